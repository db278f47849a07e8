/**
 * The user's work tree as a commit of a private store: HEAD, with what is changed and not committed.
 * Invariant: only looked at: nothing of the user's is written, and no filter or hook of theirs runs; ignored files and
 * nested repositories are left out. The commit is in no branch.
 */
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../base/byte-path.ts';
import { isSystemError } from './files.ts';
import { bindGit, gitLine } from './git.ts';
import { commitTree, type GitStore } from './git-store.ts';
import { listChanges, type WorkTreeRequest } from './user-work-tree.ts';

export interface Snapshot {
  readonly commit: string;
  /** Paths that differ from HEAD. */
  readonly changed: readonly string[];
}

// More than a person changes by hand: a folder that git should ignore.
const MAX_FILES = 5000;
const MAX_BYTES = 256 << 20;

/**
 * Writes the snapshot into a store that holds HEAD; `isLeftOut` says which changes do not count. Undefined where there
 * is more to read than a person changes.
 */
export async function snapshotWorkTree(
  store: GitStore,
  { isLeftOut, ...request }: WorkTreeRequest & { readonly isLeftOut: (path: string) => boolean },
): Promise<Snapshot | undefined> {
  const { head, repository } = request;
  const listed = await listChanges({ ...request, untracked: 'all' });
  const changed = listed.filter((path) => !isLeftOut(path) && !path.endsWith('/'));
  if (changed.length === 0) return { commit: head, changed };
  if (changed.length > MAX_FILES) return undefined;
  const { gitDir, home, folder } = store;
  const index = bindGit({ gitDir, home, indexFile: join(folder, 'snapshot.index') });
  await index(['read-tree', '--end-of-options', head]);
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const path of changed) {
    const name = encodePath(path);
    const file = readFile(Buffer.concat([Buffer.from(`${repository.folder}/`), name]));
    bytes += file?.content.length ?? 0;
    if (bytes > MAX_BYTES) return undefined;
    const id = file && (await gitLine(index, ['hash-object', '-w', '--stdin'], { input: file.content }));
    // Mode 0 takes a path out.
    const entry = file === undefined ? `0 ${'0'.repeat(head.length)}` : `${file.mode} ${id}`;
    lines.push(Buffer.from(`${entry}\t`), name, Buffer.alloc(1));
  }
  await index(['update-index', '-z', '--add', '--replace', '--index-info'], { input: Buffer.concat(lines) });
  const tree = await gitLine(index, ['write-tree']);
  const identity = { name: 'autorize', email: 'autorize@localhost' };
  const date = new Date(0).toISOString();
  const commit = await commitTree(store, { tree, parents: [head], message: 'Work tree\n', identity, date });
  return { commit, changed };
}

/** Undefined where there is none, or it is gone or shut by now. */
function readFile(path: Buffer): { readonly mode: string; readonly content: Buffer } | undefined {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return { mode: '120000', content: readlinkSync(path, 'buffer') };
    if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
    return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', content: readFileSync(path) };
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

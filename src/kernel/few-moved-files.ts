/**
 * A folder that holds one tree brought to another one that differs in a few files, without git.
 * Invariant: as of `git read-tree -m -u`, a file changes only where it is as the first tree has it, and nothing does where one
 * is not; what the trees share is not looked at. Only plain names and files are moved, all else is left to git.
 * Crash: some files are of the first tree, some of the second one, and the index is of the first.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePath } from '../base/byte-path.ts';
import { hashOf } from '../base/object-id.ts';
import type { TreeChange } from '../base/raw-diff.ts';
import { fileMode } from '../base/tree-object.ts';
import { errorCode } from './files.ts';
import type { WorkTree } from './folder-trust.ts';
import { diffTrees, type GitStore } from './git-store.ts';
import { type ChangedEntry, changeIndex } from './index-tree.ts';
import { isPlainPath, MAX_PLAIN_BYTES, MAX_PLAIN_FILES, PLAIN_MODES } from './plain-files.ts';
import { readSmallFile } from './regular-file.ts';

/** `unmoved`: nothing was changed, and git has to say what becomes of it; `broken`: the index is none. */
export async function moveFewFiles(
  store: Pick<GitStore, 'git'>,
  { folder, indexFile }: WorkTree,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<'moved' | 'unmoved' | 'broken'> {
  const { objects } = store.git;
  const changes = await diffTrees(store, { from, to });
  const isFew = changes.length <= MAX_PLAIN_FILES && changes.every(isPlain);
  if (objects === undefined || !isFew || !changes.every((change) => isAsBefore(folder, change))) return 'unmoved';
  const contents: Buffer[] = [];
  let room = MAX_PLAIN_BYTES;
  for (const { status, newId } of changes) {
    const bytes = status === 'D' ? Buffer.alloc(0) : (await objects.read(newId)).bytes;
    room -= bytes.length;
    if (room < 0) return 'unmoved';
    contents.push(bytes);
  }
  for (const [at, { path, status, newMode }] of changes.entries()) {
    const file = join(folder, path);
    rmSync(file, { force: true });
    if (status === 'D') removeEmpty(folder, dirname(path));
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents[at] ?? '', { mode: PLAIN_MODES.get(newMode) ?? 0o666, flag: 'wx' });
    }
  }
  const entries = changes.map((change) => entryOf(folder, change));
  const index = changeIndex(readFileSync(indexFile), hashOf(from), entries);
  if (index === undefined) return 'broken';
  writeFileSync(`${indexFile}.new`, index);
  renameSync(`${indexFile}.new`, indexFile);
  return 'moved';
}

function isPlain({ path, status, oldMode, newMode }: TreeChange): boolean {
  const isFile = (mode: string, none: string): boolean => status === none || PLAIN_MODES.has(mode);
  return isPlainPath(path) && isFile(oldMode, 'A') && isFile(newMode, 'D');
}

/** Whether the folder has under a name what the first tree has. */
function isAsBefore(folder: string, { path, status, oldMode, oldId }: TreeChange): boolean {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    const above = lstatSync(join(folder, path.slice(0, end)), { throwIfNoEntry: false });
    if (above === undefined) return status === 'A';
    if (!above.isDirectory()) return false;
  }
  const file = join(folder, path);
  if (status === 'A') return lstatSync(file, { throwIfNoEntry: false }) === undefined;
  const found = readSmallFile(file, MAX_PLAIN_BYTES);
  if (found === undefined || fileMode(found.mode) !== oldMode) return false;
  const hash = createHash(hashOf(oldId)).update(`blob ${found.bytes.length}\0`).update(found.bytes);
  return hash.digest('hex') === oldId;
}

/** Removes a folder of which nothing is left, and those above it. */
function removeEmpty(folder: string, path: string): void {
  for (let above = path; above !== '.'; above = dirname(above)) {
    try {
      rmdirSync(join(folder, above));
    } catch (error) {
      if (errorCode(error) === 'ENOTEMPTY') return;
      throw error;
    }
  }
}

function entryOf(folder: string, { path, status, newMode, newId }: TreeChange): ChangedEntry {
  const name = { path: encodePath(path), id: newId };
  if (status === 'D') return { ...name, mode: undefined };
  return { ...name, mode: newMode, stats: lstatSync(join(folder, path), { bigint: true }) };
}

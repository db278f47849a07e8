/**
 * A change that was not accepted, in a file of git objects: its tree as a commit on what it was tested on.
 * Invariant: the same tree on the same commit is the same commit, wherever it is made. Read back, git hashes every object;
 * what the commit stands on has to be in the store already. A file may come from elsewhere with the records: it is held to
 * the limits of packs that somebody else made, before git unpacks an object.
 * Crash while it is written: its iteration has no record, and counts as killed.
 */
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readConfined } from '../../kernel/confined-file.ts';
import { writeAll } from '../../kernel/durable.ts';
import { isNoRoom } from '../../kernel/files.ts';
import { importPack } from '../../kernel/foreign-pack.ts';
import { GitError } from '../../kernel/git.ts';
import { commitTree, type GitStore } from '../../kernel/git-store.ts';
import { packLooseCommit } from '../../kernel/loose-pack.ts';
import { IDENTITY } from './acceptance.ts';

export interface Candidate {
  readonly tree: string;
  /** The commit that it was tested on. */
  readonly from: string;
}

/** The commit of a candidate. */
export function commitCandidate(store: GitStore, { tree, from }: Candidate, message = 'candidate\n'): Promise<string> {
  return commitTree(store, { tree, parents: [from], message, identity: IDENTITY, date: '1970-01-01T00:00:00Z' });
}

// Bytes as they are: before a file leaves the machine it is searched for keys. So are those of packs that we write.
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];

/**
 * Writes a commit to a file that does not exist yet, with what its parent lacks. It lasts from when its folder is sealed
 * for the record of the iteration.
 */
export async function packCommit(
  { git, gitDir }: Pick<GitStore, 'git'> & Partial<Pick<GitStore, 'gitDir'>>,
  { path, commit, from }: { readonly path: string; readonly commit: string; readonly from: string },
): Promise<void> {
  const own =
    gitDir === undefined ? undefined : await packLooseCommit({ git, gitDir }, { commit, from, isCompressed: false });
  const pack = own?.bytes ?? (await git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` })).stdout;
  const descriptor = openSync(path, 'wx');
  try {
    writeAll(descriptor, pack);
  } finally {
    closeSync(descriptor);
  }
}

/** The file of a measured candidate, in the folder of its iteration. */
export const CANDIDATE_FILE = 'candidate.pack';

/** The same for a candidate that may be proposed again: without room, or where it is too large to be saved, there is no file. */
export async function saveCommit(
  store: Pick<GitStore, 'git'>,
  folder: string,
  makeCommit: () => Promise<{ readonly commit: string; readonly from: string }>,
): Promise<void> {
  const path = join(folder, CANDIDATE_FILE);
  try {
    await packCommit(store, { ...(await makeCommit()), path });
  } catch (error) {
    // The store too is on that disk.
    if (!(error instanceof GitError) && !isNoRoom(error)) throw error;
    rmSync(path, { force: true });
  }
}

// Packed; the objects in it are held to less.
const MAX_PACK_BYTES = 512 * 1024 * 1024;

/** What became of such a file; `why` is a sentence's end, such as "it has 3 objects; expected at most 2". */
export type Unpacked = { readonly kind: 'taken' | 'absent' } | { readonly kind: 'refused'; readonly why: string };

/** Takes the objects of such a file into a store: all, or where it is not sound or too large, none. */
export async function unpackCommit(
  { gitDir, base }: Pick<GitStore, 'gitDir' | 'base'>,
  path: string,
): Promise<Unpacked> {
  if (!existsSync(path)) return { kind: 'absent' };
  const read = readConfined({ path, shown: basename(path), folders: [dirname(path)] }, MAX_PACK_BYTES);
  if ('problem' in read) {
    return { kind: 'refused', why: `its file is ${read.problem.found}; expected ${read.problem.expected}` };
  }
  const hash = base.length === 64 ? 'sha256' : 'sha1';
  const objects = join(gitDir, 'objects');
  const taken = await importPack({
    ...{ gitDir, objects, pack: read.bytes, hash, maxPackBytes: MAX_PACK_BYTES, isPrivate: true },
  });
  return taken.kind === 'refused' ? taken : { kind: 'taken' };
}

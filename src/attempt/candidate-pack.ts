/**
 * A change that was not accepted, in a file of git objects: its tree as a commit on what it was tested on.
 * Invariant: the same tree on the same commit is the same commit, wherever it is made. Read back, git hashes every object;
 * what the commit stands on has to be in the store already.
 * Crash while it is written: its iteration has no record, and counts as killed.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { commitTree, type GitStore } from '../kernel/git-store.ts';
import { IDENTITY } from './keep.ts';

export interface Candidate {
  readonly tree: string;
  /** The commit that it was tested on. */
  readonly from: string;
}

/** The commit of a candidate. */
export function commitCandidate(store: GitStore, { tree, from }: Candidate, message = 'candidate\n'): Promise<string> {
  return commitTree(store, { tree, parents: [from], message, identity: IDENTITY, date: '1970-01-01T00:00:00Z' });
}

// Bytes as they are: before a file leaves the machine it is searched for keys.
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];

/** Writes a commit to a file that does not exist yet, with what its parent lacks; durable when the promise settles. */
export async function packCommit(
  store: Pick<GitStore, 'git'>,
  { path, commit, from }: { readonly path: string; readonly commit: string; readonly from: string },
): Promise<void> {
  const pack = await store.git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` });
  const descriptor = openSync(path, 'wx');
  try {
    for (let written = 0; written < pack.stdout.length; ) written += writeSync(descriptor, pack.stdout, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Takes the objects of such a file into a store; false: there is no file. */
export async function unpackCommit(store: Pick<GitStore, 'git'>, path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  await store.git(['index-pack', '--stdin', '--strict'], { input: readFileSync(path) });
  return true;
}

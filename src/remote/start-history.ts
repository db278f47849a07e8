/**
 * As much of the history of a shallow checkout as says whether a run began at one of its commits.
 * Invariant: objects alone are brought here, within the limits of a state: where the history of the checkout ends by its
 * own git stays as it is. What the server cannot or will not say remains unknown, and that is refused by whoever asks.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { readHead } from '../kernel/user-repository.ts';
import type { StateFiles, Subject } from './subject.ts';

interface Start {
  readonly commit: string;
  /** The state that names it. */
  readonly files: StateFiles;
}

// As much as git takes, to go beyond what a fetch before it had cut off.
export const EVERYTHING = 2_147_483_647;
// Most runs began a few commits ago; the whole history of a large repository takes minutes.
const DEPTHS = [50, 500, EVERYTHING];

/** Fetches history of HEAD until it is known whether a run may begin at a commit, or until there is no more of it. */
export async function fetchStartHistory(
  {
    subject,
    remote,
    refs,
  }: { readonly subject: Subject; readonly remote: Pick<GitRemote, 'fetchBounded'>; readonly refs: Git },
  start: Start,
): Promise<void> {
  const { repository, findStartFlaws } = subject;
  if (findStartFlaws === undefined || !existsSync(join(repository.commonDir, 'shallow'))) return;
  const head = await readHead(repository, refs);
  if (head === undefined) return;
  // What was committed here alone, the server knows by the branch that it was committed on.
  const wanted = [head, 'HEAD'];
  for (const depth of DEPTHS) {
    if ((await findStartFlaws(refs, start)).length === 0) return;
    while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth }))) wanted.shift();
    if (wanted.length === 0) return;
  }
}

async function isFetched(
  remote: Pick<GitRemote, 'fetchBounded'>,
  { ref, depth }: { readonly ref: string; readonly depth: number },
): Promise<boolean> {
  try {
    await remote.fetchBounded(ref, depth);
    return true;
  } catch (error) {
    // Unreachable, refused, or more than a state may have: nothing is known of it then.
    if (error instanceof AutorizeError) return false;
    throw error;
  }
}

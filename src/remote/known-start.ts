/**
 * Whether a run on a server began at one of the user's commits; in a shallow checkout, by as much history as says that.
 * Invariant: objects alone are brought here, within the limits of a state: where the history of the checkout ends by its
 * own git stays as it is. What the server cannot or will not say remains unknown, and that is refused by whoever asks.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError, PreconditionError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import type { Git } from '../kernel/git.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { readHead } from '../kernel/user-refs.ts';
import type { StateFiles, Subject } from './subject.ts';

interface Start {
  readonly commit: string;
  /** The state that names it. */
  readonly files: StateFiles;
}

interface Asking {
  readonly subject: Subject;
  readonly remote: Pick<GitRemote, 'fetchBounded'>;
  /** Git on the user's refs. */
  readonly refs: Git;
}

// As much as git takes, to go beyond what a fetch before it had cut off.
export const EVERYTHING = 2_147_483_647;
// Most runs began a few commits ago; the whole history of a large repository takes minutes.
const DEPTHS = [50, 500, EVERYTHING];

/**
 * Throws PreconditionError where records begin at a commit that is none of the user's, as far as the history says that can be
 * fetched; where the run itself refuses it, only fetches that history.
 */
export async function requireKnownStart(request: Asking, start: Start): Promise<void> {
  const issues = await findIssues(request, start);
  const { name, startRemedy } = request.subject;
  if (issues.length === 0 || startRemedy === undefined) return;
  throw new PreconditionError({
    message: `the records of "${name}" on the server begin at ${start.commit}, which autorize cannot identify as a commit of yours: ${printable(issues.join('; '), 600)}; nothing of them was taken`,
    remedy: `If it is yours, check out a branch that contains it, with its history (git fetch --unshallow; fetch-depth: 0), or merge it into yours. ${startRemedy}`,
  });
}

/** What is wrong with a start when there is no more history of HEAD to fetch that could say. */
async function findIssues({ subject, remote, refs }: Asking, start: Start): Promise<readonly string[]> {
  const { repository } = subject;
  const find = async (): Promise<readonly string[]> => subject.findStartIssues(refs, start);
  let issues = await find();
  const head = await readHead(repository, refs);
  if (head === undefined || !existsSync(join(repository.commonDir, 'shallow'))) return issues;
  // What was committed here alone, the server knows by the branch that it was committed on.
  const wanted = [head, 'HEAD'];
  for (const depth of DEPTHS) {
    if (issues.length === 0) return issues;
    while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth }))) wanted.shift();
    if (wanted.length === 0) return issues;
    issues = await find();
  }
  return issues;
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

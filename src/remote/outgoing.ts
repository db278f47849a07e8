/**
 * What is about to leave this machine as git objects, searched for secrets.
 * Invariant: every new object is read, whatever leads to it: contents, names in trees, messages of commits. What cannot be
 * searched whole does not leave.
 */
import { PreconditionError } from '../base/errors.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import type { Git } from '../kernel/git.ts';
import { linesOf, MAX_SEARCHED_BYTES, searchObjects } from '../kernel/object-search.ts';

export interface Outgoing {
  readonly branchHeads: readonly string[];
  /** What the other side has, with all that leads to it; those that are not here are left out. */
  readonly known: readonly string[];
  readonly search: SecretSearch;
  /** What it is called in the refusal. */
  readonly what: string;
}

/** Throws where an object that the other side does not have holds a secret. */
export async function requireNoSecrets(git: Git, { branchHeads, known, search, what }: Outgoing): Promise<void> {
  if (search.isIdle) return;
  const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
  const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
  const { stdout } = await git(args, { input: `${wanted}\n` });
  const ids = linesOf(stdout);
  await requireNoneIn(git, { ids, search, what });
}

/** Throws where one of these objects holds a secret. */
export async function requireNoneIn(
  git: Git,
  { ids, search, what }: Pick<Outgoing, 'search' | 'what'> & { readonly ids: readonly string[] },
): Promise<void> {
  const found = await searchObjects(git, { ids, search });
  if (found === 'too-large') throw tooLarge(what);
  if (found === 'found') throw leaked(what);
}

/** The refusal of something that holds a secret. */
export function leaked(what: string): PreconditionError {
  return new PreconditionError({
    message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
    remedy:
      'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
  });
}

function tooLarge(what: string): PreconditionError {
  return new PreconditionError({
    message: `${what} is larger than ${MAX_SEARCHED_BYTES >> 30} GiB, too large to be searched for keys; it is not pushed`,
    remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
  });
}

/** What is wrong with where the branch of an experiment is. */
import { PreconditionError } from '../../base/errors.ts';
import { branchOf } from './branch-name.ts';

/** The branch is not where the records say. */
export function branchMoved(
  name: string,
  { expected, actual }: { readonly expected: string; readonly actual: string | undefined },
): PreconditionError {
  const branch = branchOf(name);
  const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
  const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
  return new PreconditionError({
    message: `${found}; the records say that it is at ${expected}`,
    remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
  });
}

/** What is wrong with where the branch of an experiment is, by the records alone. */
import { PreconditionError } from '../../base/errors.ts';
import { branchOf } from './branch-name.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';

/** What is wrong where a branch is not at what the records kept last; of the original tool's none is known. */
export function branchProblem(
  name: string,
  {
    records,
    base,
    actual,
  }: {
    readonly records: readonly IterationRecord[];
    readonly base: string | undefined;
    readonly actual: string | undefined;
  },
): PreconditionError | undefined {
  const { hasForeignAcceptance, lastAccepted } = factsOf(records);
  if (records.length === 0 || hasForeignAcceptance) return undefined;
  const expected = lastAccepted ?? base;
  if (expected === undefined || expected === actual) return undefined;
  return branchMoved(name, { expected, actual });
}

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

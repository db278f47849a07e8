/** Where the branch of an experiment has to be, by the records alone. */
import type { PreconditionError } from '../../base/errors.ts';
import { branchMoved } from './branch-moved.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';

/** What the records kept last, or the base; undefined: none, and where the original tool recorded an acceptance. */
export function expectedCommit(records: readonly IterationRecord[], base: string | undefined): string | undefined {
  const { hasForeignAcceptance, lastAccepted } = factsOf(records);
  return records.length === 0 || hasForeignAcceptance ? undefined : (lastAccepted ?? base);
}

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
  const expected = expectedCommit(records, base);
  if (expected === undefined || expected === actual) return undefined;
  return branchMoved(name, { expected, actual });
}

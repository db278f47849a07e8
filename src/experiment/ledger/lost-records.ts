/** What is wrong where something knows of more iterations than the ledger holds: it was cut or lost, and git may have the rest. */
import { PreconditionError } from '../../base/errors.ts';
import { plural } from '../../base/text.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';
import type { ExperimentState } from './state.ts';

/** That records are missing by the state; undefined where they are not. The state has to be read before the records. */
export function findLostRecords(
  name: string,
  { records, state }: { readonly records: readonly IterationRecord[]; readonly state: ExperimentState | undefined },
): PreconditionError | undefined {
  const { completed: held } = factsOf(records);
  // Ours alone: the original tool counts otherwise.
  if (state?.run_id === undefined || state.iterations_completed <= held) return undefined;
  return lostRecords(
    name,
    `state.json knows of ${plural(state.iterations_completed, 'iteration')}, the ledger of ${held}`,
  );
}

export function lostRecords(name: string, found: string): PreconditionError {
  return new PreconditionError({
    message: `records of "${name}" are missing: ${found}`,
    remedy: `Rebuild them from git: autorize repair ${name}`,
  });
}

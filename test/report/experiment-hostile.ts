import fc from 'fast-check';
import { type IterationRecord, OUTCOMES } from '../../src/experiment/ledger/record.ts';
import type { ExperimentState } from '../../src/experiment/ledger/state.ts';
import { iteration, stateOf } from './experiment-samples.ts';
import { hostileText } from './hostile.ts';

/** An id in a record is any text but an option to git. */
const hostileId = hostileText.map((text) => text.replace(/^-+/, ''));

const score = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));

/** Records in which every text is made to break out of whatever it is printed in. */
export const hostileRecords: fc.Arbitrary<readonly IterationRecord[]> = fc
  .array(
    fc.record({
      ...{ outcome: fc.constantFrom(...OUTCOMES), score, text: hostileText, other: hostileText },
      ...{ commit: hostileId, tree: hostileId },
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ outcome, score, text, other, commit, tree }, index) =>
      iteration(index, outcome, {
        score,
        notes: text,
        summary: other,
        started_at: text,
        ended_at: other,
        commit,
        tree,
        base_commit: commit,
        hash: other,
        protected_digest: text,
        changed_paths: [text, other],
        sandbox: index % 2 === 0 ? text : { level: other },
        decision: { policy: text },
        durations: { [other]: 5 },
        diff_lines: 3,
      }),
    ),
  );

/** A state whose every text is the given one. */
export function stateNamed(records: readonly IterationRecord[], text: string): ExperimentState {
  return stateOf(records, { experiment: text, branch: text, base_commit: text, started_at: text, deadline: text });
}

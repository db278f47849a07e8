/** An experiment's measured changes by score and metrics, from its decision log as it lies on the disk. */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { type MeasuredIteration, tradeOffsIn } from '../../decision/trade-offs.ts';
import type { IterationRecord } from './record.ts';

export type { MeasuredIteration };

/** Empty where there is no metric in addition to the score. */
export function readTradeOffs(
  raw: readonly JournalRecord[],
  ledger: readonly IterationRecord[],
): readonly MeasuredIteration[] {
  return tradeOffsIn(raw, iterationsByTest(ledger));
}

/** The iteration that a test was of. */
function iterationsByTest(ledger: readonly IterationRecord[]): ReadonlyMap<unknown, number> {
  return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter] as const] : [])));
}

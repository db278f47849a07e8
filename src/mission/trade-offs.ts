import { type MeasuredIteration, tradeOffsIn } from '../decision/trade-offs.ts';
import type { MissionState } from './ledger.ts';
import { iterationsByTest } from './own-changes.ts';

/** A mission's measured changes by score and metrics; empty where there is no metric in addition to the score. */
export function missionTradeOffs({
  evidence,
  entries,
  launch,
}: Pick<MissionState, 'evidence' | 'entries' | 'launch'>): readonly MeasuredIteration[] {
  const { metrics } = launch.contract.evaluator;
  return metrics === undefined ? [] : tradeOffsIn(evidence, iterationsByTest(entries));
}

import { gapOfAnswers, HOLDOUT_PURPOSES, type HoldoutGap } from '../decision/holdout-gap.ts';
import { readMeasured } from '../decision/measured-tests.ts';
import type { MissionState } from './ledger.ts';

/** What the changes of a mission gained by objective and holdout; undefined: the holdout has answered nothing. */
export function missionHoldoutGap({
  evidence,
  launch,
}: Pick<MissionState, 'evidence' | 'launch'>): HoldoutGap | undefined {
  const { holdout, direction } = launch.contract.evaluator;
  return holdout && gapOfAnswers(readMeasured(evidence, HOLDOUT_PURPOSES), direction);
}

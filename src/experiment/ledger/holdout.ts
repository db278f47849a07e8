/** What the changes of an experiment gained by objective and holdout, from its decision log as it lies on the disk. */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { gapOfAnswers, HOLDOUT_PURPOSES, type HoldoutGap } from '../../decision/holdout-gap.ts';
import { readHeader, readMeasured } from '../../decision/measured-tests.ts';

/** Undefined where there is no holdout, or it has answered nothing yet. */
export function readHoldoutGap(raw: readonly JournalRecord[]): HoldoutGap | undefined {
  const settings = readHeader(raw)?.settings;
  if (settings?.holdout === undefined) return undefined;
  return gapOfAnswers(readMeasured(raw, HOLDOUT_PURPOSES), settings.direction);
}

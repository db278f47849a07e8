/** A comparison without a result: how far it came, and why it ended. Pure. */
import type { Activity } from '../base/activity.ts';
import { plural } from '../base/text.ts';
import type { ComparisonRecord, Opened } from './log.ts';

export interface UnfinishedComparison {
  readonly id: string;
  readonly isRunning: boolean;
  /** Undefined where it ended before its log began. */
  readonly opened: Opened | undefined;
  /** Where it is, or where it ended. */
  readonly phase: string;
  /** Why it ended; undefined: it is in progress, or its process left no reason. */
  readonly reason: string | undefined;
  readonly activities: readonly Activity[];
}

/** What its records say. */
export function unfinishedOf(
  records: readonly ComparisonRecord[],
  rest: Pick<UnfinishedComparison, 'id' | 'isRunning' | 'activities'>,
): UnfinishedComparison {
  const opened = records.find((record) => record.kind === 'opened');
  const failed = records.find((record) => record.kind === 'failed');
  return { ...rest, opened, phase: phaseOf(records), reason: failed?.reason };
}

function phaseOf(records: readonly ComparisonRecord[]): string {
  const count = (stage: string): number =>
    records.filter((record) => record.kind === 'ran' && record.stage === stage).length;
  const planned = records.find((record) => record.kind === 'planned');
  const pairs = records.filter((record) => record.kind === 'decided').length;
  if (planned !== undefined) return `after ${pairs} of at most ${plural(planned.pairs, 'pair')}`;
  const calibration = count('calibration');
  if (calibration > 0) return `during the calibration, after ${plural(calibration, 'run')}`;
  if (count('trial') > 0) return 'before the calibration, after the first run of a commit';
  return 'before the first run of a commit';
}

/** Whether it is in progress, and where and why it ended. */
export function renderUnfinished({ isRunning, phase, reason }: UnfinishedComparison): string {
  if (isRunning) return `in progress, ${phase}`;
  return reason === undefined
    ? `interrupted ${phase}: its process ended and left no reason`
    : `ended without an answer ${phase}: ${reason}`;
}

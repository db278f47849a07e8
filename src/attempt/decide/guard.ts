import { quoted } from '../../base/text.ts';
import { meanOf } from './moments.ts';
import type { DecisionSettings } from './objective-keys.ts';
import { type EvaluationRecord, isSideStage } from './records.ts';
import { figure } from './verdict.ts';

export type Guard = DecisionSettings['guards'][number];
export type MetricGuard = Extract<Guard, { metric: string }>;

/** What a decision's record calls a guard. */
export function nameOfGuard(guard: Guard): string {
  return 'command' in guard ? guard.command : `${guard.metric} within ${guard.max_regression}`;
}

/** What the holdout that may not be asked any more is called among the guards. */
export const SPENT_HOLDOUT = 'holdout budget';

type MetricRun = Pick<EvaluationRecord, 'task' | 'arm' | 'tree' | 'stage' | 'metrics'>;

/**
 * Compares what the runs of a test told beside the score; where it had one arm, with the last runs of the incumbent. Says
 * why not; undefined: yes. What guards, holdout and confirmation print is told of nobody.
 */
export function judgeMetric(
  runs: readonly MetricRun[],
  { id, incumbent }: { readonly id: string; readonly incumbent: string },
  { metric, max_regression: most, direction }: MetricGuard,
): string | undefined {
  const told = runs.filter(({ stage }) => !isSideStage(stage) && stage !== 'confirm');
  const valuesOf = (isMeant: (run: MetricRun) => boolean) => told.filter(isMeant).flatMap(metricOf(metric));
  const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
  const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
  const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
  if (own.length === 0 || against.length === 0) {
    return `guard: the evaluator told no ${quoted(metric)} of the ${own.length === 0 ? 'change' : 'incumbent'}`;
  }
  const [now, before] = [meanOf(own), meanOf(against)];
  const loss = direction === 'min' ? now - before : before - now;
  const limit = typeof most === 'number' ? most : (Number.parseFloat(most) / 100) * Math.abs(before);
  if (loss <= limit) return undefined;
  return `guard: ${metric} went from ${figure(before)} to ${figure(now)}, more than ${most} worse`;
}

function metricOf(metric: string) {
  return ({ metrics }: MetricRun): number[] => {
    const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
    return value === undefined ? [] : [value];
  };
}

export interface HoldoutScores {
  /** Undefined where it has none: it failed. */
  readonly candidate: number | undefined;
  readonly incumbent: number;
}

/** The one bit of the holdout: whether the change is no worse there. */
export function judgeHoldout({ candidate, incumbent }: HoldoutScores, direction: 'min' | 'max'): boolean {
  if (candidate === undefined) return false;
  return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}

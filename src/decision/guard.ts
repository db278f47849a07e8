import { quoted } from '../base/text.ts';
import { meanOf } from '../stats/moments.ts';
import type { Purpose } from './paired-trial.ts';
import type { EvaluationRecord } from './records.ts';
import type { DecisionSettings } from './settings.ts';
import { sizeRefusal } from './size.ts';
import { figure } from './verdict.ts';

type Guard = DecisionSettings['guards'][number];
type MetricGuard = Extract<Guard, { metric: string }>;

/** Asks whether a simplification makes less of a number that the evaluator prints. */
interface SizeGuard {
  readonly less: string;
}

/** A guard that is asked, with its number in the settings; that of a size stands in none, and has 0. */
export interface AskedGuard {
  readonly number: number;
  readonly guard: Guard | SizeGuard;
}

/** The guards to check before a change is accepted, in this order. */
export function guardsOf({ guards, size }: DecisionSettings, purpose: Purpose): readonly AskedGuard[] {
  const declared = guards.map((guard, index) => ({ number: index + 1, guard }));
  if (purpose !== 'simplify' || typeof size !== 'object') return declared;
  return [{ number: 0, guard: { less: size.metric } }, ...declared];
}

/** Those of them that are commands. */
export function guardCommands({ guards }: Pick<DecisionSettings, 'guards'>): string[] {
  return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}

/** What a decision's record calls a guard. */
export function nameOfGuard(guard: Guard | SizeGuard): string {
  if ('less' in guard) return `less ${guard.less}`;
  return 'command' in guard ? guard.command : `${guard.metric} within ${guard.max_regression}`;
}

/** What the holdout that may not be asked any more is called among the guards. */
export const SPENT_HOLDOUT = 'holdout budget';

export type MetricRun = Pick<EvaluationRecord, 'task' | 'arm' | 'tree' | 'stage' | 'metrics'>;

interface Compared {
  readonly id: string;
  readonly incumbent: string;
}

/** Why a metric of the runs so far speaks against a change; undefined: it does not. */
export function evaluateMetric(
  runs: readonly MetricRun[],
  trial: Compared,
  guard: MetricGuard | SizeGuard,
): string | undefined {
  const metric = 'less' in guard ? guard.less : guard.metric;
  const recorded = metricsOf(runs, trial, metric);
  if (typeof recorded === 'string') {
    const who = 'less' in guard ? 'it says that it simplifies, and' : 'guard:';
    return `${who} the evaluator reported no ${quoted(metric)} of the ${recorded}`;
  }
  if ('less' in guard) return sizeRefusal({ of: metric, ...recorded });
  const { before, after } = recorded;
  const { max_regression: most, direction } = guard;
  const loss = direction === 'min' ? after - before : before - after;
  const limit = typeof most === 'number' ? most : (Number.parseFloat(most) / 100) * Math.abs(before);
  if (loss <= limit) return undefined;
  return `guard: ${metric} went from ${figure(before)} to ${figure(after)}, more than ${most} worse`;
}

const SILENT: ReadonlySet<EvaluationRecord['stage']> = new Set(['guard', 'holdout', 'confirm']);

/**
 * What the runs of a test reported in addition to the score; where it had one arm, against the last runs of the current
 * best. A word: the arm that reported nothing. What guards, holdout and confirmation print is never shown.
 */
function metricsOf(
  runs: readonly MetricRun[],
  { id, incumbent }: Compared,
  metric: string,
): { readonly before: number; readonly after: number } | 'change' | 'current best' {
  const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
  const valuesOf = (isMeant: (run: MetricRun) => boolean) => recorded.filter(isMeant).flatMap(metricOf(metric));
  const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
  const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
  const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
  if (own.length === 0) return 'change';
  return against.length === 0 ? 'current best' : { before: meanOf(against), after: meanOf(own) };
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
export function evaluateHoldout({ candidate, incumbent }: HoldoutScores, direction: 'min' | 'max'): boolean {
  if (candidate === undefined) return false;
  return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}

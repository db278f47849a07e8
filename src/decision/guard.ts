import { quoted } from '../base/text.ts';
import { meanOf } from '../stats/moments.ts';
import {
  guardedMetrics,
  type MetricRule,
  type MetricVerdict,
  metricReason,
  missingReason,
  testMetric,
} from './metric-guard.ts';
import type { PairedTrial, Purpose } from './paired-trial.ts';
import type { EvaluationRecord } from './records.ts';
import type { DecisionSettings } from './settings.ts';
import { sizeRefusal } from './size.ts';

/** A command that has to exit with 0. */
interface CommandGuard {
  readonly command: string;
}

/** Asks whether a simplification makes less of a number that the evaluator prints. */
interface SizeGuard {
  readonly less: string;
}

type Guard = CommandGuard | MetricRule | SizeGuard;

/** A guard that is asked, with its number in the settings; that of a size stands in none, and has 0. */
export interface AskedGuard {
  readonly number: number;
  readonly guard: Guard;
}

/** The guards to check before a change is accepted, in this order. */
export function guardsOf(settings: DecisionSettings, purpose: Purpose): readonly AskedGuard[] {
  const { size } = settings;
  const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
  if (purpose !== 'simplify' || typeof size !== 'object') return declared;
  return [{ number: 0, guard: { less: size.metric } }, ...declared];
}

/** In the order of the settings: those of `guards`, then the metrics that guard. */
function declaredGuards({ guards, metrics }: Pick<DecisionSettings, 'guards' | 'metrics'>): readonly Guard[] {
  const older = guards.flatMap((guard): readonly Guard[] =>
    'command' in guard ? [guard] : guardedMetrics({ guards: [guard], metrics: [] }),
  );
  return [...older, ...guardedMetrics({ guards: [], metrics })];
}

/** Those of them that are commands. */
export function guardCommands({ guards }: Pick<DecisionSettings, 'guards'>): string[] {
  return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}

/** What a decision's record calls a guard. */
export function nameOfGuard(guard: Guard): string {
  if ('less' in guard) return `less ${guard.less}`;
  return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}

/** What the holdout that may not be asked any more is called among the guards. */
export const SPENT_HOLDOUT = 'holdout budget';

export type MetricRun = Pick<EvaluationRecord, 'task' | 'arm' | 'tree' | 'stage' | 'metrics'>;

interface Compared {
  readonly id: string;
  readonly incumbent: string;
}

/** What is known of a metric when a test is over: from its pairs, or where it has none that count, from means. */
export function askMetric(
  runs: readonly MetricRun[],
  trial: Compared | PairedTrial,
  guard: MetricRule | SizeGuard,
): MetricAnswer {
  if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
    return { reason: evaluateMetric(runs, trial, guard) };
  }
  return testMetric(trial.pairs, guard);
}

export interface MetricAnswer {
  /** Why not; undefined: yes. */
  readonly reason: string | undefined;
  /** Absent where means were compared. */
  readonly verdict?: MetricVerdict;
}

/** Why the means of a metric in the runs so far speak against a change; undefined: they do not. */
export function evaluateMetric(
  runs: readonly MetricRun[],
  trial: Compared,
  guard: MetricRule | SizeGuard,
): string | undefined {
  const metric = 'less' in guard ? guard.less : guard.metric;
  const recorded = metricsOf(runs, trial, metric);
  if (typeof recorded === 'string') {
    if (!('less' in guard)) return missingReason(metric, recorded);
    return `it says that it simplifies, and the evaluator reported no ${quoted(metric)} of the ${recorded}`;
  }
  return 'less' in guard ? sizeRefusal({ of: metric, ...recorded }) : metricReason(recorded, guard);
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

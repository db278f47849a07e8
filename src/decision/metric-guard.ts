/**
 * Metrics in addition to the score, as paired non-inferiority tests on the pairs that the test of a change measures.
 * Invariant: what the change does to the score is decided as without them; a guard asks a change that passed for more
 * pairs, up to `guard_pairs`, and can only refuse it. Beyond that it does not reject while it is undecided.
 * A metric that is truly worse by twice its margin is refuted as such, wrongly, with a probability of at most
 * NOT_WORSE_LEVEL; one that is truly no worse is called worse with one of at most WORSE_LEVEL; whatever the noise, as
 * long as a fair coin may swap the arms. Between the two, and where the pairs run out, the estimate decides, so no
 * regression that is beyond the margin as measured is accepted. Pure.
 */
import { quoted } from '../base/text.ts';
import { meanOf } from '../stats/moments.ts';
import { peakShiftEvidence } from '../stats/shift-evidence.ts';
import type { DecisionSettings } from './settings.ts';
import { figure } from './verdict.ts';

const NOT_WORSE_LEVEL = 0.05;
// Of 24 changes that leave a metric alone, less than one is to be refused, with what the end of the pairs refuses.
const WORSE_LEVEL = 0.025;
// As for evidence of scores: equal up to rounding counts as reached.
const ROUNDING = 1e-9;

export interface MetricRule {
  readonly metric: string;
  readonly direction: 'min' | 'max';
  /** In units of the metric, or `"2%"` of what the current best has. */
  readonly margin: number | string;
}

/** What a test by pairs has to show of metrics before it may end as better. */
export interface GuardRules {
  readonly metrics: readonly MetricRule[];
  /** Most pairs of a test for their sake. */
  readonly pairs: number;
}

/** The metrics that can refuse a change, in the order in which they are asked. */
export function guardedMetrics({ guards, metrics }: Pick<DecisionSettings, 'guards' | 'metrics'>): MetricRule[] {
  const older = guards.flatMap((guard) =>
    'metric' in guard ? [{ metric: guard.metric, direction: guard.direction, margin: guard.max_regression }] : [],
  );
  const newer = metrics.flatMap(({ name, direction, role, margin = 0 }) =>
    role === 'guard' ? [{ metric: name, direction, margin }] : [],
  );
  return [...older, ...newer];
}

/** The metrics that a change is tested on as well; nothing, where a run compares them when the test is over. */
export function guardRules({ settings, tests_metrics: isTested }: TestedRun): { readonly guards?: GuardRules } {
  const metrics = isTested ? guardedMetrics(settings) : [];
  return metrics.length === 0 ? {} : { guards: { metrics, pairs: settings.guard_pairs } };
}

interface TestedRun {
  readonly settings: DecisionSettings;
  readonly tests_metrics: boolean;
}

/** By the name of a metric: of the candidate and of the current best; null: not reported. */
export type PairMetrics = Readonly<Record<string, readonly [candidate: number | null, incumbent: number | null]>>;

type Reported = Readonly<Record<string, number>> | undefined;

export function pairMetrics({ metrics }: GuardRules, candidate: Reported, incumbent: Reported): PairMetrics {
  const own = new Map(Object.entries(candidate ?? {}));
  const best = new Map(Object.entries(incumbent ?? {}));
  return Object.fromEntries(
    metrics.map(({ metric }) => [metric, [own.get(metric) ?? null, best.get(metric) ?? null] as const]),
  );
}

export const METRIC_VERDICTS = ['not-worse', 'worse', 'undecided', 'missing'] as const;
export type MetricVerdict = (typeof METRIC_VERDICTS)[number];

export interface MetricTest {
  readonly verdict: MetricVerdict;
  /** Why it refuses the change if nothing more is measured; undefined: it does not. */
  readonly reason: string | undefined;
}

/** What pairs say of a metric. */
export function testMetric(pairs: readonly { readonly metrics?: PairMetrics }[], rule: MetricRule): MetricTest {
  const { metric, direction, margin } = rule;
  const values = pairs.map(({ metrics }) => new Map(Object.entries(metrics ?? {})).get(metric) ?? [null, null]);
  const missing = [0, 1].find((arm) => values.length === 0 || values.some((pair) => pair[arm] === null));
  if (missing !== undefined)
    return { verdict: 'missing', reason: missingReason(metric, missing === 0 ? 'change' : 'current best') };
  const measured = values.map(([candidate, incumbent]) => ({ candidate: candidate ?? 0, incumbent: incumbent ?? 0 }));
  const before = meanOf(measured.map(({ incumbent }) => incumbent));
  const after = meanOf(measured.map(({ candidate }) => candidate));
  const reason = metricReason({ before, after }, rule);
  const changes = measured.map(({ candidate, incumbent }) => ({
    loss: direction === 'min' ? candidate - incumbent : incumbent - candidate,
    shift: 2 * marginOf(margin, incumbent),
  }));
  // Without a margin nothing lies between worse and not worse: the estimate is all there is.
  if (changes.every(({ shift }) => shift === 0)) {
    return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
  }
  const level = reason === undefined ? NOT_WORSE_LEVEL : WORSE_LEVEL;
  const evidence = changes.map(({ loss, shift }) => ({ value: reason === undefined ? shift - loss : loss, shift }));
  if (peakShiftEvidence(evidence) < -Math.log(level) - ROUNDING) return { verdict: 'undecided', reason };
  return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
}

/** Whether a metric needs more pairs, and none has refused the change yet. */
export function isGuardOpen(
  { metrics, pairs: most }: GuardRules,
  pairs: readonly { readonly metrics?: PairMetrics }[],
): boolean {
  if (pairs.length >= most) return false;
  const verdicts = metrics.map((rule) => testMetric(pairs, rule).verdict);
  return verdicts.includes('undecided') && !verdicts.some((verdict) => verdict === 'worse' || verdict === 'missing');
}

/** What more of a metric is bad: beyond so much of it a change is refused. */
function marginOf(margin: number | string, before: number): number {
  return typeof margin === 'number' ? margin : (Number.parseFloat(margin) / 100) * Math.abs(before);
}

/** Why two means speak against a change; undefined: they do not. */
export function metricReason(
  { before, after }: { readonly before: number; readonly after: number },
  { metric, direction, margin }: MetricRule,
): string | undefined {
  const loss = direction === 'min' ? after - before : before - after;
  if (loss <= marginOf(margin, before)) return undefined;
  return `guard: ${metric} went from ${figure(before)} to ${figure(after)}, more than ${margin} worse`;
}

export function missingReason(metric: string, of: 'change' | 'current best'): string {
  return `guard: the evaluator reported no ${quoted(metric)} of the ${of}`;
}

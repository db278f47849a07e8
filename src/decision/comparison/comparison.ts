import { type Arm, carryOverZ } from '../../stats/carry-over.ts';
import { discoveriesOf } from '../../stats/e-bh.ts';
import { INSURED_MOST, logEvidenceOfDifference } from '../../stats/insured-evidence.ts';
import { minimumPairs } from '../../stats/level.ts';
import { tailOfT } from '../../stats/student.ts';
import { leastPairs } from './least-pairs.ts';
import {
  type Answer,
  endMetric,
  exactly,
  isInterval,
  type MetricPlan,
  type MetricResult,
  type MetricTrial,
  resultOfMetric,
  startMetric,
  withNamedMargin,
  withPair,
} from './metric-trial.ts';

/** What the chance of a wrong better or worse is bounded over: all that are called so, all metrics, or each by itself. */
type JointRate = 'fdr' | 'fwer' | 'none';

// After better or worse: pairs go on until the effect is known to a quarter of itself, or there are so many.
const PRECISE_PAIRS = 20;
const PRECISE_SHARE = 0.25;
// Two-sided level of about .01, where so many pairs of each kind exist.
const CARRY_OVER_LIMIT = 2.6;
const CARRY_OVER_PAIRS = 8;
// So many that Student's distribution is the normal one.
const NORMAL_FREEDOM = 1001;

type NamedMetric = { readonly name: string } & Pick<MetricPlan, 'calibration' | 'sign' | 'scale' | 'margin'>;

export interface ComparisonPlan {
  readonly metrics: readonly NamedMetric[];
  /** 1 - confidence. */
  readonly alpha: number;
  readonly planned: number;
  readonly error_rate: JointRate;
  /** The largest margin, as a share, that is named at the end where none was asked for. */
  readonly max_margin: number;
}

/** The fewest pairs in which one metric of so many can be called better or worse, however large its effect. */
export function leastPairsOfOne({
  metrics,
  alpha,
  error_rate: rate,
}: Pick<ComparisonPlan, 'alpha' | 'error_rate'> & { readonly metrics: number }): number {
  if (!isJoint(metrics, rate)) return leastPairs(alpha);
  // Its e-value is the mean of two, of which one is small then.
  return minimumPairs(alpha / (2 * metrics), INSURED_MOST);
}

/** Whether so many metrics share an error rate. */
function isJoint(metrics: number, rate: JointRate): boolean {
  return metrics > 1 && rate !== 'none';
}

interface ComparedMetric {
  readonly name: string;
  readonly trial: MetricTrial;
  /** What the common error rate lets it be called, with ln of the e-value that it had then; null: nothing. */
  readonly called: { readonly answer: 'better' | 'worse'; readonly log_e: number } | null;
  readonly has_carry_over: boolean;
  /** No margin was asked for: one that the interval fits into may be named at the end. */
  readonly is_margin_open: boolean;
}

/** Two commits by their metrics, pair by pair; plain JSON at every step. */
export interface Comparison {
  readonly alpha: number;
  readonly planned: number;
  readonly error_rate: JointRate;
  readonly max_margin: number;
  readonly metrics: readonly ComparedMetric[];
  /** The arm that ran first in each pair: `candidate` is the head. */
  readonly orders: readonly Arm[];
  readonly is_ended: boolean;
}

export function startComparison({ metrics, ...rules }: ComparisonPlan): Comparison {
  const { alpha, planned, error_rate: rate } = rules;
  const plan = { alpha, planned, max_margin: rules.max_margin, is_joint: isJoint(metrics.length, rate) };
  return {
    ...{ ...rules, orders: [], is_ended: false },
    metrics: metrics.map(({ name, ...metric }) => ({
      ...{ name, called: null, has_carry_over: false, is_margin_open: metric.margin === undefined },
      trial: startMetric({ ...metric, ...plan }),
    })),
  };
}

/** A pair: the scores of both commits by metric, and the arm that ran first. */
export interface ComparedPair {
  readonly first: Arm;
  readonly base: Readonly<Record<string, number>>;
  readonly head: Readonly<Record<string, number>>;
}

/** Commits whose scores are the same in every run: one pair is all there is to know. */
export function compareExactly(plan: ComparisonPlan, pair: ComparedPair): Comparison {
  const started = startComparison(plan);
  const metrics = started.metrics.map((metric) => ({
    ...metric,
    trial: exactly(metric.trial, scoresIn(pair, metric.name)),
  }));
  return { ...started, metrics, orders: [pair.first], is_ended: true };
}

function scoresIn(pair: ComparedPair, name: string): { readonly base: number; readonly head: number } {
  const [base, head] = [pair.base[name], pair.head[name]];
  if (base === undefined || head === undefined) throw new TypeError(`a pair without a score of ${name}`);
  return { base, head };
}

/** Takes a pair in; both arms have a score of every metric. */
export function reportComparedPair(comparison: Comparison, pair: ComparedPair): Comparison {
  const orders = [...comparison.orders, pair.first];
  const measured = comparison.metrics.map((metric) => {
    return { ...metric, trial: withPair(metric.trial, scoresIn(pair, metric.name)) };
  });
  const next = { ...comparison, orders, metrics: jointly({ ...comparison, metrics: measured }, comparison.metrics) };
  const isDone = orders.length >= comparison.planned || next.metrics.every((metric) => isConcluded(metric));
  return isDone ? endComparison(next) : next;
}

/** Ends it after a whole pair: all is decided, the pairs are used up, or the time is. */
export function endComparison(comparison: Comparison): Comparison {
  if (comparison.is_ended) return comparison;
  const metrics = comparison.metrics.map((metric) => {
    const ended = answerOf(metric) === null ? endMetric(metric.trial) : metric.trial;
    return { ...metric, trial: metric.is_margin_open ? withNamedMargin(ended, comparison.max_margin) : ended };
  });
  const carrying = carriersAmong(metrics, comparison.orders);
  return {
    ...{ ...comparison, is_ended: true },
    metrics: metrics.map((metric, index) => ({ ...metric, has_carry_over: carrying.has(index) })),
  };
}

/** Calls metrics different by their common error rate. What is called so stays so, with the e-value that it had. */
function jointly(
  { metrics, alpha, error_rate: rate }: Comparison,
  before: readonly ComparedMetric[],
): readonly ComparedMetric[] {
  if (!isJoint(metrics.length, rate)) return metrics;
  // An answer of its own stands, so that metric is no discovery and makes none of the others easier. One that only the last
  // pair leaves undecided is not answered yet.
  const logs = metrics.map(({ trial, called }, index) => {
    if (called !== null) return called.log_e;
    const isOpen = trial.answer === null || (trial.answer === 'undecided' && before[index]?.trial.answer === null);
    return isOpen ? logEvidenceOfDifference(trial) : Number.NEGATIVE_INFINITY;
  });
  const bonferroni = Math.log(metrics.length / alpha);
  const found =
    rate === 'fdr'
      ? discoveriesOf(logs, alpha)
      : new Set(logs.flatMap((log, index) => (log >= bonferroni ? [index] : [])));
  return metrics.map((metric, index) => {
    if (metric.called !== null || !found.has(index)) return metric;
    const answer = resultOfMetric(metric.trial).estimate > 0 ? 'worse' : 'better';
    return { ...metric, called: { answer, log_e: logs[index] ?? 0 } };
  });
}

/** The answer of a metric so far; null: none yet. */
function answerOf({ trial, called }: ComparedMetric): Answer | null {
  return called?.answer ?? trial.answer;
}

function isConcluded(metric: ComparedMetric): boolean {
  const answer = answerOf(metric);
  if (answer === null) return false;
  if (answer === 'no-difference' || answer === 'undecided') return true;
  const result = resultOfMetric(metric.trial);
  const isPrecise =
    isInterval(result) && (result.upper - result.lower) / 2 <= PRECISE_SHARE * Math.abs(result.estimate);
  return result.pairs >= PRECISE_PAIRS || isPrecise;
}

/**
 * The metrics whose runs depend on what ran before them. Of many that are sound, one in a hundred looks as if they did: as in
 * Benjamini and Hochberg (1995), the more of them do, the less each of them must show.
 */
function carriersAmong(metrics: readonly ComparedMetric[], orders: readonly Arm[]): ReadonlySet<number> {
  const found = metrics.map(({ trial: { differences } }) => {
    const { z, least } = carryOverZ(differences.map((difference, index) => ({ difference, first: orders[index] })));
    return least >= CARRY_OVER_PAIRS ? Math.abs(z) : 0;
  });
  const level = tailOfT(CARRY_OVER_LIMIT, NORMAL_FREEDOM) / metrics.length;
  const sorted = found.toSorted((one, other) => other - one);
  const last = sorted.findLastIndex((z, index) => tailOfT(z, NORMAL_FREEDOM) < level * (index + 1));
  const limit = sorted[last] ?? Number.POSITIVE_INFINITY;
  return new Set(found.flatMap((z, index) => (z >= limit ? [index] : [])));
}

export interface ComparedResult extends MetricResult {
  readonly name: string;
  readonly answer: Answer;
  /** Runs depend on what ran before them: whatever the pairs say is no evidence. */
  readonly has_carry_over: boolean;
  /** ln of the e-value of "there is a difference": what a table of many metrics is sorted by. */
  readonly log_e: number;
}

/** What a comparison says when it is over, the strongest evidence first. */
export function resultsOf({ metrics }: Comparison): readonly ComparedResult[] {
  const results = metrics.map((metric) => {
    const { name, trial, has_carry_over } = metric;
    const answer = has_carry_over ? 'undecided' : (answerOf(metric) ?? 'undecided');
    return { ...resultOfMetric(trial), name, answer, has_carry_over, log_e: logEvidenceOfDifference(trial) };
  });
  return results.sort((one, other) => other.log_e - one.log_e);
}

// One that is worse is what a gate is for; one that is not decided keeps the rest from being the whole truth.
const GRAVITY: readonly Answer[] = ['worse', 'undecided', 'better', 'no-difference'];

/** One answer for all metrics: the gravest of theirs. */
export function overallAnswer(results: readonly Pick<ComparedResult, 'answer'>[]): Answer {
  return GRAVITY.find((grave) => results.some(({ answer }) => answer === grave)) ?? 'undecided';
}

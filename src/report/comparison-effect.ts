/** The effect of one metric in words and numbers: never an interval that cannot be. */
import { decimalsOf, renderRatio, renderRatioWords, showRatio } from '../base/ratio-text.ts';
import { renderScore } from '../base/score-text.ts';
import { kindOfUnit } from '../base/score-unit.ts';
import { plural, printable } from '../base/text.ts';
import type { Effect, ReportedMetric } from '../compare/report.ts';

/** What the words need of a metric. */
type Metric = Pick<ReportedMetric, 'direction' | 'unit' | 'scale' | 'effect' | 'pairs'>;

const MAX_UNIT = 20;

/** `±2 %` of a share. */
export function renderMargin(share: number): string {
  return `±${renderPercent(share)}`;
}

/** `2 %`; three digits at most. */
export function renderPercent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}

/** The same, rounded up: a margin that holds an interval must not be rounded to one that does not. */
function renderPercentUp(share: number): string {
  const percent = share * 100;
  const digits = percent < 10 ? 10 : 1;
  return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}

/** `95 %`. */
export function renderConfidence(confidence: number): string {
  return renderPercent(confidence);
}

interface Limits {
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The effect as it is shown: a ratio above 1 with its word, or a difference. */
interface ShownEffect extends Limits {
  readonly estimate: number;
  /** `slower`; on a scale of differences `higher` or `lower`. */
  readonly word: string;
}

const isBounded = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** A ratio is above 0: a limit at 0 or below is none. */
function boundRatio({ estimate, lower, upper }: Effect): Effect {
  return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}

/** No score of these kinds is below 0, so the head cannot be lower than the base by more than all of it. */
function boundDifference({ effect, unit, pairs }: Metric & { readonly effect: Effect }): Effect {
  const { estimate } = effect;
  const lower = isBounded(effect.lower) ? effect.lower : null;
  const upper = isBounded(effect.upper) ? effect.upper : null;
  const most = Math.max(...pairs.map(({ base }) => base), 0);
  return { estimate, lower: kindOfUnit(unit) !== 'other' && lower !== null && lower < -most ? null : lower, upper };
}

function showEffect(metric: Metric): ShownEffect | undefined {
  const { effect, unit, scale } = metric;
  if (effect === null || !Number.isFinite(effect.estimate)) return undefined;
  if (scale === 'difference') {
    const bounded = boundDifference({ ...metric, effect });
    return { ...bounded, word: effect.estimate < 0 ? 'lower' : 'higher' };
  }
  if (effect.estimate <= 0) return undefined;
  return showRatio(boundRatio(effect), unit);
}

function renderSigned(value: number): string {
  return value > 0 ? `+${renderScore(Number(value.toPrecision(3)))}` : renderScore(Number(value.toPrecision(3)));
}

function withUnit(text: string, unit: string | null): string {
  return unit === null || unit.trim() === '' ? text : `${text} ${printable(unit.trim(), MAX_UNIT)}`;
}

/** `1.17× slower`, `0.012 higher`, `no change`; undefined before the first pair. */
export function renderChangeWords(metric: Metric): string | undefined {
  const shown = showEffect(metric);
  if (shown === undefined) return undefined;
  const { estimate, word } = shown;
  if (metric.scale === 'difference') {
    if (estimate === 0) return 'no change';
    return `${withUnit(renderScore(Math.abs(Number(estimate.toPrecision(3)))), metric.unit)} ${word}`;
  }
  return renderRatioWords(shown);
}

/** `1.09–1.26`, `at least 1.09`; in the direction of the words. */
export function renderInterval(metric: Metric): string {
  const shown = showEffect(metric);
  if (shown === undefined) return 'none';
  const { lower, upper } = shown;
  if (lower !== null && upper !== null && lower > upper) return 'none: the effect changed between the pairs';
  const decimals = decimalsOf(shown);
  const isRatio = metric.scale === 'ratio';
  const one = (limit: number): string => (isRatio ? renderRatio(limit, decimals) : renderSigned(limit));
  const unit = isRatio ? null : metric.unit;
  if (lower === null && upper === null) return 'not bounded yet';
  if (upper === null) return withUnit(`at least ${one(lower ?? 0)}`, unit);
  if (lower === null) return withUnit(`at most ${one(upper)}`, unit);
  return withUnit(`${one(lower)}${isRatio ? '–' : ' to '}${one(upper)}`, unit);
}

/** Both limits of the interval apart, in the direction of the words; undefined where one is missing. */
export function plainLimits(metric: Metric): readonly [low: string, high: string] | undefined {
  const shown = showEffect(metric);
  if (shown === undefined || shown.lower === null || shown.upper === null || shown.lower > shown.upper)
    return undefined;
  const { lower, upper } = shown;
  if (metric.scale === 'ratio') {
    const decimals = decimalsOf(shown);
    return [`${renderRatio(lower, decimals)}×`, `${renderRatio(upper, decimals)}×`];
  }
  return [withUnit(renderSigned(lower), metric.unit), withUnit(renderSigned(upper), metric.unit)];
}

/** The change of the score as signed percentages, `+0.2 %` and `-0.4 % to +0.9 %`; undefined on a scale of differences. */
export function renderShares({
  effect,
  scale,
}: Metric): { readonly change: string; readonly interval: string } | undefined {
  if (effect === null || scale !== 'ratio') return undefined;
  const { estimate, lower, upper } = boundRatio(effect);
  if (lower === null || upper === null || lower > upper) return undefined;
  const one = (ratio: number): string => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
  return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}

/** What a sentence says besides its metric. */
interface SentenceOptions {
  readonly confidence: number;
}

/** `95 % CI 1.09–1.26, 11 pairs`. */
function renderEvidence(metric: ReportedMetric, { confidence }: SentenceOptions): string {
  const pairs = plural(metric.pairs.length, 'pair');
  const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
  const interval = shares?.interval ?? renderInterval(metric);
  const named = `${renderConfidence(confidence)} CI`;
  if (interval === 'not bounded yet') return `no ${named} yet, ${pairs}`;
  return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}

/** What a metric came to, in one sentence: `1.17× slower (95 % CI 1.09–1.26, 11 pairs)`. */
export function renderAnswer(metric: ReportedMetric, options: SentenceOptions): string {
  const { answer, margin } = metric;
  const change = renderChangeWords(metric);
  if (change === undefined) return 'undecided: no pair was measured';
  const evidence = renderEvidence(metric, options);
  if (answer === 'no-difference') return `no difference beyond ${renderMargin(margin)} (${evidence})`;
  if (answer === 'undecided') return `undecided: ${change} so far (${evidence})`;
  return `${change} (${evidence})`;
}

const MOST_TIMES = 100;

/** What an undecided metric would take, as a sentence; undefined for any other one. */
export function renderNeeds({
  answer,
  has_carry_over: carriesOver,
  needs,
  effect,
}: ReportedMetric): string | undefined {
  if (answer !== 'undecided') return undefined;
  if (carriesOver) {
    return 'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.';
  }
  if (effect !== null && effect.lower !== null && effect.upper !== null && effect.lower > effect.upper) {
    return 'The effect changed between the first pairs and the last: something else on the machine, or in the benchmark, did.';
  }
  if (needs === null) return undefined;
  const { times, margin } = needs;
  const widened = Number.isFinite(margin) && margin > 0 ? `a margin of ${`±${renderPercentUp(margin)}`}` : undefined;
  const more = times === null || !Number.isFinite(times) ? undefined : renderTimes(times);
  const ways = [more, widened].filter((way) => way !== undefined);
  return ways.length === 0 ? undefined : `It would take ${ways.join(', or ')}.`;
}

function renderTimes(times: number): string {
  if (times > MOST_TIMES) return `more than ${MOST_TIMES} times the pairs`;
  if (times <= 1.1) return 'a few more pairs';
  return `about ${times < 3 ? Number(times.toFixed(1)) : Math.ceil(times)} times the pairs`;
}

/** How many times worse the head is: above 1 is worse, in either direction; undefined where there is no ratio. */
export function worseningOf({ scale, effect, direction }: ReportedMetric): number | undefined {
  if (scale !== 'ratio' || effect === null || !(effect.estimate > 0)) return undefined;
  return direction === 'min' ? effect.estimate : 1 / effect.estimate;
}

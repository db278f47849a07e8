/** What was confirmed, in plain words. Pure. */
import { decimalsOf, renderRatio, renderRatioWords, showRatio } from '../base/ratio-text.ts';
import { renderScore } from '../base/score-text.ts';
import { plural } from '../base/text.ts';

/** What the words need of the record of a claim; a gain is positive where it is better. */
export interface PlainClaim {
  readonly estimate: number;
  readonly interval: readonly [low: number, high: number];
  readonly confidence: number;
  readonly baseline_mean: number;
  /** Where it is there, estimate and interval are logarithms of the ratio of scores. */
  readonly ratio?: { readonly unit: string | null; readonly direction: 'min' | 'max' } | null | undefined;
  readonly carry_over?: boolean | null | undefined;
}

/** `13.7× faster, very likely between 11.9× and 15.8×`, `4.1 % better, very likely between 2.3 % and 5.9 %`. */
export function renderPlainGain(claim: PlainClaim): string {
  const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
  // What always scores the same has an interval without a width.
  return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}

/** `very likely between 2 and 3`. */
export function renderPlainInterval(confidence: number, low: string, high: string): string {
  const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
  return `${likely} between ${low} and ${high}`;
}

/** `4 of 12 changes accepted`. */
export function renderAcceptedCount(accepted: number, tried: number): string {
  return `${accepted} of ${plural(tried, 'change')} accepted`;
}

interface PlainGain {
  readonly change: string;
  readonly low: string;
  readonly high: string;
}

function asRatio({ estimate, interval }: PlainClaim, { unit, direction }: NonNullable<PlainClaim['ratio']>): PlainGain {
  const sign = direction === 'max' ? 1 : -1;
  const ratioOf = (gain: number): number => Math.exp(sign * gain);
  const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
  const shown = showRatio({ estimate: ratioOf(estimate), lower, upper }, unit);
  const decimals = decimalsOf(shown);
  const limit = (value: number | null): string => `${renderRatio(value ?? 0, decimals)}×`;
  return { change: renderRatioWords(shown), low: limit(shown.lower), high: limit(shown.upper) };
}

/** In percent of the mean of the baseline; as it is where that mean is 0. */
function asShare({ estimate, interval, baseline_mean: mean }: PlainClaim): PlainGain {
  const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
  const unit = mean === 0 ? '' : ' %';
  const sign = estimate < 0 ? -1 : 1;
  const one = (value: number): string =>
    `${renderScore(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
  const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
  const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
  return { change, low: one(low), high: one(high) };
}

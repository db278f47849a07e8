/** A ratio of two scores in words and numbers, the same for comparisons and for claims. */
import { kindOfUnit } from './score-unit.ts';

const WORDS: Readonly<Record<ReturnType<typeof kindOfUnit>, { readonly more: string; readonly less: string }>> = {
  time: { more: 'slower', less: 'faster' },
  rate: { more: 'faster', less: 'slower' },
  size: { more: 'larger', less: 'smaller' },
  other: { more: 'higher', less: 'lower' },
};

/** A ratio with its limits; null: not limited on that side. */
interface BoundedRatio {
  readonly estimate: number;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The ratio as it is shown: 1 or more, with its word, such as `slower`. */
export interface ShownRatio extends BoundedRatio {
  readonly word: string;
}

/** The ratio of a score to another one, turned over where it is below 1. */
export function showRatio({ estimate, lower, upper }: BoundedRatio, unit: string | null): ShownRatio {
  const words = WORDS[kindOfUnit(unit)];
  if (estimate >= 1) return { estimate, lower, upper, word: words.more };
  // The shown ratio is above 1, so the limits change places.
  const invert = (limit: number | null): number | null => (limit === null ? null : 1 / limit);
  return { estimate: 1 / estimate, lower: invert(upper), upper: invert(lower), word: words.less };
}

const MAX_PLAIN = 1e6;

/** Decimals that a ratio and its limits are shown with: more where all is decided near 1. */
export function decimalsOf({ estimate, lower }: Pick<ShownRatio, 'estimate' | 'lower'>): number {
  if (estimate >= 100) return 0;
  if (estimate >= 10) return 1;
  const isNear = estimate < 1.1 || (lower !== null && lower !== 1 && Math.abs(lower - 1) < 0.005);
  return isNear ? 3 : 2;
}

export function renderRatio(ratio: number, decimals: number): string {
  if (ratio >= MAX_PLAIN || ratio < 0.001) return ratio.toExponential(1);
  const text = ratio.toFixed(decimals);
  return ratio !== 0 && Number(text) === 0 ? String(Number(ratio.toPrecision(1))) : text;
}

/** `1.17× slower`, or `no change`. */
export function renderRatioWords(shown: ShownRatio): string {
  return shown.estimate === 1 ? 'no change' : `${renderRatio(shown.estimate, decimalsOf(shown))}× ${shown.word}`;
}

/** Units of scores, and whether a ratio of two scores means something. Pure. */
import { type ScoreScale, scaleOfScores } from '../decision/comparison/score-scale.ts';

/** What is asked for: `auto` compares by the ratio where that means something. */
export const SCALES = ['auto', 'difference'] as const;

type RatioUnit = 'time' | 'bytes' | 'instructions' | 'allocations' | 'rate';

const UNITS: Readonly<Record<string, RatioUnit>> = {
  ...{ s: 'time', ms: 'time', us: 'time', µs: 'time', ns: 'time', min: 'time' },
  ...{ bytes: 'bytes', B: 'bytes', kB: 'bytes', MB: 'bytes', GB: 'bytes', KiB: 'bytes', MiB: 'bytes', GiB: 'bytes' },
  ...{ instructions: 'instructions', allocations: 'allocations', rate: 'rate' },
};
const RATE = /^[\w ]{1,20}\/(?:s|sec|min)$/;

/** Some of them, for messages. */
export const UNIT_EXAMPLES = 's, ms, us, ns, bytes, kB, MB, instructions, allocations, rate, ops/s';

/** Whether a word is a unit. */
export function isKnownUnit(word: string): boolean {
  return Object.hasOwn(UNITS, word) || RATE.test(word);
}

/**
 * What a unit measures; null where a ratio of such scores may mean nothing. A score without a unit counts as a rate: how
 * many times as much is the question, and its calibration shows zeros and negative scores.
 */
export function ratioUnitOf(unit: string | null): RatioUnit | null {
  if (unit === null) return 'rate';
  return (Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined) ?? (RATE.test(unit) ? 'rate' : null);
}

/** The scale of a metric, from the scores of its calibration and what was asked for. */
export function scaleOfMetric(
  calibration: readonly number[],
  { unit, scale }: { readonly unit: string | null; readonly scale: (typeof SCALES)[number] },
): ScoreScale {
  return scale === 'difference' ? 'difference' : scaleOfScores(calibration, ratioUnitOf(unit));
}

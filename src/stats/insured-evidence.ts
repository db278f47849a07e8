import type { Limits } from './signed-rank.ts';

// Share of each factor that does not depend on the difference: one outlier costs at most a factor of 10.
const INSURED = 0.1;
/** What a pair can multiply the evidence by at most. */
export const INSURED_MOST = INSURED + (1 - INSURED) * 2;
// In units of 1/scale: bets are doubled until one is at least this strong.
const STRONGEST_BET = 2.4;
// How far from the differences a centre is looked for, in scales: beyond it no evidence can be missing.
const REACH = 60;
// A double has 53 bits: more halvings change nothing.
const HALVINGS = 60;
// Far within the range of a double, and far outside of what a pair can change.
const SMALL = 1e-100;

/** Differences of pairs, each with the scale that was known before it. */
export interface ScaledDifferences {
  readonly differences: readonly number[];
  readonly scales: readonly number[];
  /** In units of 1/scale. */
  readonly bets: readonly number[];
}

/**
 * Bets for a planned number of pairs at a level between 0 and 1, in units of 1/scale. The weakest finds the least effect
 * that so many pairs can show.
 */
export function insuredBets(planned: number, level: number): readonly number[] {
  const bets: number[] = [];
  let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
  for (; bet < STRONGEST_BET; bet *= 2) bets.push(bet);
  return [...bets, bet];
}

/** A factor whose mean is 1 where x is symmetric about 0, and less where its centre is below 0. */
export function insuredFactor(x: number, bet: number): number {
  return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}

/**
 * ln of the evidence after each pair that the centre of the differences lies above (side 1) or below (side -1) a value:
 * the mean over the bets of the products of their factors. Under any noise that a fair coin may swap, it reaches 1/a with
 * a probability of at most a. Source: Ville's inequality; symmetry tests by betting with an insured share.
 */
export function evidencePath(series: ScaledDifferences, centre: number, side: 1 | -1): readonly number[] {
  const path: number[] = [];
  findEvidence(series, centre, side, (log) => {
    path.push(log);
    return false;
  });
  return path;
}

/** Whether the evidence is enough after one of the pairs; of those after it nothing is asked. */
function findEvidence(
  { differences, scales, bets }: ScaledDifferences,
  centre: number,
  side: 1 | -1,
  isEnough: (log: number) => boolean,
): boolean {
  // Divided by what `taken` is the logarithm of, so that no product of thousands of pairs leaves the range of a double.
  const products = bets.map(() => 1);
  let taken = 0;
  for (const [index, difference] of differences.entries()) {
    const x = (side * (difference - centre)) / (scales[index] ?? 1);
    let total = 0;
    for (const [at, bet] of bets.entries()) {
      const product = (products[at] ?? 1) * insuredFactor(x, bet);
      products[at] = product;
      total += product;
    }
    const mean = total / bets.length;
    if (isEnough(taken + Math.log(mean))) return true;
    if (mean > SMALL && mean < 1 / SMALL) continue;
    taken += Math.log(mean);
    for (const [at, product] of products.entries()) products[at] = product / mean;
  }
  return false;
}

/** Whether the evidence ever reached 2/level: the centre is refuted on that side, at half of the level. */
export function isRefuted(series: ScaledDifferences, level: number, centre: number, side: 1 | -1): boolean {
  const needed = Math.log(2 / level);
  return findEvidence(series, centre, side, (log) => log >= needed);
}

/** The limits of the centre that hold at confidence 1 - level whenever one looks; null: not limited yet. */
export function anytimeInterval(series: ScaledDifferences, level: number): Limits {
  const { differences, scales } = series;
  if (differences.length === 0) return { lower: null, upper: null };
  const reach = Math.max(...differences.map(Math.abs)) + REACH * Math.max(...scales);
  const limitOn = (side: 1 | -1): number | null => {
    let out = -side * reach;
    let within = side * reach;
    if (!isRefuted(series, level, out, side)) return null;
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (out + within) / 2;
      if (isRefuted(series, level, middle, side)) out = middle;
      else within = middle;
    }
    return out;
  };
  return { lower: limitOn(1), upper: limitOn(-1) };
}

/** ln of the e-value of "there is a difference", as it is now: its highest value so far would be none. */
export function logEvidenceOfDifference(series: ScaledDifferences): number {
  const up = evidencePath(series, 0, 1).at(-1) ?? 0;
  const down = evidencePath(series, 0, -1).at(-1) ?? 0;
  const highest = Math.max(up, down);
  return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
}

import { type Direction, isBetter } from '../ledger/best-so-far.ts';

/** What scores of one and the same tree show of the evaluator. */
export interface Noise {
  readonly mean: number;
  /** Sample standard deviation. */
  readonly sd: number;
  readonly isDeterministic: boolean;
  /**
   * The difference between two single scores below which it is as well chance: 2·sd·√2, since both have the noise (a
   * difference of two independent scores has a standard deviation of sd·√2, and about 95 in 100 lie within two of it).
   */
  readonly detectable: number;
  /** Pairs of a score and a later one of the same tree that a greedy comparison would have kept. */
  readonly falselyAccepted: number;
  readonly pairs: number;
}

/** Measures the noise of an evaluator by scores of the same tree, in the order in which they came. */
export function measureNoise(scores: readonly number[], direction: Direction): Noise {
  const mean = scores.reduce((sum, score) => sum + score / scores.length, 0);
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const isDeterministic = scores.every((score) => score === scores[0]);
  // The mean of equal scores may be off in its last digit.
  const sd = isDeterministic ? 0 : Math.sqrt(squares / (scores.length - 1));
  const pairs = scores.flatMap((first, index) => scores.slice(index + 1).map((later) => [first, later] as const));
  return {
    mean,
    sd,
    isDeterministic,
    detectable: 2 * sd * Math.SQRT2,
    falselyAccepted: pairs.filter(([first, later]) => isBetter(later, first, direction)).length,
    pairs: pairs.length,
  };
}

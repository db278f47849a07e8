import { centralMedian } from '../base/median.ts';

/** Limits of an effect; null: there is none on that side. */
export interface Limits {
  readonly lower: number | null;
  readonly upper: number | null;
}

/** P(W <= w) of Wilcoxon's signed-rank sum of so many differences, for w = 0, 1, …: all sets of signs are equally likely. */
export function signedRankDistribution(count: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let rank = 1; rank <= count; rank += 1) {
    const next = Array.from({ length: chances.length + rank }, () => 0);
    for (const [sum, chance] of chances.entries()) {
      next[sum] = (next[sum] ?? 0) + chance / 2;
      next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
    }
    chances = next;
  }
  let total = 0;
  return chances.map((chance) => {
    total += chance;
    return total;
  });
}

/** The averages of every two, and of each with itself, ascending (Walsh). */
function averagesOfTwo(differences: readonly number[]): readonly number[] {
  const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
  return averages.sort((one, other) => one - other);
}

/**
 * The exact signed-rank interval at confidence 1 - level: it holds once, at an end that was planned. Without limits where
 * the pairs are too few. Source: Hodges and Lehmann 1963; Wilcoxon's exact distribution.
 */
export function signedRankInterval(differences: readonly number[], level: number): Limits {
  const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
  if (rank === 0) return { lower: null, upper: null };
  const averages = averagesOfTwo(differences);
  return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}

/** The estimate that belongs to the interval: the median of the averages of every two (Hodges and Lehmann); of none NaN. */
export function signedRankEstimate(differences: readonly number[]): number {
  return centralMedian(averagesOfTwo(differences));
}

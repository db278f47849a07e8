import { describe, expect, it } from 'vitest';
import {
  anytimeInterval,
  evidencePath,
  insuredBets,
  insuredFactor,
  isRefuted,
  logEvidenceOfDifference,
} from '../../src/stats/insured-evidence.ts';
import { robustScale, successiveSteps } from '../../src/stats/robust-scale.ts';

const seriesOf = (differences: readonly number[], scale = 1) => ({
  differences,
  scales: differences.map(() => scale),
  bets: insuredBets(50, 0.025),
});

/** All series that a fair coin makes of some distances. */
function signings(distances: readonly number[]): readonly (readonly number[])[] {
  return distances.reduce<readonly (readonly number[])[]>(
    (all, distance) =>
      all.flatMap((series) => [
        [...series, distance],
        [...series, -distance],
      ]),
    [[]],
  );
}

describe('the bets on a difference', () => {
  it('begin at the least effect that the planned pairs can show, and double until one is at least 2.4', () => {
    const least = Math.sqrt((2 * Math.log(80)) / 50);
    expect(insuredBets(50, 0.025)).toEqual([1, 2, 4, 8].map((factor) => expect.closeTo(factor * least, 12)));
    expect(insuredBets(1, 0.025)).toEqual([expect.closeTo(Math.sqrt(2 * Math.log(80)), 12)]);
    // Exactly 2.4 is strong enough.
    expect(insuredBets(2, 2 * Math.exp(-(2.4 ** 2)))).toEqual([expect.closeTo(2.4, 12)]);
  });

  it('leave a tenth of each factor as it is', () => {
    expect(insuredFactor(0, 0.7)).toBe(1);
    expect(insuredFactor(1, 0.5)).toBeCloseTo(0.1 + 1.8 / (1 + Math.exp(-1)), 12);
    expect(insuredFactor(-1e6, 0.5)).toBeCloseTo(0.1, 12);
    expect(insuredFactor(1e6, 0.5)).toBeCloseTo(1.9, 12);
  });
});

describe('evidence that the centre of differences lies on one side', () => {
  it('has a mean of exactly 1 after each pair under a fair coin, whatever the distances are', () => {
    const all = signings([0.1, 3, 0.5, 40, 1, 2, 0.01, 7]).map((series) => evidencePath(seriesOf(series), 0, 1));
    for (let pair = 0; pair < 8; pair += 1) {
      const total = all.reduce((sum, path) => sum + Math.exp(path[pair] ?? Number.NaN), 0);
      expect(total / all.length).toBeCloseTo(1, 10);
    }
  });

  it('is the sum of what its factors say, beyond what a double could hold of their product', () => {
    const [bet] = insuredBets(50, 0.025);
    const series = { ...seriesOf(Array.from({ length: 3000 }, () => 3)), bets: [bet ?? 1] };
    const [first = 0] = evidencePath(series, 0, 1);
    const [opposite = 0] = evidencePath(series, 0, -1);
    expect(evidencePath(series, 0, 1).at(-1)).toBeCloseTo(3000 * first, 6);
    expect(evidencePath(series, 0, -1).at(-1)).toBeCloseTo(3000 * opposite, 6);
  });

  it('loses no more than a factor of ten to one outlier', () => {
    const before = [1, 2, 1.5, 1, 2, 1];
    const [, , , , , without = 0, outlier = 0] = evidencePath(seriesOf([...before, -1e6]), 0, 1);
    expect(without - outlier).toBeLessThanOrEqual(Math.log(10) + 1e-9);
    expect(without - outlier).toBeGreaterThan(Math.log(9));
  });

  it('refutes at the highest evidence so far, and a limit lies where that ends', () => {
    const series = seriesOf([2, 2.1, 1.9, 2, 2.2, 1.8, 2, 2]);
    const { lower, upper } = anytimeInterval(series, 0.025);
    if (lower === null || upper === null) throw new Error('no limits');
    expect(lower).toBeGreaterThan(0);
    expect(upper).toBeGreaterThan(2);
    for (const [limit, side] of [
      [lower, 1],
      [upper, -1],
    ] as const) {
      expect(isRefuted(series, 0.025, limit - side * 1e-6, side)).toBe(true);
      expect(isRefuted(series, 0.025, limit + side * 1e-6, side)).toBe(false);
    }
    // What came later takes nothing back.
    expect(isRefuted(seriesOf([...series.differences, -9, -9, -9]), 0.025, 0, 1)).toBe(true);
  });

  it('is the mean over the bets of what each alone has gained, in scales that are known before each pair', () => {
    const series = { differences: [1, -0.5, 2], scales: [1, 2, 0.5], bets: [0.5, 2] };
    const products = series.bets.map((bet) =>
      series.differences.reduce(
        (product, difference, index) =>
          product * insuredFactor(-(difference - 0.25) / (series.scales[index] ?? 1), bet),
        1,
      ),
    );
    const [first = 0, second = 0] = products;
    expect(evidencePath(series, 0.25, -1)).toHaveLength(3);
    expect(evidencePath(series, 0.25, -1).at(-1)).toBeCloseTo(Math.log((first + second) / 2), 12);
  });

  it('stays the same sum where thousands of pairs of two bets leave the range of a double', () => {
    const differences = Array.from({ length: 2000 }, (_, index) => (index < 1000 ? 3 : -3));
    const series = { differences, scales: differences.map(() => 1), bets: [0.4, 3] };
    const logs = series.bets.map((bet) =>
      differences.reduce((log, difference) => log + Math.log(insuredFactor(difference, bet)), 0),
    );
    const highest = Math.max(...logs);
    const mean = logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / 2;
    expect(evidencePath(series, 0, 1).at(-1)).toBeCloseTo(highest + Math.log(mean), 6);
  });

  it('is enough at exactly 2/level', () => {
    expect(isRefuted({ differences: [0], scales: [1], bets: [0.5] }, 2, 0, 1)).toBe(true);
    const series = { differences: [1], scales: [1], bets: [0.5] };
    const [log = 0] = evidencePath(series, 0, 1);
    const level = 2 / Math.exp(log);
    expect(isRefuted(series, level * (1 + 1e-9), 0, 1)).toBe(true);
    expect(isRefuted(series, level * (1 - 1e-9), 0, 1)).toBe(false);
  });

  it('has no limits before seven pairs at half of five per cent', () => {
    const equal = Array.from({ length: 7 }, () => 100);
    expect(anytimeInterval(seriesOf(equal.slice(1)), 0.025)).toEqual({ lower: null, upper: null });
    expect(anytimeInterval(seriesOf(equal), 0.025).lower).not.toBeNull();
    expect(anytimeInterval(seriesOf([]), 0.025)).toEqual({ lower: null, upper: null });
    // The widest scale says how far a limit may lie from the differences.
    const zeros = seriesOf(Array.from({ length: 12 }, () => 0));
    expect(anytimeInterval({ ...zeros, scales: zeros.scales.with(0, 0.001) }, 0.025).lower).toBeLessThan(-0.06);
  });

  it('of a difference on any side is the mean of both, as they are now', () => {
    const series = seriesOf([2, 2, 2, -2, -2, -2]);
    const [up, down] = [evidencePath(series, 0, 1).at(-1) ?? 0, evidencePath(series, 0, -1).at(-1) ?? 0];
    expect(logEvidenceOfDifference(series)).toBeCloseTo(Math.log((Math.exp(up) + Math.exp(down)) / 2), 12);
    expect(logEvidenceOfDifference(seriesOf([]))).toBe(0);
    const long = seriesOf(Array.from({ length: 2000 }, () => 3));
    const highest = evidencePath(long, 0, 1).at(-1) ?? 0;
    expect(logEvidenceOfDifference(long)).toBeCloseTo(highest - Math.LN2, 9);
  });
});

describe('the scale of the next difference', () => {
  it('is read off steps and earlier differences by their median, so that outliers do not make it', () => {
    expect(successiveSteps([1, 3, 2, 2])).toEqual([2, 1, 0]);
    expect(robustScale([1, 1, 1, 1000], [])).toBeCloseTo(1.4826, 10);
    expect(robustScale([1, 1, 1], [5, 5, 6])).toBeCloseTo(1.4826, 10);
    // Steps 3 and 4, and distances 0, 2 and 5 from the median of 5.
    expect(robustScale([3, 4], [5, 3, 10])).toBeCloseTo(3 * 1.4826, 10);
  });

  it('is the mean where most are equal, and never 0', () => {
    expect(robustScale([0, 0, 0, 4], [])).toBe(1);
    expect(robustScale([0, 0], [7, 7])).toBe(1e-9);
    expect(robustScale([], [])).toBe(1e-9);
  });
});

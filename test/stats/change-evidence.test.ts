import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../src/base/random.ts';
import { findUpwardChange } from '../../src/stats/change-evidence.ts';

const LEVEL = 0.05;
const RUNS = 300;

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Share of runs in which somebody who looks after each number is alerted. */
function alerted(numberOf: (random: Random, index: number) => number, length = 20): number {
  const random = seededRandom('change');
  let count = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const values: number[] = [];
    for (let index = 0; index < length; index += 1) {
      values.push(numberOf(random, index));
      if ((findUpwardChange(values)?.logEvidence ?? 0) < -Math.log(LEVEL)) continue;
      count += 1;
      break;
    }
  }
  return count / RUNS;
}

const permutations = (values: readonly number[]): number[][] =>
  values.length < 2
    ? [[...values]]
    : values.flatMap((first, at) => permutations(values.toSpliced(at, 1)).map((rest) => [first, ...rest]));

describe('evidence that numbers become larger', () => {
  it('has a mean of 1 over all orders, and with equal numbers at most 1', () => {
    const meanOf = (values: readonly number[]) => {
      const all = permutations(values).map((order) => Math.exp(findUpwardChange(order)?.logEvidence ?? Number.NaN));
      return all.reduce((sum, evidence) => sum + evidence, 0) / all.length;
    };
    for (const count of [2, 3, 6]) expect(meanOf(Array.from({ length: count }, (_, at) => at))).toBeCloseTo(1, 10);
    expect(meanOf([1, 1, 2, 2, 2])).toBeLessThan(1);
    expect(meanOf([1, 1, 1])).toBeLessThan(1);
  });

  it('is enough in at most one of 20 runs without a change, for who looks after each number', () => {
    // Outliers as of Cauchy's distribution, and ties; the last: numbers that become smaller.
    expect(alerted(normal)).toBeLessThanOrEqual(LEVEL);
    expect(alerted((random) => Math.tan(Math.PI * (random() - 0.5)))).toBeLessThanOrEqual(LEVEL);
    expect(alerted((random) => Math.floor(random() * 4))).toBeLessThanOrEqual(LEVEL);
    expect(alerted((random, index) => normal(random) - (index < 10 ? 0 : 2))).toBeLessThanOrEqual(LEVEL);
  });

  it('finds a change by twice the noise within 20 numbers, in 4 of 5 runs, and where it is', () => {
    expect(alerted((random, index) => normal(random) + (index < 10 ? 0 : 2), 30)).toBeGreaterThan(0.8);
    const change = findUpwardChange([3, 1, 4, 1.5, 2, 9, 12, 16, 15, 13, 18, 17]);
    expect(change?.start).toBe(5);
    expect(change?.logEvidence).toBeGreaterThan(-Math.log(LEVEL));
  });

  it('says nothing of one number', () => {
    expect(findUpwardChange([])).toBeUndefined();
    expect(findUpwardChange([1])).toBeUndefined();
  });
});

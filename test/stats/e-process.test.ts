import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anytimeP, feedEProcess, isEvident, logEvidence, startEProcess } from '../../src/stats/e-process.ts';
import { INSURED_MOST } from '../../src/stats/insured-evidence.ts';
import { minimumPairs } from '../../src/stats/level.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

function evidenceOf(differences: readonly number[], scale = 1): number {
  return Math.exp(logEvidence(feedEProcess(startEProcess(scale), differences)));
}

const anyDifference = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('the statistic', () => {
  it('has mean exactly one over the signs of any differences: under any symmetric noise', () => {
    fc.assert(
      fc.property(
        fc.array(anyDifference, { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (sizes, scale) => {
          let sum = 0;
          const patterns = 2 ** sizes.length;
          for (let pattern = 0; pattern < patterns; pattern += 1) {
            sum += evidenceOf(
              sizes.map((size, index) => ((pattern >> index) & 1 ? size : -size)),
              scale,
            );
          }
          expect(sum / patterns).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  const noises: readonly (readonly [string, (random: () => number) => number])[] = [
    ['Gaussian', gaussian],
    [
      't3',
      (random) =>
        gaussian(random) / Math.sqrt((gaussian(random) ** 2 + gaussian(random) ** 2 + gaussian(random) ** 2) / 3),
    ],
    ['Cauchy', (random) => Math.tan(Math.PI * (random() - 0.5))],
  ];
  it.each(noises)(
    'has mean one under %s noise, and passes 20 in at most 5 of 100 runs, however often it peeks',
    (_name, noise) => {
      const random = numbersOf(7);
      const runs = 40_000;
      let sum = 0;
      let passed = 0;
      for (let run = 0; run < runs; run += 1) {
        let process = startEProcess(1);
        for (let pair = 0; pair < 4; pair += 1) process = feedEProcess(process, [noise(random)]);
        sum += Math.exp(logEvidence(process));
        if (run >= 5000) continue;
        for (let pair = 4; pair < 40; pair += 1) process = feedEProcess(process, [noise(random)]);
        if (anytimeP(process) <= 0.05) passed += 1;
      }
      // Four standard errors: after four pairs E is at most 16.
      expect(Math.abs(sum / runs - 1)).toBeLessThan(0.05);
      expect(passed / 5000).toBeLessThanOrEqual(0.05);
    },
  );

  it.each([
    [0.1, 4],
    [0.05, 5],
    [0.01, 7],
    // The levels that confidences stand for are not exact, nor is the product of doublings.
    [1 - 0.9, 4],
    [1 - 0.95, 5],
    [1 - 0.99, 7],
    [1 - 0.9375, 4],
  ])('at level %d needs %d pairs of an arbitrarily large effect, and no fewer', (a, pairs) => {
    const huge = Array<number>(pairs).fill(1e9);
    expect(minimumPairs(a)).toBe(pairs);
    expect(isEvident(feedEProcess(startEProcess(1), huge), a)).toBe(true);
    expect(isEvident(feedEProcess(startEProcess(1), huge.slice(1)), a)).toBe(false);
  });

  it.each([
    [0.05, 5],
    [0.01, 8],
  ])('with insured factors at level %d needs %d pairs, and no fewer', (a, pairs) => {
    const huge = Array<number>(pairs).fill(1e9);
    expect(minimumPairs(a, INSURED_MOST)).toBe(pairs);
    expect(isEvident(feedEProcess(startEProcess(1, true), huge), a)).toBe(true);
    expect(isEvident(feedEProcess(startEProcess(1, true), huge.slice(1)), a)).toBe(false);
  });

  it('is not changed by ties, and survives the largest differences there are', () => {
    expect(evidenceOf([1, 0, 0, -0])).toBe(evidenceOf([1]));
    const lost = feedEProcess(startEProcess(1e-200), [-1e150, -1e150]);
    expect(lost.logs.every(Number.isFinite)).toBe(true);
    expect(JSON.parse(JSON.stringify(lost))).toEqual(lost);
    expect(isEvident(startEProcess(1), 0)).toBe(false);
  });

  it('weighs four bets, from a third of the scale to three times it, equally', () => {
    const factor = (bet: number, difference: number) => 2 / (1 + Math.exp(-2 * bet * difference));
    for (const difference of [-0.7, 0.3, 1, 2]) {
      const mean = [0.35, 0.7, 1.4, 2.8].reduce((sum, bet) => sum + factor(bet, difference), 0) / 4;
      expect(evidenceOf([difference])).toBeCloseTo(mean, 12);
      expect(evidenceOf([difference * 5], 5)).toBeCloseTo(mean, 12);
    }
  });

  it('counts as evident what misses 1/a by rounding alone, and nothing at a level of 0 or less', () => {
    const reached = (logE: number) => ({ scale: 1, logs: [logE, logE, logE, logE], log_max: 0 });
    expect(isEvident(reached(Math.log(20)), 0.05)).toBe(true);
    expect(isEvident(reached(Math.log(20) - 1e-10), 0.05)).toBe(true);
    expect(isEvident(reached(Math.log(20) - 1e-8), 0.05)).toBe(false);
    expect(isEvident(reached(-Math.log(0.05) - 1e-9), 0.05)).toBe(true);
    for (const level of [0, -0.05]) expect(isEvident(reached(1e9), level)).toBe(false);
  });

  it('has a p value of 1 / max E, never above 1', () => {
    const high = feedEProcess(startEProcess(1), [3, 3, 3]);
    expect(anytimeP(high)).toBe(Math.exp(-logEvidence(high)));
    expect(anytimeP({ ...high, log_max: -1 })).toBe(1);
    expect(feedEProcess(startEProcess(1), [-3]).log_max).toBe(0);
  });

  it('remembers its highest point for the p value', () => {
    const high = feedEProcess(startEProcess(1), [3, 3, 3]);
    const low = [-3, -3].reduce((process, difference) => feedEProcess(process, [difference]), high);
    expect(anytimeP(low)).toBe(anytimeP(high));
    expect(logEvidence(low)).toBeLessThan(logEvidence(high));
    expect(anytimeP(startEProcess(1))).toBe(1);
  });
});

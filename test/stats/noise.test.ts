import { describe, expect, it } from 'vitest';
import { changePoint, differenceSigma, noiseOf, pairScale, poolTest, unitScale } from '../../src/stats/noise.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

describe('the noise', () => {
  it('of calibration is the difference form, which a slow drift hardly touches', () => {
    expect(differenceSigma([1, 3, 1, 3])).toBeCloseTo(Math.sqrt(4 / 2), 12);
    expect(differenceSigma([4])).toBe(0);
    const random = numbersOf(3);
    const still = Array.from({ length: 400 }, () => gaussian(random));
    const drifting = still.map((score, index) => score + index / 20);
    expect(differenceSigma(drifting)).toBeCloseTo(differenceSigma(still), 1);
  });

  it('comes from the calibration until 30 pairs are recorded, then from within the tests', () => {
    const start = noiseOf([1, 3, 1, 3], []);
    expect(pairScale(start)).toEqual({ value: Math.sqrt(2) * Math.SQRT2, source: 'calibration' });
    const test = [5, 7, 5, 7, 5, 7, 5, 7, 5, 7];
    const twenty = poolTest(poolTest(start, test, []), test, []);
    expect(pairScale(twenty).source).toBe('calibration');
    const thirty = poolTest(twenty, test, []);
    // Ten squares of 1 a test; the effect of 6 itself is no noise.
    expect(pairScale(thirty)).toEqual({ value: Math.sqrt(30 / 27), source: 'pairs' });
  });

  it('has a floor of 1e-12 of the mean, and never is 0', () => {
    expect(pairScale(noiseOf([5, 5, 5], []))).toEqual({ value: 5e-12, source: 'floor' });
    expect(pairScale(noiseOf([0, 0], [])).value).toBeGreaterThan(0);
  });

  it('of cases leaves ties out, and guesses from how far cases lie apart where they never differ', () => {
    expect(noiseOf([1, 1], []).case_scale).toBeNull();
    expect(noiseOf([1, 1], [{}]).case_scale).toBeNull();
    expect(
      noiseOf(
        [1, 1],
        [
          { a: 1, b: 0, c: 5 },
          { a: 1, b: 3, c: 9 },
        ],
      ).case_scale,
    ).toBeCloseTo(Math.sqrt(25 / 2), 12);
    expect(
      noiseOf(
        [1, 1],
        [
          { a: 1, b: 0 },
          { a: 1, b: 0 },
        ],
      ).case_scale,
    ).toBeCloseTo(Math.SQRT1_2, 12);
    expect(noiseOf([1, 1], [{ a: 1, b: 1 }]).case_scale).toBe(1);
    const start = noiseOf([1, 1], [{ a: 1, b: 1 }]);
    const pooled = poolTest(start, [1], [...Array<number>(30).fill(2), ...Array<number>(50).fill(0)]);
    expect(unitScale(pooled)).toEqual({ value: 2, source: 'pairs' });
    expect(unitScale(poolTest(start, [1], Array<number>(29).fill(2))).source).toBe('calibration');
  });
});

describe('a change point', () => {
  const random = numbersOf(11);
  const noise = Array.from({ length: 60 }, () => gaussian(random));

  it('is found where the level moved', () => {
    const moved = noise.map((score, index) => (index < 30 ? score : score + 3));
    expect(Math.abs((changePoint(moved) ?? 0) - 30)).toBeLessThanOrEqual(2);
    expect(changePoint([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])).toBe(5);
  });

  it.each([
    ['nothing', []],
    ['nine scores', [0, 0, 0, 0, 0, 9, 9, 9, 9]],
    ['scores that are all equal', Array<number>(40).fill(2)],
    ['a level that stays', noise],
  ])('is not found in %s', (_name, stream) => {
    expect(changePoint(stream)).toBeUndefined();
  });

  it('is found in at most one of 500 streams that stay', () => {
    let found = 0;
    for (let stream = 0; stream < 500; stream += 1) {
      if (changePoint(Array.from({ length: 50 }, () => gaussian(random))) !== undefined) found += 1;
    }
    expect(found).toBeLessThanOrEqual(1);
  });
});

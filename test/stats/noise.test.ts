import { describe, expect, it } from 'vitest';
import {
  changePoint,
  differenceSigma,
  noiseOf,
  pairScale,
  poolTest,
  robustNoiseOf,
  unitScale,
} from '../../src/stats/noise.ts';
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

  it('of a scale of logarithms is read off the median step, which one slow run does not make', () => {
    const noise = robustNoiseOf([1, 1, 2, 4, 400], []);
    expect(noise).toMatchObject({ ...noiseOf([1, 1, 2, 4, 400], []), sigma: noise.sigma, steps: [0, 1, 2, 396] });
    expect(noise.sigma).toBeCloseTo((1.5 * 1.4826) / Math.SQRT2, 12);
    expect(pairScale(noise)).toEqual({ value: expect.closeTo(1.5 * 1.4826, 12), source: 'calibration' });
    const equal = robustNoiseOf([5, 5, 5], []);
    expect([equal.sigma, pairScale(equal)]).toEqual([0, { value: 1e-9, source: 'floor' }]);
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

describe('the scale', () => {
  const known = { ...noiseOf([1, 3], []), mean: 0 };

  it('takes two scores for an estimate of the noise', () => {
    expect(differenceSigma([1, 3])).toBeCloseTo(Math.SQRT2, 12);
  });

  it('needs degrees of freedom within tests before pairs replace the calibration', () => {
    expect(pairScale({ ...known, pairs: 40, squares: 9, freedom: 0 }).source).toBe('calibration');
    expect(pairScale({ ...known, pairs: 40, squares: 9, freedom: 1 })).toEqual({ value: 3, source: 'pairs' });
    expect(pairScale({ ...known, pairs: 29, squares: 9, freedom: 1 }).source).toBe('calibration');
  });

  it('is the floor where the noise is not above it', () => {
    const pooled = { ...known, pairs: 40, squares: 1, freedom: 1 };
    expect(pairScale({ ...pooled, mean: 1e12 })).toEqual({ value: 1, source: 'floor' });
    expect(pairScale({ ...pooled, mean: -1e12 }).source).toBe('floor');
    expect(pairScale({ ...pooled, mean: 0.9e12 })).toEqual({ value: 1, source: 'pairs' });
    expect(pairScale({ ...known, mean: 1e12, sigma: 0.8 }).source).toBe('calibration');
  });

  it('of cases is that of the calibration, 1 without one, and the floor where all squares are 0', () => {
    expect(unitScale({ ...known, case_scale: 7 })).toEqual({ value: 7, source: 'calibration' });
    expect(unitScale({ ...known, case_scale: null })).toEqual({ value: 1, source: 'calibration' });
    expect(unitScale({ ...known, case_scale: 1e-200 }).source).toBe('floor');
    expect(unitScale({ ...known, case_scale: 0 })).toEqual({ value: 1e-200, source: 'floor' });
    expect(unitScale({ ...known, case_count: 30, case_squares: 0 })).toEqual({ value: 1e-200, source: 'floor' });
  });

  it('of cases compares each run with the next alone', () => {
    const runs = [{ a: 0 }, { a: 1 }, { a: 3 }];
    expect(noiseOf([0, 0, 0], runs).case_scale).toBeCloseTo(Math.sqrt((1 + 4) / 2), 12);
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

  it('counts the splits, so that a step with one more place to be needs to be clearer', () => {
    // The last five scores are 1.8 higher. One split: p = 0.0008. Two splits double a p of 0.0006 to more than .001.
    const stepAfter = (before: readonly number[]) => [...before, 1.8, 2.8, 1.8, 2.8, 1.8];
    expect(changePoint(stepAfter([0, 1, 0, 1, 0]))).toBe(5);
    expect(changePoint(stepAfter([0, 1, 0, 1, 0, 1]))).toBeUndefined();
  });

  it('has two degrees of freedom less than there are scores', () => {
    // t = 2.887 times the height; at .001 with 8 degrees of freedom 5.041 is needed, with 12 only 4.318.
    const step = (height: number) => [0, 1, 0, 1, 0, height, height + 1, height, height + 1, height];
    expect(changePoint(step(1.6))).toBeUndefined();
    expect(changePoint(step(1.8))).toBe(5);
  });

  it('is the first of two splits that explain exactly the same', () => {
    const edge = Array<number>(5).fill(0);
    expect(changePoint([...edge, ...Array<number>(54).fill(1), ...edge])).toBe(5);
  });

  it('leaves at least five scores on each side', () => {
    // The level moves after four scores, and before the last four.
    const early = [9, 9, 9, 9, ...Array<number>(16).fill(0)];
    expect(changePoint(early)).toBe(5);
    expect(changePoint([...early].reverse())).toBe(15);
  });

  it('is found where the longer level comes last, and where it comes first', () => {
    expect(changePoint([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])).toBe(5);
    expect(changePoint([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])).toBe(6);
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

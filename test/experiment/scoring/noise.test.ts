import { describe, expect, it } from 'vitest';
import { measureNoise } from '../../../src/experiment/scoring/noise.ts';

describe('noise of an evaluator', () => {
  it('is nothing where all scores are equal', () => {
    expect(measureNoise([0.1, 0.1, 0.1], 'max')).toMatchObject({ sd: 0, isDeterministic: true, falselyAccepted: 0 });
  });

  it('is the sample standard deviation, and hides differences below 2·sd·√2', () => {
    const noise = measureNoise([1, 2, 3], 'max');
    expect(noise).toMatchObject({ mean: 2, sd: 1, isDeterministic: false, falselyAccepted: 3, pairs: 3 });
    expect(noise.detectable).toBeCloseTo(2.828, 3);
  });

  it('counts what a greedy comparison would have kept by the direction', () => {
    expect(measureNoise([1, 2, 3], 'min').falselyAccepted).toBe(0);
    expect(measureNoise([2, 3, 1], 'min').falselyAccepted).toBe(2);
  });
});

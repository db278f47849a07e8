import { describe, expect, it } from 'vitest';
import { estimateIterations, measureNoise } from '../../src/experiment/noise.ts';

describe('noise of an evaluator', () => {
  it('is nothing where all scores are equal', () => {
    expect(measureNoise([0.1, 0.1, 0.1], 'max')).toMatchObject({ sd: 0, isDeterministic: true, falseKeeps: 0 });
  });

  it('is the sample standard deviation, and hides differences below 2·sd·√2', () => {
    const noise = measureNoise([1, 2, 3], 'max');
    expect(noise).toMatchObject({ mean: 2, sd: 1, isDeterministic: false, falseKeeps: 3, pairs: 3 });
    expect(noise.detectable).toBeCloseTo(2.828, 3);
  });

  it('counts what a greedy comparison would have kept by the direction', () => {
    expect(measureNoise([1, 2, 3], 'min').falseKeeps).toBe(0);
    expect(measureNoise([2, 3, 1], 'min').falseKeeps).toBe(2);
  });
});

describe('how many iterations fit', () => {
  const frame = {
    totalMs: 60_000,
    budgetMs: 9000,
    evaluationMs: 1000,
    agentMs: undefined,
    parallel: 1,
    maxIterations: 0,
  };

  it('is a range while nothing is known of the agent', () => {
    expect(estimateIterations(frame)).toMatchObject({ least: 6, most: 32 });
  });

  it('is one number once agents have worked, lanes side by side', () => {
    expect(estimateIterations({ ...frame, agentMs: 2000, parallel: 2 })).toMatchObject({ least: 40, most: 40 });
  });

  it('is at most max_iterations', () => {
    expect(estimateIterations({ ...frame, maxIterations: 8 })).toMatchObject({ least: 6, most: 8 });
  });
});

import { describe, expect, it } from 'vitest';
import { isFutile, scaleAfter } from '../../src/decision/futility.ts';
import { pairedTrial } from './trials.ts';

type Trial = Parameters<typeof isFutile>[0];

const RULES = { ...pairedTrial().rules, a0: 0.05, futility_z: 0.5, scale: 1 };

/** A test with these differences of its pairs, and 20 pairs at most. */
function trialOf(differences: readonly number[], rules: Partial<Trial['rules']> = {}): Trial {
  const pairs = differences.map((difference) => ({ difference }));
  return { rules: { ...RULES, ...rules }, purpose: 'candidate', cap: 20, pairs, units: [], screen_scores: [] };
}

const isFutileOf = (...overrides: Parameters<typeof trialOf>) => isFutile(trialOf(...overrides));
const four = (mean: number) => [mean + 1, mean - 1, mean + 1, mean - 1];

// Source: decisions, "Specification", step 4: mean + tolerance + z·s/√t below the larger of the least improvement and half
// of what the last pair would have to show, here 0.5·√(2 ln 20 / 20) = 0.2737.
describe('a test by pairs is futile', () => {
  it('where its mean with a margin is below half of what the last pair would have to show', () => {
    expect([isFutileOf(four(0.02)), isFutileOf(four(0.03))]).toEqual([true, false]);
    expect([isFutileOf(four(0.02), { scale: 3 }), isFutileOf(four(0.08), { scale: 3 })]).toEqual([true, false]);
    expect([isFutileOf(four(0.02), { futility_z: 0.6 }), isFutileOf(four(0.02), { a0: 0.1 })]).toEqual([false, false]);
    expect(isFutile({ ...trialOf(four(0.02)), cap: 24 })).toBe(false);
    expect([isFutileOf(four(-0.06), { tolerance: 0.08 }), isFutileOf(four(-0.04), { tolerance: 0.08 })]).toEqual([
      ...[true, false],
    ]);
  });

  it('where it is below the least improvement, which a simplification need not reach', () => {
    expect([isFutileOf(four(0.74), { min_improvement: 1 }), isFutileOf(four(0.76), { min_improvement: 1 })]).toEqual([
      ...[true, false],
    ]);
    expect(isFutile({ ...trialOf(four(0.74), { min_improvement: 1 }), purpose: 'simplify' })).toBe(false);
  });

  it('after two pairs at the earliest, of ratios after three, by their median', () => {
    expect([isFutileOf([-9]), isFutileOf([-9, -9])]).toEqual([false, true]);
    const ratio = { ratio: { unit: 'ms' } };
    expect([isFutileOf([-9, -9], ratio), isFutileOf([-9, -9, -9], ratio)]).toEqual([false, true]);
    expect([isFutileOf([-90, 0.1, 0.2], ratio), isFutileOf([-0.2, -0.1, 90], ratio)]).toEqual([false, true]);
  });

  it('by the noise of its cases, of which as many are to come as came with each pair', () => {
    const byCase = (units: readonly number[], rules: Partial<Trial['rules']> = {}) =>
      isFutile({ ...trialOf([0, 0], { unit_scale: 5, ...rules }), units });
    // A root mean square of 1: 0.5/√4 beside 0.5·√(2 ln 20 / 40) = 0.1935, over 40 cases in 20 pairs.
    expect([byCase([1, 1, -1, -1]), byCase([-1, -1, -1, 1])]).toEqual([false, true]);
    expect(isFutile({ ...trialOf([0], { unit_scale: 5 }), units: [1, 1, -1, -1] })).toBe(false);
    expect([byCase([0, 0]), byCase([0, 0], { tolerance: 0.1 })]).toEqual([true, false]);
    expect(isFutile({ ...trialOf([0], { unit_scale: 5 }), units: [0, 0] })).toBe(false);
    // A ratio changes nothing about cases: two are enough.
    expect(byCase([-1, -1], { ratio: { unit: 'ms' } })).toBe(true);
  });
});

describe('the scale of the next difference', () => {
  it('is that of the rules, or follows the differences where steps are known', () => {
    expect(scaleAfter(trialOf([5, 9]))).toBe(1);
    expect(scaleAfter(trialOf([], { steps: [2, 2, 2] }))).toBeCloseTo(2 * 1.4826, 12);
    expect(scaleAfter(trialOf([5, 3, 10], { steps: [3, 4] }))).toBeCloseTo(3 * 1.4826, 12);
    expect([isFutileOf(four(0.08)), isFutileOf(four(0.08), { steps: [9, 9, 9, 9, 9] })]).toEqual([false, true]);
  });
});

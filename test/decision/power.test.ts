import { describe, expect, it } from 'vitest';
import { acceptedShare, normal, powerOf } from '../../src/decision/power.ts';
import { numbersOf } from './world.ts';

const RULES = { a: 0.05, a0: 0.05, screen: 'off', futility_z: 0, max_pairs: 20 } as const;

// Shares of 400 tests: three standard errors are 7.5 points at a half.
const POINTS = 0.075;

describe('the power of a test', () => {
  it.each([
    [0.5, 0.148],
    [1, 0.498],
    [1.5, 0.804],
    [2, 0.934],
  ])('at %f noise SDs is what the specification has', (effect, share) => {
    expect(Math.abs(acceptedShare(RULES, effect) - share)).toBeLessThan(POINTS);
  });

  it.each([
    [0.5, 0.221],
    [1, 0.633],
  ])('at %f noise SDs is higher with 40 pairs', (effect, share) => {
    expect(Math.abs(acceptedShare({ ...RULES, max_pairs: 40 }, effect) - share)).toBeLessThan(POINTS);
  });

  it('says which gains are found often and seldom, by the settings', () => {
    const usual = powerOf(RULES);
    expect(usual.found).toBeGreaterThanOrEqual(1.25);
    expect(usual.found).toBeLessThanOrEqual(1.75);
    expect(usual.seldom).toBeGreaterThanOrEqual(0.5);
    expect(usual.seldom).toBeLessThanOrEqual(0.75);
    expect(powerOf({ ...RULES, a: 0.01, a0: 0.01 }).found).toBeGreaterThan(usual.found ?? 0);
    expect(powerOf({ ...RULES, max_pairs: 4 })).toMatchObject({ found: undefined });
  });

  it('is whole for a huge gain, and looked for up to 8 noise SDs', () => {
    expect(acceptedShare(RULES, 8)).toBe(1);
    expect(powerOf({ ...RULES, max_pairs: 4 })).toEqual({ found: undefined, seldom: 8 });
    // A screening run has to be 7.05 SDs above the record: at 7.75 fewer than 8 in 10 are, at 8 more.
    expect(powerOf({ ...RULES, screen: 7.05 }).found).toBe(8);
  });

  it('is that of normal noise with mean 0 and variance 1', () => {
    const random = numbersOf(3);
    const numbers = Array.from({ length: 40_000 }, () => normal(random));
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const square = numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length;
    // Four standard errors.
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(square - 1)).toBeLessThan(0.03);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration, renderDuration } from '../../src/base/duration.ts';

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['5m', 300_000],
    ['1h30m', 5_400_000],
    ['1h 30m', 5_400_000],
    ['2days', 172_800_000],
    ['250ms', 250],
    ['1week', 604_800_000],
    ['0s', 0],
  ])('%s is %i ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each(['', '5', 'm', '5 parsecs', '-5m', '1.5h', '5M', '5m!', '99999999999999999999s', '5constructor'])(
    '%j is none',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  it('that is printed is read as the same again', () => {
    fc.assert(fc.property(fc.nat({ max: 10 ** 12 }), (ms) => parseDuration(renderDuration(ms)) === ms));
  });

  it('is printed in the largest units that fit', () => {
    expect(renderDuration(5_400_000)).toBe('1h30m');
    expect(renderDuration(0)).toBe('0s');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderApart, renderChange, renderCount, renderScore, renderUsd } from '../../src/base/score-text.ts';

const score = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('a score', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333333'],
    [1234567, '1234567'],
    [-12.5, '-12.5'],
    [-123456789012345680000, '-1.23457e+20'],
    [1e-9, '1e-9'],
    [Number.MAX_VALUE, '1.79769e+308'],
    [undefined, '–'],
  ])('%s is shown as %s', (value, text) => {
    expect(renderScore(value)).toBe(text);
  });

  test('is short, whatever it is', () => {
    fc.assert(fc.property(score, (value) => renderScore(value).length <= 16));
  });

  test('beside another one never looks equal to it unless it is', () => {
    fc.assert(
      fc.property(score, score, (a, b) => (renderApart(a, b) === renderApart(b, a)) === (a === b)),
      { numRuns: 1000 },
    );
    expect([renderApart(0.123456781, 0.123456789), renderApart(0.123456789, 0.123456781)]).toEqual([
      '0.12345678',
      '0.12345679',
    ]);
    expect(renderApart(0.1 + 0.2, 0.3)).toBe('0.30000000000000004');
  });

  test('beside one that is far has no more digits than alone', () => {
    expect(renderApart(1 / 3, 2)).toBe('0.333333');
    expect(renderApart(1 / 3, undefined)).toBe('0.333333');
  });
});

describe('a change', () => {
  test.each([
    [3.1, 3.2, '+0.1 (+3.23%)'],
    [3.2, 3.1, '-0.1 (-3.13%)'],
    [-4, -3, '+1 (+25%)'],
    [0, 1, '+1'],
    [2, 2, '±0'],
    [-Number.MAX_VALUE, Number.MAX_VALUE, '–'],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(renderChange(from, to)).toBe(text);
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('the count %s is shown as %s', (count, text) => {
  expect(renderCount(count)).toBe(text);
});

test.each([
  [0, '0.00 USD'],
  [1.239, '1.24 USD'],
  [0.00123, '0.0012 USD'],
  [1e30, '1e+30 USD'],
])('the amount %s is shown as %s', (usd, text) => {
  expect(renderUsd(usd)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import {
  costOf,
  MODEL_PRICES,
  type ModelPrice,
  PRICES_AS_OF,
  priceOf,
  reserveOf,
} from '../../../src/engine/gateway/model-prices.ts';
import { NO_TOKENS } from '../../../src/engine/gateway/protocol.ts';

const MILLION = 1_000_000;
const NOW = Date.parse('2026-11-26T12:00:00Z');

describe('the table', () => {
  it('has dates, and positive prices, a cache read being the cheapest', () => {
    for (const day of Object.values(PRICES_AS_OF)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const [name, { input, output, cacheRead = input }] of Object.entries(MODEL_PRICES)) {
      expect(output, name).toBeGreaterThan(input);
      expect(cacheRead, name).toBeGreaterThan(0);
      expect(cacheRead, name).toBeLessThan(input);
    }
  });

  it.each([
    ['claude-sonnet-4-5', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-20250514', 'claude-sonnet-4'],
    ['claude-sonnet-4-5[1m]', 'claude-sonnet-4-5'],
    ['claude-3-5-haiku-latest', 'claude-3-5-haiku'],
    ['claude-sonnet-4-5@20250929', 'claude-sonnet-4-5'],
    ['anthropic/claude-opus-5', 'claude-opus-5'],
    ['gpt-4o-2024-08-06', 'gpt-4o'],
    ['gpt-5-mini-2025-08-07', 'gpt-5-mini'],
    ['models/gemini-2.5-flash-001', 'gemini-2.5-flash'],
    ['gemini-2.5-flash-preview-09-2025', 'gemini-2.5-flash'],
    ['gemini-3-pro-preview', 'gemini-3-pro'],
  ])('%s costs what %s costs', (model, known) => {
    expect(priceOf(model, {}, NOW)).toBe(MODEL_PRICES[known]);
  });

  it.each([
    'gpt-5-ultra',
    'gpt-5-mini-x',
    'my-gpt-5',
    'gpt-4o-mini-search-preview',
    'claude',
    '',
    'toString',
    '__proto__',
  ])('%s has no price', (model) => {
    expect(priceOf(model, {}, NOW)).toBeUndefined();
  });

  it.each([
    ['gemini-3.8-flash', '2026-12-31T23:59:59.999Z', 0.75, 3.75, 0.075],
    ['gemini-3.8-flash', '2027-01-01T00:00:00.000Z', 1.5, 7.5, 0.15],
    ['gpt-5.6-sol', '2026-11-21T23:59:59.999Z', 4, 20, 0.4],
    ['gpt-5.6-sol', '2026-11-22T00:00:00.000Z', 5, 30, 0.5],
  ])('has what %s costs at %s', (model, at, input, output, cacheRead) => {
    expect(priceOf(model, {}, Date.parse(at))).toMatchObject({ input, output, cacheRead });
  });

  it.each(['gpt-5.6-sol', 'gpt-5.6-terra', 'gpt-5.6-luna', 'gpt-6.2-sol'])('has cache writes of %s', (model) => {
    const { input, cacheWrite, above } = MODEL_PRICES[model] ?? { input: 0 };
    expect([cacheWrite, above?.price.cacheWrite]).toEqual([input * 1.25, input * 2.5]);
  });

  it('gives way to the own one', () => {
    const own = { 'gpt-5': { input: 9, output: 9 }, 'mine/model': { input: 0, output: 0 } };
    expect(priceOf('gpt-5', own, NOW)).toBe(own['gpt-5']);
    expect(priceOf('gpt-5-2025-08-07', own, NOW)).toBe(own['gpt-5']);
    expect(priceOf('mine/model', own, NOW)).toBe(own['mine/model']);
  });
});

describe('a cost', () => {
  const price: ModelPrice = { input: 4, output: 20, cacheRead: 0.4, cacheWrite: 5, longCacheWrite: 8 };

  it('has each kind of token at its own price', () => {
    const tokens = {
      input: MILLION,
      cacheRead: MILLION,
      cacheWrite: MILLION,
      longCacheWrite: MILLION,
      output: MILLION,
    };
    expect(costOf(price, tokens)).toBeCloseTo(37.4, 10);
    expect(costOf({ input: 4, output: 20 }, tokens)).toBeCloseTo(36, 10);
    expect(costOf({ input: 4, output: 20, cacheWrite: 5 }, tokens)).toBeCloseTo(38, 10);
    expect(costOf(price, NO_TOKENS)).toBe(0);
  });

  it('is another one of a long call', () => {
    const tiered = { ...price, above: { tokens: 1000, price: { input: 8, output: 30 } } };
    expect(costOf(tiered, { ...NO_TOKENS, input: 400, cacheRead: 600 })).toBeCloseTo(0.00184, 10);
    expect(costOf(tiered, { ...NO_TOKENS, input: 401, cacheRead: 600 })).toBeCloseTo(0.008008, 10);
  });

  it('is reserved as if all of the input went to a cache', () => {
    expect(reserveOf(price, { input: 1000, output: 100 })).toBeCloseTo(0.007, 10);
    expect(reserveOf({ ...price, longCacheWrite: 8 }, { input: 1000, output: 100 }, true)).toBeCloseTo(0.01, 10);
    expect(reserveOf({ input: 4, output: 20 }, { input: 1000, output: 100 })).toBeCloseTo(0.006, 10);
  });
});

import { describe, expect, it } from 'vitest';
import { reportedUsage } from '../../src/base/reported-attempt.ts';

const model = {
  ...{ model: 'large', input_tokens: 10, cached_input_tokens: 4, cache_write_tokens: 1, output_tokens: 2, usd: 0.5 },
};

describe('the usage that another job reports', () => {
  it('passes with what the gateway counted', () => {
    const usage = { ...model, estimated: true, at_least: true, by_model: [model] };
    expect(reportedUsage(usage)).toEqual(usage);
    expect(reportedUsage(null)).toBeUndefined();
  });

  it('passes without what is no figure, and never below nothing', () => {
    const written = {
      usd: -1,
      input_tokens: Number.NaN,
      cached_input_tokens: -4,
      cache_write_tokens: '7',
      by_model: 7,
    };
    expect(reportedUsage({ ...written, estimated: 'yes', model: 7 })).toEqual({});
  });

  it('has no model without a name, and a bounded number of them', () => {
    const { model: _, ...nameless } = model;
    const models = [
      nameless,
      'large',
      { ...model, usd: -1, by_model: [model] },
      ...Array.from({ length: 20 }, () => model),
    ];
    const { by_model: passed = [] } = reportedUsage({ by_model: models }) ?? {};
    const { usd: __, ...unpriced } = model;
    expect(passed[0]).toEqual(unpriced);
    expect(passed.length).toBeLessThan(9);
  });
});

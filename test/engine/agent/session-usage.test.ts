import { describe, expect, it } from 'vitest';
import { describeFailure, failureOfCalls, usageOfCalls } from '../../../src/engine/agent/session-usage.ts';
import { addUsage } from '../../../src/engine/agent/usage.ts';
import type { CallFailure } from '../../../src/engine/gateway/call-failure.ts';
import type { CallRecord } from '../../../src/engine/gateway/call-record.ts';
import { NO_TOKENS } from '../../../src/engine/gateway/protocol.ts';

const failure: CallFailure = { kind: 'rate-limit', status: 429, message: 'slow', resetAt: '2026-11-25T03:00:00.000Z' };
const call = (more: Partial<CallRecord> = {}): CallRecord => ({
  ...{ model: 'large', status: 200, durationMs: 1, usd: 0.01 },
  tokens: { input: 10, cacheRead: 20, cacheWrite: 3, longCacheWrite: 4, output: 5 },
  ...more,
});

describe('the usage of a session', () => {
  it('is the sum of its calls, of sub-agents and titles too; the model that wrote most comes first', () => {
    const small = call({ model: 'small', usd: 0.001, tokens: { ...NO_TOKENS, input: 1, output: 2 } });
    expect(usageOfCalls({ calls: [small, call(), call()], omitted: 0 })).toEqual({
      ...{ model: 'large, small', input_tokens: 75, output_tokens: 12, usd: 0.021 },
      ...{ cached_input_tokens: 40, cache_write_tokens: 14 },
      by_model: [
        {
          ...{ model: 'large', input_tokens: 74, cached_input_tokens: 40, cache_write_tokens: 14 },
          ...{ output_tokens: 10, usd: 0.02 },
        },
        {
          ...{ model: 'small', input_tokens: 1, cached_input_tokens: 0, cache_write_tokens: 0 },
          ...{ output_tokens: 2, usd: 0.001 },
        },
      ],
    });
  });

  it('says where some of it is estimated, and adds up with that of another session', () => {
    const cut = usageOfCalls({ calls: [call({ isEstimated: true })], omitted: 0 });
    expect(cut).toMatchObject({ estimated: true, cached_input_tokens: 20 });
    const small = usageOfCalls({ calls: [call({ model: 'small', usd: 0.1 + 0.2 }), call()], omitted: 0 });
    const { usd: _, ...unpriced } = call();
    expect(addUsage(small ?? {}, cut)).toMatchObject({
      ...{ estimated: true, input_tokens: 111, cached_input_tokens: 60, cache_write_tokens: 21, usd: 0.32 },
      by_model: [
        { model: 'large', input_tokens: 74, output_tokens: 10, usd: 0.02 },
        { model: 'small', input_tokens: 37, output_tokens: 5, usd: 0.3 },
      ],
    });
    const both = addUsage(small ?? {}, usageOfCalls({ calls: [unpriced], omitted: 0 }));
    expect(both.by_model?.[0]).not.toHaveProperty('usd');
    expect(addUsage(small ?? {}, { usd: 1 })).not.toHaveProperty('by_model');
  });

  it('has no dollars where a call has none, but for calls that cost nothing', () => {
    const { usd: _, ...unpriced } = call();
    expect(usageOfCalls({ calls: [call(), unpriced], omitted: 0 })).not.toHaveProperty('usd');
    const { usd: __, ...failed } = call({ tokens: NO_TOKENS, failure });
    expect(usageOfCalls({ calls: [call(), failed], omitted: 0 })).toMatchObject({ usd: 0.01 });
  });

  it('is a lower bound where not every call is known, and nothing where none was made', () => {
    expect(usageOfCalls({ calls: [call()], omitted: 1 })).toMatchObject({ at_least: true });
    expect(usageOfCalls({ calls: [], omitted: 0 })).toBeUndefined();
  });
});

describe('the failure of a session', () => {
  it('is that of its last call, where none succeeded', () => {
    const first = call({ failure: { kind: 'overload', status: 529, message: 'x' } });
    expect(failureOfCalls({ calls: [first, call({ failure })] })).toBe(failure);
    expect(failureOfCalls({ calls: [] })).toBeUndefined();
    // What the end of the session cut off before its answer has not succeeded.
    expect(failureOfCalls({ calls: [call({ failure }), call({ status: null })] })).toBe(failure);
    expect(failureOfCalls({ calls: [call({ status: null })] })).toBeUndefined();
    const refusedAccount: CallFailure = { kind: 'key', status: 401, message: 'x' };
    expect(failureOfCalls({ calls: [call({ failure })], refusedAccount })).toBe(refusedAccount);
  });

  it('is that of its last call where others succeeded, if the next session would meet it too', () => {
    const unknown: CallFailure = { kind: 'model', status: 404, message: 'x' };
    expect(failureOfCalls({ calls: [call(), call({ failure })] })).toBe(failure);
    // A side call to a model that is not served, of an agent that did without it.
    expect(failureOfCalls({ calls: [call(), call({ failure: unknown })] })).toBeUndefined();
    // A call beside it, that was open already.
    expect(failureOfCalls({ calls: [call({ failure }), call({ beganAfter: 0 })] })).toBe(failure);
    expect(failureOfCalls({ calls: [call({ failure }), call({ beganAfter: 1 })] })).toBeUndefined();
    // A limit that was waited out.
    expect(failureOfCalls({ calls: [call({ failure }), call()] })).toBeUndefined();
    const refusedAccount: CallFailure = { kind: 'key', status: 401, message: 'x' };
    expect(failureOfCalls({ calls: [call(), call({ failure: refusedAccount })], refusedAccount })).toBe(refusedAccount);
  });

  it('is why no call was forwarded: its price before all else, and not the limit that was reached', () => {
    const refusal = { status: 403, message: 'no such tool' };
    const unpriced = { status: 403, message: 'no price is known', isUnpriced: true } as const;
    expect(failureOfCalls({ calls: [], refusals: [refusal] })).toEqual({ kind: 'refused', ...refusal });
    const { isUnpriced: _, ...message } = unpriced;
    expect(failureOfCalls({ calls: [], refusals: [unpriced, refusal] })).toEqual({ kind: 'price', ...message });
    expect(failureOfCalls({ calls: [], refusals: [refusal], overLimit: 'spent' })).toBeUndefined();
    // An agent that did without it.
    expect(failureOfCalls({ calls: [call()], refusals: [unpriced] })).toBeUndefined();
  });

  it('is one sentence', () => {
    expect(describeFailure(failure)).toBe('the rate limit was reached (429: slow), until 2026-11-25T03:00:00.000Z');
    expect(describeFailure({ kind: 'unreachable', status: null, message: 'ECONNREFUSED' })).toBe(
      'the API was not reached (ECONNREFUSED)',
    );
  });
});

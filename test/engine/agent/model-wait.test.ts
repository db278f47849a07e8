import { describe, expect, it } from 'vitest';
import { decideWait, isPassing, remedyOf, type WaitInput } from '../../../src/engine/agent/model-wait.ts';
import type { CallFailure } from '../../../src/engine/gateway/call-failure.ts';

const NOW = Date.parse('2026-11-25T18:00:00Z');
const overload: CallFailure = { kind: 'overload', status: 529, message: 'Overloaded' };
const limit: CallFailure = {
  kind: 'rate-limit',
  status: 429,
  message: 'slow down',
  resetAt: '2026-11-25T23:00:00.000Z',
};
const input = (more: Partial<WaitInput> = {}): WaitInput => ({
  ...{ failure: overload, waits: 0, sinceMs: NOW, nowMs: NOW, maxWaitMs: undefined, timeLeftMs: 8 * 3_600_000 },
  ...more,
});
const waitOf = (more: Partial<WaitInput>) => {
  const found = decideWait(input(more));
  return found.kind === 'wait' ? (found.untilMs - NOW) / 1000 : found.reason;
};

describe('what a loop does about a failure', () => {
  it.each([
    ['key', 'a person', false],
    ['credit', 'a person', false],
    ['model', 'a person', false],
    ['rate-limit', 'time', true],
    ['overload', 'time', true],
    ['timeout', 'time', true],
    ['unreachable', 'time', true],
    ['request', 'neither', false],
  ] as const)('of kind %s: %s helps', (kind, helper, passes) => {
    expect(isPassing({ ...overload, kind })).toBe(passes);
    expect(remedyOf({ ...overload, kind }) !== undefined).toBe(helper === 'a person');
  });
});

describe('how long a loop waits for a model', () => {
  it.each([
    [0, 30],
    [1, 60],
    [2, 120],
    [4, 480],
    [5, 600],
    [500, 600],
  ])('after %i waits for an overloaded one: %i s', (waits, seconds) => {
    expect(waitOf({ waits })).toBe(seconds);
  });

  it('until its limit is reset, and says so', () => {
    expect(decideWait(input({ failure: limit, waits: 3 }))).toEqual({
      kind: 'wait',
      untilMs: NOW + 5 * 3_600_000,
      cause: 'the rate limit was reached (429: slow down), until 2026-11-25T23:00:00.000Z',
    });
  });

  it('as for an overloaded one where the reset is not known, or has come without effect', () => {
    const { resetAt: _, ...unknown } = limit;
    expect(waitOf({ failure: unknown, waits: 1 })).toBe(60);
    expect(waitOf({ failure: { ...limit, resetAt: '2026-11-25T17:59:59.000Z' }, waits: 1 })).toBe(60);
  });

  it('never beyond the longest wait, counted from the first, nor beyond the schedule', () => {
    const maxWaitMs = 3_600_000;
    expect(waitOf({ maxWaitMs, sinceMs: NOW - 3_500_000, waits: 5 })).toMatch(
      /agent\.max_wait, 1h, ends before 2026-11-25 18:10 UTC/,
    );
    expect(waitOf({ failure: limit, maxWaitMs })).toMatch(/agent\.max_wait/);
    expect(waitOf({ failure: limit, timeLeftMs: 5 * 3_600_000 })).toMatch(
      /the schedule ends before 2026-11-25 23:00 UTC/,
    );
    expect(waitOf({ failure: limit, timeLeftMs: 5 * 3_600_000 + 1 })).toBe(18_000);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDeadline, startTimer } from '../../src/kernel/timer.ts';

const DAY_MS = 86_400_000;
const FRACTION_MS = 2_999_417.158;

describe('startTimer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([0, 1, FRACTION_MS, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 0.5, 60 * DAY_MS, 120 * DAY_MS])(
    'calls back after %d ms, once and not before',
    (ms) => {
      vi.useFakeTimers();
      const started = Date.now();
      const calls: number[] = [];
      startTimer(ms, () => calls.push(Date.now() - started));
      vi.advanceTimersByTime(200 * DAY_MS);
      expect(calls).toEqual([Math.ceil(ms)]);
    },
  );

  it('never calls back after a cancel, also after the first 24 days', () => {
    vi.useFakeTimers();
    let isCalled = false;
    const timer = startTimer(60 * DAY_MS, () => {
      isCalled = true;
    });
    vi.advanceTimersByTime(30 * DAY_MS);
    timer.cancel();
    vi.advanceTimersByTime(60 * DAY_MS);
    expect([isCalled, vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('never calls back when the duration is infinite or is past what a timer of Node holds', async () => {
    let calls = 0;
    using _endless = startTimer(Number.POSITIVE_INFINITY, () => {
      calls += 1;
    });
    using _long = startTimer(2 ** 40, () => {
      calls += 1;
    });
    await pause(20);
    expect(calls).toBe(0);
  });
});

describe('startDeadline', () => {
  it.each([-5, 0, 0.5, 3.158])('aborts its signal after %d ms', async (ms) => {
    using deadline = startDeadline(ms);
    await new Promise<void>((resolve) => deadline.signal.addEventListener('abort', () => resolve()));
    expect(deadline.signal.aborted).toBe(true);
  });

  it('takes a fraction of a millisecond', () => {
    using deadline = startDeadline(FRACTION_MS);
    expect(deadline.signal.aborted).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { clockUntil, leftForAttempts } from '../../src/loop/clock.ts';

it('the time that the end of a run needs is reserved, up to a third of the run', () => {
  expect(leftForAttempts({ leftMs: 900, wholeMs: 1200, endMs: 100 })).toBe(800);
  expect(leftForAttempts({ leftMs: 900, wholeMs: 1200, endMs: 5000 })).toBe(500);
  expect(leftForAttempts({ leftMs: 100, wholeMs: 1200, endMs: 300 })).toBe(-200);
  const endless = { leftMs: Number.POSITIVE_INFINITY, wholeMs: Number.POSITIVE_INFINITY, endMs: 300 };
  expect(leftForAttempts(endless)).toBe(Number.POSITIVE_INFINITY);
});

it('what is left until a time goes down as time goes by', async () => {
  const left = clockUntil('2026-01-01T00:01:00.000Z', new Date('2026-01-01T00:00:00.000Z'));
  const first = left();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(60_000);
  await expect.poll(left).toBeLessThan(first);
});

import { expect, it } from 'vitest';
import { openSession } from '../../src/decision/session.ts';
import type { DecisionLog } from '../../src/engine/log/decision-log.ts';
import { distilMs } from '../../src/loop/distil.ts';
import { settingsOf } from '../decision/trials.ts';

/** How long it takes to leave out so many accepted changes, at a tenth of a second a run. */
function reserveOf(kept: number, { measured = 0, isExact = false } = {}): number {
  const opened = openSession({ settings: settingsOf({}), base: 'base' });
  const session = { ...opened, level: { tested: kept, kept }, is_exact: isExact };
  const log = { session, countOf: () => measured, evaluationMs: [100, 100] };
  return distilMs(log as unknown as DecisionLog, { pairs: 30 });
}

it('the time to leave each accepted change out is reserved, with that of the test of what is left', () => {
  expect(reserveOf(0)).toBe(0);
  expect(reserveOf(4)).toBe(5 * 30 * 200);
  expect(reserveOf(4, { measured: 3 })).toBe(2 * 30 * 200);
  expect(reserveOf(4, { measured: 4 })).toBe(0);
  expect(reserveOf(4, { isExact: true })).toBe(5 * 200);
});

import { expect, it } from 'vitest';
import { openSession } from '../../src/decision/session.ts';
import type { DecisionLog } from '../../src/engine/log/decision-log.ts';
import { certificationMs } from '../../src/loop/scheduled-tasks.ts';
import { settingsOf } from '../decision/trials.ts';

/** How long second tests take of a run that kept so many, at a tenth of a second a run. */
function reserveOf(kept: number, supplied: Readonly<Record<string, unknown>>, tested = 0): number {
  const settings = settingsOf({ decision: 'paired-sequential', effort: 'balanced', tolerance: 1, ...supplied });
  const session = { ...openSession({ settings, base: 'base' }), level: { tested: kept, kept } };
  const records = Array.from({ length: tested }, () => ({ kind: 'decision', purpose: 'certify' }));
  return certificationMs({ session, records, evaluationMs: [100, 100] } as unknown as DecisionLog);
}

it('the time of second tests is reserved, with that of the batch that follows from them', () => {
  const enabled = { certify: { enabled: true } };
  expect(reserveOf(4, {})).toBe(0);
  expect(reserveOf(0, enabled)).toBe(0);
  // E reaches 4 / 0.1 with the sixth pair.
  expect(reserveOf(4, enabled)).toBe(4 * 6 * 200);
  expect(reserveOf(4, enabled, 3)).toBe(6 * 200);
  expect(reserveOf(4, enabled, 4)).toBe(0);
  expect(reserveOf(4, { certify: { enabled: true, max_pairs: 2 } })).toBe(4 * 2 * 200);
  expect(reserveOf(4, { certify: { enabled: true, revert: true } })).toBe((4 * 6 + 20) * 200);
});

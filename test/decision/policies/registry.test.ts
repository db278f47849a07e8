import { describe, expect, it } from 'vitest';
import { mayBe, POLICIES, POLICY_NAMES, RECORD_POLICIES } from '../../../src/decision/policies/registry.ts';

const RULES = { min_improvement: 2, step: 5 };

/** The least whole gain that a policy takes for one. */
function leastGain(name: (typeof POLICY_NAMES)[number]): number {
  return [0, 1, 2, 3, 4, 5, 6].findIndex((gain) => POLICIES[name].isGain(gain, RULES));
}

describe('the policies', () => {
  it('have the names of records and settings, whose order the help shows', () => {
    expect(POLICY_NAMES).toEqual(['greedy', 'paired-sequential', 'checkpoint', 'ladder']);
    expect(RECORD_POLICIES).toEqual(['greedy', 'checkpoint', 'ladder']);
  });

  it.each([
    ['greedy', 3],
    ['checkpoint', 1],
    ['ladder', 6],
  ] as const)('%s takes a gain of at least %d', (name, least) => {
    expect(leastGain(name)).toBe(least);
  });

  it('ladder rounds its record to the step, the others keep the mean', () => {
    expect(POLICIES.ladder.recordAfter(12.6, RULES)).toBe(15);
    expect(POLICIES.ladder.recordAfter(12.4, RULES)).toBe(10);
    expect(POLICIES.ladder.recordAfter(12.6, { ...RULES, step: 0 })).toBe(12.6);
    for (const name of ['greedy', 'checkpoint'] as const) expect(POLICIES[name].recordAfter(12.6, RULES)).toBe(12.6);
  });

  it('ladder has no negative zero for a record, which JSON would change', () => {
    expect(POLICIES.ladder.recordAfter(-0.4, { step: 1 })).toBe(0);
  });

  it('bound errors where pairs decide, at once or for a batch', () => {
    expect(POLICY_NAMES.filter((name) => POLICIES[name].boundsErrors)).toEqual(['paired-sequential', 'checkpoint']);
  });

  it('may be any of them with auto', () => {
    expect(mayBe('auto', ({ hasWorkingLine }) => hasWorkingLine)).toBe(true);
    expect(POLICY_NAMES.filter((name) => mayBe(name, ({ hasWorkingLine }) => hasWorkingLine))).toEqual(['checkpoint']);
  });
});

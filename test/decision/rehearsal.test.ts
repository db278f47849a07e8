import { describe, expect, it } from 'vitest';
import { type RehearsalRequest, rehearse } from '../../src/decision/rehearsal.ts';
import { settingsOf } from './trials.ts';

const GREEDY = { decision: 'greedy', calibration_runs: 3 };
const PAIRS = { decision: 'paired-sequential', calibration_runs: 4, effort: 'fast' };

const rehearsed = (settings: object, supplied: Partial<RehearsalRequest> = {}) =>
  rehearse({
    ...{ settings: settingsOf({ ...settings }), isBaseScored: true, costs: undefined, mean: 100, sd: 1, candidates: 8 },
    ...supplied,
  });
const firstOf = (settings: object, supplied: Partial<RehearsalRequest> = {}) => rehearsed(settings, supplied)[0];
/** Evaluations of a run, on average. */
const meanOf = (settings: object, supplied: Partial<RehearsalRequest> = {}) => {
  const runs = rehearsed(settings, supplied);
  return runs.reduce((sum, { after }) => sum + (after.at(-1) ?? 0), 0) / runs.length;
};

describe('a rehearsal', () => {
  it('is 16 runs, the same for the same request, each with its own proposals', () => {
    const runs = rehearsed(PAIRS);
    expect(runs).toHaveLength(16);
    expect(rehearsed(PAIRS)).toEqual(runs);
    expect(new Set(runs.map(({ after }) => after.join())).size).toBeGreaterThan(8);
    for (const { after } of runs) expect(after.toSorted((one, other) => one - other)).toEqual(after);
  });

  it('begins with the calibration and one run of the negative control', () => {
    for (const { before } of rehearsed(GREEDY)) expect(before).toBe(3 + 1);
    for (const { before } of rehearsed({ ...GREEDY, integrity: { broken: 'off' } })) expect(before).toBe(3);
    for (const { before } of rehearsed(PAIRS, { isBaseScored: false })) expect(before).toBe(0);
  });

  it('runs an exact evaluator once a candidate, and twice where it is better', () => {
    const exact = { decision: 'auto', calibration_runs: 8 };
    const gains = rehearsed(exact, { sd: 0, candidates: 20 }).map(({ before, after }) => {
      const steps = after.map((evaluations, at) => evaluations - (after[at - 1] ?? before));
      expect(steps.every((step) => step === 1 || step === 2)).toBe(true);
      return steps.filter((step) => step === 2).length;
    });
    // Two of each 20 proposals help.
    expect(gains).toEqual(Array(16).fill(2));
  });

  it('depends neither on the unit of the scores nor on their mean', () => {
    const runs = rehearsed(PAIRS);
    expect(rehearsed(PAIRS, { mean: 50, sd: 8 })).toEqual(runs);
    const exact = { decision: 'auto', calibration_runs: 8 };
    expect(rehearsed(exact, { sd: 0, mean: 0 })).toEqual(rehearsed(exact, { sd: 0 }));
    expect(rehearsed(exact, { sd: 0, mean: -7 })).toEqual(rehearsed(exact, { sd: 0 }));
  });

  it('spends more where a proposal is dear, and where lower is better as much as where higher is', () => {
    const auto = { decision: 'paired-sequential', calibration_runs: 4, effort: 'auto' };
    const cheap = meanOf(auto, { costs: { proposalMs: 10, evaluationMs: 1000 } });
    expect(meanOf(auto, { costs: { proposalMs: 100_000, evaluationMs: 10 } })).toBeGreaterThan(2 * cheap);
    const ratio = meanOf({ ...PAIRS, direction: 'min' }, { candidates: 20 }) / meanOf(PAIRS, { candidates: 20 });
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('ends where no candidate is left to test', () => {
    for (const { after, isSpent } of rehearsed({ ...PAIRS, error_rate: 'fwer', max_candidates: 3 })) {
      expect([after.length, isSpent]).toEqual([3, true]);
    }
    for (const { after, isSpent } of rehearsed({ ...PAIRS, error_rate: 'fwer', max_candidates: 8 })) {
      expect([after.length, isSpent]).toEqual([8, false]);
    }
  });

  // As the code that decides gave them when they were written down: a figure of doctor changes with them.
  it.each([
    [GREEDY, [5, 6, 7, 8, 9, 10, 11, 12]],
    [PAIRS, [6, 11, 16, 17, 28, 29, 30, 31]],
    [{ ...PAIRS, direction: 'min' }, [6, 7, 12, 13, 44, 45, 54, 99]],
    [{ ...PAIRS, integrity: { canary_every: 3, broken: 'off' } }, [5, 10, 15, 20, 33, 34, 39, 88]],
    [
      { ...PAIRS, decision: 'checkpoint', checkpoint_keeps: 1, confirm: { pairs: 2, every_keeps: 1 } },
      [6, 8, 15, 17, 45, 82, 84, 90],
    ],
    [{ ...GREEDY, confirm: { pairs: 2, every_keeps: 1 } }, [5, 6, 7, 12, 13, 14, 15, 20]],
  ])('of %j decides on its candidates after these evaluations', (settings, after) => {
    expect(firstOf(settings)).toMatchObject({ after, isSpent: false });
  });
});

import { describe, expect, it } from 'vitest';
import { estimateIterations, type TimeFrame } from '../../../src/experiment/doctor/iteration-estimate.ts';
import { settingsOf } from '../../decision/trials.ts';
import { runWorld } from '../../decision/world.ts';

const EXACT: TimeFrame = {
  settings: settingsOf(),
  isBaseScored: true,
  noise: { mean: 10, sd: 0, isDeterministic: true },
  totalMs: 60_000,
  budgetMs: 9000,
  evaluationMs: 1000,
  buildMs: 0,
  agentMs: undefined,
  parallel: 1,
  maxIterations: 0,
};
const NOISY: TimeFrame = {
  ...EXACT,
  noise: { mean: 10, sd: 1, isDeterministic: false },
  agentMs: 2000,
  totalMs: 700_000,
};

describe('how many iterations fit, of exact scores', () => {
  it('is a range while nothing is known of the agent', () => {
    // 8 calibrations, the negative control and 2 pairs leave 47 s: for 10 s each, or 1.9 s, and a second more for the
    // two or three keeps.
    expect(estimateIterations(EXACT)).toMatchObject({ least: 5, most: 24 });
  });

  it('is one number once agents have worked, workspaces side by side', () => {
    const { least, most, basis } = estimateIterations({ ...EXACT, agentMs: 2000, parallel: 2 });
    expect([least, most]).toEqual([30, 30]);
    expect(basis).toBe(
      'the agent takes as long as it did so far; a change takes 1.1 evaluations if a tenth of the changes help',
    );
  });

  it('counts a build once for each change', () => {
    const { least, most } = estimateIterations({ ...EXACT, agentMs: 2000, buildMs: 7000 });
    const slower = estimateIterations({ ...EXACT, agentMs: 9000 });
    expect([least, most]).toEqual([slower.least, slower.most]);
    expect(most).toBeLessThan(estimateIterations({ ...EXACT, agentMs: 2000 }).most);
  });

  it('is at most max_iterations, and none where calibration takes all the time', () => {
    expect(estimateIterations({ ...EXACT, maxIterations: 8 })).toMatchObject({ least: 5, most: 8 });
    expect(estimateIterations({ ...EXACT, totalMs: 8000 })).toMatchObject({ least: 0, most: 0 });
  });
});

/** What a whole run of a test of its own comes to under the same clock, on average. */
function simulated({ settings, evaluationMs, agentMs = 0, totalMs }: TimeFrame): number {
  const confirmationMs = Math.min(2 * settings.confirm.pairs * evaluationMs, totalMs / 3);
  const counts = [11, 12, 13, 14, 15, 16, 17, 18].map((seed) => {
    const { path } = runWorld({ settings, noise: 'gaussian', seed });
    const starts = path.map((_, index) => index * agentMs + (path[index - 1]?.evaluations ?? 8) * evaluationMs);
    expect(starts.at(-1)).toBeGreaterThan(totalMs);
    return starts.filter((start) => start < totalMs - confirmationMs).length;
  });
  return counts.reduce((sum, count) => sum + count / counts.length, 0);
}

describe('how many iterations fit, of noisy scores', () => {
  it.each([
    ['fast', { effort: 'fast' }],
    ['balanced', { effort: 'balanced' }],
    ['thorough', { effort: 'thorough' }],
    ['false acceptances by their share', { effort: 'balanced', error_rate: 'fdr', max_candidates: 200 }],
    ['checkpoint', { decision: 'checkpoint', repeats: 2 }],
    [
      'checkpoint of small batches, without A/A checks',
      { decision: 'checkpoint', checkpoint_keeps: 2, integrity: { canary_every: 0 } },
    ],
    ['the mean of three', { decision: 'greedy', repeats: 3 }],
  ])('is what whole runs come to: %s', (_, supplied) => {
    const frame = { ...NOISY, settings: settingsOf(supplied) };
    const { least, most } = estimateIterations(frame);
    expect(least).toBe(most);
    expect(Math.abs(most / simulated(frame) - 1)).toBeLessThan(0.15);
  });

  it('goes on beyond what is rehearsed, and not beyond what may be tested', () => {
    const frame = { ...NOISY, totalMs: 7_000_000, settings: settingsOf({ effort: 'balanced' }) };
    const { most } = estimateIterations(frame);
    expect(most).toBeGreaterThan(800);
    expect(estimateIterations({ ...frame, totalMs: 14_000_000 }).most / most).toBeCloseTo(2, 1);
    const settings = settingsOf({ effort: 'balanced', error_rate: 'fwer', max_candidates: 30 });
    expect(estimateIterations({ ...frame, settings })).toMatchObject({ least: 30, most: 30 });
  });

  it('lets the effort go by what a proposal costs, and needs no score of the base', () => {
    const { basis } = estimateIterations({ ...NOISY, agentMs: undefined, budgetMs: 30_000 });
    expect(basis).toMatch(
      /a tenth of it; a change takes \d+\.\d or \d+\.\d evaluations if a tenth of the changes help$/,
    );
    const unscored = { ...NOISY, isBaseScored: false };
    expect(estimateIterations(unscored).basis).toContain('a change takes 1.0 evaluations');
  });
});

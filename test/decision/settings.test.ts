import { describe, expect, it } from 'vitest';
import { calibrationRuns, hasTolerance } from '../../src/decision/settings.ts';
import { settingsOf } from './trials.ts';

describe('the settings of a decision', () => {
  it('have a tolerance above 0, as a number or as a share', () => {
    const has = [0, 0.5, '0%', '2%'].map((tolerance) => hasTolerance(settingsOf({ tolerance })));
    expect(has).toEqual([false, true, false, true]);
  });

  it('calibrate with eight runs, or with those of greedy, unless they say how many', () => {
    expect(calibrationRuns(settingsOf())).toBe(8);
    expect(calibrationRuns(settingsOf({ decision: 'paired-sequential' }))).toBe(8);
    expect(calibrationRuns(settingsOf({ decision: 'greedy', repeats: 3 }))).toBe(3);
    expect(calibrationRuns(settingsOf({ calibration_runs: 5 }))).toBe(5);
  });
});

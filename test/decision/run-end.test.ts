import { describe, expect, it } from 'vitest';
import { endIssue, isMute, isNegativeControlOff, RUN_ENDS } from '../../src/decision/run-end.ts';

describe('the end of an evaluation', () => {
  it('says nothing of its tree where caller, machine or signal broke it off, or the environment moved', () => {
    const brokenOff = RUN_ENDS.filter((ended) => isNegativeControlOff({ ended }));
    expect(brokenOff).toEqual(['aborted', 'infra', 'killed']);
    expect(RUN_ENDS.filter((ended) => isMute({ ended }))).toEqual(['moved', ...brokenOff]);
    expect([isMute({ ended: null }), isNegativeControlOff({ ended: null })]).toEqual([false, false]);
  });

  const times = { started_at: '2026-01-02T00:00:00Z', ended_at: '2026-01-02T00:00:01Z' };
  const scored = { id: 7, ended: 'scored', score: 0, exit_code: 0, reason: null, ...times } as const;
  const failed = { ...scored, ended: 'failed', score: null, exit_code: 1, reason: 'exit code 1' } as const;

  it('fits score, reason and exit code', () => {
    expect([endIssue(scored), endIssue(failed)]).toEqual([undefined, undefined]);
    expect(endIssue({ ...scored, score: null })).toBe('evaluation 7 is recorded as scored, and has no score');
    expect(endIssue({ ...failed, score: 3 })).toBe('evaluation 7 is recorded as failed, and has the score 3');
    expect(endIssue({ ...scored, reason: 'late' })).toBe('evaluation 7 is scored, and the reason for it is late');
    expect(endIssue({ ...failed, reason: null })).toBe('evaluation 7 is failed, and the reason for it is null');
    expect(endIssue({ ...scored, exit_code: 1 })).toBe('evaluation 7 has a score, and the exit code 1');
    expect(endIssue({ ...failed, exit_code: 0 })).toBeUndefined();
    // Records of a time that had no such member say nothing of it.
    expect(endIssue({ ...scored, ended: null, exit_code: 1, reason: 'late' })).toBeUndefined();
  });

  it('comes after its start, but for a clock that is set back by less than a day', () => {
    const endedAt = (time: string) => endIssue({ ...scored, ended_at: time });
    expect(endedAt('2026-01-01T00:00:00.001Z')).toBeUndefined();
    for (const time of ['2026-01-01T00:00:00Z', '2025-12-31T00:00:00Z', 'never']) {
      expect(endedAt(time)).toBe(`evaluation 7 has no times that can be: 2026-01-02T00:00:00Z, ${time}`);
    }
  });
});

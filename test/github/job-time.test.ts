import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeLeftOfJob } from '../../src/github/job-time.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const MINUTE = 60_000;
const now = new Date('2026-01-01T12:00:00Z');

/** The environment of a step whose job began some minutes ago. */
function stepOf(minutesAgo: number, kind?: string): Record<string, string> {
  const file = join(createFolder({ 'event.json': '{}' }), 'event.json');
  const begun = new Date(now.getTime() - minutesAgo * MINUTE);
  utimesSync(file, begun, begun);
  return { GITHUB_EVENT_PATH: file, ...(kind === undefined ? {} : { RUNNER_ENVIRONMENT: kind }) };
}
const left = (env: Record<string, string>, timeoutMs?: number) => {
  const found = timeLeftOfJob({ env, now, timeoutMs });
  return found === undefined ? undefined : found / MINUTE;
};

describe('what is left of a job', () => {
  it('is its limit minus the elapsed time, minus ten minutes', () => {
    expect(left(stepOf(0, 'github-hosted'))).toBe(350);
    expect(left(stepOf(30, 'github-hosted'))).toBe(320);
    expect(left(stepOf(30, 'self-hosted'))).toBe(5 * 24 * 60 - 40);
    expect(left(stepOf(30, 'github-hosted'), 60 * MINUTE)).toBe(20);
    expect(left(stepOf(30), 60 * MINUTE)).toBe(20);
  });

  it('is a whole number of milliseconds, whatever start time the file system reports', () => {
    const env = stepOf(0, 'github-hosted');
    utimesSync(env.GITHUB_EVENT_PATH ?? '', now, (now.getTime() - 1.842) / 1000);
    const leftMs = timeLeftOfJob({ env, now, timeoutMs: undefined });
    expect(leftMs).toBe(Math.floor(Number(leftMs)));
  });

  it('is never negative, and never more than for a job that starts now', () => {
    expect(left(stepOf(355, 'github-hosted'))).toBe(0);
    expect(left(stepOf(-5, 'github-hosted'))).toBe(350);
    expect(left({ RUNNER_ENVIRONMENT: 'github-hosted' })).toBe(350);
  });

  it('is unknown where the limit is unknown', () => {
    expect(left(stepOf(30))).toBeUndefined();
    expect(left(stepOf(30, 'other'))).toBeUndefined();
  });
});

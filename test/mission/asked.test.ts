import { expect, it } from 'vitest';
import { foldMission, type MissionRecord } from '../../src/mission/ledger.ts';
import { stopAfter } from '../../src/mission/stop.ts';
import { launchOf } from './samples.ts';

const created_at = '2026-01-02T03:04:05.000Z';
const over = { status: 'completed', reason: 'max_iterations = 3' } as const;
const stopped = (more: object = {}) => ({ kind: 'stopped', created_at, ...over, ...more }) as MissionRecord;
const resumed = (asked?: object) => ({ kind: 'resumed', created_at, asked }) as MissionRecord;
const session = {
  ...{ kind: 'session', created_at, iteration: 4, exit_code: 0, called_off: false, notes: [] },
} as MissionRecord;
const distil = { what: 'distil', ended: over };
const issuesOf = (...records: MissionRecord[]) => foldMission([launchOf(), ...records])?.askIssues;

it('a run that is over ends as before, whatever was asked of it and however often that was broken off', () => {
  expect(issuesOf(stopped(), resumed(distil), resumed(distil), stopped(), resumed(distil), stopped())).toEqual([]);
  expect(issuesOf(resumed({ what: 'accept' }), session, stopped({ status: 'stopped' }))).toEqual([
    'iteration 4 had a session, where the run was asked to accept a change',
  ]);
  // An evaluator that cannot be trusted any more.
  expect(issuesOf(stopped(), resumed(distil), stopped({ status: 'failed' }))).toEqual([]);
});

it('says what does not follow from what was asked', () => {
  expect(issuesOf(stopped(), resumed({ what: 'distil' }))).toEqual([
    'the request to distil names another end than the run had',
  ]);
  expect(issuesOf(stopped(), resumed(distil), stopped({ reason: 'another' }))).toEqual([
    'the run ended in another way after it was distilled',
  ]);
  expect(issuesOf(stopped(), resumed(distil), resumed())).toEqual([
    'sessions were resumed before the run was distilled',
  ]);
});

it('ends an interrupted run so that it can be resumed, and any other as it had ended', () => {
  expect(stopAfter({ what: 'distil' })).toMatchObject({ status: 'stopped' });
  const ended = { status: 'stopped', reason: 'the time budget is used up', spent: true } as const;
  expect(stopAfter({ what: 'accept', ended })).toEqual({
    status: 'stopped',
    reason: 'the time budget is used up',
    isSpent: true,
  });
});

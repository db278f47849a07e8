import { describe, expect, it } from 'vitest';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import type { Stop } from '../../src/experiment/loop/stop.ts';
import { ofExperiment, ofPlan, ofPlanEnd } from '../../src/notify/notification.ts';

const state = {} as Extract<RunEvent, { kind: 'stopped' }>['state'];

function recorded(record: Partial<IterationRecord>): RunEvent {
  return {
    kind: 'recorded',
    state,
    record: { iter: 3, outcome: 'discarded', notes: 'why', ...record } as IterationRecord,
  };
}

const stop = (stopped: Stop): RunEvent => ({ kind: 'stopped', stop: stopped, state });

describe('what an experiment notifies of', () => {
  it.each([
    [recorded({ outcome: 'merged', notes: '10%\nfaster \u001b[31m' }), ['accepted'], '10% faster \\u001b[31m'],
    [recorded({ outcome: 'inconclusive', held_commit: 'a'.repeat(40) }), ['quarantined'], 'why'],
    [{ ...recorded({ outcome: 'merged' }), parting: 'they part' } as RunEvent, ['alert', 'accepted'], 'they part'],
    [stop({ kind: 'deadline', reason: 'the time is up' }), ['stopped'], 'the time is up'],
    [stop({ kind: 'alarm', reason: 'A/A' }), ['alert', 'stopped'], 'A/A'],
    [stop({ kind: 'agent', reason: 'no agent' }), ['alert', 'stopped'], 'no agent'],
    [stop({ kind: 'rate_limited', reason: 'limit', until: '2026-11-26T03:00:00Z' }), ['parked', 'stopped'], 'limit'],
    [
      { kind: 'waiting', iter: 4, waiting: { until: '2026-11-26T03:00:00Z', cause: 'a limit' } },
      ['parked'],
      'until 2026-11-26 03:00 UTC: a limit',
    ],
  ] satisfies [RunEvent, string[], string][])('%#', (event, events, text) => {
    expect(ofExperiment('speed', event)).toMatchObject({ name: 'speed', events, text });
  });

  it('is nothing where a change is discarded, a wait is over, or a step begins', () => {
    const quiet: RunEvent[] = [
      recorded({}),
      { kind: 'waiting', iter: 4, waiting: null },
      { kind: 'step', iter: 4, step: 'Score' },
    ];
    expect(quiet.map((event) => ofExperiment('speed', event))).toEqual([undefined, undefined, undefined]);
  });
});

describe('what a plan notifies of', () => {
  const item = { id: 'a', status: 'success', reused: false } as Parameters<typeof ofPlanEnd>[1][number];

  it('is each item that lands in this run, and the end', () => {
    expect(ofPlan('chores', { kind: 'ended', item })).toMatchObject({ events: ['accepted'], attempt: 'a' });
    expect(ofPlan('chores', { kind: 'ended', item: { ...item, reused: true } as typeof item })).toBeUndefined();
    const blocked = { id: 'b', status: 'blocked', reason: 'a' } as const;
    expect(ofPlan('chores', { kind: 'ended', item: blocked })).toBeUndefined();
    expect(ofPlanEnd('chores', [item, blocked])).toMatchObject({ events: ['stopped'], text: '1 of 2 items succeeded' });
  });
});

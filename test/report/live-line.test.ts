import { describe, expect, it } from 'vitest';
import type { Activity } from '../../src/base/activity.ts';
import { foldRecords } from '../../src/experiment/ledger/fold.ts';
import { STEPS } from '../../src/experiment/ledger/state.ts';
import { wordsOf } from '../../src/experiment/ledger/step-words.ts';
import { buildIterationRows } from '../../src/report/iteration-row.ts';
import { type LiveInput, LiveRecords, renderLiveLine } from '../../src/report/live-line.ts';
import { RECORDS } from './experiment-samples.ts';

const SINCE = '2026-11-26T03:00:00.000Z';
const scoring: Activity = {
  ...{ attempt: '12', doing: 'scoring', since: SINCE, at: '2026-11-26T03:00:30.000Z' },
  progress: {
    ...{ doing: 'scoring', count: { unit: 'pair', number: 3, of: 20, isAtMost: true }, guards: 'ok' },
    ...{ evidence: { e: 7.2, needed: 20 }, leftMs: 191_700 },
  },
};
const atWork: Activity = { attempt: '12', doing: 'agent at work', since: SINCE };
const recorded = new LiveRecords('max');
recorded.add(RECORDS);
const input: LiveInput = {
  ...{ records: recorded, activities: [atWork], timeLeftMs: 5_400_000 },
  now: new Date('2026-11-26T03:00:41.300Z'),
};
const show = (activities: readonly Activity[], width = 200) => renderLiveLine({ ...input, activities }, width);

describe('the records of the live line', () => {
  it('are the last of all rows, whether they came together or one after the other', () => {
    const many = Array.from({ length: 90 }, (_, index) => RECORDS[index % RECORDS.length]).flatMap(
      (each) => each ?? [],
    );
    const [together, single] = [new LiveRecords('max'), new LiveRecords('max')];
    together.add(many);
    for (const record of many) single.add([record]);
    expect(single.rows).toEqual(buildIterationRows(many, 'max').slice(-24));
    expect([together.rows, together.best, together.usd]).toEqual([single.rows, single.best, single.usd]);
    expect(single.best).toMatchObject({ best_score: foldRecords(many, 'max').best_score });
  });
});

describe('the live line', () => {
  it('names what the run does, and for how long', () => {
    expect(show([atWork])).toMatch(/^iter 12 · agent at work · 41s · best .+ · run ends in 1h30m/);
    expect(show([])).toMatch(/^starting · /);
  });

  it('says phase, count, guard, time, time left and evidence of what is scored', () => {
    const whole = 'iter 12 · scoring pair 3 of ≤20 · guard ok · 41s · ≤3m left · E 7.2 of 20';
    expect(show([scoring])).toContain(`${whole} · best `);
    expect(show([scoring], 58)).toBe('iter 12 · scoring pair 3 of ≤20 · ≤3m left · E 7.2 of 20');
    const progress = { doing: 'confirming', count: { number: 14, of: 40, isAtMost: false } } as const;
    expect(show([{ attempt: null, doing: 'confirming', since: SINCE, progress }])).toMatch(
      /^confirming 14 of 40 · 41s/,
    );
  });

  it('shows what is measured first, then what other workspaces do', () => {
    const other: Activity = { ...atWork, attempt: '13' };
    expect(show([scoring, other])).toContain('E 7.2 of 20 · iter 13 agent at work');
    // An iteration whose score waits for a calibration is not scored meanwhile.
    const progress = { doing: 'calibrating', count: { number: 2, of: 8, isAtMost: false } } as const;
    const calibrating = { attempt: null, doing: 'calibrating', since: SINCE, progress };
    expect(show([{ ...atWork, doing: 'scoring' }, calibrating])).toMatch(/^calibrating 2 of 8 · 41s · best/);
  });

  it('has words for every step, none of them an identifier', () => {
    for (const step of STEPS) {
      for (const iter of [1, null])
        expect([step, wordsOf(step, iter)]).toEqual([step, expect.stringMatching(/^[a-z ]+$/)]);
    }
  });

  it('fits every width, and breaks no word', () => {
    const whole = new Set(show([scoring], 1000).split(' · '));
    for (let width = 40; width <= 200; width += 1) {
      const line = show([scoring], width);
      expect(line.length).toBeLessThanOrEqual(width);
      expect(line.split(' · ').filter((part) => !whole.has(part))).toEqual([]);
    }
    const waiting = new Map([[12, { until: '2026-11-26T03:00:00Z', cause: 'limit' }]]);
    expect(renderLiveLine({ ...input, waiting }, 40)).toBe('iter 12 waiting for the model until…');
  });
});

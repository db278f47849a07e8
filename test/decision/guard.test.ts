import { describe, expect, it } from 'vitest';
import { evaluateHoldout, evaluateMetric, guardCommands, type MetricRun } from '../../src/decision/guard.ts';
import { guardedMetrics } from '../../src/decision/metric-guard.ts';
import { settingsOf } from './trials.ts';

const run = (arm: MetricRun['arm'], p99: number | null, supplied: Partial<MetricRun> = {}): MetricRun => ({
  ...{ task: 'c1', arm, tree: arm === 'candidate' ? 't1' : 'base', stage: 'pair' },
  metrics: p99 === null ? null : { p99 },
  ...supplied,
});

function judge(runs: readonly MetricRun[], supplied: object = {}): string | undefined {
  const [guard] = guardedMetrics(settingsOf({ guards: [{ metric: 'p99', max_regression: 5, ...supplied }] }));
  if (guard === undefined) throw new Error('no metric');
  return evaluateMetric(runs, { id: 'c1', incumbent: 'base' }, guard);
}

describe('a guard of a metric', () => {
  it.each([
    ['min', 5, 105, undefined],
    ['min', 5, 106, 'guard: p99 went from 100 to 106, more than 5 worse'],
    ['min', 5, 10, undefined],
    ['max', 5, 95, undefined],
    ['max', 5, 94, 'guard: p99 went from 100 to 94, more than 5 worse'],
    ['max', 5, 900, undefined],
    ['min', '2%', 102, undefined],
    ['min', '2%', 103, 'guard: p99 went from 100 to 103, more than 2% worse'],
  ])('at %s with at most %s worse, from 100 to %d, reports %s', (direction, most, after, reason) => {
    const runs = [run('incumbent', 100), run('candidate', after)];
    expect(judge(runs, { direction, max_regression: most })).toBe(reason);
  });

  it('takes a number for a difference in units of the metric', () => {
    expect(judge([run('incumbent', 200), run('candidate', 206)])).toMatch(/more than 5 worse/);
    expect(judge([run('incumbent', 20), run('candidate', 24)])).toBeUndefined();
  });

  it('compares means of the runs of its own test, and never of guards, holdout and confirmation', () => {
    const hidden = (['guard', 'holdout', 'confirm'] as const).map((stage) => run('candidate', 900, { stage }));
    const others = [run('candidate', 900, { task: 'c2' }), run('incumbent', 1, { task: 'c2' })];
    const own = [run('incumbent', 90), run('incumbent', 110), run('candidate', 100), run('candidate', 110)];
    expect(judge([...hidden, ...others, ...own])).toBeUndefined();
    expect(judge([...own, run('candidate', 120)])).toBe('guard: p99 went from 100 to 110, more than 5 worse');
  });

  it('compares with the last runs of the current best where its test has one arm', () => {
    const base = run('incumbent', 100, { task: 'calibration 1', stage: 'calibrate' });
    const other = run('incumbent', 1, { task: 'calibration 0', tree: 'earlier', stage: 'calibrate' });
    expect(judge([other, base, run('candidate', 105)])).toBeUndefined();
    expect(judge([other, base, run('candidate', 106)])).toMatch(/from 100 to 106/);
  });

  it('refuses where nothing was reported of either', () => {
    expect(judge([run('incumbent', 100), run('candidate', null)])).toMatch(/^guard: the evaluator .* of the change$/);
    expect(judge([run('candidate', 100)])).toMatch(/^guard: the evaluator .* "p99" of the /);
  });
});

describe('a guard that is a command', () => {
  it('is one of the commands of the settings', () => {
    const guards = [{ command: 'npm test' }, { metric: 'p99', max_regression: 5 }, { command: 'npm run lint' }];
    expect(guardCommands(settingsOf({ guards }))).toEqual(['npm test', 'npm run lint']);
  });
});

describe('the bit of the holdout', () => {
  it.each([
    ['max', 3, 2, true],
    ['max', 2, 2, true],
    ['max', 1, 2, false],
    ['min', 3, 2, false],
    ['min', 2, 2, true],
    ['min', 1, 2, true],
    ['max', undefined, -1, false],
    ['min', undefined, 1, false],
  ] as const)('at %s, of %s against %d, is %s', (direction, candidate, best, passed) => {
    expect(evaluateHoldout({ candidate, incumbent: best }, direction)).toBe(passed);
  });
});

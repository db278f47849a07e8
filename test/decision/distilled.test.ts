import { describe, expect, it } from 'vitest';
import type { AcceptedTree } from '../../src/decision/accepted-tree.ts';
import { renderEffect } from '../../src/decision/claim.ts';
import { distillable, effectsOf, findBatch, type MeasuredEffect } from '../../src/decision/distilled.ts';
import { ownEffectOf, startLeaveOut } from '../../src/decision/leave-out.ts';
import { openSession } from '../../src/decision/session.ts';
import { reportTask } from '../../src/decision/task.ts';
import { distilWorld } from './distil-world.ts';
import { settingsOf } from './trials.ts';

const RUNS = 2000;
const SETTINGS = settingsOf({ effort: 'balanced', decision: 'paired-sequential' });
// Three have an effect of 2 SDs of one run.
const EFFECTS = [2, 0, 2, 0, 0, 2];

const worlds = (needs: Readonly<Record<number, readonly number[]>>) =>
  Array.from({ length: RUNS }, (_, seed) =>
    distilWorld({ settings: SETTINGS, noise: 'gaussian', seed: seed + 1, effects: EFFECTS, needs, pairs: 30 }),
  );

describe.each([
  ['no dependency', {}, [0, 2, 5]],
  // The second comes out with the first alone; the fifth stays, since the last one builds on it.
  ['dependencies', { 1: [0], 5: [4] }, [0, 2, 4, 5]],
] as const)('six accepted changes of which three have no effect, with %s', (_, needs, expected) => {
  const results = worlds(needs);

  it('have intervals that hold the truth of each in at least 93 of 100 runs', () => {
    for (const at of EFFECTS.keys()) {
      expect(results.filter(({ covered }) => covered[at]).length / RUNS).toBeGreaterThanOrEqual(0.93);
    }
  });

  it('leave a branch that holds those with an effect, and in at least 88 of 100 runs nothing else', () => {
    const isExact = results.filter(({ left }) => left.join() === expected.join());
    expect(isExact.length / RUNS).toBeGreaterThanOrEqual(0.88);
    const isWhole = results.filter(({ left }) => expected.every((at) => left.includes(at)));
    expect(isWhole.length / RUNS).toBeGreaterThanOrEqual(0.99);
  });
});

it('takes one score each where there is no noise, and is never wrong', () => {
  const settings = settingsOf({ decision: 'auto' });
  const exact = distilWorld({ settings, noise: 'none', seed: 1, effects: EFFECTS, pairs: 30 });
  expect(exact).toMatchObject({ left: [0, 2, 5], covered: [true, true, true, true, true, true] });
  const none = distilWorld({ settings, noise: 'none', seed: 1, effects: [], pairs: 30 });
  // One accepted change: its test, a score of each arm, and what is left without it, twice.
  const one = distilWorld({ settings, noise: 'none', seed: 1, effects: [0], pairs: 30 });
  expect(one.evaluations - none.evaluations).toBe(1 + 2 + 2);
});

const change = (task: string, more: Partial<AcceptedTree> = {}): AcceptedTree => ({
  ...{ task, tree: `after ${task}`, parent: 'before', purpose: 'candidate', reverts: null },
  ...more,
});

const effect = (of: string, verdict: MeasuredEffect['effect']['verdict'], more = {}): MeasuredEffect => ({
  leaveOut: {
    ...{
      kind: 'leave-out',
      task: `leave-out of ${of}`,
      change: of,
      taken: [of],
      whole: 'whole',
      tree: `without ${of}`,
    },
    ...{ planned_pairs: 2, margin: 1 },
    ...more,
  },
  effect: {
    ...{ kind: 'effect', task: `leave-out of ${of}`, verdict, estimate: 0, interval: [-1, 1], confidence: 0.95 },
    ...{ mean: 1, reason: null, evaluations: [] },
  },
});

describe('the batch that goes out', () => {
  const keeps = ['a', 'b', 'c'].map((task) => change(task));

  it('is what has no effect, with what builds on it, newest first, within the margin', () => {
    const effects = [effect('a', 'none', { taken: ['c', 'a'] }), effect('b', 'effect'), effect('c', 'effect')];
    expect(findBatch({ keeps, effects }, 'whole')).toEqual({ taken: ['c', 'a'], margin: 1 });
    expect(findBatch({ keeps, effects: [effect('a', 'undecided'), effect('b', 'needed')] }, 'whole')).toBeUndefined();
  });

  it('is of this branch alone; what went out by it changes nothing of the rest', () => {
    const effects = [effect('a', 'none'), effect('b', 'effect')];
    expect(findBatch({ keeps, effects }, 'another')).toBeUndefined();
    const reverts = { taken: ['a'], stays: [] };
    const after = [...keeps, change('batch', { tree: 'left', parent: 'whole', purpose: 'distil', reverts })];
    expect([...effectsOf({ keeps: after, effects }, 'left').keys()]).toEqual(['a', 'b']);
    expect(findBatch({ keeps: after, effects }, 'left')).toBeUndefined();
    expect([...effectsOf({ keeps: [...after, change('d')], effects }, 'after d')]).toEqual([]);
  });

  it('has nothing that was rejected, nor what simplifies', () => {
    const all = [change('a', { isRejected: true }), change('b', { purpose: 'simplify' }), change('c')];
    expect(distillable({ keeps: all }).map(({ task }) => task)).toEqual(['c']);
  });
});

describe('an own effect', () => {
  const session = openSession({ settings: settingsOf({ direction: 'min' }), base: 'whole' });
  const leftOut = (scores: readonly (readonly [whole: number, left: number | string])[]) => {
    const names = { id: 'leave-out 1', whole: 'whole', tree: 'left', planned: scores.length };
    return scores.reduce(
      (task, [whole, left]) =>
        reportTask(task, [
          { arm: 'incumbent', kind: 'scored', score: whole },
          typeof left === 'string'
            ? { arm: 'candidate', kind: 'failed', reason: left }
            : { arm: 'candidate', kind: 'scored', score: left },
        ]),
      startLeaveOut(session, names),
    );
  };
  const shown = (scores: Parameters<typeof leftOut>[0], margin = 0) =>
    renderEffect(ownEffectOf(leftOut(scores), margin), session);

  it.each([
    [[[10, 12]], '+20%, an effect of its own'],
    [[[10, 10]], '0%, no effect of its own'],
    [[[10, 'it broke']], 'needed: without it it broke'],
    [
      [
        [10, 12],
        [10, 12.1],
        [10, 11.9],
      ],
      '+20% (95% CI +17.5..+22.5), an effect of its own',
    ],
  ] as const)('of %j is %s', (scores, text) => {
    expect(shown(scores)).toBe(text);
  });

  it('is undecided where it may be more than the margin', () => {
    const scores = [
      [10, 9],
      [10, 13],
      [10, 12],
    ] as const;
    expect(shown(scores, 1)).toMatch(/, not decided$/);
    expect(shown(scores, 2)).toMatch(/, no effect of its own$/);
  });
});

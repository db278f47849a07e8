import { describe, expect, test } from 'vitest';
import { type Evaluation, FAILURES_LATER } from '../../src/gate/evaluate.ts';
import { compareRank } from '../../src/gate/select.ts';
import { BOUNDED_EVALUATIONS, FULL_LIST_MAX_CANDIDATES, ScenarioTally } from '../../src/gate/tally.ts';
import { buildOutput, judge } from './outputs.ts';

function evaluation(id: string, overall: number, pass = true): Evaluation {
  const base = judge({});
  return { ...base, id, pass, scores: { ...base.scores, overall } };
}

/** The whole numbers below `count` in an order that looks like none, the same in every run. */
function scattered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 7919) % count);
}

describe('a tally', () => {
  test('keeps every evaluation, best first, as long as it is not bounded', () => {
    const tally = new ScenarioTally();
    for (const number of scattered(1000)) tally.add(evaluation(`c${number}`, number / 1000), {});
    expect(tally.ranked().map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, index) => `c${999 - index}`));
    expect(tally.count).toBe(1000);
  });

  test.each([
    ['from the start', 0],
    ['halfway', 700],
    ['at the end', 1500],
    ['just before the bound is full', 99],
    ['just when it is', 100],
    ['just after', 101],
  ])('keeps the best 100 when bounded %s', (_name, boundedAt) => {
    const all = scattered(1500).map((number) => evaluation(`c${number}`, (number % 700) / 1500, number % 3 === 0));
    const tally = new ScenarioTally();
    for (const [index, each] of all.entries()) {
      if (index === boundedAt) tally.bound();
      tally.add(each, {});
    }
    if (boundedAt === all.length) tally.bound();
    expect(tally.ranked()).toEqual(all.toSorted(compareRank).slice(0, BOUNDED_EVALUATIONS));
    expect(tally.count).toBe(1500);
    expect(tally.best).toBe(tally.ranked()[0]);
  });

  test('takes one that ranks just before the last of a full list, and none that ranks after it', () => {
    const tally = new ScenarioTally();
    tally.bound();
    for (let number = 0; number < 200; number += 1) tally.add(evaluation(`c${number}`, (300 - number) / 300), {});
    expect(tally.ranked().at(-1)?.id).toBe('c99');
    tally.add(evaluation('after', 200.5 / 300), {});
    expect(tally.ranked().at(-1)?.id).toBe('c99');
    tally.add(evaluation('before', 201.5 / 300), {});
    expect(tally.ranked().at(-1)?.id).toBe('before');
    expect(tally.ranked()).toHaveLength(100);
  });

  test('keeps the same 100 among equals, whatever the order they come in', () => {
    const all = scattered(1000).map((number) => evaluation(`c${number}`, 0.9));
    const retained = [all, all.toReversed()].map((order) => {
      const tally = new ScenarioTally();
      tally.bound();
      for (const each of order) tally.add(each, {});
      return tally.ranked().map(({ id }) => id);
    });
    expect(retained[0]).toEqual(retained[1]);
  });

  test('keeps every candidate that ties for the best, bounded or not: replays choose among all of them', () => {
    const tally = new ScenarioTally({ keepsTied: true });
    tally.bound();
    for (const number of scattered(1000)) tally.add(evaluation(`c${number}`, 0.9), {});
    const ids = Array.from({ length: tally.tied?.length ?? 0 }, (_, index) => tally.tied?.at(index)?.id);
    expect(ids).toEqual(scattered(1000).map((number) => `c${number}`));
  });

  test('holds fewer than the bound where there are fewer', () => {
    const tally = new ScenarioTally();
    tally.bound();
    for (const number of scattered(7)) tally.add(evaluation(`c${number}`, number / 7), {});
    expect(tally.ranked()).toHaveLength(7);
    expect(tally.ranked()).toHaveLength(7);
  });

  test('explains what waits when somebody asks, once, and what finds no room at once', () => {
    for (const left of [1010, 1006]) {
      const asked: string[] = [];
      const room = { left };
      const explain = (each: Evaluation, output: object, text: string): Evaluation => {
        asked.push(`${each.id} ${text} ${JSON.stringify(output)}`);
        return { ...each, failures: [{ code: 'x', path: 'output', message: each.id }] };
      };
      const tally = new ScenarioTally({ explain, room });
      tally.bound();
      tally.add({ ...evaluation('a', 0.5, false), failures: FAILURES_LATER }, { a: 1 }, '{"a":1}');
      expect([asked.length, room.left]).toEqual(left === 1006 ? [1, 1006] : [0, 3]);
      expect([tally.best, tally.best, tally.ranked()[0]].map((each) => each?.failures[0]?.message)).toEqual([
        'a',
        'a',
        'a',
      ]);
      expect([asked, room.left]).toEqual([['a {"a":1} {"a":1}'], left]);
    }
  });

  test('gives back the room of what it drops', () => {
    const room = { left: 1_000_000 };
    const tally = new ScenarioTally({ room });
    tally.bound();
    for (const number of scattered(500)) {
      tally.add({ ...evaluation(`c${number}`, number / 500, false), failures: FAILURES_LATER }, {}, '{}');
    }
    expect(room.left).toBe(1_000_000 - 1002 * BOUNDED_EVALUATIONS);
  });

  test('reads phase, posture and decisions off the winner’s output, null where there are none', () => {
    const tally = new ScenarioTally();
    tally.add(evaluation('b', 0.9), buildOutput({ phase: 'plan', posture: 'guarded' }));
    expect(tally.bestTrace).toEqual({
      phase: 'plan',
      posture: 'guarded',
      trace_decisions: ['The page ends too late.', 'I report it.'],
    });
    tally.add(evaluation('c', 0.8), { phase: 'worse' });
    expect(tally.bestTrace?.phase).toBe('plan');
    tally.add(evaluation('a', 0.9), { trace: null });
    expect(tally.bestTrace).toEqual({ phase: null, posture: null, trace_decisions: null });
    for (const trace of ['text', ['decisions'], { decisions: undefined }]) {
      tally.add(evaluation('a', 1), { trace, phase: null });
      expect(tally.bestTrace).toEqual({ phase: null, posture: null, trace_decisions: null });
    }
  });

  test('is empty without candidates', () => {
    const tally = new ScenarioTally();
    expect(tally).toMatchObject({ count: 0, tied: undefined, best: undefined, bestTrace: undefined });
    expect(tally.ranked()).toEqual([]);
  });
});

test('the bounds are those of the specification', () => {
  expect([FULL_LIST_MAX_CANDIDATES, BOUNDED_EVALUATIONS]).toEqual([1000, 100]);
});

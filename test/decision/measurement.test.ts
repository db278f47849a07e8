import { describe, expect, it } from 'vitest';
import {
  isMoved,
  lastArmOf,
  type Measurement,
  pairStep,
  readPair,
  resultOf,
  retryAfter,
  singleStep,
  washoutIndex,
  withEvaluations,
} from '../../src/decision/measurement.ts';
import { draw, measured } from './trials.ts';

const PLACE = { id: 'c1', stage: 'pair', index: 3, attempt: 0 } as const;
const moved: Measurement = { arm: 'candidate', kind: 'failed', reason: 'another kernel', isMoved: true };

describe('what is to be measured', () => {
  it('is one run of an arm, with a seed of its own place', () => {
    const step = singleStep(draw, { ...PLACE, stage: 'measure' }, 'candidate');
    const { seed } = draw('c1 measure 3 0');
    expect(step).toEqual({
      ...{ kind: 'measure', stage: 'measure', index: 3, attempt: 0, order_bit: null },
      runs: [{ arm: 'candidate', seed }],
    });
  });

  it('is a pair in the order of its coin, with one seed or one each', () => {
    const both = [...Array(20).keys()].map((index) => pairStep(draw, { ...PLACE, index }, { shareSeed: true }));
    expect(new Set(both.map(({ order_bit: bit }) => bit))).toEqual(new Set([0, 1]));
    for (const { order_bit: bit, runs, index } of both) {
      const { seed } = draw(`c1 pair ${index} 0`);
      const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
      expect(runs).toEqual(order.map((arm) => ({ arm, seed })));
    }
    const own = pairStep(draw, PLACE, { shareSeed: false }).runs;
    for (const { arm, seed } of own) expect(seed).toBe(draw(`c1 pair 3 0 ${arm}`).seed);
  });

  it('is washed before each run whose arm did not run last', () => {
    const washed = (before: 'candidate' | 'incumbent' | undefined) =>
      pairStep(draw, PLACE, { shareSeed: true, washes: true, before }).runs.map(({ isWashed }) => isWashed === true);
    const [first, second] = pairStep(draw, PLACE, { shareSeed: true }).runs.map(({ arm }) => arm);
    expect([washed(first), washed(second), washed(undefined)]).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
    expect([1, 2, 3].map((pair) => [0, 1].map((position) => washoutIndex(pair, position)))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it('follows the second arm of the pair before it, which is not known after a void pair', () => {
    expect(lastArmOf({ first: 'candidate' }, { attempt: 0 })).toBe('incumbent');
    expect(lastArmOf({ first: 'incumbent' }, { attempt: 0 })).toBe('candidate');
    expect(lastArmOf({ first: 'candidate' }, { attempt: 1 })).toBeUndefined();
    expect([lastArmOf({}, { attempt: 0 }), lastArmOf(undefined, { attempt: 0 })]).toEqual([undefined, undefined]);
  });
});

describe('the results of a pair', () => {
  const [candidate, best] = [measured('candidate', 2), measured('incumbent', 1)];

  it('are two scores, whichever arm ran first', () => {
    expect(readPair([candidate, best])).toEqual({ kind: 'pair', candidate, incumbent: best });
    expect(readPair([best, candidate])).toEqual({ kind: 'pair', candidate, incumbent: best });
  });

  it('are void where the current best failed, and a crash where the candidate did', () => {
    const [failed, failedBest] = [measured('candidate', 'fails'), measured('incumbent', 'fails')];
    expect(readPair([failed, best])).toEqual({ kind: 'crash', failure: failed });
    expect(readPair([candidate, failedBest])).toEqual({ kind: 'void', reason: 'exit code 1' });
    expect(readPair([failed, failedBest])).toEqual({ kind: 'void', reason: 'exit code 1' });
  });

  it('are void where the environment changed, whatever else they say', () => {
    const found = { kind: 'void', reason: 'another kernel', isMoved: true };
    expect(readPair([moved, measured('incumbent', 'fails')])).toEqual(found);
    expect(readPair([best, moved])).toEqual(found);
    expect([moved, best, measured('candidate', 'fails')].map(isMoved)).toEqual([true, false, false]);
  });

  it('are never of one arm alone', () => {
    for (const results of [[candidate], [best], []]) expect(() => readPair(results)).toThrow(TypeError);
  });

  it('are failures where a score or a case is no finite number', () => {
    const failure = { arm: 'candidate', kind: 'failed', reason: 'a score is not a finite number' };
    const scored = (score: number, cases?: Readonly<Record<string, number>>): Measurement[] => [
      { arm: 'candidate', kind: 'scored', score, ...(cases === undefined ? {} : { cases }) },
    ];
    expect(resultOf(scored(Number.NaN), 'candidate')).toEqual(failure);
    expect(resultOf(scored(1, { a: 1, b: Number.POSITIVE_INFINITY }), 'candidate')).toEqual(failure);
    expect(resultOf(scored(Number.NaN, { a: 1 }), 'candidate')).toEqual(failure);
    expect(resultOf(scored(1, { a: 1 }), 'candidate')).toMatchObject({ kind: 'scored', score: 1 });
    expect(resultOf(scored(1), 'incumbent')).toBeUndefined();
  });
});

it('the runs that a task rests on are those that have a record', () => {
  const recorded = { ...measured('candidate', 1), evaluation: 9 };
  expect(withEvaluations([4], [recorded, measured('incumbent', 1)])).toEqual([4, 9]);
});

it('a failure of the current best is tried again twice, and then nothing is decided', () => {
  expect(retryAfter(0, { reason: 'x' })).toEqual({ attempt: 1 });
  expect(retryAfter(1, { reason: 'x' })).toEqual({ attempt: 2 });
  expect(retryAfter(2, { reason: 'x' })).toEqual({
    ...{ kind: 'halt', reason: 'the current best failed 3 times in a row: x' },
  });
  expect(retryAfter(2, { reason: 'x', isMoved: true })).toMatchObject({
    reason: 'no pair counted 3 times in a row: x',
  });
});

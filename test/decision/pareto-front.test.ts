import { describe, expect, it } from 'vitest';
import { type AxisValues, type MeasuredTest, measuredPoints } from '../../src/decision/pareto-front.ts';

const AXES = [
  { name: 'score', direction: 'max' },
  { name: 'p99', direction: 'min' },
] as const;

const test = (
  tree: string,
  [score, p99]: readonly [number, number],
  { incumbent = 'base', kept = false, best = { score: 100, p99: 100 } as AxisValues } = {},
): MeasuredTest => ({ task: tree, tree, incumbent, kept, candidate: [{ score, p99 }], best: [best] });

const front = (tests: readonly MeasuredTest[]) =>
  measuredPoints(tests, AXES, 'base').flatMap(({ task, isOnFront }) => (isOnFront ? [task] : []));

describe('the Pareto front', () => {
  it('has what no other change beats in every axis, best score first', () => {
    const tests = [test('a', [110, 105]), test('b', [120, 130]), test('c', [105, 106]), test('d', [90, 50])];
    expect(front(tests)).toEqual(['b', 'a', 'd']);
    expect(measuredPoints(tests, AXES, 'base').map(({ task }) => task)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('adds up differences along the accepted changes, whatever the machine scores at the hour', () => {
    const first = test('a', [120, 100], { kept: true });
    // The machine is half as fast: 20 % more than "a", and as slow as before in p99.
    const slow = { score: 60, p99: 200 };
    const second = test('b', [72, 200], { incumbent: 'a', kept: true, best: slow });
    const [best, ...others] = measuredPoints([first, second, test('c', [130, 100])], AXES, 'base');
    expect(others.filter(({ isOnFront }) => isOnFront)).toEqual([]);
    expect(best).toMatchObject({ task: 'b', isAccepted: true });
    const changes = best?.changes.map(({ change, isRatio }) => [isRatio, Math.round(Math.exp(change) * 1000) / 1000]);
    expect(changes).toEqual([
      [true, 1.44],
      [true, 1],
    ]);
  });

  it('takes differences of an axis that is not above 0', () => {
    const best = { score: 0, p99: 100 };
    expect(measuredPoints([test('a', [3, 100], { best })], AXES, 'base')[0]?.changes[0]).toEqual({
      ...{ name: 'score', direction: 'max' },
      change: 3,
      isRatio: false,
    });
  });

  it('leaves out what lacks an axis, and what was compared with a tree that nothing was measured of', () => {
    const lacking = { ...test('a', [110, 90]), candidate: [{ score: 110 }] };
    expect(front([lacking, test('b', [110, 90], { incumbent: 'unknown' })])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { randomIndex, seededRandom } from '../../src/base/random.ts';

describe('seededRandom', () => {
  // A report names its seed so that its replays can be run again, years later: these numbers may never change.
  it.each([
    ['', [0.23144008215179881, 0.27404636548159655, 0.7901279251811976], [4, 1, 6, 9, 1, 9, 4, 1]],
    ['a', [0.43449421599986604, 0.5451403460013228, 0.3578386258898537], [5, 5, 6, 0, 3, 8, 1, 5]],
    ['c0ffee123456:RG-01', [0.8126503878831917, 0.3486682845834459, 0.6998801690755063], [8, 1, 7, 9, 8, 2, 0, 8]],
    ['größe', [0.6382286310856987, 0.9051813739671892, 0.9444183000785547], [6, 7, 3, 3, 2, 4, 0, 1]],
  ])('of the seed %j begins as it always did', (seed, numbers, indexes) => {
    const random = seededRandom(seed);
    expect(numbers.map(() => random())).toEqual(numbers);
    expect(indexes.map(() => randomIndex(random, 10))).toEqual(indexes);
  });

  it('does not depend on what else draws numbers', () => {
    const alone = seededRandom('x');
    const expected = [alone(), alone(), alone()];
    const [one, other] = [seededRandom('x'), seededRandom('y')];
    expect([one(), other(), one(), Math.random(), one()].filter((_, turn) => turn % 2 === 0)).toEqual(expected);
  });
});

describe('randomIndex', () => {
  it('draws each index about equally often, and none beyond', () => {
    const random = seededRandom('even');
    const counts = Array<number>(7).fill(0);
    for (let draw = 0; draw < 70_000; draw += 1) {
      const index = randomIndex(random, 7);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('of one is always the first', () => {
    expect([0, 0.5, 1 - 2 ** -53].map((number) => randomIndex(() => number, 1))).toEqual([0, 0, 0]);
  });
});

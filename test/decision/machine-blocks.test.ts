import { describe, expect, it } from 'vitest';
import { betweenMachines } from '../../src/decision/machine-blocks.ts';
import { gaussian, numbersOf } from './world.ts';

const own = { sign: 1, confidence: 0.95, pairs: [] } as const;
const pairsOf = (gain: number, count = 2) => Array.from({ length: count }, () => [10 + gain, 10] as const);
const ownPairs = (gain: number) => pairsOf(gain).map(([candidate, incumbent]) => ({ candidate, incumbent }));

describe('a confirmation on several machines', () => {
  it('is the mean of their gains, whatever the number of pairs of each, with the interval between them', () => {
    const three = betweenMachines({ ...own, pairs: ownPairs(1) }, [{ pairs: pairsOf(2) }, { pairs: pairsOf(3, 50) }]);
    expect(three.estimate).toBeCloseTo(2, 12);
    // t of two degrees of freedom is 4.303, and the standard error is 1 / sqrt 3.
    expect(three.interval[0]).toBeCloseTo(2 - 4.3027 / Math.sqrt(3), 3);
    expect(three.interval[1]).toBeCloseTo(2 + 4.3027 / Math.sqrt(3), 3);
  });

  it('is in the direction and on the scale of the run', () => {
    const pairs = [{ candidate: 5, incumbent: 10 }];
    const halved = { ...own, sign: -1, pairs } as const;
    expect(betweenMachines(halved, [{ pairs: [[5, 10]] }]).estimate).toBe(5);
    const ratio = betweenMachines({ ...halved, ratio: { unit: 's' } } as never, [{ pairs: [[5, 10]] }]);
    expect(ratio.estimate).toBeCloseTo(Math.log(2), 12);
  });

  it('needs two machines', () => {
    expect(() => betweenMachines({ ...own, pairs: ownPairs(1) }, [])).toThrow('needs two');
  });

  it.each([
    [2, 0],
    [3, 0.5],
    [3, 2],
  ])(
    'covers the mean gain of all machines as often as it says: %d machines that differ by %d noise SDs',
    (count, tau) => {
      const random = numbersOf(3);
      const runs = 4000;
      let covered = 0;
      for (let run = 0; run < runs; run += 1) {
        const machines = Array.from({ length: count }, () => {
          const gain = 1 + tau * gaussian(random);
          return Array.from({ length: 5 }, () => [gain + gaussian(random), gaussian(random)] as const);
        });
        const [first = [], ...others] = machines;
        const pairs = first.map(([candidate, incumbent]) => ({ candidate, incumbent }));
        const { interval } = betweenMachines(
          { ...own, pairs },
          others.map((each) => ({ pairs: each })),
        );
        covered += interval[0] <= 1 && 1 <= interval[1] ? 1 : 0;
      }
      expect(covered / runs).toBeGreaterThan(0.935);
      expect(covered / runs).toBeLessThan(0.965);
    },
  );
});

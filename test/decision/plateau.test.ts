import { describe, expect, it } from 'vitest';
import { chooseNext, type NextRequest, PLATEAU } from '../../src/decision/plateau.ts';
import { runAgents, type Sharing } from './agents-world.ts';
import { settingsOf } from './trials.ts';

const REQUEST: NextRequest = {
  names: ['a', 'b'],
  attempts: ['a', 'b'].map((agent) => ({ agent, isAccepted: false, minutes: 1 })),
  rejected: [],
  plateau: 3,
  commits: ['base', 'one'],
  seed: 'seed',
};
const rejected = (count: number, agent = 'a') => Array.from({ length: count }, () => agent);
const seeds = Array.from({ length: 40 }, (_, seed) => `seed ${seed}`);
const nextOf = (more: Partial<NextRequest>) => seeds.map((seed) => chooseNext({ ...REQUEST, ...more, seed }));

describe('a run of several agents', () => {
  it('chooses any of them at the branch head before so many rejected candidates', () => {
    const next = nextOf({ rejected: rejected(2) });
    expect(new Set(next.map(({ name }) => name))).toEqual(new Set(['a', 'b']));
    expect(next.every(({ stage, from }) => stage === undefined && from === undefined)).toBe(true);
  });

  it('moves on to another one then, and begins at an earlier accepted commit after as many again', () => {
    for (const count of [3, 4, 5]) {
      expect(nextOf({ rejected: rejected(count) })).toEqual(seeds.map(() => ({ name: 'b', stage: 1 })));
    }
    const restarts = nextOf({ rejected: [...rejected(3), ...rejected(3, 'b')] });
    expect(new Set(restarts.map(({ from }) => from))).toEqual(new Set(['base', 'one']));
    expect(nextOf({ rejected: [...rejected(3), ...rejected(4, 'b')] })).toEqual(
      seeds.map(() => ({ name: 'a', stage: 2 })),
    );
  });

  it('has no restart where nothing was accepted, and never moves on with a plateau of 0', () => {
    expect(nextOf({ rejected: rejected(6), commits: [] }).every(({ from }) => from === undefined)).toBe(true);
    expect(nextOf({ rejected: rejected(30), plateau: 0 }).every(({ stage }) => stage === undefined)).toBe(true);
  });
});

it('begins at an earlier commit at once where there is one agent', () => {
  const alone = { names: ['a'], attempts: [] };
  expect(nextOf({ ...alone, rejected: rejected(3) }).every(({ from }) => from !== undefined)).toBe(true);
  expect(nextOf({ ...alone, rejected: rejected(4) })).toEqual(seeds.map(() => ({ name: 'a', stage: 1 })));
});

it('gains more for the same dollars than agents that take turns', { timeout: 60_000 }, () => {
  const settings = settingsOf({ effort: 'balanced' });
  const gained = (sharing: Sharing) =>
    Array.from({ length: 20 }, (_, seed) => runAgents({ sharing, settings, seed }).gain).reduce(
      (sum, gain) => sum + gain,
    );
  expect(PLATEAU).toBe(12);
  expect(gained('bandit and plateau')).toBeGreaterThan(1.1 * gained('turns'));
});

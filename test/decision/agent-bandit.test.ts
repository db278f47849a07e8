import { describe, expect, it } from 'vitest';
import { type AgentAttempt, chooseAgent, tallyAgents } from '../../src/decision/agent-bandit.ts';
import { numbersOf } from './world.ts';

const tried = (agent: string, count: number, more: Partial<AgentAttempt> = {}): AgentAttempt[] =>
  Array.from({ length: count }, () => ({ agent, isAccepted: false, usd: 1, minutes: 1, ...more }));

/** How often each is chosen, by 200 seeds. */
function shares(attempts: readonly AgentAttempt[], names = ['a', 'b']): Readonly<Record<string, number>> {
  const tallies = tallyAgents(names, attempts);
  const chosen = Array.from({ length: 200 }, (_, seed) => chooseAgent(tallies, `seed ${seed}`));
  return Object.fromEntries(names.map((name) => [name, chosen.filter((each) => each === name).length]));
}

describe('the choice of an agent', () => {
  it('is the same for the same attempts and the same seed, and another one for other seeds', () => {
    const tallies = tallyAgents(['a', 'b'], [...tried('a', 3), ...tried('b', 3)]);
    expect(chooseAgent(tallies, 'x')).toBe(chooseAgent(tallies, 'x'));
    const { a = 0, b = 0 } = shares([...tried('a', 3), ...tried('b', 3)]);
    expect(Math.min(a, b)).toBeGreaterThan(70);
  });

  it('gives each agent a first attempt before any has a second one', () => {
    expect(shares([...tried('a', 1, { isAccepted: true, gain: 1 })])).toEqual({ a: 0, b: 200 });
  });

  it('prefers what gains more for a dollar, and still tries the other', () => {
    const better = shares([...tried('a', 8), ...tried('a', 4, { isAccepted: true, gain: 0.1 }), ...tried('b', 12)]);
    expect(better.a).toBeGreaterThan(150);
    expect(better.b).toBeGreaterThan(0);
    const cheaper = [
      tried('a', 6, { usd: 0.1 }),
      tried('b', 6),
      tried('a', 2, { usd: 0.1, isAccepted: true, gain: 0.1 }),
    ];
    expect(shares([...cheaper.flat(), ...tried('b', 2, { isAccepted: true, gain: 0.1 })]).a).toBeGreaterThan(150);
  });

  it('counts minutes where an agent reports no dollars', () => {
    const unpaid = { usd: undefined, minutes: 20 };
    const good = { isAccepted: true, gain: 0.1 };
    const attempts = [
      ...[tried('a', 6, unpaid), tried('a', 2, { ...unpaid, ...good })],
      ...[tried('b', 6, { usd: 50, minutes: 1 }), tried('b', 2, { usd: 50, minutes: 1, ...good })],
    ];
    expect(shares(attempts.flat()).b).toBeGreaterThan(150);
  });

  it('leaves an agent that cannot work alone, though its attempts cost next to nothing', () => {
    const broken = tried('a', 12, { isFailed: true, usd: undefined, minutes: 0.01 });
    const working = [...tried('b', 10), ...tried('b', 2, { isAccepted: true, gain: 0.1 })];
    expect(shares([...broken, ...working]).b).toBeGreaterThan(150);
  });

  it('draws chances of acceptance and gains as their distributions have them', () => {
    // With three of four and one of four accepted the chances are Beta(4, 2) and Beta(2, 4), the gains exponential.
    const accepted = { isAccepted: true };
    const attempts = [tried('a', 3, accepted), tried('a', 1), tried('b', 1, accepted), tried('b', 3)].flat();
    const tallies = tallyAgents(['a', 'b'], attempts);
    const chosen = Array.from({ length: 3000 }, (_, seed) => chooseAgent(tallies, `seed ${seed}`));
    const random = numbersOf(1);
    // A beta variable of whole numbers is the one of so many uniform ones in their order.
    const beta = (successes: number) =>
      Array.from({ length: 5 }, random).sort((one, other) => one - other)[successes - 1] ?? 0;
    const drawnFrom = (successes: number) => beta(successes) * -Math.log(1 - random());
    const wins = Array.from({ length: 30_000 }, () => drawnFrom(4) > drawnFrom(2)).filter(Boolean).length;
    const difference = chosen.filter((name) => name === 'a').length / 3000 - wins / 30_000;
    expect(Math.abs(difference)).toBeLessThan(0.03);
  });

  it('goes by what was confirmed: accepted changes that gained nothing count as nothing', () => {
    const accepted = [
      ...tried('a', 4, { isAccepted: true, gain: 0 }),
      ...tried('b', 4, { isAccepted: true, gain: 0.2 }),
    ];
    expect(shares([...accepted, ...tried('a', 4), ...tried('b', 4)]).b).toBeGreaterThan(130);
    const worse = [...tried('a', 4, { isAccepted: true, gain: -1 }), ...tried('b', 1, { isAccepted: true, gain: 0.2 })];
    expect(shares(worse).b).toBeGreaterThan(130);
  });
});

it('tallies what a report shows', () => {
  const attempts = [
    ...tried('a', 2),
    ...tried('a', 1, { isAccepted: true, gain: 0.25 }),
    ...tried('a', 1, { isAccepted: true }),
  ];
  expect(tallyAgents(['a', 'b'], attempts)).toEqual([
    { name: 'a', tries: 4, failed: 0, accepted: 2, confirmed: 1, gain: 0.25, usd: 4, minutes: 4 },
    { name: 'b', tries: 0, failed: 0, accepted: 0, confirmed: 0, gain: 0, usd: undefined, minutes: 0 },
  ]);
});

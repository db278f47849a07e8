import { describe, expect, test } from 'vitest';
import { randomIndex, seededRandom } from '../../src/base/random.ts';
import { type Contender, MAX_REPLAYS, type ReplayOutcome, replay, TiedList } from '../../src/gate/replays.ts';
import { compareMerit } from '../../src/gate/select.ts';

function contender(id: string, changes: Partial<Contender> & { readonly overall?: number } = {}): Contender {
  const { overall = 0.9, ...rest } = changes;
  return { id, pass: true, scores: { overall }, abstain: false, tie_mass: null, ...rest };
}

const TIED = ['a', 'b', 'c'].map((id) => contender(id));
const BEHIND = [contender('d', { overall: 0.89 }), contender('e', { overall: 1, pass: false })];

describe('one replay', () => {
  test('is won by the first by id among those that tie, whatever the order of the file', () => {
    for (const order of [TIED, TIED.toReversed(), [...BEHIND, ...TIED.toReversed()]]) {
      expect(replay(order, { replays: 1, seed: '7' })).toEqual({
        replays_requested: 1,
        replays_ran: 1,
        replay_winners: ['a'],
        winner_histogram: { a: 1 },
        volatility: 0,
        pass_rate: 1,
        abstain_distribution: { abstain: 0, no_abstain: 1 },
        tie_distribution: { high_tie_mass: 0, low_tie_mass: 0, missing: 1 },
      });
    }
  });

  test('does not run without candidates, and divides nothing by zero', () => {
    for (const replays of [1, 25, 20_000]) {
      expect(replay([], { replays, seed: '7' })).toEqual({
        replays_requested: replays,
        replays_ran: 0,
        replay_winners: [],
        winner_histogram: {},
        volatility: 0,
        pass_rate: 0,
        abstain_distribution: { abstain: 0, no_abstain: 0 },
        tie_distribution: { high_tie_mass: 0, low_tie_mass: 0, missing: 0 },
      });
    }
  });
});

describe('many replays', () => {
  test('are won by the same candidates for the same seed, on every machine and in every version', () => {
    const winners = (tied: readonly Contender[], seed: string) =>
      replay(tied, { replays: 24, seed }).replay_winners?.join('');
    expect(winners(TIED, '7')).toBe('aacbabccaababcbbbbbbbbba');
    expect(winners(TIED, '8')).toBe('bbcbacabbbbaccbabbabacbc');
    expect(winners(TIED, 'a6f0d1:RG-01')).toBe('cacbaacacbbaccacaaaacbaa');
    expect(winners(TIED.slice(1), '7')).toBe('bbcbbbccbbbbcccbbbbcbcbb');
  });

  test('of a longer run begin as those of a shorter one', () => {
    const long = replay(TIED, { replays: 500, seed: '7' }).replay_winners;
    expect(long?.slice(0, 24)).toEqual(replay(TIED, { replays: 24, seed: '7' }).replay_winners);
  });

  test('are never won by a candidate of less merit, and do not notice one', () => {
    const alone = replay(TIED, { replays: 300, seed: '7' });
    expect(
      replay(
        [BEHIND[0], ...TIED, BEHIND[1]].filter((each) => each !== undefined),
        { replays: 300, seed: '7' },
      ),
    ).toEqual(alone);
    expect(Object.keys(alone.winner_histogram)).toEqual(['a', 'b', 'c']);
  });

  test('have one winner where nothing ties', () => {
    const outcome = replay([contender('b'), ...BEHIND], { replays: 40, seed: '7' });
    expect(outcome).toMatchObject({ winner_histogram: { b: 40 }, volatility: 0, replays_ran: 40 });
    expect(outcome.replay_winners).toEqual(Array(40).fill('b'));
  });

  test('choose among failing candidates where none passes, and then never pass', () => {
    const failing = ['x', 'y'].map((id) => contender(id, { pass: false }));
    const outcome = replay(failing, { replays: 100, seed: '7' });
    expect(outcome.pass_rate).toBe(0);
    expect(Object.keys(outcome.winner_histogram)).toEqual(['x', 'y']);
  });

  test('are won about equally often by each that ties, as shuffling all the candidates would have it', () => {
    const replays = 30_000;
    const all = [...BEHIND, ...TIED, contender('z')];
    const { winner_histogram: ours } = replay(all, { replays, seed: 'uniform' });
    const theirs = shuffleAndChoose(all, replays);
    expect(new Set(Object.keys(ours))).toEqual(new Set(Object.keys(theirs)));
    // Five standard deviations of a binomial count with p = 1/4.
    const slack = 5 * Math.sqrt((replays * 3) / 16);
    for (const wins of [...Object.values(ours), ...Object.values(theirs)]) {
      expect(Math.abs(wins - replays / 4)).toBeLessThan(slack);
    }
  });

  test('do not remember the winner before: each follows each about equally often', () => {
    const winners = replay(TIED, { replays: 9000, seed: 'pairs' }).replay_winners ?? [];
    const pairs = new Map<string, number>();
    for (const [index, id] of winners.slice(1).entries()) {
      const pair = `${winners[index]}${id}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(9);
    for (const count of pairs.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt((9000 * 8) / 81));
  });

  test('choose by the place in the file, so that names play no part', () => {
    const renamed = ['x', 'a', 'm'].map((id) => contender(id));
    const places = (outcome: ReplayOutcome, ids: readonly string[]) =>
      outcome.replay_winners?.map((id) => ids.indexOf(id));
    expect(places(replay(renamed, { replays: 50, seed: '7' }), ['x', 'a', 'm'])).toEqual(
      places(replay(TIED, { replays: 50, seed: '7' }), ['a', 'b', 'c']),
    );
  });
});

describe('what is reported of the replays', () => {
  const MIXED = [
    contender('abstains', { abstain: true, tie_mass: 0.4 }),
    contender('low', { tie_mass: 0.39 }),
    contender('silent'),
  ];
  const outcome = replay(MIXED, { replays: 1000, seed: '7' });
  const wins = (id: string) => outcome.winner_histogram[id] ?? 0;

  test('volatility is 1 − the winner’s most wins over the replays that ran', () => {
    expect(outcome.volatility).toBe(1 - Math.max(wins('abstains'), wins('low'), wins('silent')) / 1000);
  });

  test('the histogram counts the winners and adds up to the replays', () => {
    for (const id of ['abstains', 'low', 'silent']) {
      expect(wins(id)).toBe(outcome.replay_winners?.filter((winner) => winner === id).length);
    }
    expect(wins('abstains') + wins('low') + wins('silent')).toBe(1000);
  });

  test('abstentions and tie masses are those of the winners: 0.4 is high, none is missing', () => {
    expect(outcome.abstain_distribution).toEqual({ abstain: wins('abstains'), no_abstain: 1000 - wins('abstains') });
    expect(outcome.tie_distribution).toEqual({
      high_tie_mass: wins('abstains'),
      low_tie_mass: wins('low'),
      missing: wins('silent'),
    });
  });

  test('an id may be any text, such as the name of a built-in property', () => {
    const odd = ['__proto__', 'constructor', '10', '9', ''].map((id) => contender(id));
    const { winner_histogram: histogram, replay_winners: winners = [] } = replay(odd, { replays: 200, seed: '7' });
    expect(new Set(Object.keys(histogram))).toEqual(new Set(odd.map(({ id }) => id)));
    expect(Object.values(histogram).reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(new Set(winners).size).toBe(5);
  });
});

describe('the list of winners', () => {
  test('is written out up to 10,000 replays', () => {
    const outcome = replay(TIED, { replays: 10_000, seed: '7' });
    expect(outcome.replay_winners).toHaveLength(10_000);
    expect(outcome).not.toHaveProperty('replay_winners_rle');
  });

  test('is run-length encoded above, and says the same', () => {
    const outcome = replay(TIED, { replays: 10_001, seed: '7' });
    expect(outcome).not.toHaveProperty('replay_winners');
    const rle = outcome.replay_winners_rle ?? [];
    const winners = rle.flatMap(([id, count]) => Array<string>(count).fill(id));
    expect(winners).toHaveLength(10_001);
    expect(winners.slice(0, 10_000)).toEqual(replay(TIED, { replays: 10_000, seed: '7' }).replay_winners);
    for (const [index, [id]] of rle.slice(1).entries()) expect(id).not.toBe(rle[index]?.[0]);
  });

  test('is a single run where nothing ties, even for the most replays there may be', () => {
    const outcome = replay([contender('a'), ...BEHIND], { replays: MAX_REPLAYS, seed: '7' });
    expect(outcome.replay_winners_rle).toEqual([['a', 1_000_000]]);
    expect(outcome.winner_histogram).toEqual({ a: 1_000_000 });
  });
});

describe('a list of those that tie', () => {
  test('keeps those that share the best merit, in file order, with what is counted of them', () => {
    const tied = new TiedList();
    const added = [
      contender('low', { overall: 0.1 }),
      contender('x', { abstain: true, tie_mass: 0.39 }),
      contender('fails', { pass: false, overall: 1 }),
      contender('a', { tie_mass: 0.4 }),
      contender('m'),
    ];
    for (const each of added) tied.add(each);
    expect([0, 1, 2].map((index) => tied.at(index))).toEqual([
      { id: 'x', pass: true, abstain: true, tie: 'low' },
      { id: 'a', pass: true, abstain: false, tie: 'high' },
      { id: 'm', pass: true, abstain: false, tie: 'missing' },
    ]);
    tied.add(contender('best', { overall: 0.95 }));
    expect([tied.length, tied.at(0)?.id]).toEqual([1, 'best']);
  });
});

/** The slow way: shuffles every candidate, then takes the first of the best merit. */
function shuffleAndChoose(all: readonly Contender[], replays: number): Record<string, number> {
  const random = seededRandom('another seed');
  const wins: Record<string, number> = {};
  for (let count = 0; count < replays; count += 1) {
    const order = [...all];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = randomIndex(random, last + 1);
      [order[last], order[other]] = [order[other] as Contender, order[last] as Contender];
    }
    const [winner] = order.toSorted(compareMerit);
    if (winner !== undefined) wins[winner.id] = (wins[winner.id] ?? 0) + 1;
  }
  return wins;
}

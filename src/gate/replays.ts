import { randomIndex, seededRandom } from '../base/random.ts';
import { NumberList, TextList } from '../base/text-list.ts';
import { HIGH_TIE_MASS } from './dimensions.ts';
import type { Evaluation, Ranked } from './evaluate.ts';
import { compareMerit, selectBest } from './select.ts';

export const MAX_REPLAYS = 1_000_000;
/** Above this many replays the winners are reported run-length encoded. */
const MAX_LISTED_REPLAYS = 10_000;

/** What a replay reads of a candidate. */
export type Contender = Ranked & Pick<Evaluation, 'abstain' | 'tie_mass'>;

/** What came out of the replays of one scenario, as it stands in the report. */
export interface ReplayOutcome {
  readonly replays_requested: number;
  readonly replays_ran: number;
  /** Winner of each replay, in order. */
  readonly replay_winners?: readonly string[];
  /** In place of `replay_winners` for many replays: runs of the same winner, `[id, how many in a row]`. */
  readonly replay_winners_rle?: readonly (readonly [id: string, count: number])[];
  readonly winner_histogram: Readonly<Record<string, number>>;
  /** 1 − the most frequent winner's share. */
  readonly volatility: number;
  /** Share of the replays whose winner passes. */
  readonly pass_rate: number;
  readonly abstain_distribution: { readonly abstain: number; readonly no_abstain: number };
  readonly tie_distribution: {
    readonly high_tie_mass: number;
    readonly low_tie_mass: number;
    readonly missing: number;
  };
}

/** Options of {@link replay}. */
export interface ReplayOptions {
  /** Number of replays, from 1. */
  readonly replays: number;
  /** Seed of the draws: the same seed gives the same winners. */
  readonly seed: string;
}

/**
 * Replays the choice among the candidates of one scenario, shuffled each time. `evaluations` is in file order.
 *
 * A replay ranks by merit and lets the shuffled order break ties. The order of any but the best by merit cannot show,
 * and of those only who comes first: that is one draw, the first step of a Fisher-Yates shuffle of the tied ones. So a
 * replay costs one draw where something ties and nothing where nothing does, and no score is ever taken again.
 */
export function replay(evaluations: Iterable<Contender>, options: ReplayOptions): ReplayOutcome {
  const all = [...evaluations];
  const best = selectBest(all);
  const tied = best && all.filter((each) => compareMerit(each, best) === 0).map(winnerOf);
  return replayChoice({ best, tied }, options);
}

/** The best candidate of a scenario, and what shares its merit. */
export interface Choice {
  readonly best: Contender | undefined;
  /** In file order; needed for more than one replay only. */
  readonly tied?: Pick<TiedList, 'length' | 'at'> | undefined;
}

/** Replays a choice. */
export function replayChoice({ best, tied }: Choice, { replays, seed }: ReplayOptions): ReplayOutcome {
  if (best === undefined) return buildOutcome([], replays, []);
  const first = winnerOf(best);
  if (replays === 1 || tied === undefined || tied.length === 1)
    return buildOutcome([first], replays, [[first, replays]]);
  const random = seededRandom(seed);
  const winners = new Map<number, Winner>();
  const runs: [Winner, number][] = [];
  for (let count = 0; count < replays; count += 1) {
    const index = randomIndex(random, tied.length);
    const winner = winners.get(index) ?? tied.at(index) ?? first;
    winners.set(index, winner);
    const last = runs.at(-1);
    if (last?.[0] === winner) last[1] += 1;
    else runs.push([winner, 1]);
  }
  const inFileOrder = [...winners].sort(([one], [other]) => one - other).map(([, winner]) => winner);
  return buildOutcome(inFileOrder, replays, runs);
}

/** What the outcome counts of a winner. */
interface Winner extends Pick<Contender, 'id' | 'pass' | 'abstain'> {
  readonly tie: TieMass;
}

const TIE_MASSES = ['missing', 'low', 'high'] as const;
type TieMass = (typeof TIE_MASSES)[number];

function winnerOf({ id, pass, abstain, tie_mass: mass }: Contender): Winner {
  return { id, pass, abstain, tie: tieOf(mass) };
}

function tieOf(mass: number | null): TieMass {
  if (mass === null) return 'missing';
  return mass >= HIGH_TIE_MASS ? 'high' : 'low';
}

/** The candidates that share the best merit so far, in file order. A million may tie: each takes some bytes. */
export class TiedList {
  #leader: Ranked | undefined;
  readonly #ids = new TextList();
  readonly #traits = new NumberList();

  get length(): number {
    return this.#traits.length;
  }

  /** Adds a candidate unless another has more merit; those with less are dropped. */
  add({ id, pass, scores, abstain, tie_mass: mass }: Contender): void {
    const order = this.#leader === undefined ? -1 : compareMerit({ id, pass, scores }, this.#leader);
    if (order > 0) return;
    if (order < 0) {
      this.#leader = { id, pass, scores };
      this.#ids.clear();
      this.#traits.clear();
    }
    this.#ids.push(id);
    this.#traits.push(2 * TIE_MASSES.indexOf(tieOf(mass)) + Number(abstain));
  }

  at(index: number): Winner | undefined {
    const traits = this.#traits.at(index);
    const tie = TIE_MASSES[traits >>> 1] ?? 'missing';
    return { id: this.#ids.at(index), pass: this.#leader?.pass === true, abstain: traits % 2 === 1, tie };
  }
}

type Run = readonly [winner: Winner, count: number];

function buildOutcome(winners: readonly Winner[], replays: number, runs: readonly Run[]): ReplayOutcome {
  const wins = new Map<Winner, number>();
  for (const [winner, count] of runs) wins.set(winner, (wins.get(winner) ?? 0) + count);
  const ran = runs.reduce((sum, [, count]) => sum + count, 0);
  const share = (holds: (winner: Winner) => boolean): number =>
    [...wins].reduce((sum, [winner, count]) => sum + (holds(winner) ? count : 0), 0);
  const abstain = share((winner) => winner.abstain);
  const high = share(({ tie }) => tie === 'high');
  const missing = share(({ tie }) => tie === 'missing');
  const most = [...wins.values()].reduce((max, count) => Math.max(max, count), 0);
  return {
    replays_requested: replays,
    replays_ran: ran,
    ...listWinners(runs, ran),
    winner_histogram: Object.fromEntries(winners.map((each) => [each.id, wins.get(each) ?? 0])),
    volatility: ran === 0 ? 0 : 1 - most / ran,
    pass_rate: ran === 0 ? 0 : share((winner) => winner.pass) / ran,
    abstain_distribution: { abstain, no_abstain: ran - abstain },
    tie_distribution: { high_tie_mass: high, low_tie_mass: ran - high - missing, missing },
  };
}

function listWinners(runs: readonly Run[], ran: number): Pick<ReplayOutcome, 'replay_winners' | 'replay_winners_rle'> {
  if (ran > MAX_LISTED_REPLAYS) return { replay_winners_rle: runs.map(([{ id }, count]) => [id, count]) };
  return { replay_winners: runs.flatMap(([{ id }, count]) => Array<string>(count).fill(id)) };
}

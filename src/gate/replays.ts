import { randomIndex, seededRandom } from '../base/random.ts';
import { HIGH_TIE_MASS } from './dimensions.ts';
import type { Evaluation } from './evaluate.ts';
import { compareMerit, type Ranked, selectBest } from './select.ts';

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
  const tied: Contender[] = [];
  for (const each of evaluations) addContender(tied, each);
  return replayTied(tied, options);
}

/**
 * Keeps the list to those that share the best merit, in file order. What is kept is a small copy: a million
 * candidates may tie, and their evaluations are not needed any more.
 */
export function addContender(tied: Contender[], { id, pass, scores, abstain, tie_mass }: Contender): void {
  const [leader] = tied;
  const order = leader === undefined ? -1 : compareMerit({ id, pass, scores }, leader);
  if (order > 0) return;
  if (order < 0) tied.length = 0;
  const shared = tied[0]?.scores ?? { overall: scores.overall };
  tied.push({ id, pass, scores: shared, abstain, tie_mass });
}

/** Replays the choice among candidates that are known to tie. */
export function replayTied(tied: readonly Contender[], { replays, seed }: ReplayOptions): ReplayOutcome {
  const first = selectBest(tied);
  if (first === undefined) return buildOutcome(tied, replays, []);
  if (replays === 1) return buildOutcome(tied, replays, [[first, 1]]);
  if (tied.length === 1) return buildOutcome(tied, replays, [[first, replays]]);
  const random = seededRandom(seed);
  const runs: [Contender, number][] = [];
  for (let count = 0; count < replays; count += 1) {
    const winner = tied[randomIndex(random, tied.length)] ?? first;
    const last = runs.at(-1);
    if (last?.[0] === winner) last[1] += 1;
    else runs.push([winner, 1]);
  }
  return buildOutcome(tied, replays, runs);
}

type Run = readonly [winner: Contender, count: number];

function buildOutcome(tied: readonly Contender[], replays: number, runs: readonly Run[]): ReplayOutcome {
  const wins = new Map<Contender, number>();
  for (const [winner, count] of runs) wins.set(winner, (wins.get(winner) ?? 0) + count);
  const ran = runs.reduce((sum, [, count]) => sum + count, 0);
  const share = (holds: (winner: Contender) => boolean): number =>
    [...wins].reduce((sum, [winner, count]) => sum + (holds(winner) ? count : 0), 0);
  const abstain = share((winner) => winner.abstain);
  const high = share(({ tie_mass: mass }) => mass !== null && mass >= HIGH_TIE_MASS);
  const missing = share(({ tie_mass: mass }) => mass === null);
  // In file order; a list of a million that tie need not be gone through for a single winner.
  const winners = wins.size === 1 ? [...wins.keys()] : tied.filter((each) => wins.has(each));
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

import type { Evaluation, Ranked } from './evaluate.js';
export declare const MAX_REPLAYS = 1000000;
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
    readonly abstain_distribution: {
        readonly abstain: number;
        readonly no_abstain: number;
    };
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
export declare function replay(evaluations: Iterable<Contender>, options: ReplayOptions): ReplayOutcome;
/** The best candidate of a scenario, and what shares its merit. */
export interface Choice {
    readonly best: Contender | undefined;
    /** In file order; needed for more than one replay only. */
    readonly tied?: Pick<TiedList, 'length' | 'at'> | undefined;
}
/** Replays a choice. */
export declare function replayChoice({ best, tied }: Choice, { replays, seed }: ReplayOptions): ReplayOutcome;
/** What the outcome counts of a winner. */
interface Winner extends Pick<Contender, 'id' | 'pass' | 'abstain'> {
    readonly tie: TieMass;
}
declare const TIE_MASSES: readonly ['missing', 'low', 'high'];
type TieMass = (typeof TIE_MASSES)[number];
/** The candidates that share the best merit so far, in file order. A million may tie: each takes some bytes. */
export declare class TiedList {
    #private;
    get length(): number;
    /** Adds a candidate unless another has more merit; those with less are dropped. */
    add({ id, pass, scores, abstain, tie_mass: mass }: Contender): void;
    at(index: number): Winner | undefined;
}
export {};

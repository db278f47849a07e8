import type { Candidate } from './candidates.js';
import { type Evaluation, type Ranked } from './evaluate.js';
import { TiedList } from './replays.js';
/** Files with more candidates than this list only the best of each scenario, unless everything is asked for. */
export declare const FULL_LIST_MAX_CANDIDATES = 1000;
/** How many evaluations a scenario keeps in a bounded report. */
export declare const BOUNDED_EVALUATIONS = 100;
/** What is read off the winning output beside its scores. */
export interface WinnerTrace {
    readonly phase: unknown;
    readonly posture: unknown;
    readonly trace_decisions: unknown;
}
/** Completes an evaluation that is shown. `text` is `JSON.stringify(output)`. */
type Explain = (evaluation: Evaluation, output: Candidate['output'], text: string) => Evaluation;
/** How many characters of outputs may wait for being explained, in all tallies that share it. */
export interface WaitingRoom {
    left: number;
}
export declare function openWaitingRoom(): WaitingRoom;
export interface TallyOptions {
    /** Keep all that tie for the best: replays choose among them. */
    readonly keepsTied?: boolean;
    readonly explain?: Explain;
    readonly room?: WaitingRoom;
}
/** Collects the evaluations of one scenario as they come, in memory that a bounded report bounds. */
export declare class ScenarioTally {
    #private;
    /** How many candidates were scored. */
    count: number;
    /** Those that share the best merit, where replays choose among them. */
    readonly tied: TiedList | undefined;
    bestTrace: WinnerTrace | undefined;
    constructor({ keepsTied, explain, room }?: TallyOptions);
    /**
     * Whether a candidate of this rank would change nothing but the count; then none that ranks after it would. Where replays
     * choose, all of the same merit count.
     */
    readonly isOut: (rank: Ranked) => boolean;
    /** Adds a candidate; no evaluation of one that is out. `text` is `JSON.stringify(output)`. */
    add(evaluation: Evaluation | undefined, output: Candidate['output'], text?: string): void;
    get best(): Evaluation | undefined;
    /** From now on only the best are kept. */
    bound(): void;
    /** The evaluations kept, best first. */
    ranked(): readonly Evaluation[];
}
export {};

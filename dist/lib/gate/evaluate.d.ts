import type { Candidate } from './candidates.js';
import type { EvaluatorConfig } from './config.js';
import { type RetrievalGate, type Scores } from './dimensions.js';
import { type Failure } from './expectations.js';
import type { Scenario } from './suite.js';
export declare const GRADES: readonly ['pass', 'near_miss', 'low'];
/**
 * How good the overall score is: `pass` from `pass_min_overall` on, `near_miss` from `warn_min_overall` on, else `low`. It does
 * not depend on failures.
 * @useDeclaredType
 */
export type Grade = (typeof GRADES)[number];
/** The judgement of one candidate, as it stands in the report. */
export interface Evaluation {
    /** Id of the candidate. */
    readonly id: string;
    /** Id of the scenario that the candidate names. */
    readonly scenario_id: string;
    /** Whether it passes: it has no failure. */
    readonly pass: boolean;
    readonly grade: Grade;
    readonly scores: Scores;
    /** Every reason why it does not pass. */
    readonly failures: readonly Failure[];
    /** Whether the output abstains. */
    readonly abstain: boolean;
    /** How close the alternatives are, 0 to 1; null if the output does not report it. */
    readonly tie_mass: number | null;
    /** Signals that explain the scores. */
    readonly signals: {
        readonly retrieval_gate: RetrievalGate;
    };
}
/** Stands for failures that nobody has spelled out yet. */
export declare const FAILURES_LATER: readonly Failure[];
/** An extra check of every output, such as a JSON Schema of the user's. `text` is `JSON.stringify(output)`. */
export type OutputCheck = (output: Candidate['output'], text: string) => readonly Failure[];
export interface EvaluatorOptions {
    readonly scenario: Scenario;
    readonly config: EvaluatorConfig;
    readonly checkOutput?: OutputCheck | undefined;
}
/**
 * Judges candidates of one scenario; failures are without the hints that `withHints` adds. `text` may hold
 * `JSON.stringify(candidate.output)` when it is known already.
 */
export interface Evaluator {
    (candidate: Candidate, text?: string): Evaluation;
    /**
     * The same, but nothing for a candidate that is `isOut` of the ranking whatever else is found out about it: most of a
     * large file needs no sentence of why it fails, and often no search of its text. Where no check of the user's is among
     * them, the failures of one that fails are `FAILURES_LATER`: of those that rank well now, most are out in the end.
     */
    (candidate: Candidate, text: string, isOut: RankTest): Evaluation | undefined;
}
/** The part of an evaluation that decides its rank. */
export type Ranked = Pick<Evaluation, 'id' | 'pass'> & {
    readonly scores: Pick<Evaluation['scores'], 'overall'>;
};
/** Whether a candidate of this rank is not wanted; then none that ranks after it is. */
type RankTest = (rank: Ranked) => boolean;
/**
 * Judges one candidate against a scenario: hard failures first, then, only without any, the overall minimum.
 * Pure: the result depends on the output, the scenario and the config alone.
 * Source: contracts "Candidate Contract (v0)", spec "The candidate gate".
 */
export declare function evaluateCandidate({ candidate, ...options }: EvaluatorOptions & {
    readonly candidate: Candidate;
}): Evaluation;
/** Adds to each failure what the output may have meant. It takes longer than judging, and few evaluations are shown. */
export declare function withHints(evaluation: Evaluation, output: Candidate['output'], config: EvaluatorConfig): Evaluation;
/** Prepares what is the same for every candidate of a scenario. */
export declare function buildEvaluator({ scenario, config, checkOutput }: EvaluatorOptions): Evaluator;
export {};

import type { IterationRecord } from './record.js';
export type Direction = 'min' | 'max';
export interface BestScore {
    readonly score: number;
    readonly iter: number;
}
/** Follows the best score through records, which may be added to: `next` takes one after the other, in their order. */
export declare class BestSoFar {
    #private;
    /** `from`: where an earlier one came to, after so many records. */
    constructor(records: readonly IterationRecord[], direction: Direction, from?: {
        readonly count: number;
        readonly best: BestScore | undefined;
    });
    /** Takes the next record, which somebody may have at hand; the best score after it. */
    next(record?: {
        [x: string]: unknown;
        iter: number;
        started_at: string;
        ended_at: string;
        outcome: "aborted" | "baseline" | "denied" | "discarded" | "inconclusive" | "infra_error" | "invalid" | "killed" | "merged" | "noop";
        score?: number | null | undefined;
        best_so_far?: number | null | undefined;
        agent_exit?: number | null | undefined;
        agent_killed_by_budget: boolean;
        diff_lines: number;
        notes: string;
        summary?: string | null | undefined;
        v?: number | null | undefined;
        seq?: number | null | undefined;
        prev?: string | null | undefined;
        hash?: string | null | undefined;
        base_commit?: string | null | undefined;
        commit?: string | null | undefined;
        tree?: string | null | undefined;
        changed_paths?: string[] | null | undefined;
        more_paths?: number | null | undefined;
        protected_digest?: string | null | undefined;
        sandbox?: string | Record<string, unknown> | null | undefined;
        decision?: {
            [x: string]: unknown;
            policy: string;
            n?: number | null | undefined;
            effect?: number | null | undefined;
            interval?: [number, number] | null | undefined;
            p_or_e?: number | null | undefined;
            threshold?: number | null | undefined;
        } | null | undefined;
        usage?: {
            [x: string]: unknown;
            model?: string | null | undefined;
            input_tokens?: number | null | undefined;
            output_tokens?: number | null | undefined;
            usd?: number | null | undefined;
            cached_input_tokens?: number | null | undefined;
            cache_write_tokens?: number | null | undefined;
            by_model?: {
                [x: string]: unknown;
                model: string;
            }[] | null | undefined;
            estimated?: boolean | null | undefined;
            at_least?: boolean | null | undefined;
        } | null | undefined;
        agent_failure?: {
            [x: string]: unknown;
            kind: string;
            message: string;
            status?: number | null | undefined;
            reset_at?: string | null | undefined;
            remedy?: string | null | undefined;
        } | null | undefined;
        durations?: Record<string, number> | null | undefined;
        worktree?: string | null | undefined;
        held_commit?: string | null | undefined;
        proposed_commit?: string | null | undefined;
        wave?: {
            [x: string]: unknown;
            id: string;
            slot: number;
            absent?: boolean | null | undefined;
            claimed?: string | null | undefined;
        } | null | undefined;
        chosen_agent?: {
            [x: string]: unknown;
            name: string;
            of: string[];
            plateau: number;
            after: {
                record: string | null;
                decision: string | null;
            };
            stage?: number | undefined;
            from?: string | undefined;
        } | null | undefined;
        conflict?: boolean | null | undefined;
        recombines?: number[] | null | undefined;
        files_digest?: string | null | undefined;
        released?: string | null | undefined;
        reverts?: {
            taken: string[];
            stays: string[];
        } | null | undefined;
        rejection?: {
            iter: number;
            by: string;
            at: string;
            reason: string;
            again: {
                iter: number;
                commit: string;
            }[];
        } | null | undefined;
        run?: {
            [x: string]: unknown;
            id: string;
            started_at: string;
            deadline?: string | null | undefined;
            base?: string | null | undefined;
            direction?: "max" | "min" | null | undefined;
            objective?: string | null | undefined;
            limits?: {
                max_iterations?: number | undefined;
                usd?: number | undefined;
            } | null | undefined;
        } | null | undefined;
    } | undefined): BestScore | undefined;
}
type Readable = Pick<IterationRecord, 'iter' | 'outcome' | 'score' | 'decision'>;
/** Whether a record is of the best so far. */
export declare function isBest(record: Readable, best: number | undefined, direction: Direction): boolean;
/** Strictly better: a tie is no improvement. */
export declare function isBetter(score: number, best: number, direction: Direction): boolean;
export {};

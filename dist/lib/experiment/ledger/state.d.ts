import * as z from '../../packages/zod/v4/mini/index.js';
import type { LedgerState } from './fold.js';
/** The steps of an iteration, in their order; each is written to `state.json` before its effect. */
export declare const STEPS: readonly ['Idle', 'AllocateIter', 'CreateWorktree', 'RunSetup', 'BuildPrompt', 'InvokeAgent', 'CaptureDiff', 'RunTeardown', 'Score', 'Decide', 'Merge', 'Discard', 'Cleanup', 'Record', 'CheckDeadline', 'Done'];
export type Step = (typeof STEPS)[number];
/** `state.json`, exactly as on disk: a cache of what ledger and git say, and where a run is right now. */
export declare const experimentStateSchema: z.ZodMiniObject<{
    experiment: z.ZodMiniString<string>;
    branch: z.ZodMiniString<string>;
    base_commit: z.ZodMiniString<string>;
    iter_in_progress: z.ZodMiniNullable<z.ZodMiniDefault<z.ZodMiniOptional<z.ZodMiniInt>>>;
    current_step: z.ZodMiniDefault<z.ZodMiniEnum<{
        AllocateIter: "AllocateIter";
        BuildPrompt: "BuildPrompt";
        CaptureDiff: "CaptureDiff";
        CheckDeadline: "CheckDeadline";
        Cleanup: "Cleanup";
        CreateWorktree: "CreateWorktree";
        Decide: "Decide";
        Discard: "Discard";
        Done: "Done";
        Idle: "Idle";
        InvokeAgent: "InvokeAgent";
        Merge: "Merge";
        Record: "Record";
        RunSetup: "RunSetup";
        RunTeardown: "RunTeardown";
        Score: "Score";
    }>>;
    best_score: z.ZodMiniNullable<z.ZodMiniDefault<z.ZodMiniOptional<z.ZodMiniNumber<number>>>>;
    best_iter: z.ZodMiniNullable<z.ZodMiniDefault<z.ZodMiniOptional<z.ZodMiniInt>>>;
    started_at: z.ZodMiniString<string>;
    deadline: z.ZodMiniNullable<z.ZodMiniDefault<z.ZodMiniOptional<z.ZodMiniString<string>>>>;
    iterations_completed: z.ZodMiniDefault<z.ZodMiniInt>;
    run_iterations_completed: z.ZodMiniDefault<z.ZodMiniInt>;
    consecutive_noops: z.ZodMiniDefault<z.ZodMiniInt>;
    run_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limits: z.ZodMiniOptional<z.ZodMiniObject<{
        max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    waiting: z.ZodMiniOptional<z.ZodMiniObject<{
        iter: z.ZodMiniInt;
        until: z.ZodMiniString<string>;
        cause: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    stopped: z.ZodMiniOptional<z.ZodMiniObject<{
        at: z.ZodMiniString<string>;
        kind: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$loose>;
export type ExperimentState = z.output<typeof experimentStateSchema>;
/** What a run is, besides what the ledger says; a new run of the same experiment begins another one. */
export declare const runMarkSchema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    started_at: z.ZodMiniString<string>;
    deadline: z.ZodMiniNullable<z.ZodMiniString<string>>;
    limits: z.ZodMiniOptional<z.ZodMiniObject<{
        max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    accepted_risks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type RunMark = Readonly<z.output<typeof runMarkSchema>>;
export interface StateInput {
    readonly experiment: string;
    readonly baseCommit: string;
    readonly run: RunMark;
    readonly ledger: LedgerState;
    readonly step: Step;
    readonly iterInProgress: number | null;
    readonly runIterationsCompleted: number;
    readonly waiting?: ExperimentState['waiting'];
    readonly stopped?: ExperimentState['stopped'];
}
/** Builds the state from the ledger and the place that the run is at. */
export declare function buildState(input: StateInput): ExperimentState;
/** Stands for a score in the message of a commit where agents learn the sign alone. */
export declare const HIDDEN_SCORE = "hidden";
/** What a kept commit says of itself, so that the records can be rebuilt from git alone. */
export declare const TRAILERS: {
    readonly experiment: 'Autorize-Experiment';
    readonly iteration: 'Autorize-Iteration';
    readonly score: 'Autorize-Score';
    /** Names the intent of the acceptance by its hash. */
    readonly record: 'Autorize-Record';
};

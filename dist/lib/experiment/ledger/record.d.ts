import * as z from '../../packages/zod/v4/mini/index.js';
/** How an iteration ended. Source: experiments, "Steps and outcomes". */
export declare const OUTCOMES: readonly ['baseline', 'merged', 'discarded', 'inconclusive', 'noop', 'denied', 'invalid', 'aborted', 'killed', 'infra_error'];
export type Outcome = (typeof OUTCOMES)[number];
interface OutcomeRules {
    /** Uses one of `max_iterations`. */
    readonly counts: boolean;
    /** What becomes of the streak of noops that ends a run. */
    readonly streak: 'grows' | 'ends' | 'stays';
}
/** What each outcome counts toward; an attempt that the harness or the user broke off uses nothing up. */
export declare const OUTCOME_RULES: Readonly<Record<Outcome, OutcomeRules>>;
/** Outcomes of candidates that were compared with what was accepted, and lost or were undecided. */
export declare const EVALUATED_AGAIN: readonly Outcome[];
/** A person's word that an accepted change is rejected: which iteration, and what is judged again for it, in this order. */
declare const rejectionSchema: z.ZodMiniObject<{
    iter: z.ZodMiniInt;
    by: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
    again: z.ZodMiniArray<z.ZodMiniObject<{
        iter: z.ZodMiniInt;
        commit: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Rejection = z.output<typeof rejectionSchema>;
/** `rejected.json`, exactly as on disk: with the commit that the experiment starts from. */
export declare const rejectionFileSchema: z.ZodMiniObject<{
    iter: z.ZodMiniInt;
    by: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
    again: z.ZodMiniArray<z.ZodMiniObject<{
        iter: z.ZodMiniInt;
        commit: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    base: z.ZodMiniString<string>;
}, z.core.$strip>;
/**
 * A line of `iterations.jsonl`, exactly as on disk. The first eleven members are those of the tool that this format
 * grew from, whose files load unchanged; the rest are ours, and unknown ones are kept as they are.
 */
export declare const iterationRecordSchema: z.ZodMiniObject<{
    iter: z.ZodMiniInt;
    started_at: z.ZodMiniString<string>;
    ended_at: z.ZodMiniString<string>;
    outcome: z.ZodMiniEnum<{
        aborted: "aborted";
        baseline: "baseline";
        denied: "denied";
        discarded: "discarded";
        inconclusive: "inconclusive";
        infra_error: "infra_error";
        invalid: "invalid";
        killed: "killed";
        merged: "merged";
        noop: "noop";
    }>;
    score: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    best_so_far: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    agent_exit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    agent_killed_by_budget: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    diff_lines: z.ZodMiniDefault<z.ZodMiniInt>;
    notes: z.ZodMiniDefault<z.ZodMiniString<string>>;
    summary: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    v: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    seq: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    prev: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    hash: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    base_commit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    commit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    tree: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    changed_paths: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    more_paths: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    protected_digest: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    sandbox: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>]>>>;
    decision: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        policy: z.ZodMiniString<string>;
        n: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        effect: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        interval: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
        p_or_e: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        threshold: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    }, z.core.$loose>>>;
    usage: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        usd: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        by_model: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniString<string>;
        }, z.core.$loose>>>>;
        estimated: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        at_least: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$loose>>>;
    agent_failure: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>>;
    durations: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>>;
    worktree: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    held_commit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    proposed_commit: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    wave: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        slot: z.ZodMiniInt;
        absent: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        claimed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>>;
    chosen_agent: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        of: z.ZodMiniArray<z.ZodMiniString<string>>;
        plateau: z.ZodMiniInt;
        after: z.ZodMiniObject<{
            record: z.ZodMiniNullable<z.ZodMiniString<string>>;
            decision: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        stage: z.ZodMiniOptional<z.ZodMiniInt>;
        from: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>>>;
    conflict: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    recombines: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniInt>>>;
    files_digest: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    released: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    reverts: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    rejection: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        iter: z.ZodMiniInt;
        by: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
        again: z.ZodMiniArray<z.ZodMiniObject<{
            iter: z.ZodMiniInt;
            commit: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>>;
    run: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        started_at: z.ZodMiniString<string>;
        deadline: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        base: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        direction: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniEnum<{
            max: "max";
            min: "min";
        }>>>;
        objective: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        limits: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
            usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
export type IterationRecord = z.output<typeof iterationRecordSchema>;
/** What a record does to the streak of noops: what no agent made says nothing of agents, unless they have a new best since. */
export declare function streakOf({ outcome, recombines, }: Pick<IterationRecord, 'outcome' | 'recombines'>): OutcomeRules['streak'];
/** The record of an iteration that a run left behind when it was killed. */
export declare function killedRecord({ iter, now, best, notes, }: {
    readonly iter: number;
    readonly now: string;
    readonly best: number | null;
    readonly notes: string;
}): {
    v: number;
    iter: number;
    started_at: string;
    ended_at: string;
    outcome: string;
    score: null;
    best_so_far: number | null;
    agent_exit: null;
    agent_killed_by_budget: boolean;
    diff_lines: number;
    notes: string;
    summary: null;
};
export {};

/** What the entries of a mission's ledger hold. Pure. */
import * as z from '../packages/zod/v4/mini/index.js';
export declare const text: z.ZodMiniString<string>;
export declare const commit: z.ZodMiniString<string>;
export declare const maybe: <T extends z.ZodMiniType>(schema: T) => z.ZodMiniNullable<T>;
/** What a session used up, as far as its agent said so. */
export declare const usageSchema: z.ZodMiniObject<{
    model: z.ZodMiniOptional<z.ZodMiniString<string>>;
    input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        model: z.ZodMiniString<string>;
    }, z.core.$loose>>>;
    estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
}, z.core.$loose>;
/** Of several agents the one that has a session, and what it was chosen by. */
export declare const chosenAgentSchema: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    of: z.ZodMiniArray<z.ZodMiniString<string>>;
    plateau: z.ZodMiniInt;
    stage: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$loose>;
export type ChosenAgent = z.output<typeof chosenAgentSchema>;
/** What an iteration without a session is made of. */
export declare const ownShape: {
    /** At the end: the accepted changes that it takes out, newest first, by the tests that accepted them. */
    readonly reverts: z.ZodMiniOptional<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        margin: z.ZodMiniNumber<number>;
        tree: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    /** Of a change that no agent made: the earlier iterations whose changes it puts together on its base. */
    readonly recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
};
export declare const entryShape: {
    reverts: z.ZodMiniOptional<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
        margin: z.ZodMiniNumber<number>;
        tree: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    recombines: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
    iteration: z.ZodMiniInt;
    decision: z.ZodMiniEnum<{
        abort: "abort";
        ambiguous: "ambiguous";
        baseline: "baseline";
        discard: "discard";
        error: "error";
        interrupted: "interrupted";
        keep: "keep";
        noop: "noop";
    }>;
    decision_reason: z.ZodMiniString<string>;
    candidate_status: z.ZodMiniNullable<z.ZodMiniEnum<{
        abort: "abort";
        candidate: "candidate";
        interrupted: "interrupted";
        noop: "noop";
    }>>;
    base_commit: z.ZodMiniString<string>;
    candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    /** The last kept commit after it. */
    kept_commit: z.ZodMiniString<string>;
    keep_policy: z.ZodMiniEnum<{
        pass_only: "pass_only";
        score_improvement: "score_improvement";
    }>;
    evaluator: z.ZodMiniNullable<z.ZodMiniObject<{
        command: z.ZodMiniString<string>;
        ran_at: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            error: "error";
            fail: "fail";
            pass: "pass";
        }>;
        pass: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
        score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
        stdout: z.ZodMiniString<string>;
        stderr: z.ZodMiniString<string>;
        parse_error: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    created_at: z.ZodMiniString<string>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    description: z.ZodMiniString<string>;
    /** Whether the workspace is put back to the kept commit after it, or left as the session left it. */
    lane: z.ZodMiniEnum<{
        left: "left";
        reset: "reset";
    }>;
    /** A change from elsewhere that did not fit onto the last kept commit: the trees that it leads from and to. */
    conflicted: z.ZodMiniOptional<z.ZodMiniObject<{
        from: z.ZodMiniString<string>;
        to: z.ZodMiniString<string>;
    }, z.core.$loose>>;
    /** Where candidates are compared in pairs, and this one was. */
    comparison: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            "paired-sequential": "paired-sequential";
        }>;
        e: z.ZodMiniNumber<number>;
        threshold: z.ZodMiniNumber<number>;
        pairs: z.ZodMiniArray<z.ZodMiniObject<{
            candidate: z.ZodMiniNumber<number>;
            incumbent: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        n: z.ZodMiniNumber<number>;
        effect: z.ZodMiniNumber<number>;
        reason: z.ZodMiniString<string>;
        record: z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"decision">;
            task: z.ZodMiniString<string>;
            purpose: z.ZodMiniEnum<{
                canary: "canary";
                candidate: "candidate";
                certify: "certify";
                distil: "distil";
                promotion: "promotion";
                simplify: "simplify";
            }>;
            incumbent: z.ZodMiniString<string>;
            outcome: z.ZodMiniEnum<{
                discard: "discard";
                inconclusive: "inconclusive";
                keep: "keep";
                quarantine: "quarantine";
            }>;
            code: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
            level: z.ZodMiniObject<{
                tested: z.ZodMiniInt;
                kept: z.ZodMiniInt;
            }, z.core.$strip>;
            evidence: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"paired">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                a: z.ZodMiniNumber<number>;
                scale: z.ZodMiniNumber<number>;
                scale_source: z.ZodMiniString<string>;
                unit: z.ZodMiniString<string>;
                units: z.ZodMiniInt;
                differences: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
                sd: z.ZodMiniNumber<number>;
                log_e: z.ZodMiniNumber<number>;
                log_e_max: z.ZodMiniNumber<number>;
                p: z.ZodMiniNumber<number>;
                screen_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                screen_scores: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniNumber<number>>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"compare">;
                statistic: z.ZodMiniString<string>;
                score_scale: z.ZodMiniOptional<z.ZodMiniEnum<{
                    difference: "difference";
                    ratio: "ratio";
                }>>;
                record: z.ZodMiniNumber<number>;
                scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
                effect: z.ZodMiniNumber<number>;
            }, z.core.$strip>], "kind">;
            evaluations: z.ZodMiniArray<z.ZodMiniInt>;
            guards: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                passed: z.ZodMiniBoolean<boolean>;
                verdict: z.ZodMiniOptional<z.ZodMiniEnum<{
                    missing: "missing";
                    "not-worse": "not-worse";
                    undecided: "undecided";
                    worse: "worse";
                }>>;
            }, z.core.$strip>>;
            holdout: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
                passed: z.ZodMiniBoolean<boolean>;
                queries: z.ZodMiniInt;
            }, z.core.$strip>>>;
            kept: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        policy: z.ZodMiniEnum<{
            checkpoint: "checkpoint";
            greedy: "greedy";
            ladder: "ladder";
        }>;
        compared_with: z.ZodMiniNumber<number>;
        scores: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        again: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    }, z.core.$strip>]>>;
    chosen_agent: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        of: z.ZodMiniArray<z.ZodMiniString<string>>;
        plateau: z.ZodMiniInt;
        stage: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$loose>>;
    usage: z.ZodMiniOptional<z.ZodMiniObject<{
        model: z.ZodMiniOptional<z.ZodMiniString<string>>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            model: z.ZodMiniString<string>;
        }, z.core.$loose>>>;
        estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    }, z.core.$loose>>;
    /** The call to the model that the session ended by; only where it handed nothing over. */
    agent_failure: z.ZodMiniOptional<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
        reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$loose>>;
    /** Exit code of such a session, other than 0. */
    agent_exit: z.ZodMiniOptional<z.ZodMiniInt>;
    /** Another job spent that, which budgets here do not count. */
    spent_elsewhere: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    /** Hash of the entry of another job that this one repeats: nothing was judged here. */
    reported: z.ZodMiniOptional<z.ZodMiniString<string>>;
    /** The attempt of a wave that it is. */
    wave: z.ZodMiniOptional<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        slot: z.ZodMiniInt;
        absent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
    /** Digest of the list of its files. */
    files_digest: z.ZodMiniOptional<z.ZodMiniString<string>>;
};
/** What an iteration without a session is made of. */
export type OwnChange = z.output<z.ZodMiniObject<typeof ownShape>>;

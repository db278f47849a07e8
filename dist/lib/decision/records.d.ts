import * as z from '../packages/zod/v4/mini/index.js';
declare const RUN_STAGES: readonly ["calibrate", "screen", "pair", "measure", "rerun", "remeasure", "confirm", "certify", "leave-out", "guard", "holdout", "canary", "washout"];
export declare function isSideStage(stage: (typeof RUN_STAGES)[number]): boolean;
/** The decision on a test. */
export declare const decisionEntrySchema: z.ZodMiniObject<{
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
/** A line of the record of decisions. Source: decisions, "What the ledger must record". */
export declare const decisionRecordSchema: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    checks_order: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    limits_by_noise: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    limits_by_pairs: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    restarts_carry_over: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    tests_metrics: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    screens_by_three: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    renews_reference: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    kind: z.ZodMiniLiteral<"genesis">;
    tool_version: z.ZodMiniString<string>;
    config_digest: z.ZodMiniString<string>;
    baseline_commit: z.ZodMiniString<string>;
    baseline_tree: z.ZodMiniString<string>;
    start_tree: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    unscored: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    evaluator_digest: z.ZodMiniString<string>;
    judge_digest: z.ZodMiniString<string>;
    setup_inputs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    evaluator_files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    guards_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    holdout_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    confirm_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    environment: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    settings: z.ZodMiniObject<{
        decision: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            checkpoint: "checkpoint";
            greedy: "greedy";
            ladder: "ladder";
            "paired-sequential": "paired-sequential";
        }>>;
        scale: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            difference: "difference";
            ratio: "ratio";
        }>>;
        unit: z.ZodMiniOptional<z.ZodMiniString<string>>;
        confidence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        error_rate: z.ZodMiniDefault<z.ZodMiniEnum<{
            fdr: "fdr";
            fwer: "fwer";
            "per-candidate": "per-candidate";
        }>>;
        max_candidates: z.ZodMiniOptional<z.ZodMiniInt>;
        effort: z.ZodMiniDefault<z.ZodMiniEnum<{
            auto: "auto";
            balanced: "balanced";
            fast: "fast";
            thorough: "thorough";
        }>>;
        screen: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<"off">]>>;
        futility_z: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        max_pairs: z.ZodMiniOptional<z.ZodMiniInt>;
        min_improvement: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        tolerance: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        size: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            bytes: "bytes";
            lines: "lines";
        }>, z.ZodMiniObject<{
            metric: z.ZodMiniString<string>;
        }, z.core.$strict>]>>;
        calibration_runs: z.ZodMiniOptional<z.ZodMiniInt>;
        share_seed: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        repeats: z.ZodMiniDefault<z.ZodMiniInt>;
        checkpoint_keeps: z.ZodMiniOptional<z.ZodMiniInt>;
        ladder_step: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>]>>;
        feedback: z.ZodMiniDefault<z.ZodMiniEnum<{
            full: "full";
            rounded: "rounded";
            sign: "sign";
        }>>;
        guards: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniObject<{
            command: z.ZodMiniString<string>;
        }, z.core.$strict>, z.ZodMiniObject<{
            metric: z.ZodMiniString<string>;
            max_regression: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>;
            direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>>;
        }, z.core.$strict>]>>>;
        metrics: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            direction: z.ZodMiniDefault<z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>>;
            role: z.ZodMiniDefault<z.ZodMiniEnum<{
                guard: "guard";
                report: "report";
            }>>;
            margin: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>>>;
        guard_pairs: z.ZodMiniDefault<z.ZodMiniInt>;
        direction: z.ZodMiniEnum<{
            max: "max";
            min: "min";
        }>;
        holdout: z.ZodMiniOptional<z.ZodMiniObject<{
            rule: z.ZodMiniDefault<z.ZodMiniEnum<{
                sign: "sign";
            }>>;
            budget: z.ZodMiniDefault<z.ZodMiniInt>;
        }, z.core.$strip>>;
        confirm: z.ZodMiniPrefault<z.ZodMiniObject<{
            pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            every_keeps: z.ZodMiniDefault<z.ZodMiniInt>;
            command: z.ZodMiniDefault<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        certify: z.ZodMiniPrefault<z.ZodMiniObject<{
            enabled: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
            fdr: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
            max_pairs: z.ZodMiniDefault<z.ZodMiniInt>;
            revert: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>>;
        integrity: z.ZodMiniPrefault<z.ZodMiniObject<{
            canary_every: z.ZodMiniDefault<z.ZodMiniInt>;
            broken: z.ZodMiniDefault<z.ZodMiniEnum<{
                off: "off";
                stop: "stop";
                tell: "tell";
            }>>;
            max_plausible: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"auto">, z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
        }, z.core.$strict>>;
    }, z.core.$strip>;
    effort: z.ZodMiniEnum<{
        auto: "auto";
        balanced: "balanced";
        fast: "fast";
        thorough: "thorough";
    }>;
    effort_rules: z.ZodMiniObject<{
        screen: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<"off">]>;
        futility_z: z.ZodMiniNumber<number>;
        max_pairs: z.ZodMiniInt;
    }, z.core.$strip>;
    seed_commitment: z.ZodMiniString<string>;
    score_scale: z.ZodMiniDefault<z.ZodMiniEnum<{
        auto: "auto";
        difference: "difference";
        ratio: "ratio";
    }>>;
    score_unit: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    in_process: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    key_in_reach: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"evaluation">;
    id: z.ZodMiniInt;
    task: z.ZodMiniString<string>;
    arm: z.ZodMiniEnum<{
        candidate: "candidate";
        incumbent: "incumbent";
    }>;
    stage: z.ZodMiniEnum<{
        calibrate: "calibrate";
        canary: "canary";
        certify: "certify";
        confirm: "confirm";
        guard: "guard";
        holdout: "holdout";
        "leave-out": "leave-out";
        measure: "measure";
        pair: "pair";
        remeasure: "remeasure";
        rerun: "rerun";
        screen: "screen";
        washout: "washout";
    }>;
    index: z.ZodMiniInt;
    attempt: z.ZodMiniInt;
    order_bit: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<0>, z.ZodMiniLiteral<1>]>>;
    seed: z.ZodMiniInt;
    tree: z.ZodMiniString<string>;
    digest_before: z.ZodMiniString<string>;
    digest_after: z.ZodMiniString<string>;
    started_at: z.ZodMiniString<string>;
    ended_at: z.ZodMiniString<string>;
    host: z.ZodMiniString<string>;
    exit_code: z.ZodMiniNullable<z.ZodMiniInt>;
    ended: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniEnum<{
        aborted: "aborted";
        failed: "failed";
        infra: "infra";
        killed: "killed";
        moved: "moved";
        scored: "scored";
        tamper: "tamper";
    }>>>;
    score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    reason: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    cases: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>>;
    metrics: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>>;
    stdout_digest: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"calibration">;
    id: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    sigma: z.ZodMiniNumber<number>;
    mean: z.ZodMiniNumber<number>;
    policy: z.ZodMiniString<string>;
    score_scale: z.ZodMiniDefault<z.ZodMiniEnum<{
        difference: "difference";
        ratio: "ratio";
    }>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"candidate">;
    id: z.ZodMiniString<string>;
    parent: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    purpose: z.ZodMiniEnum<{
        candidate: "candidate";
        distil: "distil";
        simplify: "simplify";
    }>;
    diff_digest: z.ZodMiniString<string>;
    normal_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    diff_lines: z.ZodMiniInt;
    touched_paths: z.ZodMiniArray<z.ZodMiniString<string>>;
    more_paths: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
    size: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
        of: z.ZodMiniString<string>;
        before: z.ZodMiniNumber<number>;
        after: z.ZodMiniNumber<number>;
    }, z.core.$strip>>>;
    proposer: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNullable<z.ZodMiniString<string>>>;
    usd: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    released: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    reverts: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
        taken: z.ZodMiniArray<z.ZodMiniString<string>>;
        stays: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    margin: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    claimed: z.ZodMiniOptional<z.ZodMiniString<string>>;
    refused: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
}, z.core.$strip>, z.ZodMiniObject<{
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
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"claim">;
    task: z.ZodMiniString<string>;
    baseline: z.ZodMiniString<string>;
    final: z.ZodMiniString<string>;
    planned_pairs: z.ZodMiniInt;
    evaluations: z.ZodMiniArray<z.ZodMiniInt>;
    estimate: z.ZodMiniNumber<number>;
    interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
    confidence: z.ZodMiniNumber<number>;
    baseline_mean: z.ZodMiniNumber<number>;
    ratio: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
        unit: z.ZodMiniNullable<z.ZodMiniString<string>>;
        direction: z.ZodMiniEnum<{
            max: "max";
            min: "min";
        }>;
    }, z.core.$strip>>>;
    sealed: z.ZodMiniBoolean<boolean>;
    proposed: z.ZodMiniInt;
    tested: z.ZodMiniInt;
    kept: z.ZodMiniInt;
    false_keeps_bound: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    error_rate: z.ZodMiniString<string>;
    alpha: z.ZodMiniNumber<number>;
    certified: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
    certify_fdr: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    holdout_queries: z.ZodMiniInt;
    earlier_confirmations: z.ZodMiniInt;
    evaluator_digest: z.ZodMiniString<string>;
    holdout_digest: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    accepted_risks: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    isolation: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>;
    carry_over: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    in_process: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    changed_tools: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    key_in_reach: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    machines: z.ZodMiniOptional<z.ZodMiniObject<{
        estimate: z.ZodMiniNumber<number>;
        interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        others: z.ZodMiniArray<z.ZodMiniObject<{
            by: z.ZodMiniString<string>;
            machine: z.ZodMiniString<string>;
            environment: z.ZodMiniOptional<z.ZodMiniString<string>>;
            pairs: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    sentence: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"handover">;
    final: z.ZodMiniString<string>;
    max_lines: z.ZodMiniInt;
    groups: z.ZodMiniArray<z.ZodMiniObject<{
        task: z.ZodMiniString<string>;
        tree: z.ZodMiniString<string>;
        on: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        base: z.ZodMiniOptional<z.ZodMiniObject<{
            commit: z.ZodMiniString<string>;
            tree: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        changes: z.ZodMiniArray<z.ZodMiniString<string>>;
        lines: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"group">;
    task: z.ZodMiniString<string>;
    measured: z.ZodMiniOptional<z.ZodMiniString<string>>;
    checked: z.ZodMiniBoolean<boolean>;
    failed: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    planned_pairs: z.ZodMiniInt;
    evaluations: z.ZodMiniArray<z.ZodMiniInt>;
    effect: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
        estimate: z.ZodMiniNumber<number>;
        interval: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        confidence: z.ZodMiniNumber<number>;
        baseline_mean: z.ZodMiniNumber<number>;
        ratio: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniObject<{
            unit: z.ZodMiniNullable<z.ZodMiniString<string>>;
            direction: z.ZodMiniEnum<{
                max: "max";
                min: "min";
            }>;
        }, z.core.$strip>>>;
        carry_over: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>>>;
    at: z.ZodMiniString<string>;
    commit: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"incumbent">;
    tree: z.ZodMiniString<string>;
    by: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"canary">;
    variety: z.ZodMiniEnum<{
        broken: "broken";
        noop: "noop";
    }>;
    task: z.ZodMiniString<string>;
    passed: z.ZodMiniBoolean<boolean>;
    remark: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"effort">;
    effort: z.ZodMiniEnum<{
        auto: "auto";
        balanced: "balanced";
        fast: "fast";
        thorough: "thorough";
    }>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"key-in-reach">;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"release">;
    task: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    by: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"rejection">;
    task: z.ZodMiniString<string>;
    parent: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    champion: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    barred: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    by: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"holdout">;
    task: z.ZodMiniString<string>;
    number: z.ZodMiniInt;
    budget: z.ZodMiniInt;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"environment">;
    environment: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    evaluator_digest: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"risk">;
    risk: z.ZodMiniString<string>;
    found: z.ZodMiniBoolean<boolean>;
    accepted: z.ZodMiniBoolean<boolean>;
    detail: z.ZodMiniString<string>;
    evaluator_digest: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"begin">;
    task: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"leave-out">;
    task: z.ZodMiniString<string>;
    change: z.ZodMiniString<string>;
    taken: z.ZodMiniArray<z.ZodMiniString<string>>;
    whole: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    planned_pairs: z.ZodMiniInt;
    margin: z.ZodMiniNumber<number>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"effect">;
    task: z.ZodMiniString<string>;
    verdict: z.ZodMiniEnum<{
        effect: "effect";
        needed: "needed";
        none: "none";
        undecided: "undecided";
    }>;
    estimate: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    interval: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
    confidence: z.ZodMiniNumber<number>;
    mean: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    evaluations: z.ZodMiniArray<z.ZodMiniInt>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"interrupted">;
    task: z.ZodMiniString<string>;
    halted: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"config-change">;
    changes: z.ZodMiniArray<z.ZodMiniObject<{
        key: z.ZodMiniString<string>;
        from: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>;
        to: z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"seed-commit">;
    seed_commitment: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"seed-reveal">;
    secret: z.ZodMiniString<string>;
}, z.core.$strip>], "kind">;
export type DecisionRecord = z.output<typeof decisionRecordSchema>;
export type RecordOf<K extends DecisionRecord['kind']> = Extract<DecisionRecord, {
    readonly kind: K;
}>;
export type RunHeaderRecord = RecordOf<'genesis'>;
export type EvaluationRecord = RecordOf<'evaluation'>;
export type CandidateRecord = RecordOf<'candidate'>;
export type DecisionEntryDraft = z.input<typeof decisionEntrySchema>;
export type DecisionEntry = RecordOf<'decision'>;
export type ClaimRecord = RecordOf<'claim'>;
export {};

import * as z from '../packages/zod/v4/mini/index.js';
/**
 * What the decision layer needs of the settings, exactly as in the run header. The header has the holdout without its
 * command and files, and the confirmation without its files: it holds digests of those.
 */
export declare const decisionSettingsSchema: z.ZodMiniObject<{
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
export type DecisionSettings = z.output<typeof decisionSettingsSchema>;
/** Whether a change may be accepted for being simpler. */
export declare function hasTolerance({ tolerance }: Pick<DecisionSettings, 'tolerance'>): boolean;
/** How often the current best is scored to learn the noise. Plain `greedy` compares with one score and needs no more. */
export declare function calibrationRuns({ calibration_runs: options, decision, repeats }: DecisionSettings): number;

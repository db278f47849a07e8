import * as z from '../packages/zod/v4/mini/index.js';
/** What runs of this version do and those of earlier ones did not, as the run header records it. */
export declare const runRules: {
    /** Tests have to pass the check for carry-over. */
    checks_order: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** `max_plausible: auto` goes by measured noise alone. */
    limits_by_noise: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** A factor as `max_plausible` is one of the scores in the pairs. */
    limits_by_pairs: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** What ended as carry-over is tested again from nothing; a test of an earlier run continues with its pairs. */
    restarts_carry_over: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** Metric guards are tests on the pairs; before, two means were compared. */
    tests_metrics: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** Up to three lone runs of a candidate come before its pairs, where they are as informative as pairs. */
    screens_by_three: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    /** These have stricter limits, and after ten tests without a run of the current best the next is not screened. */
    renews_reference: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
};
export type RunRules = {
    readonly [Name in keyof typeof runRules]: boolean;
};
export declare const RULES_OF_EARLIER_RUNS: RunRules;
export declare const RULES_OF_NEW_RUNS: RunRules;
/** The rules among the members of a run header. */
export declare function runRulesOf(header: RunRules): RunRules;

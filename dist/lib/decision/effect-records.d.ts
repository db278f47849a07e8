/** How records hold what accepted changes are worth to the branch, each left out once. */
import * as z from '../packages/zod/v4/mini/index.js';
/**
 * `effect`: the interval is above 0. `none`: it is not, and the estimate is within the margin. `undecided`: it is not,
 * and the estimate is beyond. `needed`: what is left without the change fails.
 */
declare const EFFECT_VERDICTS: readonly ['effect', 'none', 'undecided', 'needed'];
export type EffectVerdict = (typeof EFFECT_VERDICTS)[number];
/** A measurement of an accepted change's own effect begins. */
export declare const leaveOutSchema: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"leave-out">;
    task: z.ZodMiniString<string>;
    change: z.ZodMiniString<string>;
    taken: z.ZodMiniArray<z.ZodMiniString<string>>;
    whole: z.ZodMiniString<string>;
    tree: z.ZodMiniString<string>;
    planned_pairs: z.ZodMiniInt;
    margin: z.ZodMiniNumber<number>;
}, z.core.$strip>;
/** What came of it: how much better the branch is with the change. */
export declare const effectSchema: z.ZodMiniObject<{
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
}, z.core.$strip>;
export {};

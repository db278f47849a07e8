import * as z from '../packages/zod/v4/mini/index.js';
/** The plan of the handover; the last one holds. */
export declare const handoverSchema: z.ZodMiniObject<{
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
}, z.core.$strip>;
/** What came of the test of a group. */
export declare const groupSchema: z.ZodMiniObject<{
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
}, z.core.$strip>;
export type HandoverRecord = z.output<typeof handoverSchema>;
export type PlannedGroup = HandoverRecord['groups'][number];
export type GroupRecord = z.output<typeof groupSchema>;
export type GroupEffect = NonNullable<GroupRecord['effect']>;

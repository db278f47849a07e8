/**
 * The limits that a mission was started with, in place of the front matter's: they stay with it when it is resumed.
 * Time and dollars are of a period. It begins with the launch, with a resume that gives one of the two, and with the
 * resume after a stop because one was used up; an interrupted or killed run is resumed within its period.
 */
import * as z from '../packages/zod/v4/mini/index.js';
/** Part of the records `launch` and `resumed`; a limit that is absent is the front matter's. */
export declare const limitsSchema: z.ZodMiniObject<{
    max_iterations: z.ZodMiniOptional<z.ZodMiniInt>;
    time_budget_ms: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    deadline: z.ZodMiniOptional<z.ZodMiniString<string>>;
    usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    entries: z.ZodMiniInt;
}, z.core.$strip>;
export type MissionLimits = Readonly<z.output<typeof limitsSchema>>;
export interface RequestedLimits {
    readonly maxIterations?: number;
    readonly timeBudgetMs?: number;
    readonly budgetUsd?: number;
}
export interface KnownLimits {
    readonly limits: MissionLimits | undefined;
    /** Whether the last stop was because time or dollars were used up. */
    readonly isSpent: boolean;
    readonly entries: readonly unknown[];
}
/** The limits that hold from now on. */
export declare function decideLimits({ limits: known, isSpent, entries }: KnownLimits, { maxIterations, timeBudgetMs, budgetUsd }: RequestedLimits, now: Date): MissionLimits;
/** What is left of the period, by the monotonic clock. */
export declare function periodClock({ deadline }: Pick<MissionLimits, 'deadline'>, now: Date): () => number;

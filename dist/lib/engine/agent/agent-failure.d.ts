/** The call to its model that an agent's session ended by, as records have it. Pure; the same in every loop. */
import * as z from '../../packages/zod/v4/mini/index.js';
import type { CallFailure } from '../gateway/call-failure.js';
export declare const agentFailureSchema: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    message: z.ZodMiniString<string>;
    status: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>;
    reset_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    remedy: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$loose>;
export type AgentFailure = z.output<typeof agentFailureSchema>;
/** The failure as a record has it; `remedy`: in place of that of its kind. */
export declare function failureFact(failure: CallFailure, remedy?: string | undefined): AgentFailure;
/** Whether the machine, the account or the model stood in the way, so that an attempt has used nothing up. */
export declare function isUnusable(failure: AgentFailure | null | undefined): boolean;
interface EndedSession {
    /** What the gateway saw; undefined where the agent calls its model by itself. */
    readonly calls: {
        readonly usage: unknown;
        readonly answerMs: number | undefined;
        readonly areAll: boolean;
    } | undefined;
    readonly killedByBudget: boolean;
}
/**
 * A session whose model answered nothing before its budget ended it, or that called none though it could call it by the
 * gateway alone; undefined for every other one. It is no outage: the next session may have more time. But a run of nothing
 * else has failed.
 */
export declare function silenceOf({ calls, killedByBudget }: EndedSession): AgentFailure | undefined;
export {};

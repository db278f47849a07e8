/**
 * What a person asks of a run that is over, or was interrupted: to leave its accepted changes out, or to test a measured
 * change again.
 * Invariant: no session begins until that is done, and the run is over in the same way as before; an evaluator that
 * cannot be trusted any more is the exception. Pure.
 */
import * as z from '../packages/zod/v4/mini/index.js';
/** How a run ended. */
export declare const endShape: {
    readonly status: z.ZodMiniEnum<{
        completed: "completed";
        failed: "failed";
        stopped: "stopped";
    }>;
    readonly reason: z.ZodMiniString<string>;
    readonly spent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    /** Of one that no agent can work in: whether somebody has to look, or the limit of the model ends by itself. */
    readonly cause: z.ZodMiniOptional<z.ZodMiniEnum<{
        agent: "agent";
        rate_limited: "rate_limited";
    }>>;
    /** When that limit ends. */
    readonly until: z.ZodMiniOptional<z.ZodMiniString<string>>;
};
declare const endSchema: z.ZodMiniObject<{
    status: z.ZodMiniEnum<{
        completed: "completed";
        failed: "failed";
        stopped: "stopped";
    }>;
    reason: z.ZodMiniString<string>;
    spent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    cause: z.ZodMiniOptional<z.ZodMiniEnum<{
        agent: "agent";
        rate_limited: "rate_limited";
    }>>;
    until: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$loose>;
export type End = Readonly<z.output<typeof endSchema>>;
/** Part of a record `resumed`. */
export declare const askedSchema: z.ZodMiniObject<{
    what: z.ZodMiniEnum<{
        accept: "accept";
        distil: "distil";
    }>;
    ended: z.ZodMiniOptional<z.ZodMiniObject<{
        status: z.ZodMiniEnum<{
            completed: "completed";
            failed: "failed";
            stopped: "stopped";
        }>;
        reason: z.ZodMiniString<string>;
        spent: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        cause: z.ZodMiniOptional<z.ZodMiniEnum<{
            agent: "agent";
            rate_limited: "rate_limited";
        }>>;
        until: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
export type Asked = Readonly<z.output<typeof askedSchema>>;
/** What is asked of a run now. */
export interface Ask {
    readonly what: Asked['what'];
    /** To accept: the iteration whose change is tested again, and who asks for that. Absent: only its end is to be done. */
    readonly change?: {
        readonly iteration: number;
        readonly by: string;
    };
}
/** What the records say of it. */
export interface Asking {
    readonly status: 'running' | End['status'];
    /** How it ended last. */
    readonly end: End | undefined;
    /** What was asked last, until that is done. */
    readonly asked: Asked | undefined;
    /** What does not follow from what was asked, in sentences. */
    readonly askIssues: readonly string[];
}
/** How a run had ended before something was asked of it; undefined: it was interrupted. */
export declare function endBefore({ status, end, asked }: Omit<Asking, 'askIssues'>): End | undefined;
/** What was asked of a run that was over, and has still to be done; a run that can have sessions has them instead. */
export declare function findUnfinished({ status, asked }: Pick<Asking, 'status' | 'asked'>): Ask | undefined;
/** What it goes by in the records of a run. */
export type AskingRecord = {
    readonly kind: 'resumed';
    readonly asked?: Asked | undefined;
} | ({
    readonly kind: 'stopped';
} & End) | {
    readonly kind: 'session';
    readonly iteration: number;
};
/** What of it a record changes. */
export declare function advanceAsking(state: Asking, record: AskingRecord): Omit<Asking, 'status'>;
export {};

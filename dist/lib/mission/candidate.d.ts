import * as z from '../packages/zod/v4/mini/index.js';
export declare const CANDIDATE_STATUSES: readonly ['candidate', 'noop', 'abort', 'interrupted'];
/** `candidate.json`, exactly as on disk. Source: autoresearch missions, "Candidate artifact". */
export declare const candidateSchema: z.ZodMiniObject<{
    status: z.ZodMiniEnum<{
        abort: "abort";
        candidate: "candidate";
        interrupted: "interrupted";
        noop: "noop";
    }>;
    candidate_commit: z.ZodMiniNullable<z.ZodMiniString<string>>;
    base_commit: z.ZodMiniString<string>;
    description: z.ZodMiniString<string>;
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
    created_at: z.ZodMiniString<string>;
}, z.core.$loose>;
export type Candidate = z.output<typeof candidateSchema>;
/** Larger than any hand-over in words. */
export declare const MAX_CANDIDATE_BYTES: number;
/** Decodes the artifact, or says in one sentence what is wrong with it. */
export declare function parseCandidate(bytes: Buffer): {
    readonly candidate: Candidate;
} | {
    readonly reason: string;
};
/** What the artifact has to agree with. */
export interface HandOver {
    /** The commit that the session started from. */
    readonly lastKept: string;
    /** What HEAD of the workspace is at, taken into the store; or why that could not be done. */
    readonly head: {
        readonly kind: 'taken';
        readonly commit: string;
    } | {
        readonly kind: 'refused';
        readonly reason: string;
    };
}
/** The integrity rule that an artifact breaks, or undefined. Source: autoresearch missions, "Integrity rules". */
export declare function findViolatedRule(candidate: Candidate, { lastKept: lastAccepted, head }: HandOver): string | undefined;

/** What a session submits, as the record of its end holds it. Pure. */
import * as z from '../packages/zod/v4/mini/index.js';
import { type Candidate } from './candidate.js';
/** The candidate that it submitted, or why it submitted none. */
export declare const submissionSchema: z.ZodMiniUnion<readonly [z.ZodMiniObject<{
    candidate: z.ZodMiniObject<{
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
    notes: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$loose>, z.ZodMiniObject<{
    reason: z.ZodMiniString<string>;
}, z.core.$loose>]>;
export type Submission = {
    readonly candidate: Candidate;
    readonly notes: readonly string[];
} | {
    readonly reason: string;
};
/** Decodes what a session wrote; what else it may have written there is no part of its record. */
export declare function readSubmission(bytes: Buffer, notes: readonly string[]): Submission;
/** Whether there is a commit to evaluate. */
export declare function isToEvaluate(submission: Submission): boolean;

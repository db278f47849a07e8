import { type CallFailure } from '../gateway/call-failure.js';
/** What a CLI says of the call that ended its session. */
export interface ReportedCall {
    /** Of the response; undefined where the CLI does not say. */
    readonly status?: unknown;
    readonly message: string;
    /** By lower-case names. */
    readonly headers?: unknown;
    /** Of the response, as text. */
    readonly body?: unknown;
}
/** What a CLI printed, and when it ended. */
export interface PrintedSession {
    readonly stdout: string;
    readonly stderr: string;
    readonly nowMs: number;
}
/** The failure that a CLI reports: by status, headers and body where it prints them, else by its sentence. */
export declare function reportedFailure({ status, message, headers, body }: ReportedCall, nowMs: number): CallFailure;

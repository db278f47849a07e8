import type { Fields } from './protocol.js';
/** By lower-case names. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
interface Limited {
    readonly headers: ResponseHeaders;
    /** The error of the body, or of an event of the stream. */
    readonly error: Fields;
    readonly nowMs: number;
}
/** The time in ISO 8601: what says it to a program comes first, then the sentence; undefined where nothing does. */
export declare function resetOf({ headers, error, nowMs }: Limited): string | undefined;
export {};

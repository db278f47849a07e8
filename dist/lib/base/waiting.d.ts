/** What an attempt waits for whose model is at its limit or does not answer. Pure; the same in every loop. */
export interface Waiting {
    /** When it goes on, in ISO 8601. */
    readonly until: string;
    /** What keeps it waiting, in a sentence without its full stop. */
    readonly cause: string;
}
/** How a person reads a time, to the minute. */
export declare function renderMinute(at: string | number): string;
/** `waiting for the model until 2026-11-26 03:00 UTC`. */
export declare function renderWaiting({ until }: Pick<Waiting, 'until'>): string;

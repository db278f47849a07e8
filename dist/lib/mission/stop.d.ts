import type { LedgerEntry } from './ledger.js';
/** How a run is after it stopped; what is `stopped` can be gone on with. */
export type EndStatus = 'stopped' | 'completed' | 'failed';
export interface Stop {
    readonly status: EndStatus;
    /** One sentence without its full stop. */
    readonly reason: string;
}
export interface StopLimits {
    /** 0: none. */
    readonly maxIterations: number;
    readonly maxNoops: number;
    readonly maxErrors: number;
    readonly timeLeftMs: number;
}
/** Whether the loop goes on: undefined, or why not. */
export declare function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined;

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
    /** For sessions. */
    readonly timeLeftMs: number;
}
/** The run can go on; what it has kept until now is confirmed all the same. */
export declare const TIME_IS_UP: Stop;
/** Whether the loop goes on: undefined, or why not. */
export declare function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined;

import type { IterationRecord } from './record.js';
export type Direction = 'min' | 'max';
export interface BestScore {
    readonly score: number;
    readonly iter: number;
}
/** Follows the best score through records, which may be added to: `next` takes one after the other, in their order. */
export declare class BestSoFar {
    #private;
    /** `from`: where an earlier one came to, after so many records. */
    constructor(records: readonly IterationRecord[], direction: Direction, from?: {
        readonly count: number;
        readonly best: BestScore | undefined;
    });
    /** Takes the next record; the best score after it. */
    next(): BestScore | undefined;
}
type Readable = Pick<IterationRecord, 'iter' | 'outcome' | 'score' | 'decision'>;
/** Whether a record is of the best so far. */
export declare function isBest(record: Readable, best: number | undefined, direction: Direction): boolean;
/** Strictly better: a tie is no improvement. */
export declare function isBetter(score: number, best: number, direction: Direction): boolean;
export {};

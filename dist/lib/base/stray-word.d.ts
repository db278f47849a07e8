import type { JsonFlaw } from './json-flaws.js';
/** A word that should not be where it is; it may arrive in pieces, and is told the same however it does. */
export declare class StrayWord {
    #private;
    constructor(flaw: Omit<JsonFlaw, 'found'>);
    /** Takes bytes up to the end of the word; returns where that is, or the length when the word may go on. */
    take(bytes: Uint8Array, from: number): number;
    flaw(): JsonFlaw;
}

/**
 * Many short texts in little memory: their bytes in blocks, each text behind its length and filled up to whole words. An
 * array of strings takes three times as much, and the garbage collector goes through it time and again.
 */
export declare class TextList {
    #private;
    length: number;
    push(text: string): void;
    /** Takes the last text away. */
    pop(): void;
    clear(): void;
    at(index: number): string;
    toArray(): string[];
    /** The texts from a place up to another one. Those of a block are read in one piece: a call for each would take longest. */
    slice(from: number, to: number): string[];
    /** The hash of a text under a key of two words: HalfSipHash-1-3 of Aumasson and Bernstein (SipHash, 2012). */
    hash(index: number, key: HashKey): number;
    isSame(one: number, other: number): boolean;
}
/** The key of a hash: where the texts are a stranger's, one that he cannot know. */
export type HashKey = readonly [number, number];
/** Different texts in the order of their first coming. */
export declare class TextSet {
    #private;
    /** For reading: what is added here is not found. */
    readonly texts: TextList;
    constructor(key: HashKey);
    /** Adds a text; the position of the same text where it is there already, else undefined. */
    add(text: string): number | undefined;
}
/** Numbers of 32 bits in little memory. */
export declare class NumberList {
    #private;
    length: number;
    push(number: number): void;
    at(index: number): number;
    clear(): void;
}

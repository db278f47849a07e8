/** Deepest nesting that is read. JSON.stringify recurses on the machine's stack, so there must be a bound. */
export declare const MAX_DEPTH = 512;
/**
 * Follows the structure of one JSON value through its bytes, in any number of pieces, without building it:
 * where it ends, how deep it goes, how many keys it has. Trusts nothing else about the bytes.
 */
export declare class StructureScan {
    #private;
    depth: number;
    maxDepth: number;
    /** Colons outside strings: the number of keys that the text has, duplicates included. */
    colons: number;
    inString: boolean;
    /** Newlines outside strings, and the absolute offset just after the last of them. */
    newlines: number;
    lineStart: number;
    /**
     * Reads `bytes` from `from` and returns the index just after the value's end, or -1 when it goes on.
     * `base` is the absolute offset of `bytes[0]`.
     */
    advance(bytes: Uint8Array, from: number, base: number): number;
}
/** Scans a value that is there as a whole. */
export declare function scanStructure(bytes: Uint8Array): StructureScan;
/** Where a value that has no brackets and no quotes ends, or -1 when it may go on. */
export declare function scalarEnd(bytes: Uint8Array, from: number): number;
/** True for a byte that cannot be part of such a value: white space, a comma, a closing bracket. */
export declare function endsScalar(byte: number): boolean;

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export declare function sha256(data: string | Uint8Array): string;
/** A part of some bytes: from a place, up to another one. */
export interface ByteRange {
    readonly bytes: Buffer;
    readonly from: number;
    readonly to: number;
}
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
export declare class LineHash {
    #private;
    /** `isAscii`: the line is known to be, which saves looking. */
    add(line: string, { isAscii }?: {
        readonly isAscii?: boolean;
    }): void;
    /** The line of the texts of a beginning, a part of some bytes and an end: ASCII all of it. */
    addParts(begin: readonly string[], { bytes, from, to }: ByteRange, end: string): void;
    digest(): string;
}

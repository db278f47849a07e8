import type { JsonFlaw } from './json-flaws.js';
/** What is wrong with the first bytes of a text file: a byte order mark, another encoding, an archive. */
export declare function headFlaw(head: Uint8Array): JsonFlaw | undefined;
/** Holds back the beginning of a stream until it is long enough to be judged, however small its pieces are. */
export declare class StreamHead {
    #private;
    /** What is wrong with the beginning, once it was judged. */
    flaw: JsonFlaw | undefined;
    /** The bytes to go on with: none while the beginning is too short, then all that was held back. */
    next(piece: Buffer): Buffer;
    /** What is still held back when the stream ends. */
    rest(): Buffer;
}
/** The first byte of a text that is not UTF-8. */
export declare function encodingFlaw(bytes: Buffer): JsonFlaw;
/** Where a text goes too deep. */
export declare function depthFlaw(bytes: Buffer, depth: number): JsonFlaw;

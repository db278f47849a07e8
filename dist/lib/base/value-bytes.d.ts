import { type StructureScan } from './json-scan.js';
import { type DecodedJson } from './json-text.js';
/** Largest single value that is read from a stream, in bytes. */
export declare const MAX_VALUE_BYTES: number;
/** The bytes of one JSON value as they arrive; past the bound they are counted and not kept. */
export declare class ValueBytes {
    #private;
    size: number;
    add(piece: Buffer): void;
    /** Takes off a carriage return at the end: half of a line break, not text. */
    trimReturn(): void;
    isBlank(): boolean;
    /** Decodes what was collected; the scan is the one that found the value's end, if there was one. */
    decode(scan?: StructureScan): DecodedJson;
    /** The bytes in one piece; none past the bound. */
    whole(): Buffer;
}

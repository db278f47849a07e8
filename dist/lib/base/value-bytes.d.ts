import { type StructureScan } from './json-scan.ts';
import { type DecodedJson } from './json-text.ts';
/** Largest single value that is read from a stream, in bytes. */
export declare const MAX_VALUE_BYTES: number;
/** The bytes of one JSON value as they arrive; past the bound they are counted and not kept. */
export declare class ValueBytes {
    #private;
    size: number;
    add(piece: Buffer): void;
    isBlank(): boolean;
    /** Decodes what was collected; the scan is the one that found the value's end, if there was one. */
    decode(scan?: StructureScan): DecodedJson;
}

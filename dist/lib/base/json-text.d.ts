import type { ByteRange } from './hash.js';
import { type JsonIssue } from './json-issues.js';
import { type StructureScan } from './json-scan.js';
export type DecodedJson = {
    readonly value: unknown;
} | {
    readonly issues: readonly JsonIssue[];
};
/**
 * Parses one JSON text more strictly than JSON.parse: a duplicate key, a `__proto__` key, a number too large for a
 * double, bytes that are not UTF-8 and nesting deeper than MAX_DEPTH are issues. The engine's parser does the work;
 * the text is walked a second time only when something is wrong. With `takesAnyKey` a `__proto__` key is like every
 * other, an own property of the value: in a report that names candidates as their author did.
 */
export declare function decodeJson(bytes: Buffer, scan: StructureScan, { takesAnyKey }?: {
    readonly takesAnyKey?: boolean;
}): DecodedJson;
/** A value together with its text as `JSON.stringify` prints it. */
export interface PrintedJson {
    readonly value: unknown;
    readonly printed: string;
    /** The printed text is known to be ASCII. */
    readonly isAscii: boolean;
    /** The bytes of the printed text, where it is ASCII and was read as it is printed. */
    readonly bytes?: ByteRange | undefined;
}
export interface PrintedOptions {
    /** Where the text begins and ends, where it is a part of the bytes. */
    readonly from?: number;
    readonly to?: number;
    readonly scan?: StructureScan | undefined;
    /** Whether the text is ASCII. */
    readonly isPlain?: boolean | undefined;
}
/**
 * The value of a text that `decodeJson` takes, undefined for any other. A text that is printed as it stands has each key
 * once: only another one is scanned for that, unless its scan is there already.
 */
export declare function decodePrinted(bytes: Buffer, { from, to, scan, isPlain }?: PrintedOptions): PrintedJson | undefined;

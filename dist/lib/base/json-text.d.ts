import { type JsonFlaw } from './json-flaws.js';
import { type StructureScan } from './json-scan.js';
export type DecodedJson = {
    readonly value: unknown;
} | {
    readonly flaws: readonly JsonFlaw[];
};
/**
 * Parses one JSON text more strictly than JSON.parse: a duplicate key, a `__proto__` key, a number too large for a
 * double, bytes that are not UTF-8 and nesting deeper than MAX_DEPTH are flaws. The engine's parser does the work;
 * the text is walked a second time only when something is wrong.
 */
export declare function decodeJson(bytes: Buffer, scan: StructureScan): DecodedJson;

import type { JsonPath } from './json-path.ts';
import { type StructureScan } from './json-scan.ts';
/** Something wrong inside one JSON text; line and column are 1-based and relative to that text. */
export interface JsonFlaw {
    readonly line: number;
    readonly column: number;
    readonly path: JsonPath;
    readonly found: string;
    readonly expected: string;
    readonly remedy: string;
}
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
/** What is wrong with the first bytes of a text file: a byte order mark, another encoding, an archive. */
export declare function headFlaw(head: Uint8Array): JsonFlaw | undefined;

import type { JsonPath } from './json-path.js';
/** Something wrong inside one JSON text; line and column are 1-based and relative to that text. */
export interface JsonFlaw {
    readonly line: number;
    readonly column: number;
    readonly path: JsonPath;
    readonly found: string;
    readonly expected: string;
    readonly remedy: string;
}
/** One text may hold a flaw every few bytes: past this number the search ends. */
export declare const MAX_FLAWS = 1000;
/**
 * Walks a text that is known to be flawed and says where: every bad key and number, and the first break of syntax.
 * `parseError` is what the engine's parser said, if it refused the text.
 */
export declare function findFlaws(text: string, parseError: unknown): readonly JsonFlaw[];

import type { JsonPath } from './json-path.js';
/** Something wrong inside one JSON text; line and column are 1-based and relative to that text. */
export interface JsonIssue {
    readonly line: number;
    readonly column: number;
    readonly path: JsonPath;
    readonly found: string;
    /** `found` without a word of the text, where it quotes one. */
    readonly plain?: string;
    readonly expected: string;
    readonly remedy: string;
}
/**
 * The issue as it is reported for a text that must not be shown: its place, and none of its words. The path keeps the
 * name of the list that the text is an entry of, and no other key.
 */
export declare function withoutQuotes({ plain, path, ...issue }: JsonIssue, listKey?: string): JsonIssue;
/** What stands in place of a quote. */
export declare const OTHER_TEXT = "other text";
/** One text may hold an issue every few bytes: past this number the search ends. */
export declare const MAX_ISSUES = 1000;
/**
 * Walks a text that is known to be invalid and finds every issue: each bad key and number, and the first break of syntax.
 * `parseError` is what the engine's parser said, if it refused the text.
 */
export declare function findIssues(text: string, parseError: unknown): readonly JsonIssue[];

import type { Problem } from './errors.js';
import { type JsonIssue } from './json-issues.js';
import { type JsonPath } from './json-path.js';
/** A JSON file that was read whole: its value, and where each part of it stands. */
export interface JsonDocument {
    readonly file: string;
    readonly value: unknown;
    /** The path in the file of a path in `value`, where the two differ. */
    readonly sourcePath?: (path: JsonPath) => JsonPath;
    /** Line and column of the value at a path, or of its nearest ancestor. */
    locate(path: JsonPath): {
        readonly line: number;
        readonly column: number;
    };
}
export type DecodedDocument = {
    readonly document: JsonDocument;
} | {
    readonly problems: readonly Problem[];
};
/**
 * Decodes a whole JSON file; everything that is wrong with it is a problem with its place. Nothing of a foreign one
 * that is no JSON is quoted. `takesAnyKey`: also `__proto__`.
 */
export declare function decodeDocument(file: string, bytes: Buffer, { isForeign, takesAnyKey }?: {
    readonly isForeign?: boolean;
    readonly takesAnyKey?: boolean;
}): DecodedDocument;
/** Turns an issue of a text into a problem of the file that the text is the whole of. */
export declare function issueProblem(file: string, { path, plain: _, ...issue }: JsonIssue): Problem;

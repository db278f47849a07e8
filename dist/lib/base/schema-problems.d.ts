import * as z from 'zod/mini';
import type { Problem } from './errors.js';
import type { JsonDocument } from './json-document.js';
import { type JsonPath } from './json-path.js';
/** A document checked against a schema: the typed value, or every problem with its place in the file. */
export type Checked<T> = {
    readonly value: T;
} | {
    readonly problems: readonly Problem[];
};
/** Validates a document against a zod schema; each issue becomes a problem with file, line and JSON path. */
export declare function checkDocument<T extends z.ZodMiniType>(document: JsonDocument, schema: T): Checked<z.output<T>>;
/** Builds a problem at a path of a document. */
export declare function problemAt(document: JsonDocument, path: JsonPath, { found, expected, remedy }: Pick<Problem, 'found' | 'expected' | 'remedy'>): Problem;
/** The keys that a schema names for the object at a path. */
export declare function knownKeys(schema: z.ZodMiniType, path: JsonPath): readonly string[];
/** Unknown keys of a tolerant schema, told apart: a near miss of a known name is a mistake, anything else metadata. */
export declare function unknownKeys(document: JsonDocument, schema: z.ZodMiniType): {
    problems: Problem[];
    metadata: JsonPath[];
};

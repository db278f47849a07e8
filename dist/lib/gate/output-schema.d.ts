import type { Problem } from '../base/errors.js';
import type { JsonDocument } from '../base/json-document.js';
import type { OutputCheck } from './evaluate.js';
export type CompiledSchema = {
    readonly check: OutputCheck;
} | {
    readonly problems: readonly Problem[];
};
/**
 * Compiles a user's JSON Schema (draft 2020-12, or draft-07 by its `$schema`) into a check of outputs.
 * The validator is loaded only when a schema is given: it would double the start-up time.
 */
export declare function compileSchema(document: JsonDocument): Promise<CompiledSchema>;

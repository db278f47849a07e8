import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import type { OutputCheck } from './evaluate.ts';
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

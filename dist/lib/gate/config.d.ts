import * as z from 'zod';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { type GateWarning } from './warnings.ts';
/** The evaluator config as it stands on disk; a key that is left out has its v0 value. */
export declare const evaluatorConfigSchema: z.ZodObject<{
    bands_order: z.ZodDefault<z.ZodArray<z.ZodString>>;
    required_fields: z.ZodDefault<z.ZodArray<z.ZodString>>;
    allowed_action_types: z.ZodDefault<z.ZodArray<z.ZodString>>;
    disallowed_keywords: z.ZodDefault<z.ZodArray<z.ZodString>>;
    injection_strings: z.ZodDefault<z.ZodArray<z.ZodString>>;
    allowlisted_scopes: z.ZodDefault<z.ZodArray<z.ZodString>>;
    thresholds: z.ZodPrefault<z.ZodObject<{
        pass_min_overall: z.ZodDefault<z.ZodNumber>;
        warn_min_overall: z.ZodDefault<z.ZodNumber>;
        uncertainty_hi: z.ZodDefault<z.ZodNumber>;
        uncertainty_lo: z.ZodDefault<z.ZodNumber>;
    }, z.core.$loose>>;
    weights: z.ZodPrefault<z.ZodObject<{
        A: z.ZodDefault<z.ZodNumber>;
        T: z.ZodDefault<z.ZodNumber>;
        M: z.ZodDefault<z.ZodNumber>;
        S: z.ZodDefault<z.ZodNumber>;
        G: z.ZodDefault<z.ZodNumber>;
    }, z.core.$loose>>;
    retrieval_gate_signal: z.ZodPrefault<z.ZodObject<{
        enabled: z.ZodDefault<z.ZodBoolean>;
        bridge_weak_threshold: z.ZodDefault<z.ZodNumber>;
        scope_soft_limit: z.ZodDefault<z.ZodNumber>;
        component_weights: z.ZodPrefault<z.ZodObject<{
            bridge_evidence: z.ZodDefault<z.ZodNumber>;
            falsifier_presence: z.ZodDefault<z.ZodNumber>;
            scope_penalty: z.ZodDefault<z.ZodNumber>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** How outputs are judged; exactly as on disk, with every default filled in. */
export type EvaluatorConfig = z.output<typeof evaluatorConfigSchema>;
export type ReadConfig = {
    readonly config: EvaluatorConfig;
    readonly warnings: readonly GateWarning[];
} | {
    readonly problems: readonly Problem[];
};
/** Decodes an evaluator config; problems are all of the file's, each with its place. */
export declare function parseConfig(document: JsonDocument): ReadConfig;

import * as z from '../packages/zod/v4/mini/index.js';
import type { Problem } from '../base/errors.js';
import type { JsonDocument } from '../base/json-document.js';
import { type GateWarning } from './warnings.js';
/** The evaluator config as it stands on disk; a key that is left out has its v0 value, a weight 0.25 (0 for G). */
export declare const evaluatorConfigSchema: z.ZodMiniObject<{
    bands_order: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    required_fields: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    allowed_action_types: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    disallowed_keywords: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    injection_strings: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    allowlisted_scopes: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    thresholds: z.ZodMiniPrefault<z.ZodMiniObject<{
        pass_min_overall: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        warn_min_overall: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        uncertainty_hi: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        uncertainty_lo: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    }, z.core.$loose>>;
    weights: z.ZodMiniPrefault<z.ZodMiniObject<{
        A: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        T: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        M: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        S: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        G: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    }, z.core.$loose>>;
    retrieval_gate_signal: z.ZodMiniPrefault<z.ZodMiniObject<{
        enabled: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        bridge_weak_threshold: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        scope_soft_limit: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        component_weights: z.ZodMiniPrefault<z.ZodMiniObject<{
            bridge_evidence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
            falsifier_presence: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
            scope_penalty: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** How outputs are judged; exactly as on disk, with every default filled in. */
export type EvaluatorConfig = z.output<typeof evaluatorConfigSchema>;
/** The part of a config that suites are checked against. */
export type ConfigBands = Pick<EvaluatorConfig, 'bands_order'>;
/** A config, or what is wrong with the file. `bands` are then its bands, where these are valid. */
export type ReadConfig = {
    readonly config: EvaluatorConfig;
    readonly warnings: readonly GateWarning[];
} | {
    readonly problems: readonly Problem[];
    readonly bands: ConfigBands | undefined;
};
/** Decodes an evaluator config; problems are all of the file's, each with its place. */
export declare function parseConfig(document: JsonDocument): ReadConfig;

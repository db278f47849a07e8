import type { EvaluatorOptions } from './evaluate.js';
/** Every ablation profile. */
export declare const ABLATION_PROFILES: readonly ['abstention_telemetry_off', 'rollback_requirements_off', 'retrieval_signal_on'];
/**
 * One rule family switched off (or on), to see how the verdict depends on it.
 * @useDeclaredType
 */
export type AblationProfile = (typeof ABLATION_PROFILES)[number];
/** The same scenario and config with a profile applied. */
export declare function ablate(profile: AblationProfile, options: EvaluatorOptions): EvaluatorOptions;

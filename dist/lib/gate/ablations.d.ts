import type { EvaluatorOptions } from './evaluate.js';
/** One rule family switched off (or on), to see what the verdict owes to it. */
export declare const ABLATION_PROFILES: readonly ['abstention_telemetry_off', 'rollback_requirements_off', 'retrieval_signal_on'];
export type AblationProfile = (typeof ABLATION_PROFILES)[number];
/** The same scenario and config with a profile applied. */
export declare function ablate(profile: AblationProfile, options: EvaluatorOptions): EvaluatorOptions;

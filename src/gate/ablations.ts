import type { EvaluatorConfig } from './config.ts';
import type { EvaluatorOptions } from './evaluate.ts';
import type { Expect } from './suite.ts';

/** Every ablation profile. */
export const ABLATION_PROFILES = [
  'abstention_telemetry_off',
  'rollback_requirements_off',
  'retrieval_signal_on',
] as const;
/**
 * One rule family switched off (or on), to see how the verdict depends on it.
 * @useDeclaredType
 */
export type AblationProfile = (typeof ABLATION_PROFILES)[number];

type Ablation = (options: EvaluatorOptions) => EvaluatorOptions;

// The weight that G takes in the ablation when the config gives it none (spec: ablation profiles).
const ABLATION_WEIGHT_OF_G = 0.15;

const ABLATIONS: Readonly<Record<AblationProfile, Ablation>> = {
  abstention_telemetry_off: (options) => without(options, ['require_abstain', 'require_abstain_on_weak_bridge']),
  rollback_requirements_off: (options) => without(options, ['require_checkpoint', 'require_rollback']),
  retrieval_signal_on: (options) => ({ ...options, config: withRetrievalSignal(options.config) }),
};

/** The same scenario and config with a profile applied. */
export function ablate(profile: AblationProfile, options: EvaluatorOptions): EvaluatorOptions {
  return ABLATIONS[profile](options);
}

function without(options: EvaluatorOptions, rules: readonly (keyof Expect)[]): EvaluatorOptions {
  const retained = Object.entries(options.scenario.expect).filter(([rule]) => !rules.some((each) => each === rule));
  return { ...options, scenario: { ...options.scenario, expect: Object.fromEntries(retained) } };
}

function withRetrievalSignal(config: EvaluatorConfig): EvaluatorConfig {
  const weight = config.weights.G === 0 ? ABLATION_WEIGHT_OF_G : config.weights.G;
  return {
    ...config,
    weights: { ...config.weights, G: weight },
    retrieval_gate_signal: { ...config.retrieval_gate_signal, enabled: true },
  };
}

import type { DecisionSettings } from './settings.ts';

/** How much is spent on one candidate. */
export interface EffortRules {
  readonly screen: number | 'off';
  readonly futility_z: number;
  readonly max_pairs: number;
}

export type EffortName = Exclude<DecisionSettings['effort'], 'auto'>;

/** Source: decisions, "Specification", the table under `effort`. */
export const EFFORT_RULES: Readonly<Record<EffortName, EffortRules>> = {
  fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
  balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
  thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};

/** Smaller caps leave the small levels of fdr and fwer without power. */
export const LEVELLED_MIN_PAIRS = 40;

// Where the gain per unit of time of the one overtakes that of the other, by the rows "REC fast", "REC balanced" and
// "REC thorough" of the table of decisions: a proposal worth so many evaluations.
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;

/** Milliseconds that a proposal and one evaluation take, as measured. */
export interface Costs {
  readonly proposalMs: number;
  readonly evaluationMs: number;
}

/** Which effort `auto` stands for: the dearer a proposal against an evaluation, the more each deserves. */
export function decideEffort(effort: DecisionSettings['effort'], costs: Costs | undefined): EffortName {
  if (effort !== 'auto') return effort;
  if (costs === undefined) return 'balanced';
  const ratio = costs.proposalMs / Math.max(costs.evaluationMs, 1);
  if (ratio < BALANCED_FROM) return 'fast';
  return ratio < THOROUGH_FROM ? 'balanced' : 'thorough';
}

/** The values that an effort stands for; each may be set by itself. */
export function expandEffort(
  settings: Pick<DecisionSettings, 'screen' | 'futility_z' | 'max_pairs' | 'error_rate'>,
  effort: EffortName,
): EffortRules {
  const preset = EFFORT_RULES[effort];
  const least = settings.error_rate === 'per-candidate' ? 0 : LEVELLED_MIN_PAIRS;
  return {
    screen: settings.screen ?? preset.screen,
    futility_z: settings.futility_z ?? preset.futility_z,
    max_pairs: settings.max_pairs ?? Math.max(preset.max_pairs, least),
  };
}

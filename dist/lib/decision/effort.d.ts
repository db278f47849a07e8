import type { DecisionSettings } from './settings.js';
/** How much is spent on one candidate. */
export interface EffortRules {
    readonly screen: number | 'off';
    readonly futility_z: number;
    readonly max_pairs: number;
}
export type EffortName = Exclude<DecisionSettings['effort'], 'auto'>;
/** Source: decisions, "Specification", the table under `effort`. */
export declare const EFFORT_RULES: Readonly<Record<EffortName, EffortRules>>;
/** Smaller caps leave the small levels of fdr and fwer without power. */
export declare const LEVELLED_MIN_PAIRS = 40;
/** Milliseconds that a proposal and one evaluation take, as measured. */
export interface Costs {
    readonly proposalMs: number;
    readonly evaluationMs: number;
}
/** Which effort `auto` stands for: the dearer a proposal against an evaluation, the more each deserves. */
export declare function decideEffort(effort: DecisionSettings['effort'], costs: Costs | undefined): EffortName;
/** The values that an effort stands for; each may be set by itself. */
export declare function expandEffort(settings: Pick<DecisionSettings, 'screen' | 'futility_z' | 'max_pairs' | 'error_rate'>, effort: EffortName): EffortRules;

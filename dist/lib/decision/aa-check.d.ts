import { type NegativeControl } from './negative-control.js';
import type { DecisionSettings } from './settings.js';
/** What the A/A checks of a run said. A no-op that is accepted is wrong by construction. */
export interface AaChecks {
    /** Candidates since the last no-op. */
    readonly since: number;
    /** Whether the last no-ops were kept, the latest last. */
    readonly kept: readonly boolean[];
    /** Null: none is tried, since there is no score of a base to compare it with. */
    readonly broken: NegativeControl | null;
}
export declare const NO_AA_CHECKS: AaChecks;
export declare function withNoop(aaChecks: AaChecks, isAcceptedTrial: boolean): AaChecks;
/** Whether the negative control ends the run: it did not fail. */
export declare function isNegativeControlAlert({ broken }: AaChecks, { integrity }: Pick<DecisionSettings, 'integrity'>): boolean;
/** Why the run must stop, if it must. */
export declare function aaCheckAlert(aaChecks: AaChecks, settings: Pick<DecisionSettings, 'integrity'>): string | undefined;

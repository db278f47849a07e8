import { type BrokenCandidate } from './negative-control.js';
import type { DecisionSettings } from './settings.js';
/** What the canaries of a run said. A no-op that is kept is a false keep by construction. */
export interface Canaries {
    /** Candidates since the last no-op. */
    readonly since: number;
    /** Whether the last no-ops were kept, the latest last. */
    readonly kept: readonly boolean[];
    /** Null: none is tried, since there is no score of a base to compare it with. */
    readonly broken: BrokenCandidate | null;
}
export declare const NO_CANARIES: Canaries;
export declare function withNoop(canaries: Canaries, isKept: boolean): Canaries;
/** Whether the deliberately broken candidate ends the run: it did not fail. */
export declare function isBrokenAlarm({ broken }: Canaries, { integrity }: Pick<DecisionSettings, 'integrity'>): boolean;
/** Why the run must stop, if it must. */
export declare function canaryAlarm(canaries: Canaries, settings: Pick<DecisionSettings, 'integrity'>): string | undefined;

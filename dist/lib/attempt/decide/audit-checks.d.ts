import type { Trial } from './assignment.js';
import { type Confirmation } from './confirmation.js';
import type { LevelState } from './level.js';
import type { MeasureStep } from './measurement.js';
import type { ClaimRecord, DecisionEntry, EvaluationRecord, GenesisRecord } from './records.js';
import type { Session } from './session.js';
/** Equal but for the rounding of another machine. */
export declare function closeTo(one: number, other: number): boolean;
type Flaw = readonly [kind: 'evidence' | 'level' | 'outcome' | 'kept', message: string];
interface DecisionCheck {
    readonly record: DecisionEntry;
    /** Recomputed from the scores. */
    readonly trial: Trial;
    readonly level: LevelState;
    /** Another candidate was kept since it began. */
    readonly isStale: boolean;
}
/** What a decision says that its scores do not. */
export declare function decisionFlaws({ record, trial, level, isStale }: DecisionCheck): Flaw[];
export interface CertifiedInput {
    readonly tree: string;
    readonly logs: readonly number[];
}
interface ClaimCheck {
    readonly record: ClaimRecord;
    readonly genesis: GenesisRecord;
    readonly session: Session;
    readonly confirmation: Confirmation | undefined;
    readonly earlier: number;
    readonly keeps: number;
    readonly proposed: number;
    readonly tested: number;
    readonly queries: number;
    readonly certified: readonly CertifiedInput[];
}
/** What a claim says that the records do not. */
export declare function claimFlaws(check: ClaimCheck): string[];
interface RunCheck {
    readonly record: EvaluationRecord;
    /** What was due. */
    readonly step: MeasureStep;
    /** Runs of the step before it. */
    readonly buffer: readonly EvaluationRecord[];
    /** The seeds of the step are those of the secret; else nobody knows them yet. */
    readonly isDrawn: boolean;
    readonly isShared: boolean;
}
type RunFlaw = readonly [kind: 'order' | 'coin' | 'seed', message: string];
/** What a run of the evaluator says that was not due. */
export declare function runFlaws({ record, step, buffer, isDrawn, isShared }: RunCheck): RunFlaw[];
/** What a decision says of the holdout that the records do not. */
export declare function holdoutFlaws({ holdout, task }: DecisionEntry, { queries, settings }: {
    readonly queries: number;
} & Pick<GenesisRecord, 'settings'>): (readonly [kind: 'missing' | 'kept', message: string])[];
export {};

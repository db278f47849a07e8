import { risksTaken } from '../../base/accepted-risk.js';
import { type Trial } from './assignment.js';
import type { Calibration } from './calibration.js';
import { type Confirmation } from './confirmation.js';
import type { LevelState } from './level.js';
import type { MeasureStep } from './measurement.js';
import type { CandidateRecord, ClaimRecord, DecisionEntry, EvaluationRecord, GenesisRecord, RecordOf } from './records.js';
import { type Session } from './session.js';
type Flaw = readonly [kind: 'evidence' | 'level' | 'outcome' | 'kept' | 'incumbent', message: string];
interface DecisionCheck {
    readonly record: DecisionEntry;
    /** Recomputed from the scores. */
    readonly trial: Trial;
    readonly level: LevelState;
    /** Another candidate was kept since it began. */
    readonly isStale: boolean;
    readonly settings: GenesisRecord['settings'];
}
/** What a decision says that its scores do not. */
export declare function decisionFlaws({ record, trial, level, isStale, settings }: DecisionCheck): Flaw[];
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
    /** Digest of the evaluator in the environment that was in force. */
    readonly evaluator: string;
    readonly findings: Parameters<typeof risksTaken>[0];
    readonly isolation: readonly string[];
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
/** What a query of the holdout says that the records do not; `queries`: how many there are with it. */
export declare function queryFlaws({ task, number, budget }: RecordOf<'holdout'>, { queries, holdout }: {
    readonly queries: number;
} & Pick<GenesisRecord['settings'], 'holdout'>): (readonly [kind: 'missing' | 'kept', message: string])[];
/** What a calibration says that its runs do not; `session`: with the calibration. */
export declare function calibrationFlaws({ id, tree, sigma, mean, policy }: RecordOf<'calibration'>, { tree: calibrated, scores, runs }: Calibration, { noise, policy: resolved }: Session): (readonly [kind: 'missing' | 'calibration', message: string])[];
/** What the proposal of a candidate says that the records do not; `session`: as it was then. */
export declare function candidateFlaws({ id, parent, tree, purpose, released, reverts, refused, normal_digest: normal }: CandidateRecord, session: Session): (readonly [kind: 'incumbent' | 'outcome', message: string])[];
/** What a genesis says that does not follow from its settings. */
export declare function genesisFlaw({ settings, effort, effort_rules: told }: GenesisRecord): string | undefined;
export {};

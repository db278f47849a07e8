import type * as z from '../../packages/zod/v4/mini/index.js';
import type { JournalRecord } from '../../base/journal-chain.js';
import { type Draw } from '../../decision/draw.js';
import type { EffortName } from '../../decision/effort.js';
import { type EnvironmentFacts } from '../../decision/evaluator-digest.js';
import { decisionRecordSchema, type EvaluationRecord, type RunHeaderRecord } from '../../decision/records.js';
import { type ReplayedState } from '../../decision/replay.js';
import { type HiddenDigests, type RuleChange, type RuleFacts } from '../../decision/rule-change.js';
import { type Session } from '../../decision/session.js';
import type { DecisionSettings } from '../../decision/settings.js';
import type { EnvironmentLock } from '../evaluation/environment-lock.js';
import { type EnvironmentSnapshot } from '../evaluation/recorded-run.js';
import type { DecisionJournal } from './decision-journal.js';
import { FollowedLog, type Replayed } from './followed-log.js';
export type DecisionDraft = z.input<typeof decisionRecordSchema>;
/** What a run header says that does not follow from the settings. */
export type RunHeaderFacts = Pick<Extract<DecisionDraft, {
    kind: 'genesis';
}>, 'tool_version' | 'config_digest' | 'baseline_commit' | 'baseline_tree' | 'judge_digest' | 'setup_inputs' | 'evaluator_files' | 'guards_digest' | 'confirm_digest' | 'unscored' | 'score_unit' | 'in_process'>;
export interface LogRequest {
    /** For messages. */
    readonly messages: {
        /** The record, e.g. `decisions.jsonl of "climb"`. */
        readonly record: string;
        /** What was decided, e.g. `"climb"`. */
        readonly run: string;
        /** What a key of the settings is in the user's file, e.g. `objective.`. */
        readonly keys: string;
        /** How issues are shown, how to begin again, and what to do where the rules differ; a sentence each. */
        readonly look: string;
        readonly restart: string;
        readonly rules: string;
    };
    readonly journal: DecisionJournal;
    readonly settings: DecisionSettings;
    readonly facts: RunHeaderFacts;
    /** Of what nobody may know, with a salt. */
    readonly digestSealed: (salt: string) => HiddenDigests;
    readonly lock: EnvironmentLock;
    /** Whether agents of this run can read the key of their model; null: they worked elsewhere, which does not say. */
    readonly keyInReach: boolean | null;
    /** Tree that the branch holds. */
    readonly branchHeadTree: string;
    /** Private folder that the secret lies in. */
    readonly folder: string;
}
/** The decision log while it is written. */
export declare class DecisionLog {
    #private;
    session: Session;
    /** What evaluations took, checkout and all, ascending. */
    readonly evaluationMs: number[];
    readonly runHeader: RunHeaderRecord;
    readonly draw: Draw;
    /** Folder of the marks of runs that have begun. */
    readonly marks: string;
    /** Of the protected files of the base. */
    readonly filesDigest: string;
    /** The environment as it was when it was last looked at. */
    environmentSnapshot: EnvironmentSnapshot;
    constructor(opened: {
        readonly session: Session;
        readonly runHeader: RunHeaderRecord;
        readonly journal: DecisionJournal;
        readonly followed: FollowedLog;
        readonly secret: string;
        readonly file: string;
        readonly evaluations: number;
        readonly marks: string;
        readonly lock: EnvironmentLock;
        /** Of the last record that has one. */
        readonly environment: EnvironmentFacts;
    });
    /** Number of the last record. */
    get length(): number;
    /** Appends a record; when it returns, the record is on the disk. */
    append(draft: DecisionDraft): void;
    /** The same of records that belong together. */
    appendAll(drafts: readonly DecisionDraft[]): void;
    /** The number of the evaluation that is recorded next. */
    nextEvaluation(): number;
    /** Reads the environment as it is now; where it is another one, the record says so, and the session goes on in it. */
    takeEnvironmentSnapshot(): EnvironmentSnapshot;
    /** The records as they are now, counted and replayed. */
    replay(): Replayed;
    /** Writes down what stands behind a decision that others wrote: who the current best is now. */
    writeFollowUp(): void;
    /** The raw records, oldest first. */
    get records(): readonly JournalRecord[];
    /** The runs of the evaluator among them; grows. */
    get evaluations(): readonly EvaluationRecord[];
    /** How often the holdout was asked, by what was written down before. */
    get holdoutQueries(): number;
    /** How many records of a kind there are. */
    countOf(kind: DecisionDraft['kind']): number;
    /** The effort of the tests that begin from now on. */
    useEffort(effort: EffortName): void;
    /** Discloses the secret: nothing more is drawn from it. */
    close(): void;
}
/** A record as it is read again: every member that it may have, the numbers as JSON has them. */
export declare function normalized(draft: DecisionDraft): JournalRecord;
/** Opens the log, or begins it; what was in flight becomes interrupted. Throws where it is of another config. */
export declare function openLog(request: LogRequest): DecisionLog;
/** The folder of the marks of runs that have begun. */
export declare function marksOf(folder: string): string;
/** What a run that was killed left to be written down, in its order. */
export declare function leftOver({ followUp, openTasks }: ReplayedState, killed: readonly EvaluationRecord[]): DecisionDraft[];
type Rules = Pick<LogRequest, 'settings' | 'digestSealed'> & {
    readonly facts: RuleFacts;
};
/** What of a run's rules is not what its record begins with: it cannot be resumed; empty where there is no record. */
export declare function findRuleChanges(rules: Rules & {
    readonly records: DecisionJournal['records'];
    readonly folder: string;
}): RuleChange[];
export {};

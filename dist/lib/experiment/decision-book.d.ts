import type * as z from 'zod/mini';
import { type Draw } from '../attempt/decide/draw.js';
import type { EffortName } from '../attempt/decide/effort.js';
import type { DecisionSettings } from '../attempt/decide/objective-keys.js';
import { decisionRecordSchema, type GenesisRecord } from '../attempt/decide/records.js';
import { type ReplayedState } from '../attempt/decide/replay.js';
import { type Session } from '../attempt/decide/session.js';
import type { JournalRecord } from '../base/journal-chain.js';
import type { Journal } from '../kernel/journal.js';
export type DecisionDraft = z.input<typeof decisionRecordSchema>;
/** What a genesis says that does not follow from the settings. */
export type GenesisFacts = Pick<Extract<DecisionDraft, {
    kind: 'genesis';
}>, 'tool_version' | 'config_digest' | 'baseline_commit' | 'baseline_tree' | 'evaluator_digest' | 'evaluator_files' | 'guards_digest' | 'confirm_digest' | 'environment' | 'unscored'>;
export interface BookRequest {
    /** Name of the experiment, for messages. */
    readonly name: string;
    readonly journal: Journal;
    readonly settings: DecisionSettings;
    readonly facts: GenesisFacts;
    /** Of the holdout, with a salt. */
    readonly digestHoldout: (salt: string) => string | undefined;
    /** Tree that the branch holds. */
    readonly tipTree: string;
    /** Private folder that the secret lies in. */
    readonly folder: string;
}
/** The record of decisions while it is written. */
export declare class DecisionBook {
    #private;
    session: Session;
    /** What evaluations took, checkout and all, oldest first. */
    readonly evaluationMs: number[];
    /** How often the holdout was asked. */
    holdoutQueries: number;
    readonly genesis: GenesisRecord;
    readonly draw: Draw;
    constructor(opened: {
        readonly session: Session;
        readonly genesis: GenesisRecord;
        readonly journal: Journal;
        readonly secret: string;
        readonly file: string;
        readonly evaluations: number;
    });
    /** Number of the last record. */
    get length(): number;
    /** Appends a record; when it returns, the record is on the disk. */
    append(draft: DecisionDraft): void;
    /** The number of the evaluation that is recorded next. */
    nextEvaluation(): number;
    /** The records as they are now, counted and replayed. */
    replay(): {
        readonly state: ReplayedState | undefined;
        readonly flaws: readonly string[];
    };
    /** The raw records, oldest first. */
    get records(): readonly JournalRecord[];
    /** The effort of the tests that begin from now on. */
    useEffort(effort: EffortName): void;
    /** Tells the secret: nothing more is drawn from it. */
    close(): void;
}
/** A record as it is read again: every member that it may have, the numbers as JSON has them. */
export declare function normalized(draft: DecisionDraft): JournalRecord;
/** Opens the record, or begins it; what was in flight becomes interrupted. Throws where it is not of this run's config. */
export declare function openBook(request: BookRequest): DecisionBook;

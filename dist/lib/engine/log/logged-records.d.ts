/** Single facts of the records of a decision log, without a replay. Pure. */
import type { JournalRecord } from '../../base/journal-chain.js';
import type { EvaluationRecord } from '../../decision/records.js';
import type { DecisionJournal } from './decision-journal.js';
/** What a run of the evaluator took, in milliseconds, where its record says so. */
export declare function tookOf(record: EvaluationRecord): number[];
/** What the records of a log say; data, with maps. */
export interface LogFacts {
    /** How many were read. */
    read: number;
    /** How many there are of a kind. */
    readonly counts: Map<unknown, number>;
    /** The runs of the evaluator. */
    readonly evaluations: EvaluationRecord[];
    first: JournalRecord | undefined;
    /** The last one that commits to a secret, and whether that was disclosed. */
    begun: JournalRecord | undefined;
    isDisclosed: boolean;
    /** Secrets that were disclosed. */
    readonly secrets: string[];
    /** The records of secrets, as the replay needs them before all others. */
    readonly ofSeeds: JournalRecord[];
}
/** What the records of a log say that only grows; each is looked at once. */
export declare class LoggedRecords {
    readonly facts: LogFacts;
    /** `facts`: where an earlier one came to. */
    constructor(facts?: LogFacts);
    /** Takes in those that are new. */
    readOn(log: Pick<DecisionJournal, 'since'>): LogFacts;
    /** Takes the next one in. */
    take(raw: JournalRecord): void;
}
/** A run that was put back begins there once more. */
export declare function beginsSeeds({ kind }: JournalRecord): boolean;

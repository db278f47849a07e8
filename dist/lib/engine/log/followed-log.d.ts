import type { JournalRecord } from '../../base/journal-chain.js';
import type { ReplayedState } from '../../decision/replay.js';
import type { DecisionJournal } from './decision-journal.js';
import { type LogFacts } from './logged-records.js';
/** What records say by themselves, and what is wrong with them. */
export interface Replayed {
    readonly state: ReplayedState | undefined;
    readonly issues: readonly string[];
}
/** What is followed of a journal; one that is only looked at has nothing written down. */
type FollowedJournal = Pick<DecisionJournal, 'records' | 'since' | 'readDerived' | 'deriveWith'>;
/**
 * What follows from the records of a log, whoever adds to them: each record is read once, and none that the journal knows
 * what follows from.
 */
export declare class FollowedLog {
    #private;
    constructor(journal: FollowedJournal);
    get facts(): LogFacts;
    /** The records as they are now, counted and replayed. */
    replay(): Replayed;
}
/** The same of records that nobody adds to. */
export declare function replayOf(records: readonly JournalRecord[]): Replayed;
export {};

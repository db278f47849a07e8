import type { JournalRecord } from '../../base/journal-chain.js';
import type { RunHeaderRecord } from '../../decision/records.js';
/** Where the records are: each is on the disk when `append` returns it. */
export interface DecisionJournal {
    readonly records: readonly JournalRecord[];
    append(record: JournalRecord): JournalRecord;
    /** The same of several with one sync, where the journal can. */
    appendAll?(records: readonly JournalRecord[]): void;
}
/** Where the secret lies until it is disclosed. */
export declare function secretFile(folder: string): string;
/** The secret that the digest of the holdout is salted with: it is disclosed, or lies there still. */
export declare function saltOf({ records }: Pick<DecisionJournal, 'records'>, { runHeader, file }: {
    readonly runHeader: RunHeaderRecord;
    readonly file: string;
}): string | undefined;
/** Makes one. */
export declare function newSecret(file: string): string;
/** The secret of a resumed run; where it is disclosed already, or lost, the run gets another one. */
export declare function secretOf(journal: DecisionJournal, file: string): string;

import type { JournalRecord } from '../../base/journal-chain.js';
/** Where the records of a decision log are: each is on the disk when `append` returns it. */
export interface DecisionJournal {
    readonly records: readonly JournalRecord[];
    /** How many there are. */
    readonly length: number;
    /** Those after so many, for who looks at each once. */
    since(count: number): Iterable<JournalRecord>;
    append(record: JournalRecord): JournalRecord;
    /** The same of several with one sync, where the journal can. */
    appendAll?(records: readonly JournalRecord[]): void;
    /** What `deriveWith` wrote down of the first so many records; undefined where that is not known. */
    readDerived?(): {
        readonly count: number;
        readonly value: unknown;
    } | undefined;
    /** Has what follows from the records written down now and then, where the journal can. */
    deriveWith?(derive: () => unknown): void;
}

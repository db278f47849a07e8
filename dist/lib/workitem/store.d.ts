import type { JournalRecord } from '../base/journal-chain.js';
import type { Host } from '../kernel/host.js';
import { type Journal } from '../kernel/journal.js';
import { type UserRepository } from '../kernel/user-repository.js';
import { type Receipt } from './receipt.js';
export interface WorkPlace {
    readonly repository: UserRepository;
    /** `.autorize/work`, absolute. */
    readonly folder: string;
    readonly journal: string;
    readonly receipts: string;
    readonly runs: string;
    readonly lock: string;
    /** Room for the last record on a full disk; there during a run. */
    readonly reserve: string;
}
/** The work items' files of the repository that a folder is in. Throws where a link or the like lies among them. */
export declare function workPlaceOf({ cwd }: Pick<Host, 'cwd'>): WorkPlace;
/** The work items' files of a folder, which may be staged. */
export declare function workPlaceAt(repository: UserRepository, folder: string): WorkPlace;
/** The files of a folder of work items. */
export declare function filesIn(folder: string): Omit<WorkPlace, 'repository'>;
/** The private area of all plans of a repository. */
export declare function workArea({ repository }: Pick<WorkPlace, 'repository'>, { env: parentEnv }: Pick<Host, 'env'>): {
    repository: UserRepository;
    name: string;
    parentEnv: Readonly<Record<string, string | undefined>>;
};
/** Makes the folders, with an ignore file of their own; when this returns their names are on the disk. */
export declare function createWorkFolders({ folder, receipts, runs, repository }: WorkPlace): void;
export declare function openWorkJournal(place: WorkPlace): Journal;
/** The records, for those who only look; throws a ContractError for a broken chain. */
export declare function readWorkJournal(place: WorkPlace): readonly JournalRecord[];
/** A file as the user knows it. */
export declare function shownPath({ repository }: WorkPlace, path: string): string;
/** Whether a text can be the id of a run. */
export declare const isId: (text: string) => boolean;
export declare function receiptPath({ receipts }: WorkPlace, id: string): string;
export declare function runFolder({ runs }: WorkPlace, id: string): string;
/** Where a program for replays is kept, by its BLAKE3. */
export declare function toolPath({ folder }: WorkPlace, hash: string): string;
/**
 * Writes a receipt among the others, then beside its run; when this returns both are on the disk. Killed in between,
 * it is a receipt that no record names. The other way round it would look like a store that a receipt was taken from.
 */
export declare function writeReceipt(place: WorkPlace, receipt: Receipt): void;
/** The receipt of an id; throws where there is none or it is none of ours. */
export declare function readReceipt(place: WorkPlace, id: string): Receipt;
/** Decodes a receipt's file. */
export declare function decodeReceipt(path: string, shown: string): Receipt;
/** The end of a log; undefined where there is none. */
export declare function readTail(path: string): string | undefined;
/**
 * Puts runs and receipts aside that no record names: their run was killed before anybody was told of it. Nothing
 * that was whole is deleted, since what is lost may be the journal.
 */
export declare function setUnnamedAside({ folder, runs, receipts }: WorkPlace, named: ReadonlySet<string>): void;

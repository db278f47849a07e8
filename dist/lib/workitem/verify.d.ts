import { type Finding } from '../base/finding.js';
import { type Git } from '../kernel/git.js';
import type { Host } from '../kernel/host.js';
import type { Receipt } from './receipt.js';
import { type WorkPlace } from './store.js';
export interface WorkVerified {
    /** By receipt's id, or by file. */
    readonly findings: readonly Finding[];
    /** Whether all of it holds: nothing is wrong, and every landing on a branch has its record here. */
    readonly isSound: boolean;
    /** The receipts that were checked. */
    readonly receipts: readonly Receipt[];
}
export interface WorkVerifyRequest {
    /** An id, or the path of a receipt's file; without one, all there are. */
    readonly receipt?: string | undefined;
}
/** Checks one receipt or all of them: schema, hashes, chain, files of the run, and the commits that they speak of. */
export declare function verifyWork({ receipt }: WorkVerifyRequest, host: Host): Promise<WorkVerified>;
/** The same for files and branches that may lie elsewhere. */
export declare function verifyWorkAt(place: WorkPlace, { receipt, refs, host }: WorkVerifyRequest & {
    readonly refs: Git;
    readonly host: Host;
}): Promise<WorkVerified>;
/** The receipt that a name stands for: its id, or the path of its file. */
export declare function findReceipt(named: string, host: Host): {
    readonly receipt: Receipt;
    readonly place: WorkPlace;
};

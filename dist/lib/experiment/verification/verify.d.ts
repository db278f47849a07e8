import { type Finding } from '../../base/finding.js';
import type { Git } from '../../kernel/git.js';
import type { Host } from '../../kernel/host.js';
import { type ExperimentPlace } from '../ledger/store.js';
import { type Rescored } from './rescoring.js';
export interface VerifyRequest {
    readonly name: string;
    /** Scores the commit of this iteration again. */
    readonly iter?: number;
    /** Scores every kept commit again, and confirms the improvement in fresh pairs. */
    readonly rescore?: boolean;
    /** No run is at work, whatever the lock says: the caller holds it, or has just ended its own run. */
    readonly isIdle?: boolean;
    readonly signal?: AbortSignal;
}
export interface Verified {
    readonly findings: readonly Finding[];
    readonly rescored: readonly Rescored[];
    /** Nothing is wrong, and every accepted commit has a record; what could not be checked is among the findings. */
    readonly isSound: boolean;
}
/** Checks an experiment. Throws UsageError for an iteration that was not kept. */
export declare function verifyExperiment(request: VerifyRequest, host: Host): Promise<Verified>;
/**
 * The same of records that came from a remote, or go to one: nothing that older versions left out is excused, and no
 * run may be at work.
 */
export declare function verifyShared(name: string, host: Host): Promise<readonly Finding[]>;
/** Checks records that arrived from a remote, and lie elsewhere, or whose branch does, without the config. */
export declare function checkRecordsAt(place: ExperimentPlace, { refs, folder, host }: {
    readonly refs: Git;
    readonly folder: string;
    readonly host: Host;
}): Promise<Finding[]>;

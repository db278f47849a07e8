import type { Finding } from '../../base/finding.js';
import type { Host } from '../../kernel/host.js';
import type { ExperimentConfig } from '../../settings/experiment-config.js';
import type { IterationRecord } from '../ledger/record.js';
import type { ExperimentPaths } from '../ledger/store.js';
/** A kept commit's score, then and now. */
export interface Rescored {
    readonly iter: number;
    readonly commit: string;
    readonly recorded: number | null;
    /** One where it is the recorded one, else two, to distinguish a noisy evaluator from a wrong record. */
    readonly scores: readonly number[];
}
export interface RescoreRequest {
    readonly paths: ExperimentPaths;
    readonly config: ExperimentConfig;
    readonly base: string;
    /** Kept iterations, or the baseline. */
    readonly records: readonly IterationRecord[];
    readonly signal: AbortSignal | undefined;
}
export interface Rescoring {
    readonly findings: readonly Finding[];
    readonly rescored: readonly Rescored[];
}
/** Scores commits again and compares with the records. */
export declare function rescore(request: RescoreRequest, host: Host): Promise<Rescoring>;
/** The process that a private area of a verification is of; undefined for any other folder beside `own`. */
export declare function scratchOwner(own: string, name: string): number | undefined;

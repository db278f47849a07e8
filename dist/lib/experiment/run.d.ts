import type { Risk } from '../base/accepted-risk.js';
import type { Host } from '../kernel/host.js';
import { type ExperimentConfig } from './config/config.js';
import type { IterationRecord } from './ledger/record.js';
import type { RequestedLimits } from './ledger/run-limits.js';
import type { ExperimentState } from './ledger/state.js';
import { type RunEvent } from './loop/active-run.js';
import { type Stop } from './loop/stop.js';
import type { Proposal, ReportedAttempt } from './loop/turn.js';
/** Limits that are absent are the config's, or, on `resume`, those that the run was started with. */
export interface ExperimentRequest extends RequestedLimits {
    readonly name: string;
    /** `resume` resumes the run that was broken off; `run` begins one. */
    readonly mode: 'run' | 'resume';
    /** Puts an earlier experiment of the name aside and starts from HEAD. */
    readonly fresh?: boolean;
    readonly allowDirty?: boolean;
    /** In place of `agent.sandbox`. */
    readonly sandbox?: ExperimentConfig['agent']['sandbox'];
    /** Beside those of `accept_risk`. */
    readonly acceptRisks?: readonly Risk[];
    /** Changes to judge in place of running the agent: one iteration each, in this order, and then the run is over. */
    readonly proposals?: readonly Proposal[];
    /** What else was tried where the proposals are from; recorded after them. */
    readonly reported?: readonly ReportedAttempt[];
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: RunEvent) => void;
}
export interface ExperimentResult {
    readonly stop: Stop;
    readonly state: ExperimentState;
    readonly records: readonly IterationRecord[];
}
/**
 * Runs an experiment until something says stop. Throws ContractError (config, ledger), PreconditionError (repository,
 * sandbox, branch) and AutorizeError of code `locked`, `disk_full`, `tampered`, `lock_lost` where it cannot go on.
 */
export declare function runExperiment(request: ExperimentRequest, host: Host): Promise<ExperimentResult>;

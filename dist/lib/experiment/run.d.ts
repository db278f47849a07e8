import type { Host } from '../kernel/host.js';
import { type ExperimentConfig } from './config/config.js';
import type { IterationRecord } from './ledger/record.js';
import type { ExperimentState } from './ledger/state.js';
import { type RunEvent } from './loop/active-run.js';
import { type Stop } from './loop/stop.js';
import type { Proposal } from './loop/turn.js';
export interface ExperimentRequest {
    readonly name: string;
    /** `resume` goes on with the run that was broken off; `run` begins one. */
    readonly mode: 'run' | 'resume';
    /** Puts an earlier experiment of the name aside and starts from HEAD. */
    readonly fresh?: boolean;
    readonly allowDirty?: boolean;
    /** In place of `iteration.max_iterations`. */
    readonly maxIterations?: number;
    /** In place of the schedule. */
    readonly timeBudgetMs?: number;
    /** No longer than this, whatever else says how long. */
    readonly timeLimitMs?: number;
    /** No more dollars than this; a smaller `budget.usd` holds. */
    readonly maxUsd?: number;
    /** In place of `agent.sandbox`. */
    readonly sandbox?: ExperimentConfig['agent']['sandbox'];
    /** Changes to judge in place of running the agent: one iteration each, in this order, and then the run is over. */
    readonly proposals?: readonly Proposal[];
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

import type { WorkItemInput } from './contract.js';
import type { RunResult } from './result.js';
import { type WorkOptions } from './run.js';
/**
 * What a run of one item goes by. Without `host` it is of this process; without `agents` they, `permit` and `classes`
 * are those of the plan in its working directory.
 */
export type ItemOptions = Omit<WorkOptions, 'only' | 'agents' | 'host'> & Partial<Pick<WorkOptions, 'agents' | 'host'>>;
/**
 * Runs one work item. One that waits for another that has not landed on the branch of the plan is a failure, and so is
 * one that was cancelled. Throws ContractError for an item that is not valid; PreconditionError where it cannot run
 * here. Source: AgentRun, "Atomicity Guarantee".
 */
export declare function executeWorkItem(item: WorkItemInput, given?: ItemOptions): Promise<RunResult>;

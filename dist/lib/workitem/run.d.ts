import type { Host } from '../kernel/host.js';
import type { AgentInput, WorkItemInput } from './contract.js';
import type { Receipt } from './receipt.js';
import { type RunResult } from './result.js';
import { type WorkPlace } from './store.js';
/** What a plan's run tells while it goes on. */
export type WorkEvent = {
    readonly kind: 'started';
    readonly plan: string;
    readonly branch: string;
    readonly base: string;
    readonly levels: readonly (readonly string[])[];
} | {
    readonly kind: 'begun';
    readonly id: string;
} | {
    readonly kind: 'ended';
    readonly item: ItemReport;
};
export interface WorkOptions {
    /** What to run for each agent of the items; of a plan's file, its own. */
    readonly agents: Readonly<Record<string, AgentInput>>;
    readonly host: Host;
    /** Names the integration branch, `autorize-work/PLAN`. Default: `plan`. */
    readonly plan?: string;
    /** How many items run side by side. Default: the number of cores. */
    readonly jobs?: number;
    /** Runs these items alone. */
    readonly only?: readonly string[];
    /** Denies runs whose tool operations cannot be counted. */
    readonly requireToolTrace?: boolean;
    /** Starts from the checkout as it is, uncommitted files too, and brings it to what lands. */
    readonly inPlace?: boolean;
    /** Globs that are taken off the list of what no change may touch. */
    readonly permit?: readonly string[];
    /** Globs of the classes of paths. */
    readonly classes?: {
        readonly deltaQ?: string[];
        readonly deltaLambda?: string[];
        readonly deltaPi?: string[];
    };
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: WorkEvent) => void;
}
/** What became of an item of a plan. */
export type ItemReport = ({
    readonly id: string /** It landed in an earlier run. */;
    readonly reused: boolean;
} & RunResult)
/** It never began: what it waits for did not land, or the run was called off. */
 | {
    readonly id: string;
    readonly status: 'blocked';
    readonly reason: string;
};
export interface PlanResult {
    readonly plan: string;
    readonly branch: string;
    /** Where the branch is; what the plan started from, when nothing has landed. */
    readonly commit: string;
    readonly items: readonly ItemReport[];
    readonly interrupted: boolean;
}
/**
 * Runs one work item. Throws ContractError for an item that is not valid, or that waits for one that has not landed on the
 * branch of the plan; PreconditionError where it cannot run here.
 * Source: AgentRun, "Atomicity Guarantee".
 */
export declare function executeWorkItem(item: WorkItemInput, options: Omit<WorkOptions, 'only'>): Promise<RunResult>;
/** Runs work items by their dependencies, and lands what they come to on `autorize-work/PLAN`. */
export declare function executeWorkItems(items: readonly WorkItemInput[], options: WorkOptions, { isAlone }?: {
    readonly isAlone?: boolean;
}): Promise<PlanResult>;
/** Runs the plan of a file, JSON or YAML. */
export declare function executeWorkFile(file: string, options: Omit<WorkOptions, 'agents' | 'plan'>): Promise<PlanResult>;
/** The result that a receipt of the store tells of. */
export declare function resultOf(place: WorkPlace, receipt: Receipt): RunResult;

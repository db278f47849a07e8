import { type Problem } from '../base/errors.js';
import type { CaptureSettings } from '../engine/workspace/capture-settings.js';
import type { Host } from '../kernel/host.js';
import type { SandboxRequest } from '../kernel/sandbox-level.js';
import type { AgentInput, WorkItemInput } from './contract.js';
import { type LoadedWork } from './opening.js';
import type { ProposedItem } from './proposed-item.js';
import { type ReportedItem } from './reported-item.js';
import type { RunResult } from './result.js';
import type { RunUsage } from './run-usage.js';
/** What a plan's run tells while it goes on. */
export type WorkEvent = {
    readonly kind: 'started';
    readonly plan: string;
    readonly branch: string;
    readonly base: string;
    readonly levels: readonly (readonly string[])[];
    /** What was put right before. */
    readonly notes: readonly string[];
} | {
    readonly kind: 'begun';
    readonly id: string;
}
/** What a person should know, in a sentence. */
 | {
    readonly kind: 'note';
    readonly note: string;
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
    /** In place of the agents' own `sandbox`, for this run; each receipt says what was in force. */
    readonly sandbox?: SandboxRequest;
    /** Globs that are taken off the list of what no change may touch. */
    readonly permit?: readonly string[];
    /** How much a change may add; what is left out has its default. */
    readonly capture?: Partial<CaptureSettings>;
    /** Globs of the classes of paths. */
    readonly classes?: {
        readonly deltaQ?: string[] | undefined;
        readonly deltaLambda?: string[] | undefined;
        readonly deltaPi?: string[] | undefined;
    };
    /** Changes from elsewhere, by item: these are judged in place of agents' turns, and no agent runs. */
    readonly proposed?: ReadonlyMap<string, ProposedItem>;
    /**
     * Attempts from elsewhere that landed nothing there: recorded after what is judged, and no status of an item here.
     */
    readonly reported?: readonly ReportedItem[];
    /**
     * Dollars that the agents of this run may cost together; the smaller of this and the plan's holds. Left out: those
     * that an interrupted run of the plan was started with, of which what it cost is taken off.
     */
    readonly maxUsd?: number;
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: WorkEvent) => void;
}
/** What became of an item of a plan. */
export type ItemReport = ({
    readonly id: string;
    /** It landed in an earlier run. */
    readonly reused: boolean;
    /** What its agent used up, as far as it said so. */
    readonly usage?: RunUsage;
} & RunResult)
/** It never began: what it waits for did not land, or the run was cancelled. */
 | {
    readonly id: string;
    readonly status: 'blocked';
    readonly reason: string;
};
export interface PlanResult {
    readonly plan: string;
    /** Null where there is none: nothing has landed. */
    readonly branch: string | null;
    /** Where the branch is; what the plan started from, when nothing has landed. */
    readonly commit: string;
    readonly items: readonly ItemReport[];
    readonly interrupted: boolean;
    /** Why no other item was begun, where agents may not cost more; else undefined. */
    readonly overspending?: string;
}
/** Runs work items by their dependencies, and lands what they come to on `autorize-work/PLAN`. */
export declare function executeWorkItems(items: readonly WorkItemInput[], options: WorkOptions): Promise<PlanResult>;
/**
 * Runs the plan of a file, JSON or YAML. Throws ContractError with everything that is wrong with it; `ofCommand`, what
 * is wrong with the command line, is told in front of that.
 */
export declare function executeWorkFile(file: string, options: Omit<WorkOptions, 'agents' | 'plan'>, { ofCommand }?: {
    readonly ofCommand?: readonly Problem[];
}): Promise<PlanResult>;
export interface WorkRequest {
    readonly loaded: LoadedWork;
    readonly options: Omit<WorkOptions, 'agents' | 'plan'>;
    readonly ofCommand: readonly Problem[];
    /** There is no plan besides the item: what it waits for was another run's, and it has a receipt in any case. */
    readonly isAlone: boolean;
}
/** Runs what was loaded, sound or not: throws with everything that is wrong with it. */
export declare function runWork({ loaded, options, ofCommand, isAlone }: WorkRequest): Promise<PlanResult>;

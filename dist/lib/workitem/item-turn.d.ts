import type { AgentUsage } from '../engine/agent/usage.js';
import type { PrivateArea } from '../engine/workspace/private-area.js';
import type { CaptureLimits } from '../kernel/capture-size.js';
import { type WorkTree } from '../kernel/folder-trust.js';
import type { WorkItem } from './contract.js';
import type { ReadyAgent } from './ready-agent.js';
import { type ToolTrace } from './tool-trace.js';
export interface ItemTurnRequest {
    readonly item: WorkItem;
    readonly agent: ReadyAgent;
    readonly workspace: WorkTree;
    /** The commit that the agent starts from. */
    readonly base: string;
    /** Where prompt and logs go; exists, and is empty. */
    readonly folder: string;
    readonly branch: string;
    /** Undefined where the change was let through before. */
    readonly limits: CaptureLimits | undefined;
    readonly signal: AbortSignal | undefined;
    /** Told when the agent has ended, where it said what it used up. */
    readonly onUsage?: (usage: AgentUsage) => void;
}
export type ItemTurn = {
    readonly kind: 'captured';
    readonly tree: string;
    readonly trace: ToolTrace | undefined;
} | {
    readonly kind: 'ended';
    readonly status: 'failure' | 'timeout' | 'denied';
    readonly reason: string;
    readonly trace: ToolTrace | undefined;
} | {
    readonly kind: 'aborted';
};
/** What the agent used up, in the folder of its run; only where it said so. */
export declare const USAGE_FILE = "usage.json";
/** Lets an agent work at an item, and takes what it left. */
export declare function takeItemTurn(privateArea: PrivateArea, request: ItemTurnRequest): Promise<ItemTurn>;

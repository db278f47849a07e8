import type { ReportedUsage } from '../base/reported-attempt.js';
import type { PrivateArea } from '../engine/workspace/private-area.js';
import { type ItemTurn } from './item-turn.js';
import type { ToolTrace } from './tool-trace.js';
export interface ProposedItem {
    /** Commits in the user's repository; the change is what leads from the one to the other. */
    readonly base: string;
    readonly commit: string;
    /** Undefined where the agent told of no operation. */
    readonly trace: ToolTrace | undefined;
    /** Where it is from, in a few words. */
    readonly origin: string;
    /** What its agent used up there. */
    readonly usage?: ReportedUsage;
}
/** Takes a proposed change as the turn at an item; its folder says where it is from. */
export declare function takeProposedItem({ store, repository }: PrivateArea, { proposed, branchHead, folder, }: {
    readonly proposed: ProposedItem;
    readonly branchHead: string;
    readonly folder: string;
}): Promise<ItemTurn>;

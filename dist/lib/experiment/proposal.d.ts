import { type ActiveRun } from './active-run.js';
import type { Attempt, Turn } from './agent-turn.js';
/** A commit in the user's repository; the change is what leads to it from its first parent. */
export interface Proposal {
    readonly commit: string;
    /** Where it is from, in a few words. */
    readonly origin: string;
}
/** Takes a proposal as the turn of an iteration. */
export declare function takeProposal(run: ActiveRun, attempt: Attempt, { commit, origin }: Proposal): Promise<Turn>;

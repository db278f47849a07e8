import type { WorkTree } from '../kernel/folder-trust.js';
import { type GitStore } from '../kernel/git-store.js';
import { type Capture } from '../kernel/git-work-tree.js';
import type { Workspace } from './workspace.js';
export interface LaneRequest {
    readonly lane: WorkTree;
    /** The commit that the agent starts from. */
    readonly commit: string;
    /** Name of the branch that the agent finds itself on. */
    readonly branch: string;
    /** For an agent that commits by itself; without it the one of its home is in force. */
    readonly identity?: Identity;
    /** Names at the top of the lane that the agent's git does not see. */
    readonly ignored?: readonly string[];
}
export interface Identity {
    readonly name: string;
    readonly email: string;
}
/** Makes a lane hold a commit, with a git directory for the agent to look at history and to make commits in. */
export declare function prepareLane(workspace: Workspace, request: LaneRequest): Promise<void>;
/**
 * Puts a git directory of ours in the place of the one that an agent had, at a commit of the store; the files stay as
 * the agent left them. What it planted there is gone: a git of the user's can be run in the lane.
 */
export declare function renewAgentGit({ store }: Workspace, request: LaneRequest): Promise<void>;
/** Paths in the private area that an agent's git reads. */
export declare function agentReadable({ store }: Workspace): readonly string[];
/**
 * Takes what an agent left, as a tree. With `before` (what the lane held when the agent got it, if a setup command had
 * changed it) only what differs from that counts as the agent's.
 */
export declare function captureLane(workspace: Workspace, { lane, commit, before }: {
    readonly lane: WorkTree;
    readonly commit: string;
    readonly before: string | undefined;
}): Promise<Capture>;
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
export declare function transplant(store: GitStore, { indexFile, from, to, onto }: Readonly<Record<'indexFile' | 'from' | 'to' | 'onto', string>>): Promise<string>;

import type { CaptureLimits } from '../../kernel/capture-size.js';
import type { WorkTree } from '../../kernel/folder-trust.js';
import { type GitStore } from '../../kernel/git-store.js';
import { type Capture } from '../../kernel/git-work-tree.js';
import type { PrivateArea } from './private-area.js';
export interface WorkspaceRequest {
    readonly workspace: WorkTree;
    /** The commit that the agent starts from. */
    readonly commit: string;
    /** Name of the branch that the agent finds itself on. */
    readonly branch: string;
    /** For an agent that commits by itself; without it the one of its home is in force. */
    readonly identity?: Identity;
    /** Names at the top of the workspace that the agent's git does not see. */
    readonly ignored?: readonly string[];
    /**
     * Folder beside the workspace, in which what was there before is taken apart; default: the one that the workspace is
     * in.
     */
    readonly yardIn?: string;
    readonly signal?: AbortSignal | undefined;
}
export interface Identity {
    readonly name: string;
    readonly email: string;
}
/**
 * Makes a workspace hold a commit, with a git directory for the agent to look at history and to make commits in; says
 * whether it came to that, or was cancelled.
 */
export declare function prepareWorkspace(privateArea: PrivateArea, request: WorkspaceRequest): Promise<'ready' | 'cancelled'>;
/** Paths in the private area that an agent's git reads. */
export declare function agentReadable({ store }: PrivateArea): readonly string[];
/**
 * Writes the git directory of a workspace that has none; `HEAD` is its last file. `packs`: a folder of objects to take
 * in.
 */
export declare function writeAgentGit(store: GitStore, { workspace, commit, branch, identity, ignored }: WorkspaceRequest, { packs }?: {
    readonly packs?: string;
}): void;
export interface CaptureRequest {
    readonly workspace: WorkTree;
    readonly commit: string;
    /** What the workspace held when the agent got it, if a setup command had changed it. */
    readonly before: string | undefined;
    readonly limits: CaptureLimits | undefined;
    readonly signal: AbortSignal | undefined;
}
/** Takes what an agent left, as a tree. With `before` only what differs from that counts as the agent's. */
export declare function captureWorkspace(privateArea: PrivateArea, { workspace, commit, before, limits, signal }: CaptureRequest): Promise<Capture>;
/** Why a capture gave no tree, in a sentence. */
export declare function captureReason({ kind, reason }: Extract<Capture, {
    readonly reason: string;
}>): string;
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
export declare function transplant(store: GitStore, { indexFile, from, to, onto }: Readonly<Record<'indexFile' | 'from' | 'to' | 'onto', string>>): Promise<string>;

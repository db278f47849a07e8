import { EmptiedFolders } from '../../kernel/emptied-folders.js';
import type { ParentEnvironment } from '../../kernel/environment.js';
import type { WorkTree } from '../../kernel/folder-trust.js';
import { type GitStore } from '../../kernel/git-store.js';
import { type LeftBehind } from '../../kernel/remove-tree.js';
import type { SandboxLevel } from '../../kernel/sandbox-command.js';
import type { UserRepository } from '../../kernel/user-repository.js';
import { type WrittenEnvironment } from '../../settings/environment-shape.js';
import { type CommandEnvironment } from '../environment/command-environment.js';
import { type Environments, type Layering } from '../layers/area-layers.js';
import { type Resources } from './resources.js';
export interface PrivateAreaRequest {
    /** Of this run alone; made when it is missing. */
    readonly folder: string;
    readonly repository: UserRepository;
    /** Full id of the commit that the run starts from. */
    readonly base: string;
    /** Full id of the commit that the branch is at; the base or one of its descendants. */
    readonly branchHead: string;
    readonly level: SandboxLevel;
    readonly parentEnv: ParentEnvironment;
    /** Paths of the machine that no command sees but the one that they are of. */
    readonly hidden?: readonly string[];
    /** `[environment]`, or the part of it that is set; what is left out has its default. */
    readonly environment: WrittenEnvironment;
    /** Whether it is only looked at: then what its trees merely name is not fetched. */
    readonly runsNothing?: boolean;
    /** Gets what takes long, a sentence each, before it begins. */
    readonly onNote?: ((note: string) => void) | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** How much is kept and copied for the commands of evaluations, in bytes. */
interface EnvironmentLimits {
    readonly cacheBytes: number;
    readonly maxCopyBytes: number;
}
export interface PrivateArea {
    readonly folder: string;
    readonly repository: UserRepository;
    readonly store: GitStore;
    readonly level: SandboxLevel;
    readonly parentEnv: ParentEnvironment;
    readonly hidden: readonly string[];
    readonly resources: Resources;
    /** What a person should know of what commands get, a sentence each. */
    readonly notes: readonly string[];
    /** Paths of the work tree that the user's own git runs or loads. */
    readonly programs: readonly string[];
    /** What commands get of the machine besides their folders. */
    readonly environment: CommandEnvironment;
    /** How commands of evaluations get fresh folders. */
    readonly layering: Layering;
    /** Holds what private areas of one user share. */
    readonly cache: string;
    readonly environments: Environments;
    /** Takes the folders of commands that have ended; they are removed beside an agent, when room is made, and at the close. */
    readonly emptied: EmptiedFolders;
    readonly limits: EnvironmentLimits;
    /** Marks every process of the session; a process of it bears this, a point and a number of its own. */
    readonly session: string;
    /** What of commands' folders could not be removed, and where it lies now; grows. */
    readonly leftBehind: readonly LeftBehind[];
    /** Notes more of that. */
    readonly onLeft: (left: readonly LeftBehind[]) => void;
    /** Which refs of the user are gone since it was opened, where commands can reach them, in a sentence; once each. */
    readonly lostRefs: () => readonly string[];
    /** Throws when somebody else changed what steers git in the store, or has a git wait that reads the user's refs. */
    checkSeal(): void;
    /** Copies a commit of the user's repository into the store, where history ends at it, too. */
    importLone(commit: string): Promise<void>;
    close(): void;
}
/** Removes the prepared environments beside a private area that no living process uses; says how many bytes they had. */
export declare function cleanEnvironments(folder: string): Promise<number>;
/** Where the store of a private area lies. */
export declare function storeFolder(folder: string): string;
/** Ends what an earlier session left running in a private area; says how many processes could not be ended. */
export declare function endSession(folder: string): Promise<number>;
/** Opens the private area of a run for the holder of its lock. */
export declare function openPrivateArea(request: PrivateAreaRequest): Promise<PrivateArea>;
/** What could not be removed, and what is gone, a sentence each. */
export declare function leftNotes({ leftBehind, lostRefs }: PrivateArea): string[];
/** Reports refs that are gone however a run ends, where it did not before. */
export declare function reportLostRefs({ lostRefs }: PrivateArea, onNote: (note: string) => void): Disposable;
/** What could not be removed, in a sentence. */
export declare function leftNote({ path, why }: LeftBehind): string;
/** A numbered folder for agents; its content stays until the next attempt there. */
export declare function workspaceOf({ folder, repository, store }: PrivateArea, number: number): WorkTree;
/** The index file of a workspace. */
export declare function workspaceIndex({ folder }: Pick<GitStore, 'folder'>, number: number): string;
/**
 * Empties the folders of these numbers where the disk is as good as full: what a command left there is of use to nobody
 * once it has been taken. No command is in them. Says whether the disk was full.
 */
export declare function makeRoom(privateArea: PrivateArea, numbers: readonly number[]): Promise<boolean>;
/** The same whatever the disk says: what a quota leaves is not seen in it. */
export declare function emptyWorkspaces(privateArea: PrivateArea, numbers: readonly number[]): Promise<void>;
/** The same for all folders of a session that was killed, whose processes are ended. */
export declare function makeRoomAfter(folder: string): Promise<void>;
/** A numbered folder for evaluators; where they see layers, one path serves all of them. */
export declare function evaluationCheckout({ folder, repository, store, level, layering }: PrivateArea, number: number): WorkTree;
export {};

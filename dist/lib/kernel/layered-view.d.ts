import type { EmptiedFolders } from './emptied-folders.js';
import type { ShownUser } from './namespace-command.js';
import { type DiscardOptions, type LeftBehind } from './remove-tree.js';
/** The programs that make a layered view on this machine. */
export interface OverlayPrograms {
    readonly unshare: string;
    readonly mount: string;
    /** Whose files they are: set where a user namespace is needed to mount, and the command is shown as this user. */
    readonly owner?: ShownUser;
    /** Overlays that never wait for the disk; kernels before 5.10 have none. */
    readonly isVolatile: boolean;
}
/** One folder of a view. */
export interface LayeredFolder {
    /** Where the command finds it. There must be a folder. */
    readonly at: string;
    /** Frozen folders, topmost first; at least one. */
    readonly lower: readonly string[];
}
export interface LayeredView {
    /** Holds everything of this view; of one command alone. */
    readonly folder: string;
    readonly programs: OverlayPrograms;
    readonly folders: readonly LayeredFolder[];
}
/** Makes the folder of a view, which must not exist. */
export declare function createLayeredView(view: LayeredView): LayeredView;
/** Lets a view that outlived its session be read, above folders that hold what its frozen ones held. */
export declare function relinkLayeredView(view: LayeredView): LayeredView;
/**
 * Lets another command have a view whose command has ended: what that one wrote stays. The kernel mounts no overlay again
 * that never waited for the disk, unless what it left in its own folder is gone.
 */
export declare function reopenLayeredView({ folder, folders }: LayeredView): void;
/** Removes a view whose command has ended; `emptied` may let its folders wait. */
export declare function discardLayeredView({ folder }: Pick<LayeredView, 'folder'>, { emptied, ...options }: DiscardOptions & {
    readonly emptied: EmptiedFolders;
}): Promise<readonly LeftBehind[]>;
/**
 * The writable layer of the folder at `at`: what the command wrote, and marks of what it removed. In the command's
 * namespace the folder as a whole is mounted in its place.
 */
export declare function upperOf(view: LayeredView, at: string): string;
/** Where a path inside one of the folders is to be mounted from; any other path is itself. */
export declare function mountedFrom(view: LayeredView | undefined, path: string): string;
/** The start of a command line that mounts a view and then runs the rest in its place, as the same process. */
export declare function overlayPrefix(view: LayeredView): readonly string[];
/** The start of a command line that shows one folder of a view whose command has ended, read-only, and runs the rest in it. */
export declare function readOnlyPrefix(view: LayeredView, at: string): readonly string[];

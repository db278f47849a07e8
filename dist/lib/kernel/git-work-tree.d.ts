import { type CaptureLimits } from './capture-size.js';
import { type WorkTree } from './folder-trust.js';
import { type GitStore } from './git-store.js';
import { type LeftBehind } from './remove-tree.js';
export type Capture = {
    readonly kind: 'captured';
    readonly tree: string;
}
/** Git will not take a name (`.GIT`, `git~1`), or a file or the folder cannot be read: an outcome of the attempt. */
 | {
    readonly kind: 'refused';
    readonly reason: string;
}
/** It adds more than it may, or takes longer: an outcome of the attempt, too. */
 | {
    readonly kind: 'too-large';
    readonly reason: string;
} | {
    readonly kind: 'cancelled';
};
export interface CaptureOptions {
    /** Undefined for folders that are the user's own. */
    readonly limits?: CaptureLimits | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows. Sizes are summed before any content is read.
 */
export declare function captureTree(store: GitStore, workTree: WorkTree, { limits, signal }?: CaptureOptions): Promise<Capture>;
export interface CheckoutRequest extends WorkTree {
    readonly tree: string;
    /** Where the old folder is taken apart; default: beside it. */
    readonly yardIn?: string | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Told what could not be removed. */
    readonly onLeft?: ((left: readonly LeftBehind[]) => void) | undefined;
}
/**
 * Makes a new folder hold a tree, and nothing else, in the place of whatever was there: of a folder that is used again,
 * attributes, access lists and times would stay. Says whether it came to that, or was cancelled: then nothing is said
 * of what the folder holds.
 */
export declare function checkoutTree(store: GitStore, checkout: CheckoutRequest): Promise<'ready' | 'cancelled'>;

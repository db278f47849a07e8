import { type GitStore } from '../kernel/git-store.js';
import type { CapturedChange } from './boundaries.js';
export interface Change extends CapturedChange {
    readonly from: string;
    readonly tree: string;
    /** As `git diff` prints it; bounded. */
    readonly diff: string;
}
/** Reads what lies between two trees or commits. */
export declare function readChange(store: Pick<GitStore, 'git'>, { from, tree }: {
    readonly from: string;
    readonly tree: string;
}): Promise<Change>;

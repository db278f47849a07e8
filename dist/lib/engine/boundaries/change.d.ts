import { type WorkBounds } from '../../kernel/bounded-work.js';
import { type GitStore } from '../../kernel/git-store.js';
import type { CapturedChange } from './boundaries.js';
export interface Change extends CapturedChange {
    readonly from: string;
    readonly tree: string;
    /** As `git diff` prints it; bounded. */
    readonly diff: string;
}
/** Two trees or commits, by their ids. */
export interface Compared {
    readonly from: string;
    readonly tree: string;
}
export type BoundedChange = {
    readonly kind: 'read';
    readonly change: Change;
} | {
    readonly kind: 'too-large';
    readonly reason: string;
} | {
    readonly kind: 'cancelled';
};
/** Reads what an agent changed, within the time that its capture may take. */
export declare function readChangeWithin(store: Pick<GitStore, 'git'>, compared: Compared, bounds: WorkBounds): Promise<BoundedChange>;
/** Reads what lies between two trees or commits; `cutOff` ends it with an error. */
export declare function readChange(store: Pick<GitStore, 'git'>, { from, tree }: Compared, cutOff?: AbortSignal): Promise<Change>;

import type { GitStore } from './git-store.js';
/** What a change may add to a tree, and how long it may take to find out. */
export interface CaptureLimits {
    readonly maxFiles: number;
    readonly maxBytes: number;
    readonly timeoutMs: number;
}
interface Measured {
    readonly folder: string;
    /** Names of the base. */
    readonly known: readonly Buffer[];
    /** Names that it has not. */
    readonly others: readonly Buffer[];
    readonly limits: CaptureLimits;
    readonly signal: AbortSignal;
}
/** Why a folder is too large to be taken, or undefined. */
export declare function findExcess(store: Pick<GitStore, 'git' | 'base'>, { folder, known, others, limits, signal }: Measured): Promise<string | undefined>;
export {};

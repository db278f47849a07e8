/**
 * The files that judge a mission: by `evaluator.protect`, or those that its commands name, and the mission's own two.
 * Invariant: they are those of the baseline, for every evaluation; each is told with the reason why it is among them.
 */
import type { DecidedCommand } from '../engine/boundaries/deciding-files.js';
import { type ProtectedFiles } from '../engine/boundaries/protected-files.js';
import type { GitStore } from '../kernel/git-store.js';
import type { Launch } from './ledger.js';
export interface Protection {
    readonly files: ProtectedFiles;
    /** Each glob with the reason why it is protected. */
    readonly reasons: readonly {
        readonly glob: string;
        readonly why: string;
    }[];
    /** What the user may not have meant, in sentences. */
    readonly notes: readonly string[];
}
/** What of a launch says which files are protected. */
type ProtectedLaunch = Pick<Launch, 'baseline_commit' | 'mission_file' | 'sandbox_file' | 'mission' | 'contract'>;
/** Finds what is protected, and why. */
export declare function findProtection(store: Pick<GitStore, 'git'>, launch: ProtectedLaunch): Promise<Protection>;
/** The commands whose inputs are protected. */
export declare function decidedCommands({ evaluator, guards }: Launch['contract']): DecidedCommand[];
export {};

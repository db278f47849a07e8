import { AutorizeError } from '../base/errors.js';
export interface GitPlace {
    readonly gitDir: string;
    /** An empty folder to be HOME. */
    readonly home: string;
    readonly indexFile?: string;
    readonly workTree?: string;
    /** Object store that is written to, where it is not the git directory's own. */
    readonly objects?: string;
    /** Object stores that are read besides. */
    readonly alternates?: readonly string[];
}
export interface GitCall {
    readonly input?: Buffer | string;
    /** Exit codes that are answers; default: 0 alone. */
    readonly allowed?: readonly number[];
    readonly maxBytes?: number;
    /** Identity and dates of a commit. */
    readonly env?: Readonly<Record<`GIT_${'AUTHOR' | 'COMMITTER'}_${'NAME' | 'EMAIL' | 'DATE'}`, string>>;
}
export interface GitAnswer {
    readonly exitCode: number;
    readonly stdout: Buffer;
    /** The beginning of it. */
    readonly stderr: string;
}
export type Git = (args: readonly string[], call?: GitCall) => Promise<GitAnswer>;
/** A git command that did not do its work; holds what it said. */
export declare class GitError extends AutorizeError {
    readonly command: readonly string[];
    readonly gitExit: number | string;
    readonly stderr: string;
    constructor(command: readonly string[], gitExit: number | string, stderr: string);
}
/** Where the reading of an error text stops, give or take a block. */
export declare const MAX_STDERR_CHARS: number;
/** Binds git to a place. */
export declare function bindGit(place: GitPlace): Git;
/** What a command says in one line, e.g. an id. */
export declare function gitLine(git: Git, args: readonly string[], call?: GitCall): Promise<string>;
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
export declare function removeStaleLocks(gitDir: string): string[];

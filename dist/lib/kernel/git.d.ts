import { AutorizeError } from '../base/errors.js';
import { type GitPaths } from './git-command.js';
export interface GitCall {
    readonly input?: Buffer | string;
    /** Exit codes that are answers; default: 0 alone. */
    readonly allowed?: readonly number[];
    readonly maxBytes?: number;
    /** It is killed then, which counts as a failure. */
    readonly timeoutMs?: number;
    /** It is killed when this is aborted, too. */
    readonly cutOff?: AbortSignal;
    /** The most that it, or a program that it starts, may write into one file. */
    readonly maxFileBytes?: number;
    /** Identity and dates of a commit; the most that git may ask the machine for in one piece, e.g. `512m`. */
    readonly env?: Readonly<Partial<Record<`GIT_${'AUTHOR' | 'COMMITTER'}_${'NAME' | 'EMAIL' | 'DATE'}` | 'GIT_ALLOC_LIMIT', string>>>;
}
export interface GitAnswer {
    readonly exitCode: number;
    readonly stdout: Buffer;
    /** The beginning of it. */
    readonly stderr: string;
    /** It failed, and there is no room where it writes. */
    readonly lacksRoom?: boolean;
}
export interface Git {
    (args: readonly string[], call?: GitCall): Promise<GitAnswer>;
    /** Of a private store: its objects, without a git for each question. */
    readonly objects?: ObjectStream;
}
export interface GitObject {
    readonly type: string;
    readonly bytes: Buffer;
}
/** The objects of a private store. */
export interface ObjectStream {
    /** Reads an object that is not large, by its full id; throws a GitError where it is not there or not whole. */
    read(id: string): Promise<GitObject>;
    /** Writes an object, and gives its id; not synced. */
    write(object: {
        readonly type: 'commit' | 'tree' | 'blob';
        readonly bytes: Buffer;
    }, hash: 'sha1' | 'sha256'): string;
    /**
     * What `git diff-tree -z --raw -p` prints of two trees by their full ids; a GitError where that is more than so many bytes.
     */
    compare(trees: {
        readonly from: string;
        readonly to: string;
    }, limits: {
        readonly maxBytes: number;
        readonly cutOff?: AbortSignal | undefined;
    }): Promise<Buffer>;
    /** Ends its gits when they have answered, and waits for their end; a later question starts another one. */
    close(): Promise<void>;
}
/** A git command that did not do its work; holds what it said. */
export declare class GitError extends AutorizeError {
    #private;
    readonly command: readonly string[];
    readonly gitExit: number | string;
    readonly stderr: string;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command: readonly string[], gitExit: number | string, stderr: string, lacksRoom?: boolean);
    /** Whether somebody else ended this git, so that it says nothing of what it read. */
    get isKilled(): boolean;
    /** Whether it was ended since its answer is longer than `maxBytes`. */
    get isTooLong(): boolean;
    /** Whether there was no room for what git had to write. */
    get isDiskFull(): boolean;
}
/** Where the reading of an error text stops, give or take a block. */
export declare const MAX_STDERR_CHARS: number;
/** Binds git to a place. */
export declare function bindGit(paths: GitPaths): Git;
/** What a command says in one line, e.g. an id. */
export declare function gitLine(git: Git, args: readonly string[], call?: GitCall): Promise<string>;
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
export declare function removeStaleLocks(gitDir: string): string[];

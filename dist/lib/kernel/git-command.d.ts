export interface GitPaths {
    readonly gitDir: string;
    /** An empty folder to be HOME. */
    readonly home: string;
    readonly indexFile?: string;
    readonly workTree?: string;
    /** Object store that is written to, where it is not the git directory's own. */
    readonly objects?: string;
    /** Object stores that are read besides. */
    readonly alternates?: readonly string[];
    /** The one server that may be talked to; without it none may. */
    readonly network?: GitNetwork;
}
export interface GitNetwork {
    readonly protocol: 'https' | 'http' | 'file';
    /** A line of the request that says who asks; it is in the environment of git alone, not on its command line. */
    readonly header: string | undefined;
    /** Variables of proxies and certificates; of a user's git all of theirs. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Whether the configuration of user and system is in force: their credential helpers, proxies, ssh. */
    readonly isOfUser?: boolean;
}
/** How git is started in a place. */
export interface GitCommand {
    readonly program: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Readonly<Record<string, string | undefined>>;
}
/** A git with these arguments, bound to a place. */
export declare function gitCommand(paths: GitPaths, args: readonly string[]): GitCommand;
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
export declare function listStores(paths: readonly string[]): string;

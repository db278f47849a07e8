/** A commit as git hashes it. Pure. */
export interface CommitRequest {
    readonly tree: string;
    readonly parents: readonly string[];
    readonly message: string;
    readonly identity: {
        readonly name: string;
        readonly email: string;
    };
    /** ISO 8601; both dates of the commit, to the second, in UTC. */
    readonly date: string;
}
export declare function secondsOf({ date }: Pick<CommitRequest, 'date'>): string;
/** The bytes that `git commit-tree` writes; undefined where git would change or refuse a part of them. */
export declare function commitBytes(request: CommitRequest): Buffer | undefined;

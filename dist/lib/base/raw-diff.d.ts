/** One path that differs between two trees. A mode of `000000` and an id of zeros stand for "not there". */
export interface TreeChange {
    readonly path: string;
    /** Added, deleted, modified, or another type of file (a link for a file, say); renames are a D and an A. */
    readonly status: 'A' | 'D' | 'M' | 'T';
    readonly oldMode: string;
    readonly newMode: string;
    readonly oldId: string;
    readonly newId: string;
}
/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
export declare function parseRawDiff(bytes: Buffer): TreeChange[];
/** The fields of a list of which each is ended by a NUL byte. */
export declare function splitNul(bytes: Buffer): Buffer[];

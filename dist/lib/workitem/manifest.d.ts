import type { Blake3 } from '../base/blake3.js';
/** A file of a state. */
export interface ManifestEntry {
    readonly path: string;
    /** Git's: `100644`, `100755`, `120000` (a link), `160000` (a repository inside the repository). */
    readonly mode: string;
    /** BLAKE3 of its content; of a link's target; of the commit id, for a repository. */
    readonly hash: string;
}
/**
 * The hash of a state: BLAKE3 over one record a file, `MODE SP HASH TAB PATH NUL`, in the order of the paths' bytes.
 * Source: work items, "State hash".
 */
export declare function hashManifest(entries: readonly ManifestEntry[], blake3: Blake3): string;

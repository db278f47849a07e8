/** What a verification looked at, and what it found. */
export interface Finding {
    /** `unchecked`: neither proved nor disproved, and why. */
    readonly kind: 'ok' | 'wrong' | 'unchecked';
    /** What was looked at: a file, a branch, an iteration. */
    readonly what: string;
    /** One sentence. */
    readonly detail: string;
}
/** A finding for each flaw, or the one that says that there is none. */
export declare function findingsOf(what: string, flaws: readonly string[], ok: string): Finding[];

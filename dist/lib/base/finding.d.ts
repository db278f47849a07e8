/** What a verification looked at, and what it found. */
export interface Finding {
    /**
     * `unchecked`: neither proved nor disproved, and why. `unproved`: likewise, where what would prove it has to be here:
     * who asks whether all of it holds is told no.
     */
    readonly kind: 'ok' | 'wrong' | 'unchecked' | 'unproved';
    /** What was looked at: a file, a branch, an iteration. */
    readonly what: string;
    /** One sentence. */
    readonly detail: string;
}
/** Whether all that has to hold does. */
export declare function isAllSound(findings: readonly Pick<Finding, 'kind'>[]): boolean;
/** A finding for each issue, or the one that says that there is none. */
export declare function findingsOf(what: string, issues: readonly string[], ok: string): Finding[];

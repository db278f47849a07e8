/** Where a finding lies. */
export interface FoundAt {
    /** The file, as its run names it. */
    readonly file?: string;
    /** 1-based line of the file. */
    readonly line?: number;
    /** 1-based number of a record among those of a decision log whose records are not all lines of its file. */
    readonly record?: number;
    /** JSON path in the document, e.g. `$.score`. */
    readonly path?: string;
}
/** What is wrong, or could not be checked. */
export interface Issue {
    /** What was found, in one sentence. */
    readonly detail: string;
    /** Stable code of the kind of issue, where it has one, e.g. `coin`. */
    readonly code?: string;
    readonly where?: FoundAt;
    /** What would be right in its place. */
    readonly expected?: string;
    /** What to do about it. */
    readonly remedy?: string;
}
/** One result of a verification. */
export interface Finding extends Issue {
    /**
     * `ok`: it was checked and holds. `wrong`: it does not. `unchecked`: it is neither proved nor disproved, for the reason
     * in `detail`. `unproved`: likewise, and the records that would prove it have to be here, so the result is not sound.
     */
    readonly kind: 'ok' | 'wrong' | 'unchecked' | 'unproved';
    /** What was looked at: a file, a branch, an iteration. */
    readonly what: string;
}
/** What every verification returns: of an experiment, of a mission, of work items, and of a decision log alone. */
export interface Verified {
    readonly findings: readonly Finding[];
    /** Whether nothing is wrong and every accepted change has its record. What could not be checked is a finding. */
    readonly isSound: boolean;
}
/** The result that findings amount to. */
export declare function verifiedBy(findings: readonly Finding[]): Verified;
/** Whether all that has to hold does. */
export declare function isAllSound(findings: readonly Pick<Finding, 'kind'>[]): boolean;
/** A finding for each issue, or the one that says that there is none. */
export declare function findingsOf(what: string, issues: readonly (string | Issue)[], ok: string): Finding[];
/** A finding for each issue, and nothing where there is none. */
export declare function issuesOf(what: string, issues: readonly (string | Issue)[]): Finding[];
/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
export declare function sentenceOf({ where, detail, expected, remedy }: Issue): string;
/** A finding in one line, as every face of the tool shows it. */
export declare function describeFinding(finding: Finding): string;
/** What is wrong, a line each; nothing where nothing is. */
export declare function describeWrong(findings: readonly Finding[]): string[];
/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
export declare function describeNew({ before, now, }: {
    readonly before: readonly Finding[];
    readonly now: readonly Finding[];
}): string[];
/** The first of some issues, and how many more there are; undefined where there is none. */
export declare function describeFirst([first, ...others]: readonly string[]): string | undefined;

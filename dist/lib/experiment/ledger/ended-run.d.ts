import type { RuleChange } from '../../decision/rule-change.js';
/** A run that a change of its rules ended. */
export interface EndedRun {
    /** Where its records are, absolute. */
    readonly folder: string;
    /** Where what it kept is; the branch need not be there. */
    readonly branch: string;
    readonly changes: readonly RuleChange[];
    /** The same in words. */
    readonly what: string;
    /** How many kept changes that holds. */
    readonly kept: number;
    /** The commit that it kept last. */
    readonly branchHead: string | undefined;
}

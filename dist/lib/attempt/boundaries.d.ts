import type { TreeChange } from '../base/raw-diff.js';
/** What a change may touch; globs as in a config. */
export interface BoundaryRules {
    /** Checked only when `enforceAllow` is set. */
    readonly allowPaths: readonly string[];
    readonly enforceAllow: boolean;
    readonly denyPaths: readonly string[];
    /** What judges; `permit` takes nothing off it. */
    readonly protectedPaths: readonly string[];
    /** The key of the user's file that says what judges, for messages. */
    readonly protectKey: string;
    /** Whether what harnesses load by themselves is denied; `open` where a plan says what an item is to do. */
    readonly autoloaded: 'denied' | 'open';
    /** Takes paths off the lists of what is always denied and of what is loaded by itself, never off `denyPaths`. */
    readonly permit: readonly string[];
    readonly maxFiles: number | undefined;
    readonly maxDiffLines: number | undefined;
}
/** A captured change, as the trees tell it. */
export interface CapturedChange {
    readonly changes: readonly TreeChange[];
    readonly diffLines: number;
    /** Targets of the symbolic links that the change adds or alters, by path. */
    readonly linkTargets: ReadonlyMap<string, string>;
}
export type Admission = {
    readonly kind: 'admitted';
} | {
    readonly kind: 'denied';
    readonly reasons: readonly string[];
};
/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * what runs on other machines, and what steers agents, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
export declare const ALWAYS_DENIED: readonly string[];
/**
 * What common test harnesses and runtimes load without any command naming it: by it a change could judge itself. Not
 * here, because ordinary work adds and changes them: tests, manifests and build scripts, compiler settings.
 * Source: decisions, "Integrity", rule 1.
 */
export declare const AUTOLOADED: readonly string[];
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
export declare function decideAdmission(change: CapturedChange, rules: BoundaryRules): Admission;

import type { TreeChange } from '../../base/raw-diff.js';
import { type OtherName } from './link-names.js';
import { type Shadowable } from './shadowing.js';
/** What a change may touch; globs as in a config. */
export interface BoundaryRules {
    /** Checked only when `enforceAllow` is set. */
    readonly allowPaths: readonly string[];
    readonly enforceAllow: boolean;
    readonly denyPaths: readonly string[];
    /** The evaluator; `permit` takes nothing off it. */
    readonly protectedPaths: readonly string[];
    /** What no new file may be loaded in the place of, unless `permit` names it. */
    readonly shadowable?: Shadowable;
    /** The key of the user's file that names the protected files, for messages. */
    readonly protectKey: string;
    /** Whether what harnesses load by themselves is denied; `open` where a plan says what an item is to do. */
    readonly autoloaded: 'denied' | 'open';
    /** Files and folders that the user's own git runs or loads; denied like settings. */
    readonly programs?: readonly string[];
    /** Takes paths off the lists of what is always denied and of what is loaded by itself, never off `denyPaths`. */
    readonly permit: readonly string[];
    readonly maxFiles: number | undefined;
    readonly maxDiffLines: number | undefined;
}
/** A captured change, as the trees tell it. */
export interface CapturedChange {
    readonly changes: readonly TreeChange[];
    /** As records count them: of files that git takes for binary, and of diffs too large to be read, none. */
    readonly diffLines: number;
    /** The same where those files count as text, too; undefined: there are none. */
    readonly textLines?: number;
    /** What is wrong with symbolic links of the tree after the change, by path; the change need not touch a link's own path. */
    readonly linkIssues: ReadonlyMap<string, string>;
    /** By what names the changed paths were reached through links before the change. */
    readonly otherNames?: ReadonlyMap<string, readonly OtherName[]>;
    /** What is wrong with manifests that rename their package, by path. */
    readonly renamedPackages?: ReadonlyMap<string, string>;
}
export type Admission = {
    readonly kind: 'admitted';
} | {
    readonly kind: 'denied';
    readonly reasons: readonly string[];
};
/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * and settings of agents, editors, CI, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
export declare const ALWAYS_DENIED: readonly string[];
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
export declare function decideAdmission(change: CapturedChange, rules: BoundaryRules): Admission;

import { type Trial } from './assignment.js';
import type { CandidateRecord, DecisionEntry } from './records.js';
import type { DecisionSettings } from './settings.js';
/** What a candidate of the tool's own takes out of what is kept, by the tests that it was kept by, newest first. */
export type Reverts = NonNullable<CandidateRecord['reverts']>;
/** Log e-values of the tests of an accepted tree. */
export interface CertifiedInput {
    readonly tree: string;
    readonly logs: readonly number[];
}
/** A keep that something is claimed of. */
export interface Kept {
    readonly tree: string;
    readonly parent: string;
    /** The test that it was kept by. */
    readonly task: string;
    readonly purpose: Trial['purpose'];
    /** What it takes out, where that is what it does. */
    readonly reverts: Reverts | null;
    /** A person took it back. */
    readonly isRejected?: boolean;
}
export interface KeptAndTested {
    readonly keeps: readonly Kept[];
    /** What their second tests ended with. */
    readonly certified: readonly CertifiedInput[];
}
/** The keeps that are tested a second time: nobody says that the tree without some of them is better. */
export declare function certifiable(keeps: readonly Kept[]): readonly Kept[];
/**
 * What may be taken out again, newest first: each keep whose second test did not certify it, once all have theirs. What
 * simplifies stays: it was never said to be better. Source: decisions, "CERTIFY".
 */
export declare function revertible({ keeps, certified }: KeptAndTested, { certify }: DecisionSettings): readonly Kept[];
/** The keeps of a record as it is replayed, and what is wrong with those that take others out. */
export declare class KeepAudit implements KeptAndTested {
    #private;
    readonly keeps: Kept[];
    readonly certified: CertifiedInput[];
    constructor(settings: DecisionSettings);
    /** What a candidate says that it takes out, and may not. */
    issuesOf({ id, purpose, reverts }: CandidateRecord): string[];
    /** The test of a candidate begins. */
    begin({ id }: Pick<Trial, 'id'>, { reverts }: CandidateRecord): void;
    /** A person takes back what was kept by a test; false: nothing was. */
    reject(task: string): boolean;
    /** A test was decided. */
    settle(trial: Trial, { kept, purpose }: DecisionEntry): void;
}

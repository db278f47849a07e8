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
export interface AcceptedTree {
    readonly tree: string;
    readonly parent: string;
    /** The test that it was kept by. */
    readonly task: string;
    readonly purpose: Trial['purpose'];
    /** What it takes out, where that is what it does. */
    readonly reverts: Reverts | null;
    /** It changed what setup runs on: the tools of the evaluator. */
    readonly hasChangedTools?: boolean;
    /** A person took it back. */
    readonly isRejected?: boolean;
}
export interface AcceptedAndTested {
    readonly keeps: readonly AcceptedTree[];
    /** What their second tests ended with. */
    readonly certified: readonly CertifiedInput[];
}
/** Whether a change that stands gave the evaluator other tools than the base's. */
export declare function haveToolsChanged({ keeps }: Pick<AcceptedAndTested, 'keeps'>): boolean;
/** The accepted changes to test a second time; a revert is not among them, since nobody claims that it improves. */
export declare function certifiable(accepted: readonly AcceptedTree[]): readonly AcceptedTree[];
/**
 * What may be reverted, newest first: each accepted change whose second test did not certify it, once all have theirs. What
 * simplifies stays: it was never said to be better. Source: decisions, "CERTIFY".
 */
export declare function revertible({ keeps, certified }: AcceptedAndTested, { certify }: DecisionSettings): readonly AcceptedTree[];
/** The accepted changes of a record as it is replayed, and what is wrong with reverts among them. */
export declare class AcceptanceAudit implements AcceptedAndTested {
    #private;
    readonly keeps: AcceptedTree[];
    readonly certified: CertifiedInput[];
    constructor(settings: DecisionSettings, setupInputs?: readonly string[]);
    /** What a candidate says that it takes out, and may not. */
    issuesOf({ id, purpose, reverts }: CandidateRecord): string[];
    /** The test of a candidate begins. */
    begin({ id }: Pick<Trial, 'id'>, { reverts, touched_paths: paths }: CandidateRecord): void;
    /** A person takes back what was kept by a test; false: nothing was. */
    reject(task: string): boolean;
    /** A test was decided. */
    conclude(trial: Trial, { kept, purpose }: DecisionEntry): void;
}

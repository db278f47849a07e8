import type { AcceptedTree, Reverts } from './accepted-tree.js';
import { type Trial } from './assignment.js';
import { type MeasuredEffect } from './distilled.js';
import type { CandidateRecord, DecisionEntry } from './records.js';
import type { DecisionSettings } from './settings.js';
/** Log e-values of the tests of an accepted tree. */
export interface CertifiedInput {
    readonly tree: string;
    readonly logs: readonly number[];
}
export interface AcceptedAndTested {
    readonly keeps: readonly AcceptedTree[];
    /** What their second tests ended with; runs of today have none. */
    readonly certified: readonly CertifiedInput[];
    /** What they are worth to the branch, each on its own. */
    readonly effects: readonly MeasuredEffect[];
}
/** Whether a change that stands gave the evaluator other tools than the base's. */
export declare function haveToolsChanged({ keeps }: Pick<AcceptedAndTested, 'keeps'>): boolean;
/** The accepted changes to test a second time; a revert is not among them, since nobody claims that it improves. */
export declare function certifiable(accepted: readonly AcceptedTree[]): readonly AcceptedTree[];
/**
 * What may be reverted, newest first: each accepted change whose second test did not certify it, once all have theirs. What
 * simplifies stays: it was never said to be better. Source: decisions, "CERTIFY".
 */
export declare function revertible({ keeps, certified }: Pick<AcceptedAndTested, 'keeps' | 'certified'>, { certify }: DecisionSettings): readonly AcceptedTree[];
/** What the records said of accepted changes so far. */
export interface KnownAcceptances {
    readonly keeps: AcceptedTree[];
    readonly certified: CertifiedInput[];
    readonly effects: MeasuredEffect[];
    readonly reverts: Map<string, Reverts | null>;
    /** Tests of changes of what setup runs on. */
    readonly ofTools: Set<string>;
    /** Digests of the changes without blanks, by their tests. */
    readonly normals: Map<string, string | null>;
    /** Tests that accepted; steps of the working line are among them. */
    readonly tasks: Set<string>;
}
/** Before the first one. */
export declare function nothingAccepted(): KnownAcceptances;
/** The accepted changes of a record as it is replayed, and what is wrong with reverts among them. */
export declare class AcceptanceAudit implements AcceptedAndTested {
    #private;
    readonly known: KnownAcceptances;
    /** `known`: where an earlier one came to. */
    constructor(settings: DecisionSettings, setupInputs?: readonly string[], known?: KnownAcceptances);
    get keeps(): AcceptedTree[];
    get certified(): CertifiedInput[];
    get effects(): MeasuredEffect[];
    /** What a candidate says that it takes out, and may not. */
    issuesOf({ id, purpose, reverts, parent, margin }: CandidateRecord): string[];
    /** The test of a candidate begins. */
    begin({ id }: Pick<Trial, 'id'>, { reverts, touched_paths: paths, normal_digest: normal }: CandidateRecord): void;
    /** The digest without blanks of the change that a test is of; null: it is not known. */
    normalOf(task: string): string | null;
    /** A person takes back what was kept by a test; false: nothing was. */
    reject(task: string): boolean;
    /** A test was decided. */
    conclude(trial: Trial, { kept, purpose }: DecisionEntry): void;
}

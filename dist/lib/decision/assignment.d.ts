import { type Claimable } from './claimed.js';
import { type CompareTrial } from './compare-trial.js';
import { type PairedTrial } from './paired-trial.js';
import { type Session } from './session.js';
export type Trial = PairedTrial | CompareTrial;
/** Whether it is for a step of the working line of `checkpoint`, which nothing is claimed of. */
export declare function isWorkingStep(trial: Trial): boolean;
export interface Proposal extends Claimable {
    readonly id: string;
    readonly tree: string;
    /** `simplify`: it must only not be worse than the tolerance; `distil`: than the margin. */
    readonly purpose: 'candidate' | 'simplify' | 'distil';
    /** To distil: how much what it takes out may be worth. */
    readonly margin?: number | undefined;
    /** The test that held it back, where a person has let it through. */
    readonly released?: string | null;
    /** Digest of what it changes of the current best, blanks aside; null: unknown. */
    readonly normal?: string | null;
    /** It takes out what was kept. */
    readonly isRevert?: boolean;
}
export type Assigned = {
    readonly kind: 'trial';
    readonly session: Session;
    readonly trial: Trial;
} | {
    readonly kind: 'refused';
    readonly code: 'noop' | 'duplicate' | 'horizon';
    readonly reason: string;
};
/**
 * Begins the test of a proposal, continues the one that its tree has, or refuses it before anything is run. One
 * change has one test against one best, whatever blanks come with it, and it is a test of the tree that it began
 * with. Source: decisions, "Integrity", rule 6.
 */
export declare function assignProposal(session: Session, proposal: Proposal): Assigned;
/**
 * Why a tree that is left without some keeps is not tested. It may have been tested as a change: then it was to be
 * better than what it was made of, now it is to be no worse than what was made of it. That once: one broken off begins
 * again.
 */
export declare function findTried({ trees, reverts, open, incumbent }: Session, tree: string): string | undefined;
/** Says that no candidate can be tested any more, whatever time is left. */
export declare function findSpentHorizon(session: Session): string | undefined;
/**
 * A no-op against itself: kept no more often than the level says, if the evaluator is sound; where scores are exact,
 * one run that has to come out as before.
 */
export declare function assignAaCheck(session: Session): {
    readonly session: Session;
    readonly trial: Trial;
};
/** The working branch head of `checkpoint` against its champion. */
export declare function assignPromotion(session: Session): {
    readonly session: Session;
    readonly trial: PairedTrial;
} | undefined;
export interface CertifyRequest {
    readonly id: string;
    /** A kept tree, and the one that it replaced. */
    readonly tree: string;
    readonly parent: string;
    /** How many kept changes are certified together. */
    readonly keeps: number;
}
/** A kept change against its parent, tested again; e-BH then decides over all of them. */
export declare function assignCertify(session: Session, { id, tree, parent, keeps }: CertifyRequest): PairedTrial;

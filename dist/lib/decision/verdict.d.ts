export declare const DECISION_OUTCOMES: readonly ['keep', 'discard', 'inconclusive', 'quarantine'];
type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];
/** Why a trial ended as it did, and the outcome that each reason stands for. */
declare const OUTCOME_OF_CODE: {
    readonly evident: 'keep';
    readonly better: 'keep';
    readonly working: 'keep';
    readonly crash: 'discard';
    readonly tamper: 'discard';
    readonly screen: 'discard';
    readonly futile: 'discard';
    readonly disagrees: 'discard';
    readonly 'not-better': 'discard';
    readonly 'rolled-back': 'discard';
    readonly cap: 'inconclusive';
    readonly 'cases-spent': 'inconclusive';
    readonly 'goes-on': 'inconclusive';
    readonly 'carry-over': 'inconclusive';
    readonly nondeterministic: 'inconclusive';
    readonly implausible: 'quarantine';
};
export type DecisionCode = keyof typeof OUTCOME_OF_CODE;
/** How a trial ended. */
export interface Verdict {
    readonly outcome: DecisionOutcome;
    readonly code: DecisionCode;
    /** One sentence. */
    readonly reason: string;
}
/** The verdict on a candidate whose own run failed. Source: decisions, "Integrity", rule 4. */
export declare function failureVerdict({ reason, isTampered, }: {
    readonly reason: string;
    readonly isTampered?: boolean;
}): Verdict;
/** How the end of a test is named to whoever proposes its tree again, where its code would mislead. */
export declare const GUARD_FAILED = "guard failed";
export declare const REFUSED_AFTER_TEST = "passed its test, but not a guard or the holdout";
/** Whether it was a guard that the candidate failed: titles of other steps begin with other words. */
export declare function isGuardVerdict({ code, reason }: Verdict): boolean;
export declare function verdictOf(code: DecisionCode, reason: string): Verdict;
/** A number as sentences show it: three digits. */
export declare function figure(value: number): string;
/** The same with its sign, as differences are shown. */
export declare function signedFigure(value: number): string;
export {};

/**
 * What a run does about an evaluator that takes the word of the code under test.
 * Invariant: what was found is recorded; a run continues only where nothing was found, or where its own config or command
 * line accepts the risk: an earlier run's acceptance is not this one's. An evaluator whose finding is on record is not
 * tried again, but where nothing is said to have been found on another machine.
 */
import { type AcceptedRisks, type Risk } from '../../base/accepted-risk.js';
import { PreconditionError } from '../../base/errors.js';
import type { RecordOf } from '../../decision/records.js';
import type { DecisionLog } from '../log/decision-log.js';
import type { PassedTrials } from './passed-trials.js';
/** Where a risk is accepted in writing: `[accept_risk] NAME = true`, say. */
export type HowToAccept = (risk: Risk) => string;
/** Why a run does not begin, where nobody accepts a risk that was found. */
export declare class RiskRefusal extends PreconditionError {
    constructor(risk: Risk, finding: {
        readonly found: string;
        readonly remedy: string;
    }, how: HowToAccept);
}
/** What a trial of the evaluator said. */
export interface Tried {
    readonly verdict: 'believed' | 'withstood' | 'aborted';
    readonly detail: string;
}
export interface EvaluatorFacts {
    readonly findings: readonly RecordOf<'risk'>[];
    readonly passed: PassedTrials;
    readonly evaluatorDigest: string;
    readonly accepted: Pick<AcceptedRisks, 'evaluator_in_process'>;
    readonly append: (record: RecordOf<'risk'>) => void;
    /** Scores a candidate that only claims a score; undefined: there is none to be made. */
    readonly attempt: () => Promise<Tried | undefined>;
}
export interface Trust {
    readonly kind: 'trusted' | 'accepted' | 'believed';
    readonly detail: string;
}
/** Tries the evaluator once, and records what came of it. */
export declare function decideTrust(facts: EvaluatorFacts): Promise<Trust>;
/** Records that a risk is accepted, once for each evaluator and environment. */
export declare function recordAccepted(decisionLog: Pick<DecisionLog, 'append' | 'replay' | 'runHeader' | 'environmentSnapshot'>, risk: Risk, detail: string): void;
/** The finding, in words. */
export declare function describeBelieved({ scripts, claim }: {
    readonly scripts: number;
    readonly claim: number;
}): string;
/** What to do about it; `key` names what protects files. */
export declare function believedRemedy(key: string): string;

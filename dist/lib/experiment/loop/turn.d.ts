/** An iteration in work, and what its turn may come to: by an agent, by a change from elsewhere, by one let through. */
import type { Reverts } from '../../decision/accepted.js';
import type { AgentUsage } from '../../engine/agent/usage.js';
import type { Change } from '../../engine/boundaries/change.js';
import type { WorkTree } from '../../kernel/folder-trust.js';
import type { LedgerState } from '../ledger/fold.js';
export type { ReportedAttempt } from '../../base/reported-attempt.js';
/** An iteration that is being worked on. */
export interface Attempt {
    readonly iter: number;
    readonly startedAt: string;
    /** `iter-NNNN`, absolute. */
    readonly folder: string;
    readonly slot: number;
    readonly workspace: WorkTree;
    /** The commit that it starts from, and the best score then. */
    readonly base: string;
    readonly best: Pick<LedgerState, 'best_score' | 'best_iter'>;
    /** Milliseconds by step; grows. */
    readonly durations: Record<string, number>;
    /** What else its record should say; grows. */
    readonly remarks: string[];
}
/** What is known of the agent's run, for the record. */
export interface AgentFacts {
    readonly agent_exit: number | null;
    readonly agent_killed_by_budget: boolean;
    readonly usage?: AgentUsage;
    /** It said so. */
    readonly is_simplification?: boolean;
    /** The commit that the change came as, in place of an agent's turn. */
    readonly proposed?: string;
    /** The test that held it back, where a person has let it through. */
    readonly released?: string;
    /** What was kept and this takes out, without any agent. */
    readonly reverts?: Reverts;
}
export type Turn = {
    readonly kind: 'changed';
    readonly change: Change;
    readonly facts: AgentFacts;
    readonly remarks: readonly string[];
} | {
    readonly kind: 'ended';
    readonly outcome: 'noop' | 'denied' | 'discarded' | 'inconclusive' | 'invalid' | 'killed' | 'infra_error';
    /** Told by the records of another job: the record of decisions has no part in it. */
    readonly isReported?: boolean;
    readonly notes: string;
    readonly facts: AgentFacts;
};
/** Why an iteration ended that the operator interrupted. */
export declare const INTERRUPTED = "interrupted by the operator";
/** Of an agent that never began. */
export declare const NO_FACTS: AgentFacts;
/** A commit in the user's repository; the change is what leads to it from its first parent. */
export interface Proposal {
    readonly commit: string;
    /** A file of its objects, in place of the user's repository: see candidate-pack.ts. */
    readonly pack?: string;
    /** Where it is from, in a few words. */
    readonly origin: string;
    /** What its agent used up there. */
    readonly usage?: AgentUsage;
}

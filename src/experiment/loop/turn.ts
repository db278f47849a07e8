/** An iteration in progress, and what its turn may come to: by an agent, by a change from elsewhere, by an approved one. */

import { unclaimed, type WaveOrigin } from '../../base/reported-attempt.ts';
import type { Reverts } from '../../decision/accepted-tree.ts';
import type { Recombination } from '../../decision/recombination.ts';
import type { AgentFailure } from '../../engine/agent/agent-failure.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import type { ChosenAgent } from '../ledger/agent-choice.ts';
import type { LedgerState } from '../ledger/fold.ts';
import type { ActiveAgent } from './agents.ts';

/** An iteration that is being worked on. */
export interface Attempt {
  readonly iter: number;
  readonly startedAt: string;
  /** `iter-NNNN`, absolute. */
  readonly folder: string;
  /** Number of its workspace. */
  readonly slot: number;
  /** The agent that makes it, or would. */
  readonly agent: ActiveAgent;
  /** How it was chosen, where there was a choice. */
  readonly chosen?: ChosenAgent;
  /** The branch head as it begins, and the best score then. */
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
  /** The call to the model that ended its session. */
  readonly agent_failure?: AgentFailure;
  /** It said so. */
  readonly is_simplification?: boolean;
  /** The commit that the change came as, in place of an agent's turn. */
  readonly proposed?: string;
  /** The attempt of a wave that it is from. */
  readonly wave?: WaveOrigin;
  /** The test that quarantined it, where a person has approved it. */
  readonly released?: string;
  /** The accepted changes that it reverts, without any agent. */
  readonly reverts?: Reverts;
  /** How much those may be worth, in units of gains. */
  readonly margin?: number;
  /** The earlier iterations whose changes it puts together, without any agent. */
  readonly recombines?: Recombination;
}

/** The same of another tree than the one that a judge of the wave has tested. */
export function withoutClaim(facts: AgentFacts): AgentFacts {
  return facts.wave === undefined ? facts : { ...facts, wave: unclaimed(facts.wave) };
}

export type Turn =
  | {
      readonly kind: 'changed';
      readonly change: Change;
      readonly facts: AgentFacts;
      readonly remarks: readonly string[];
    }
  | {
      readonly kind: 'ended';
      readonly outcome: 'noop' | 'denied' | 'discarded' | 'inconclusive' | 'invalid' | 'killed' | 'infra_error';
      /** Known from the records of another job alone: the decision log has no part in it. */
      readonly isReported?: boolean;
      readonly notes: string;
      readonly facts: AgentFacts;
    };

/** A summary, and what it cost. */
export interface Summary {
  /** Undefined where none is wanted or none came. */
  readonly text: string | undefined;
  readonly usage?: AgentUsage | undefined;
}

/** The commit that its agent begins at. */
export function startOf({ base, chosen }: Pick<Attempt, 'base' | 'chosen'>): string {
  return chosen?.from ?? base;
}

/** Why an iteration ended that the operator interrupted. */
export const INTERRUPTED = 'interrupted by the operator';

/** Of an agent that never began. */
export const NO_FACTS: AgentFacts = { agent_exit: null, agent_killed_by_budget: false };

/** A commit in the user's repository; the change is what leads to it from its first parent. */
export interface Proposal {
  readonly commit: string;
  /** A file of its objects, in place of the user's repository: see candidate-pack.ts. */
  readonly pack?: string;
  /** Where it is from, in a few words. */
  readonly origin: string;
  /** What its agent used up there. */
  readonly usage?: AgentUsage;
  readonly wave?: WaveOrigin;
  /** Changes of a wave to test together with it, as one, as far as they fit onto each other. */
  readonly stack?: readonly Omit<Proposal, 'stack'>[];
}

/** A turn that the operator interrupted before its agent began. */
export const CANCELLED: Turn = { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts: NO_FACTS };

/**
 * Who makes the next proposal of a run: the one place where this is decided. What a person approved comes first, then what
 * was proposed elsewhere, then an agent.
 */
import type { ReportedAttempt } from '../../base/reported-attempt.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import type { RunState } from './run-state.ts';
import type { Proposal } from './turn.ts';

/** Who makes a proposal, with what it takes to let them. */
export type Proposer =
  /** A change that a person approved. */
  | { readonly kind: 'approved'; readonly release: ReleaseWord }
  /** A change that was made elsewhere. */
  | { readonly kind: 'submitted'; readonly proposal: Proposal }
  /** An attempt that ended elsewhere without a change. */
  | { readonly kind: 'reported'; readonly reported: ReportedAttempt }
  | { readonly kind: 'agent' };

/** Decides who makes the next proposal; what waits in a queue is taken from it. */
export function nextProposer({ state }: { readonly state: Pick<RunState, 'releases' | 'proposals'> }): Proposer {
  const release = state.releases.shift();
  if (release !== undefined) return { kind: 'approved', release };
  const next = state.proposals.shift();
  if (next === undefined) return { kind: 'agent' };
  return 'commit' in next ? { kind: 'submitted', proposal: next } : { kind: 'reported', reported: next };
}

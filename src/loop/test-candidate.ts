/**
 * Tests one candidate: records that it was proposed, and measures until its test is over.
 * Invariant: a candidate is in the decision log before it is measured. A test that ends for a reason that is not the
 * candidate's is recorded, and the candidate is tested again.
 */
import { normalDigest } from '../base/normal-diff.ts';
import { withReleaseRefused } from '../decision/approval.ts';
import { assignProposal } from '../decision/assignment.ts';
import { decisionDraft } from '../decision/decision-entry.ts';
import type { Change } from '../engine/boundaries/change.ts';
import { type CandidateFacts, followCosts, recordCandidate } from './candidate.ts';
import { recordDecision, type Tested } from './decide-trial.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, MAX_MOVES, type MeasurementOptions, measureTask } from './measurement.ts';
import { interruptTask } from './scheduled-tasks.ts';

export interface CandidateRequest {
  /** On top of the current best; without the agent's keys. */
  readonly change: Pick<Change, 'tree' | 'diff' | 'diffLines' | 'changes'>;
  readonly facts: Omit<CandidateFacts, 'refused'>;
  /** What earlier proposals took, the median in milliseconds; undefined where nobody knows. */
  readonly proposalMs: number | undefined;
}

/** It could not be decided, for a reason that is not the candidate's. */
export interface Retry {
  readonly kind: 'retry';
  /** `unready`: something else is due first. */
  readonly why: 'noisy' | 'moved' | 'unready';
  readonly reason: string;
}

export type CandidateTested =
  | ({
      readonly kind: 'tested';
      /** The candidate's last failure, if that ended the test. */
      readonly failure: string | undefined;
    } & Tested)
  /** The policy does not test it. */
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }
  | Retry
  | Interrupted;

/** Tests a candidate as the policy wants it; one whose test is open continues from its evidence. */
export async function testCandidate(
  context: MeasurementContext,
  { change, facts, proposalMs }: CandidateRequest,
  options: MeasurementOptions,
): Promise<CandidateTested> {
  const { decisionLog } = context;
  followCosts(decisionLog, proposalMs);
  const { level } = decisionLog.session;
  const { id, purpose = 'candidate', released = null, reverts, margin, claimed } = facts;
  const isRevert = reverts !== undefined && reverts !== null;
  const normal = normalDigest(change.diff);
  const proposal = { id, tree: change.tree, purpose, released, normal, margin, claimed, isRevert };
  const assigned = assignProposal(decisionLog.session, proposal);
  recordCandidate(decisionLog, change, assigned.kind === 'refused' ? { ...facts, refused: assigned } : facts);
  if (assigned.kind === 'refused') {
    decisionLog.session = withReleaseRefused(decisionLog.session, released);
    return { kind: 'refused', code: assigned.code, reason: assigned.reason };
  }
  decisionLog.session = assigned.session;
  // A comparison with a stored score takes few runs: what is begun is finished.
  const { mayGoOn, ...always } = options;
  const isLong = assigned.trial.task === 'paired';
  const ended = await measureTask(context, assigned.trial, isLong ? { ...always, mayGoOn } : always);
  const { task: trial, last } = ended;
  if (ended.kind === 'broken') {
    interruptTask(decisionLog, trial);
    return ended.why === 'moved' ? { kind: 'retry', why: 'moved', reason: ended.reason } : ended;
  }
  if (trial.verdict?.code === 'nondeterministic') {
    const decision = decisionDraft(trial, level, { guards: [], kept: false });
    recordDecision(decisionLog, { trial, decision, final: 'refused' });
    return { kind: 'retry', why: 'noisy', reason: trial.verdict.reason };
  }
  return { kind: 'tested', trial, level, failure: last?.kind === 'failed' ? last.reason : undefined };
}

/**
 * Tests until there is an answer; `prefix` says which test of the candidate it is, and precedes the names of its logs.
 * An environment that changes under each test is given up after MAX_MOVES.
 */
export async function testUntilDecided<T extends { readonly kind: string }>(
  test: (prefix: string) => Promise<T | Retry>,
  prefix = '',
): Promise<T | Interrupted> {
  let next = prefix;
  for (let moves = 0; ; ) {
    const result = await test(next);
    if (!isRetry(result)) return result;
    const { why, reason } = result;
    if (why === 'unready') continue;
    moves = why === 'moved' ? moves + 1 : 0;
    if (moves > MAX_MOVES) return { kind: 'broken', why: 'moved', reason };
    next = `${next}${why}-`;
  }
}

function isRetry(result: { readonly kind: string }): result is Retry {
  return result.kind === 'retry';
}

/**
 * Whether a change is accepted: boundaries, then the test that the policy wants.
 * Invariant: a change that breaks a boundary is never scored; what is tested is the tree that would be accepted, on top
 * of the current best that it is tested against; nothing is decided by a score that is not in the decision log.
 */

import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { withReleaseRefused } from '../../decision/approval.ts';
import type { Proposal } from '../../decision/assignment.ts';
import { findFollowUp } from '../../decision/session.ts';
import { hasTolerance } from '../../decision/settings.ts';
import { NOT_SIMPLER, type Size, sizeRefusal } from '../../decision/size.ts';
import { agentTemplate, modelOfCommand } from '../../engine/agent/preset.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { candidateId, recordCandidate } from '../../loop/candidate.ts';
import type { Tested } from '../../loop/decide-trial.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import { OURSELVES } from '../../loop/recombination.ts';
import { spareClock, whileTime } from '../../loop/scheduled-tasks.ts';
import { type Retry, testCandidate } from '../../loop/test-candidate.ts';
import type { Outcome } from '../ledger/record.ts';
import { worstScore } from '../scoring/score.ts';
import type { ActiveRun } from './active-run.ts';
import { findEarlier, takeEarlier } from './duplicate-proposal.ts';
import { usualAgentMs } from './run-state.ts';
import { type AgentFacts, type Attempt, INTERRUPTED, withoutClaim } from './turn.ts';

/** What came of a change before anything is accepted. */
export type Evaluated =
  | {
      readonly kind: 'tested';
      /** On top of the current best of the test. */
      readonly change: Change;
      readonly trial: Tested['trial'];
      readonly level: Tested['level'];
      /** What the candidate's last failure was, if that ended the test. */
      readonly failure: string | undefined;
      /** Before the names of its logs; another test of the same iteration has another. */
      readonly prefix: string;
    }
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      readonly notes: string;
      readonly score?: number;
      /** What was judged, where that is not what the agent left. */
      readonly change?: Change;
      /** It does not fit onto what was accepted meanwhile. */
      readonly isConflict?: true;
    };

/** Another workspace brought about meanwhile that something else is due first: a calibration, an A/A check. */
const UNREADY: Retry = { kind: 'retry', why: 'unready', reason: 'something else is due first' };

export interface Evaluating {
  readonly change: Change;
  readonly facts: AgentFacts;
  /** Put before the names of the logs. */
  readonly prefix?: string;
}

/** Refuses a change that breaks a boundary or holds a key of the agent; undefined where it may be tested. */
export async function refuse(
  run: ActiveRun,
  attempt: Attempt,
  { change, facts }: Evaluating,
): Promise<Evaluated | undefined> {
  const checked = await run.changes.check(change, attempt.slot);
  if (checked.kind === 'cancelled') return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED };
  const { reason } = checked;
  if (reason === undefined) return undefined;
  noteCandidate(run, attempt, { change, facts, refused: { code: 'denied', reason } });
  return { kind: 'ended', outcome: 'denied', notes: reason };
}

/** Tests a change on the branch head of now. */
export async function testOnBranchHead(
  run: ActiveRun,
  attempt: Attempt,
  evaluating: Evaluating,
): Promise<Evaluated | Retry> {
  const { branchHead } = run.state;
  if (attempt.base === branchHead) return testChange(run, attempt, evaluating);
  const brought = await run.changes.bringOnto(branchHead, { base: attempt.base, tree: evaluating.change.tree });
  if (brought.kind === 'ended') {
    const refused = { code: brought.outcome === 'denied' ? 'denied' : 'conflict', reason: brought.notes };
    if (brought.outcome !== 'killed') noteCandidate(run, attempt, { ...evaluating, refused });
    return brought;
  }
  const prefix = `${evaluating.prefix ?? ''}again-`;
  const moved = { ...evaluating, facts: withoutClaim(evaluating.facts), change: brought.change, prefix };
  return (await refuse(run, attempt, moved)) ?? testChange(run, attempt, moved);
}

/** Tests a change against the current best, as the policy wants it; one whose test is open resumes as what it began with. */
async function testChange(run: ActiveRun, attempt: Attempt, evaluating: Evaluating): Promise<Evaluated | Retry> {
  const { state, measuring } = run;
  const { branchHead } = state;
  const { facts } = evaluating;
  // What a person approved, or what is left of the branch head, is itself.
  const isItself = facts.released !== undefined || isLast(facts);
  const earlier = isItself ? undefined : await findEarlier(run, evaluating.change);
  const isFollowUpDue = findFollowUp(measuring.decisionLog.session, { isOver: isLast(facts) }) !== undefined;
  if (branchHead !== state.branchHead || isFollowUpDue) return UNREADY;
  if (earlier === undefined) return testAsIs(run, attempt, evaluating);
  if ('kind' in earlier) return earlier;
  const { change } = earlier;
  takeEarlier(attempt, earlier, { isCaptured: (evaluating.prefix ?? '') === '' });
  const again = { ...evaluating, change };
  const evaluated = (await refuse(run, attempt, again)) ?? (await testAsIs(run, attempt, again));
  return evaluated.kind === 'ended' ? { ...evaluated, change } : evaluated;
}

async function testAsIs(run: ActiveRun, attempt: Attempt, evaluating: Evaluating): Promise<Evaluated | Retry> {
  const { settings, measuring, changes } = run;
  const { decisionLog } = measuring;
  const { change, facts, prefix = '' } = evaluating;
  const purpose = purposeOf(run, evaluating);
  const size = purpose === 'simplify' ? await changes.sizes(decisionLog.session.incumbent, change.tree) : null;
  const refusal = size === null ? undefined : sizeRefusal(size);
  if (refusal !== undefined) {
    noteCandidate(run, attempt, { ...evaluating, purpose, size, refused: { code: NOT_SIMPLER, reason: refusal } });
    return { kind: 'ended', outcome: 'discarded', notes: refusal };
  }
  const clockMs = isLast(facts) ? spareClock(decisionLog, settings.clockMs) : settings.clockMs;
  const request = {
    change: changes.redact(change),
    facts: { ...factsOf(attempt, evaluating), purpose, size },
    proposalMs: usualAgentMs(run, attempt),
  };
  const found = await testCandidate(measuring, request, {
    workspace: attempt.slot,
    logs: attempt.folder,
    first: { arm: 'candidate', purpose: { kind: 'judge' } },
    timings: attempt.durations,
    prefix,
    mayGoOn: whileTime(clockMs),
  });
  switch (found.kind) {
    case 'tested':
      return { ...found, change, prefix };
    case 'refused':
      return { kind: 'ended', outcome: found.code === 'noop' ? 'noop' : 'discarded', notes: found.reason };
    case 'broken':
      return endedBy(found);
    case 'retry':
      return found;
    default:
      return found satisfies never;
  }
}

/** Whether it reverts accepted changes: after the last change of an agent, and before the confirmation. */
export function isLast({ reverts }: AgentFacts): boolean {
  return reverts !== undefined;
}

/** Whether no agent made it: what it holds is of earlier iterations. */
export function isOwn(facts: AgentFacts): boolean {
  return isLast(facts) || facts.recombines !== undefined;
}

/** How an iteration ends whose test was interrupted. */
export function endedBy({ why, reason }: Pick<Interrupted, 'why' | 'reason'>): Extract<Evaluated, { kind: 'ended' }> {
  switch (why) {
    case 'aborted':
      return { kind: 'ended', outcome: 'killed', notes: reason };
    case 'infra':
    case 'halt':
    case 'moved':
      return { kind: 'ended', outcome: 'infra_error', notes: reason };
    case 'time':
      return { kind: 'ended', outcome: 'inconclusive', notes: `${reason} before the evidence decided` };
    default:
      return why satisfies never;
  }
}

/** How an iteration ends whose candidate failed. */
export function endedByFailure(
  { settings: { config } }: ActiveRun,
  reason: string,
): Extract<Evaluated, { kind: 'ended' }> {
  const { fail_mode: mode, direction } = config.objective;
  switch (mode) {
    case 'worst': {
      const notes = `scored as the worst: ${reason}`;
      return { kind: 'ended', outcome: 'discarded', notes, score: worstScore(direction) };
    }
    case 'abort':
      return { kind: 'ended', outcome: 'aborted', notes: reason };
    case 'invalid':
      return { kind: 'ended', outcome: 'invalid', notes: reason };
    default:
      return mode satisfies never;
  }
}

type Purpose = Proposal['purpose'];

interface Noted {
  readonly change: Change | undefined;
  readonly facts: AgentFacts;
  readonly prefix?: string;
  readonly purpose?: Purpose;
  readonly size?: Size | null;
  /** Why it is not tested. */
  readonly refused: { readonly code: string; readonly reason: string };
}

/** Records a change that is not tested, and why. */
export function noteCandidate(
  run: ActiveRun,
  attempt: Attempt,
  { change, refused, size = null, purpose, ...named }: Noted,
): void {
  const { decisionLog } = run.measuring;
  const known = purpose ?? (isLast(named.facts) ? 'distil' : 'candidate');
  const facts = { ...factsOf(attempt, named), purpose: known, size, refused };
  // Its file has it redacted: that is what the digests are held to.
  recordCandidate(decisionLog, change === undefined ? undefined : run.changes.redact(change), facts);
  decisionLog.session = withReleaseRefused(decisionLog.session, named.facts.released ?? null);
}

function factsOf(attempt: Attempt, { facts, prefix }: Pick<Evaluating, 'facts' | 'prefix'>) {
  const { agent } = attempt.agent;
  const { preset, command = '' } = agent;
  // What answered says more than what was asked for.
  const model = facts.usage?.model ?? modelOfCommand(agentTemplate(agent).command);
  return {
    id: candidateId(attempt.iter, prefix),
    proposer: isOwn(facts) ? OURSELVES : { agent: preset ?? sha256(command), model, ...promptOf(attempt) },
    usd: facts.usage?.usd ?? null,
    released: facts.released ?? null,
    reverts: facts.reverts ?? null,
    margin: facts.margin,
    claimed: facts.wave?.claimed,
  };
}

/** The digest of the agent's prompt; a change from elsewhere was asked for by nobody here. */
function promptOf({ folder }: Attempt): { readonly prompt?: string } {
  const prompt = readOwnFile(join(folder, 'prompt.md'));
  return prompt === undefined ? {} : { prompt: sha256(prompt) };
}

/**
 * A change that claims to simplify only has to be no worse, but smaller. With a tolerance of 0 it is a candidate like all
 * others. What is left without what has no effect only has to be no worse.
 */
function purposeOf({ settings: { config } }: ActiveRun, { facts }: Pick<Evaluating, 'facts'>): Purpose {
  if (isLast(facts)) return 'distil';
  return hasTolerance(config.objective) && facts.is_simplification === true ? 'simplify' : 'candidate';
}

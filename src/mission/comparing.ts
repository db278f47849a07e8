/**
 * Comparing a candidate with the last accepted commit, by the policy that the front matter names.
 * Invariant: nothing is decided by a run that is not in the decision log; the decision is in the journal with the
 * entry of its iteration, in one record.
 * Crash: what was measured stays; the same candidate continues from it when its session is judged again.
 */
import { join } from 'node:path';
import { sha256 } from '../base/hash.ts';
import { median } from '../base/median.ts';
import type { Trial } from '../decision/assignment.ts';
import { modelOfCommand } from '../engine/agent/preset.ts';
import { candidateId, recordCandidate } from '../loop/candidate.ts';
import { decideTrial, type Tested, takeDecision } from '../loop/decide-trial.ts';
import { makeReady } from '../loop/promotion.ts';
import { OURSELVES } from '../loop/recombination.ts';
import type { Prepared } from '../loop/scheduled-tasks.ts';
import { type CandidateTested, testCandidate, testUntilDecided } from '../loop/test-candidate.ts';
import { type ActiveMission, isMeasured, type MeasuredMission } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import type { Verdict } from './decide.ts';
import type { OwnChange } from './entry-shape.ts';
import { agentAtWork } from './mission-settings.ts';
import { endPromotion } from './promotion.ts';
import { sessionTimes } from './session-times.ts';
import { iterationFolder } from './store.ts';

export type Compared =
  | 'aborted'
  | (Verdict & {
      /** Undefined where nothing was decided. */
      readonly comparison?: Comparison;
    });

interface Compare {
  readonly commit: string;
  /** The judge of a wave that reports it as better. */
  readonly claimed?: string | undefined;
}

interface Proposed extends Compare {
  readonly id: string;
}

/** Compares a candidate that passes with the last accepted commit. */
export async function compareCandidate(mission: MeasuredMission, compare: Compare): Promise<Compared> {
  const found = await testUntilDecided((prefix) => testCommit(mission, { ...compare, id: idOf(mission, prefix) }));
  switch (found.kind) {
    case 'ended':
      return found.ended;
    case 'tested':
      return decide(mission, found);
    case 'refused':
      return { decision: 'discard', reason: `not compared: ${found.reason}` };
    case 'broken':
      return endedBy(found);
    default:
      return found satisfies never;
  }
}

/** `prefix` says which test of the iteration's candidate it is. */
function idOf({ state }: Pick<MeasuredMission, 'state'>, prefix = ''): string {
  return candidateId(state.iteration, prefix);
}

async function testCommit(
  mission: MeasuredMission,
  proposed: Proposed,
): Promise<CandidateTested | { readonly kind: 'ended'; readonly ended: Compared }> {
  const { state, journal, paths, commits, measuring } = mission;
  const unready = await makeReady(measuring, {
    ...{ logs: paths.folder, isOver: true },
    endPromotion: (promoted) => endPromotion(mission, promoted),
  });
  if (unready !== undefined) return { kind: 'ended', ended: endedBy(unready) };
  // The commit that is accepted is the session's own: where another one was tested with the same change, that test resumes.
  const change = await commits.read(proposed.commit);
  if (change === 'aborted') return { kind: 'ended', ended: 'aborted' };
  const request = {
    change,
    facts: factsOf(mission, proposed),
    // What a change from elsewhere took is unknown.
    proposalMs: median(sessionTimes(journal.records)),
  };
  return testCandidate(measuring, request, {
    logs: join(iterationFolder(paths, state.iteration), 'comparison', proposed.id.replaceAll(/[ ,]+/g, '-')),
  });
}

function factsOf(mission: MeasuredMission, { id, claimed }: Omit<Proposed, 'commit'>) {
  const { command } = agentAtWork(mission);
  const model = mission.state.open?.session?.usage?.model ?? modelOfCommand(command);
  const { recombines, reverts } = mission.state.open?.turn.own ?? {};
  const isOwn = recombines !== undefined || reverts !== undefined;
  return { id, claimed, proposer: isOwn ? OURSELVES : { agent: sha256(command), model }, ...revertingOf(reverts) };
}

function revertingOf(reverts: OwnChange['reverts']) {
  if (reverts === undefined) return {};
  const { taken, stays, margin } = reverts;
  return { purpose: 'distil', reverts: { taken, stays }, margin } as const;
}

/**
 * Counts a candidate that is not compared, where there is a policy: a claim says how many were tried, not only how many
 * passed.
 */
export async function noteRefused(
  mission: ActiveMission,
  { commit, code, reason }: { readonly commit: string; readonly code: string; readonly reason: string },
): Promise<'noted' | 'aborted'> {
  if (!isMeasured(mission)) return 'noted';
  const change = await mission.commits.read(commit);
  if (change === 'aborted') return 'aborted';
  const facts = factsOf(mission, { id: idOf(mission) });
  recordCandidate(mission.measuring.decisionLog, change, { ...facts, refused: { code, reason } });
  return 'noted';
}

async function decide({ measuring, paths }: MeasuredMission, { trial, level }: Tested): Promise<Compared> {
  const decided = await decideTrial(measuring, { trial, level }, { logs: paths.folder });
  if (decided.kind === 'broken') return endedBy(decided);
  const { refusal, isAccepted } = decided;
  const comparison = comparisonOf(trial, decided.decision);
  takeDecision(measuring.decisionLog, decided);
  const reason = reasonOf(trial, { shown: comparison.reason, refusedBy: refusal?.reason });
  return { decision: isAccepted ? 'keep' : 'discard', reason, comparison };
}

function reasonOf(
  { verdict }: Trial,
  { shown, refusedBy }: { readonly shown: string; readonly refusedBy: string | undefined },
) {
  if (verdict?.outcome === 'quarantine') return `quarantined, to be reviewed: ${shown}`;
  return refusedBy === undefined ? shown : `${refusedBy} (${shown})`;
}

function endedBy(ended: Extract<Prepared, { kind: 'untestable' | 'broken' }>): Compared {
  const isCancelled = ended.kind === 'broken' && ended.why === 'aborted';
  return isCancelled ? 'aborted' : { decision: 'error', reason: `not decided: ${ended.reason}` };
}

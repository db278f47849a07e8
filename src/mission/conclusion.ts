/**
 * What a mission with a policy owes itself between sessions and at its end: the promotion test of `checkpoint`, and the
 * one number that may be called the improvement.
 * Invariant: the working line is taken back as a candidate is kept: intent, compare-and-swap of the branch, entry, in
 * this order. A claim is of fresh pairs of what is kept against the baseline; broken off it is made by the resume.
 */

import { join } from 'node:path';
import { claimOutcome } from '../base/claim-outcome.ts';
import { dueIn } from '../decision/session.ts';
import { type ConclusionPorts, confirmAccepted } from '../loop/conclusion.ts';
import type { Interrupted } from '../loop/measurement.ts';
import { concludePromotion, type RollBack } from '../loop/promotion.ts';
import {
  confirmationMs,
  type DecidedPromotion,
  findConfirmable,
  type Promotion,
  promote,
  recalibrate,
} from '../loop/scheduled-tasks.ts';
import { takeBack } from './accepted-candidate.ts';
import type { ActiveMission } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { treeOf } from './comparisons.ts';
import { decideAlert } from './evidence-stop.ts';
import { ownEntries } from './ledger.ts';
import { contextOf, hasLog, type Measuring } from './measurement-context.ts';
import type { Stop } from './stop.ts';
import { resetWorkspace } from './worktree.ts';

const CALLED_OFF: Stop = { status: 'stopped', reason: 'interrupted by the operator' };

/** Whether the working line of `checkpoint` is to be tested next; `isEnding`: no more candidates come. */
export function isPromotionDue({ decisionLog }: Pick<ActiveMission, 'decisionLog'>, isEnding = false): boolean {
  if (decisionLog === undefined || (decisionLog.session.champion?.keeps ?? 0) === 0) return false;
  const due = dueIn(decisionLog.session, { isEnding }).kind;
  return due === 'calibration' || due === 'promotion';
}

/** Tests the working line of `checkpoint` as long as that is due. */
export async function promoteIfDue(mission: ActiveMission, isEnding = false): Promise<Stop | undefined> {
  if (!hasLog(mission)) return undefined;
  const { decisionLog } = mission;
  while (isPromotionDue(mission, isEnding)) {
    const broken =
      dueIn(decisionLog.session, { isEnding }).kind === 'calibration'
        ? await recalibrate(contextOf(mission), { logs: mission.place.folder })
        : await promoteLine(mission);
    if (broken === undefined) continue;
    if (broken.why === 'aborted') return CALLED_OFF;
    const status = broken.why === 'spent' ? 'failed' : 'stopped';
    return { status, reason: `the working line cannot be promoted: ${broken.reason}` };
  }
  return undefined;
}

async function promoteLine(
  mission: ActiveMission & Measuring,
): Promise<{ readonly why: string; readonly reason: string } | undefined> {
  const promoted = await promote(contextOf(mission), { logs: mission.place.folder });
  if (promoted.kind === 'broken') return promoted;
  if (promoted.kind === 'alarm') return { why: 'spent', reason: promoted.reason };
  return endPromotion(mission, promoted);
}

/** Ends a promotion test; why it was interrupted, if it was. */
export function endPromotion(
  mission: ActiveMission & Measuring,
  promoted: DecidedPromotion,
): Promise<Interrupted | undefined> {
  const place = { logs: mission.place.folder, takeBack: (rollBack: RollBack) => takeLineBack(mission, rollBack) };
  return concludePromotion(contextOf(mission), promoted, place);
}

async function takeLineBack(
  mission: ActiveMission & Measuring,
  { trial, decision }: RollBack,
): Promise<'kept' | 'cancelled'> {
  const comparison = comparisonOf(trial, decision);
  const champion = await commitOfTree(mission, trial);
  await takeBack(mission, takeBackDraft(mission, { champion, comparison }));
  mission.decisionLog.writeFollowUp();
  const entry = mission.state.entries.at(-1);
  if (entry !== undefined) mission.emit({ kind: 'recorded', entry, state: mission.state });
  await resetWorkspace(mission);
  return 'kept';
}

/** The last kept commit that has the champion's tree. */
async function commitOfTree(mission: ActiveMission, { incumbent }: Promotion): Promise<string> {
  const { entries, launch } = mission.state;
  for (const { kept_commit: commit } of entries.toReversed()) {
    if ((await treeOf(mission, commit)) === incumbent) return commit;
  }
  return launch.baseline_commit;
}

function takeBackDraft(
  { state, host }: ActiveMission,
  { champion, comparison }: { readonly champion: string; readonly comparison: Comparison },
) {
  return {
    iteration: state.iteration + 1,
    decision: 'discard' as const,
    decision_reason: `the working line is taken back: ${comparison.reason}`,
    candidate_status: null,
    base_commit: state.lastKeptCommit,
    candidate_commit: null,
    kept_commit: champion,
    keep_policy: state.launch.contract.evaluator.keep_policy,
    evaluator: null,
    created_at: host.now().toISOString(),
    notes: [],
    description: `back to ${champion}`,
    lane: 'reset' as const,
    comparison,
  };
}

// Of the time of a run: a confirmation that takes longer leaves no time to find anything to confirm.
const MAX_RESERVE = 1 / 3;

/** What is left for sessions: what a confirmation will need is put by. */
export function sessionsMs(
  { decisionLog }: Pick<ActiveMission, 'decisionLog'>,
  { leftMs, budgetMs }: { readonly leftMs: number; readonly budgetMs: number | undefined },
): number {
  if (decisionLog === undefined || budgetMs === undefined) return leftMs;
  return leftMs - Math.min(confirmationMs(decisionLog), budgetMs * MAX_RESERVE);
}

/** Ends a run as its policy wants it ended: promotes and confirms what was kept; a signal leaves that to the resume. */
export async function concludeMission(mission: ActiveMission, stop: Stop): Promise<Stop> {
  if (!hasLog(mission) || mission.signal.aborted) return stop;
  if (decideAlert(mission.decisionLog) !== undefined) return stop;
  if (stop.status === 'stopped' && stop.isSpent !== true) {
    // The workspace that an abort leaves stays as it is: nothing may be taken back now.
    const isSettled = (mission.decisionLog.session.champion?.keeps ?? 0) === 0;
    if (ownEntries(mission.state.entries).at(-1)?.decision === 'abort' && isSettled) await confirmMission(mission);
    return stop;
  }
  const early = await promoteIfDue(mission, true);
  if (early === CALLED_OFF) return early;
  if (early !== undefined) {
    mission.emit({ kind: 'note', note: `nothing is confirmed: ${early.reason}` });
    return stop;
  }
  return (await confirmMission(mission)) === 'aborted' ? CALLED_OFF : stop;
}

/** Confirms what is kept in fresh pairs, unless that is known; `isAgain`: whatever is known. */
export async function confirmMission(
  measuring: Measuring,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<'claimed' | 'unclaimed' | 'aborted'> {
  const { decisionLog, emit, place } = measuring;
  const { run_id: runId } = measuring.state.launch;
  const alert = decideAlert(decisionLog);
  if (alert !== undefined && findConfirmable(decisionLog) !== undefined) {
    emit({ kind: 'note', note: `the improvement is not confirmed: ${alert.reason}` });
    return 'unclaimed';
  }
  const known = findConfirmable(decisionLog)?.claim;
  const ports: ConclusionPorts = {
    context: contextOf(measuring),
    logsOf: (id) => join(place.folder, id.replace(' ', '-')),
    purpose: { kind: 'score' },
    clockMs: () => Number.POSITIVE_INFINITY,
    commands: { audit: `autorize verify ${runId}`, rescore: `autorize verify ${runId} --rescore` },
  };
  const concluded = await confirmAccepted(ports, { isAgain });
  switch (concluded.kind) {
    case 'claimed':
      if (concluded.claim !== known) emit({ kind: 'claimed', ...claimOutcome(concluded.claim) });
      return 'claimed';
    case 'unclaimed':
      if (concluded.note !== undefined) emit({ kind: 'note', note: concluded.note });
      return 'unclaimed';
    case 'interrupted':
      return 'aborted';
    default:
      return concluded satisfies never;
  }
}

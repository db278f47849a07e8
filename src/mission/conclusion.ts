/**
 * What a mission with a policy owes itself between sessions and at its end: the promotion test of `checkpoint`, and the
 * one number that may be called the improvement.
 * Invariant: the working line is taken back as a candidate is kept: intent, compare-and-swap of the branch, entry, in
 * this order. A claim is of fresh pairs of what is kept against the baseline; broken off it is made by the resume.
 */

import { join } from 'node:path';
import { finalOf } from '../audit/order.ts';
import { claimOutcome } from '../base/claim-outcome.ts';
import { concludeTrial, isKept } from '../decision/conclusion.ts';
import { dueIn } from '../decision/session.ts';
import { decisionDraft } from '../engine/log/decision-log.ts';
import { checkAcceptance } from '../loop/acceptance-checks.ts';
import type { Interrupted } from '../loop/measurement.ts';
import {
  confirm,
  confirmationMs,
  type DecidedPromotion,
  findConfirmable,
  interruptTask,
  type Promotion,
  promote,
  recalibrate,
} from '../loop/scheduled-tasks.ts';
import type { ActiveMission } from './active-mission.ts';
import { type Comparison, comparisonOf, decisionOf } from './comparison.ts';
import { treeOf } from './comparisons.ts';
import { decideAlert } from './evidence-stop.ts';
import { takeBack } from './kept-candidate.ts';
import { ownEntries } from './ledger.ts';
import { contextOf, hasLog, type Measuring } from './measurement-context.ts';
import type { Stop } from './stop.ts';
import { resetWorkspace } from './worktree.ts';

const CALLED_OFF: Stop = { status: 'stopped', reason: 'interrupted by the operator' };

/** Tests the working line of `checkpoint` where that is due; `isEnding`: no more candidates come. */
export async function promoteIfDue(
  mission: ActiveMission,
  { isEnding = false }: { readonly isEnding?: boolean } = {},
): Promise<Stop | undefined> {
  if (!hasLog(mission)) return undefined;
  const { decisionLog } = mission;
  while ((decisionLog.session.champion?.keeps ?? 0) > 0) {
    const due = dueIn(decisionLog.session, { isEnding }).kind;
    if (due !== 'calibration' && due !== 'promotion') return undefined;
    const broken =
      due === 'calibration'
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
  return concludePromotion(mission, promoted);
}

/**
 * Ends a promotion test: the champion is the branch head, or the line goes back to it; why it was interrupted, if it
 * was.
 */
export async function concludePromotion(
  mission: ActiveMission & Measuring,
  { trial, level }: DecidedPromotion,
): Promise<Interrupted | undefined> {
  const { decisionLog } = mission;
  const [context, logs] = [contextOf(mission), mission.place.folder];
  const checked = await checkAcceptance(context, trial, { logs });
  if (checked.kind === 'broken') {
    interruptTask(decisionLog, trial);
    return checked;
  }
  const { answers, refusal } = checked;
  const kept = isKept(decisionLog.session, trial, refusal === undefined ? 'accepted' : 'refused');
  const draft = decisionDraft(trial, level, { ...answers, kept });
  const comparison = comparisonOf(trial, draft);
  const settled = concludeTrial(decisionLog.session, trial, finalOf(decisionOf(comparison)));
  if (settled.incumbent === decisionLog.session.incumbent) {
    decisionLog.append(draft);
    decisionLog.session = settled;
    const held =
      trial.verdict?.outcome === 'quarantine' ? `is held back, to be looked at: ${comparison.reason}` : undefined;
    const why = refusal === undefined ? held : `is not kept: ${refusal.reason}`;
    if (why !== undefined) mission.emit({ kind: 'note', note: `${trial.id} of the working line ${why}` });
    return undefined;
  }
  const champion = await commitOfTree(mission, trial);
  await takeBack(mission, takeBackDraft(mission, { champion, comparison }));
  decisionLog.session = settled;
  decisionLog.writeFollowUp();
  const entry = mission.state.entries.at(-1);
  if (entry !== undefined) mission.emit({ kind: 'recorded', entry, state: mission.state });
  await resetWorkspace(mission);
  return undefined;
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
  const early = await promoteIfDue(mission, { isEnding: true });
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
  const { decisionLog, emit } = measuring;
  const confirmable = findConfirmable(decisionLog);
  if (confirmable === undefined || decisionLog.session.settings.confirm.pairs === 0) return 'unclaimed';
  const alert = decideAlert(decisionLog);
  if (alert !== undefined) {
    emit({ kind: 'note', note: `the improvement is not confirmed: ${alert.reason}` });
    return 'unclaimed';
  }
  const { run_id: runId } = measuring.state.launch;
  if (!isAgain && confirmable.claim !== undefined) return 'claimed';
  const confirmed = await confirm(contextOf(measuring), (id) => ({
    logs: join(measuring.place.folder, id.replace(' ', '-')),
  }));
  switch (confirmed.kind) {
    case 'claimed':
      emit({ kind: 'claimed', ...claimOutcome(confirmed.claim) });
      return 'claimed';
    case 'unsound':
      emit({ kind: 'note', note: `nothing is claimed: the records do not add up; see: autorize verify ${runId}` });
      return 'unclaimed';
    case 'broken': {
      if (confirmed.why === 'aborted') return 'aborted';
      const how = `to do it now: autorize verify ${runId} --rescore`;
      emit({ kind: 'note', note: `the improvement is not confirmed: ${confirmed.reason}; ${how}` });
      return 'unclaimed';
    }
    default:
      return confirmed satisfies never;
  }
}

/**
 * What is due in a mission with a policy between sessions and at its end: the promotion test of `checkpoint`, and the one
 * number that may be called the improvement.
 * Invariant: the working line is taken back as a candidate is accepted: intent, compare-and-swap of the branch, entry, in
 * this order. A claim is of fresh pairs of what is accepted against the baseline; an interrupted one is made by the
 * resume.
 */

import { join } from 'node:path';
import { claimOutcome } from '../base/claim-outcome.ts';
import { dueIn } from '../decision/session.ts';
import { leftForAttempts } from '../loop/clock.ts';
import { type Concluded, type ConclusionPorts, confirmAccepted } from '../loop/conclusion.ts';
import type { MeasurementContext } from '../loop/evaluation.ts';
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
import { type ActiveMission, isMeasured, type MeasuredMission } from './active-mission.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { ownEntries } from './ledger.ts';
import type { MissionView } from './mission-settings.ts';
import { CANCELLED, decideAlert, type Stop } from './stop.ts';
import { resetWorkspace } from './worktree.ts';

/** Whether the working line of `checkpoint` is to be tested next; `isEnding`: no more candidates come. */
export function isPromotionDue({ measuring }: Pick<ActiveMission, 'measuring'>, isEnding = false): boolean {
  const session = measuring?.decisionLog.session;
  if (session === undefined || (session.champion?.keeps ?? 0) === 0) return false;
  const due = dueIn(session, { isEnding }).kind;
  return due === 'calibration' || due === 'promotion';
}

/** Tests the working line of `checkpoint` as long as that is due. */
export async function promoteIfDue(mission: ActiveMission, isEnding = false): Promise<Stop | undefined> {
  if (!isMeasured(mission)) return undefined;
  const { measuring, paths } = mission;
  while (isPromotionDue(mission, isEnding)) {
    const broken =
      dueIn(measuring.decisionLog.session, { isEnding }).kind === 'calibration'
        ? await recalibrate(measuring, { logs: paths.folder })
        : await promoteLine(mission);
    if (broken === undefined) continue;
    if (broken.why === 'aborted') return CANCELLED;
    const status = broken.why === 'spent' ? 'failed' : 'stopped';
    return { status, reason: `the working line cannot be promoted: ${broken.reason}` };
  }
  return undefined;
}

async function promoteLine(
  mission: MeasuredMission,
): Promise<{ readonly why: string; readonly reason: string } | undefined> {
  const promoted = await promote(mission.measuring, { logs: mission.paths.folder });
  if (promoted.kind === 'broken') return promoted;
  if (promoted.kind === 'untestable') return { why: 'spent', reason: promoted.reason };
  return endPromotion(mission, promoted);
}

/** Ends a promotion test; why it was interrupted, if it was. */
export function endPromotion(mission: MeasuredMission, promoted: DecidedPromotion): Promise<Interrupted | undefined> {
  const place = { logs: mission.paths.folder, takeBack: (rollBack: RollBack) => takeLineBack(mission, rollBack) };
  return concludePromotion(mission.measuring, promoted, place);
}

async function takeLineBack(mission: MeasuredMission, { trial, decision }: RollBack): Promise<'kept' | 'cancelled'> {
  const comparison = comparisonOf(trial, decision);
  const champion = await commitOfTree(mission, trial);
  await mission.journal.takeBack(takeBackDraft(mission, { champion, comparison }));
  mission.measuring.decisionLog.writeFollowUp();
  const entry = mission.state.entries.at(-1);
  if (entry !== undefined) mission.journal.emit({ kind: 'recorded', entry, state: mission.state });
  await resetWorkspace(mission);
  return 'kept';
}

/** The last kept commit that has the champion's tree. */
async function commitOfTree(mission: ActiveMission, { incumbent }: Promotion): Promise<string> {
  const { entries, launch } = mission.state;
  for (const { kept_commit: commit } of entries.toReversed()) {
    if ((await mission.commits.treeOf(commit)) === incumbent) return commit;
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
    base_commit: state.lastAcceptedCommit,
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

/** What is left for sessions: what a confirmation will need is reserved. */
export function sessionsMs(
  { measuring }: Pick<ActiveMission, 'measuring'>,
  { leftMs, budgetMs }: { readonly leftMs: number; readonly budgetMs: number | undefined },
): number {
  if (measuring === undefined || budgetMs === undefined) return leftMs;
  return leftForAttempts({ leftMs, wholeMs: budgetMs, endMs: confirmationMs(measuring.decisionLog) });
}

/** Ends a run as its policy wants it ended: promotes and confirms what was kept; a signal leaves that to the resume. */
export async function concludeMission(mission: ActiveMission, stop: Stop): Promise<Stop> {
  if (!isMeasured(mission) || mission.signal.aborted) return stop;
  if (decideAlert(mission.measuring.decisionLog) !== undefined) return stop;
  if (stop.status === 'stopped' && stop.isSpent !== true) {
    // The workspace that an abort leaves stays as it is: nothing may be taken back now.
    const isConcluded = (mission.measuring.decisionLog.session.champion?.keeps ?? 0) === 0;
    if (ownEntries(mission.state.entries).at(-1)?.decision === 'abort' && isConcluded) await confirmMission(mission);
    return stop;
  }
  const early = await promoteIfDue(mission, true);
  if (early === CANCELLED) return early;
  if (early !== undefined) {
    mission.journal.note(`nothing is confirmed: ${early.reason}`);
    return stop;
  }
  return (await confirmMission(mission)) === 'interrupted' ? CANCELLED : stop;
}

async function confirmMission({ measuring, state, paths, journal }: MeasuredMission): Promise<Concluded['kind']> {
  const known = findConfirmable(measuring.decisionLog)?.claim;
  const concluded = await confirmKept({ measuring, state, paths });
  if (concluded.kind === 'claimed' && concluded.claim !== known) {
    journal.emit({ kind: 'claimed', ...claimOutcome(concluded.claim) });
  }
  if (concluded.kind === 'unclaimed' && concluded.note !== undefined) journal.note(concluded.note);
  return concluded.kind;
}

interface Confirming extends Pick<MissionView, 'state' | 'paths'> {
  readonly measuring: MeasurementContext;
}

/** Confirms what is accepted in fresh pairs, unless that is known; `isAgain`: whatever is known. */
export async function confirmKept(
  { measuring, state, paths }: Confirming,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Concluded> {
  const { decisionLog } = measuring;
  const { run_id: runId } = state.launch;
  const alert = decideAlert(decisionLog);
  if (alert !== undefined && findConfirmable(decisionLog) !== undefined) {
    return { kind: 'unclaimed', note: `the improvement is not confirmed: ${alert.reason}` };
  }
  const ports: ConclusionPorts = {
    context: measuring,
    logsOf: (id) => join(paths.folder, id.replace(' ', '-')),
    purpose: { kind: 'score' },
    clockMs: () => Number.POSITIVE_INFINITY,
    commands: { audit: `autorize verify ${runId}`, rescore: `autorize verify ${runId} --rescore` },
  };
  return confirmAccepted(ports, { isAgain });
}

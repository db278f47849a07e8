/**
 * What is due in a mission with a policy at its end, and in mid-run where several agents share it: the one number that may
 * be called the improvement.
 * Invariant: a claim is of fresh pairs of what is accepted against the baseline; an interrupted one is made by the resume.
 */
import { claimOutcome } from '../base/claim-outcome.ts';
import { isShared } from '../engine/agent/configured-agents.ts';
import { leftForAttempts } from '../loop/clock.ts';
import { type Concluded, isConfirmationDue, measureFinal, unsound } from '../loop/conclusion.ts';
import { distilMs } from '../loop/distil.ts';
import { confirmationMs, findConfirmable } from '../loop/scheduled-tasks.ts';
import { type ActiveMission, isMeasured, type MeasuredMission } from './active-mission.ts';
import type { Ask } from './asked.ts';
import { conclusionOf, confirmKept } from './confirmation.ts';
import { distil } from './distil.ts';
import { ownEntries } from './ledger.ts';
import { promoteIfDue } from './promotion.ts';
import { CANCELLED, decideAlert, type Stop } from './stop.ts';

/** What is left for sessions: what a confirmation will need is reserved. */
export function sessionsMs(
  { measuring, state }: Pick<ActiveMission, 'measuring' | 'state'>,
  { leftMs, budgetMs }: { readonly leftMs: number; readonly budgetMs: number | undefined },
): number {
  if (measuring === undefined || budgetMs === undefined) return leftMs;
  const { handover } = state.launch.contract;
  const { decisionLog } = measuring;
  const endMs = confirmationMs(decisionLog) + (handover?.distil === true ? distilMs(decisionLog, handover) : 0);
  return leftForAttempts({ leftMs, wholeMs: budgetMs, endMs });
}

/**
 * Ends a run as its policy wants it ended: promotes and confirms what was kept; a signal leaves that to the resume.
 * `asked`: what a person asked of it in place of sessions.
 */
export async function concludeMission(
  mission: ActiveMission,
  stop: Stop,
  { clockMs, asked }: { readonly clockMs: () => number; readonly asked: Ask | undefined },
): Promise<Stop> {
  if (!isMeasured(mission) || mission.signal.aborted) return stop;
  // What is due may take as long as sessions did.
  mission.journal.sync();
  if (decideAlert(mission.measuring.decisionLog) !== undefined) return stop;
  if (stop.refusal !== undefined) return stop;
  if (asked === undefined && stop.status === 'stopped' && stop.isSpent !== true) {
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
  const isDistilled = asked === undefined ? mission.state.launch.contract.handover?.distil : asked.what === 'distil';
  const confirmed = await confirmMission(mission, isDistilled === true ? clockMs : undefined);
  return confirmed === 'interrupted' ? CANCELLED : stop;
}

/** `clockMs`: what leaving changes out may use; absent: that is not wanted. */
async function confirmMission(mission: MeasuredMission, clockMs?: () => number): Promise<Concluded['kind']> {
  const { measuring, journal } = mission;
  const known = findConfirmable(measuring.decisionLog)?.claim;
  const concluded = await confirmKept(mission, clockMs && { distil: () => distil(mission, clockMs) });
  if (concluded.kind === 'claimed' && concluded.claim !== known) {
    journal.emit({ kind: 'claimed', ...claimOutcome(concluded.claim) });
  }
  if (concluded.kind === 'unclaimed' && concluded.note !== undefined) journal.note(concluded.note);
  return concluded.kind;
}

/** Whether what several agents have gained is to be confirmed, so that it counts for them. */
export function isConfirmationDueIn(mission: ActiveMission): boolean {
  if (!isMeasured(mission)) return false;
  return isConfirmationDue(mission.measuring, { isShared: isShared(mission.state.launch.contract) });
}

/** Confirms it, in the time that the confirmation at the end does not need; says why the run stops, if it does. */
export async function confirmIfDue(mission: ActiveMission, clockMs: () => number): Promise<Stop | undefined> {
  if (!isMeasured(mission) || !isConfirmationDueIn(mission)) return undefined;
  const ports = conclusionOf(mission);
  const confirmed = await measureFinal(ports, { clockMs });
  if (confirmed.kind === 'claimed') {
    const after = mission.state.iteration;
    mission.journal.emit({ kind: 'claimed', ...claimOutcome(confirmed.claim), after });
    return undefined;
  }
  if (confirmed.kind === 'unsound') return { status: 'stopped', reason: unsound(ports) };
  if (confirmed.why === 'aborted') return CANCELLED;
  mission.journal.note(`what is kept so far is not confirmed: ${confirmed.reason}`);
  return undefined;
}

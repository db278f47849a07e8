/**
 * What is left to be done when no more attempts are made.
 * Invariant: a run that is over has disclosed its secret; one that a signal interrupted has not, and can be resumed.
 */
import { join } from 'node:path';
import { claimOutcome } from '../../base/claim-outcome.ts';
import { smallestBudget } from '../../engine/agent/spending.ts';
import { type Concluded, confirmAccepted } from '../../loop/conclusion.ts';
import { certificationMs, confirmationMs, prepare } from '../../loop/scheduled-tasks.ts';
import type { RunMark } from '../ledger/state.ts';
import { endPromotion } from './accepting.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import { conclusionOf } from './conclusion.ts';
import { contextOf } from './measurement-context.ts';
import { takeOutUncertified } from './revert-uncertified.ts';
import type { Stop, StopLimits } from './stop.ts';

/** The limits that hold: those of the run, else the config's; of the dollars the smaller. */
export function limitsOf(
  { config: { iteration, budget }, mark }: Pick<ActiveRun, 'config' | 'mark'>,
  { hasAgent }: { readonly hasAgent: boolean },
): StopLimits {
  return {
    maxIterations: mark.limits?.max_iterations ?? iteration.max_iterations,
    maxNoops: hasAgent ? iteration.max_consecutive_noops : 0,
    // What another job spent is no reason to judge less of it here.
    usd: hasAgent ? smallestBudget(mark.limits?.usd, budget.usd) : undefined,
    tokens: hasAgent ? budget.tokens : undefined,
  };
}

/** Whether a run that ended so is over; else it can be resumed. */
export function isEnd({ kind }: Stop): boolean {
  return kind !== 'interrupted' && kind !== 'infra';
}

/** Promotes and confirms what was kept, and tells the secret; a signal meanwhile leaves that to `resume`. */
export async function endRun(run: ActiveRun, stop: Stop): Promise<Stop> {
  if (!isEnd(stop)) return stop;
  const isSound = stop.kind !== 'alarm' && stop.kind !== 'aborted';
  if (isSound) {
    checkpoint(run, 'Score', null);
    const concluded = await concludeRun(run);
    if (concluded.kind === 'interrupted') return { kind: 'interrupted', reason: 'interrupted by the operator' };
    if (concluded.kind === 'claimed') run.emit({ kind: 'claimed', ...claimOutcome(concluded.claim) });
    else if (concluded.note !== undefined) run.emit({ kind: 'note', note: concluded.note });
  }
  run.decisionLog.close();
  return stop;
}

async function concludeRun(run: ActiveRun): Promise<Concluded> {
  const logs = join(run.place.folder, 'promotions');
  const place = { workspace: 1, logs, clockMs: run.clockMs, isEnding: true };
  const note = (remark: string) => run.emit({ kind: 'note', note: remark });
  if (run.decisionLog.session.champion !== null) {
    const next = () => prepare(contextOf(run), place);
    for (let prepared = await next(); prepared.kind !== 'ready'; prepared = await next()) {
      const ended = prepared.kind === 'promotion' ? await endPromotion(run, prepared, { ...place, note }) : prepared;
      if (ended === undefined || ended.kind === 'confirmation') continue;
      if (ended.kind === 'broken' && ended.why === 'aborted') return { kind: 'interrupted' };
      return { kind: 'unclaimed', note: `the last changes are not promoted: ${ended.reason}` };
    }
  }
  return confirmAccepted(conclusionOf(run, () => takeOutUncertified(run)));
}

// Of the time of a run: an end that takes longer leaves no time to find anything to confirm.
const MAX_RESERVE = 1 / 3;

/** What is left for attempts: what second tests and the confirmation will need is put by. */
export function attemptsClock(
  { decisionLog, mark }: Pick<ActiveRun, 'decisionLog' | 'mark'>,
  clockMs: () => number,
): () => number {
  return () =>
    clockMs() - Math.min(confirmationMs(decisionLog) + certificationMs(decisionLog), wholeMs(mark) * MAX_RESERVE);
}

function wholeMs({ started_at: start, deadline }: RunMark): number {
  return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline) - Date.parse(start);
}

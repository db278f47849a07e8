/**
 * What is left to be done when no more attempts are made.
 * Invariant: a run that is over has disclosed its secret; one that a signal interrupted has not, and can be resumed.
 */
import { join } from 'node:path';
import { claimOutcome } from '../../base/claim-outcome.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import { leftForAttempts } from '../../loop/clock.ts';
import { type Concluded, confirmAccepted } from '../../loop/conclusion.ts';
import { distilMs } from '../../loop/distil.ts';
import { groupsMs } from '../../loop/groups.ts';
import { makeReady } from '../../loop/promotion.ts';
import { confirmationMs } from '../../loop/scheduled-tasks.ts';
import type { RunMark } from '../ledger/state.ts';
import type { ActiveRun } from './active-run.ts';
import { conclusionOf } from './conclusion.ts';
import { distil } from './distil.ts';
import { handOverGroups } from './hand-over-groups.ts';
import { endPromotion } from './promotion.ts';
import { dollarLimitOf, type RunSettings } from './run-state.ts';
import { isEnd, type Stop, type StopLimits } from './stop.ts';

/** The limits that hold: those of the run, else the config's; of the dollars the smaller. */
export function limitsOf(
  { config, mark }: Pick<RunSettings, 'config' | 'mark'>,
  { hasAgent }: { readonly hasAgent: boolean },
): StopLimits {
  const { iteration, budget } = config;
  return {
    maxIterations: mark.limits?.max_iterations ?? iteration.max_iterations,
    maxNoops: hasAgent ? iteration.max_consecutive_noops : 0,
    // What another job spent is no reason to judge less of it here.
    usd: hasAgent ? dollarLimitOf({ config, mark }) : undefined,
    tokens: hasAgent ? budget.tokens : undefined,
  };
}

/** Promotes and confirms what was accepted, and discloses the secret; after a signal that is left to `resume`. */
export async function endRun(run: ActiveRun, stop: Stop): Promise<Stop> {
  const { journal, measuring } = run;
  if (!isEnd(stop)) return stop;
  const isSound = stop.kind !== 'alarm' && stop.kind !== 'aborted';
  if (isSound) {
    journal.checkpoint('Score', null);
    const concluded = await concludeRun(run);
    if (concluded.kind === 'interrupted') return { kind: 'interrupted', reason: 'interrupted by the operator' };
    if (concluded.kind === 'claimed') journal.emit({ kind: 'claimed', ...claimOutcome(concluded.claim) });
    else if (concluded.note !== undefined) journal.note(concluded.note);
    if (run.settings.config.handover.mode === 'groups' && !(await handOverGroups(run))) {
      return { kind: 'interrupted', reason: 'interrupted by the operator' };
    }
  }
  measuring.decisionLog.close();
  return stop;
}

async function concludeRun(run: ActiveRun): Promise<Concluded> {
  const { settings, journal, measuring } = run;
  const place = { workspace: 1, logs: join(settings.paths.folder, 'promotions') };
  const noting = { ...run, measuring: { ...measuring, note: journal.note } };
  if (measuring.decisionLog.session.champion !== null) {
    const ended = await makeReady(measuring, {
      ...{ ...place, clockMs: settings.clockMs, isEnding: true },
      endPromotion: (promoted) => endPromotion(noting, promoted, place),
    });
    if (ended?.kind === 'broken' && ended.why === 'aborted') return { kind: 'interrupted' };
    if (ended !== undefined) {
      return { kind: 'unclaimed', note: `the last changes are not promoted: ${ended.reason}` };
    }
  }
  const isDistilled = settings.config.handover.distil;
  return confirmAccepted(conclusionOf(run, isDistilled ? () => distil(run) : undefined));
}

/** What is left for attempts: what leaving changes out and the confirmation will need is reserved. */
export function attemptsClock(
  {
    decisionLog,
    config: { handover },
    mark,
  }: Pick<RunSettings, 'config' | 'mark'> & { readonly decisionLog: DecisionLog },
  clockMs: () => number,
): () => number {
  return () => {
    const oneMs = confirmationMs(decisionLog);
    const ofGroups = handover.mode === 'groups' ? groupsMs(oneMs, decisionLog.session.level.kept) : 0;
    const endMs = oneMs + ofGroups + (handover.distil ? distilMs(decisionLog, handover) : 0);
    return leftForAttempts({ leftMs: clockMs(), wholeMs: wholeMs(mark), endMs });
  };
}

function wholeMs({ started_at: start, deadline }: RunMark): number {
  return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline) - Date.parse(start);
}

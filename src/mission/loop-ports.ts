/** What a mission is to the loop: a session a turn, or what another job proposed. */
import type { ReportedAttempt } from '../base/reported-attempt.ts';
import { smallestBudget } from '../engine/agent/spending.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import type { LoopPorts } from '../loop/driver.ts';
import { type ActiveMission, isMeasured } from './active-mission.ts';
import { confirmIfDue, isConfirmationDueIn, sessionsMs } from './conclusion.ts';
import { runIteration } from './iteration.ts';
import { isPromotionDue, promoteIfDue } from './promotion.ts';
import { type ProposedCandidate, recordReported, testProposed } from './proposed.ts';
import { openRecombination, testRecombination } from './recombination.ts';
import { periodClock } from './run-limits.ts';
import { CANCELLED, decideAlert, decideEvidenceStop, decideStop, type Stop } from './stop.ts';

export interface Elsewhere {
  /** Changes to judge in place of sessions. */
  readonly proposed?: readonly ProposedCandidate[];
  /** Attempts that were not accepted there; recorded after them. */
  readonly reported?: readonly ReportedAttempt[];
}

/** What the loop asks of a mission. */
export function portsOf(mission: ActiveMission, { proposed, reported = [] }: Elsewhere): LoopPorts<Stop> {
  const [changes, attempts] = [[...(proposed ?? [])], [...reported]];
  const { stop, budget, search } = mission.state.launch.contract;
  const { limits: held } = mission.state;
  const timeLeftMs = periodClock(held ?? {}, mission.host.now());
  const resumed = mission.state.entries.length;
  const sessionsLeftMs = (): number => sessionsMs(mission, { leftMs: timeLeftMs(), budgetMs: held?.time_budget_ms });
  /** Sessions alone use limits up. */
  const findLimit = (): Stop | undefined => {
    if (proposed !== undefined) return changes.length > 0 ? ofEvidence(mission, decideAlert) : undefined;
    const limits = {
      maxIterations: held?.max_iterations ?? stop.max_iterations,
      maxNoops: stop.max_consecutive_noops,
      maxErrors: stop.max_consecutive_errors,
      budgetUsd: smallestBudget(held?.usd, budget?.usd),
      earlier: held?.entries ?? 0,
      timeLeftMs: sessionsLeftMs(),
      resumed,
    };
    return (
      ofEvidence(mission, decideAlert) ??
      decideStop(mission.state.entries, limits) ??
      ofEvidence(mission, decideEvidenceStop)
    );
  };
  // Those that judge what others proposed, and the attempts of a wave, propose nothing of their own.
  const isSearching = proposed === undefined && mission.slot === undefined && search?.recombine === true;
  const findRecombination = isSearching && isMeasured(mission) ? openRecombination(mission) : undefined;
  return {
    workspaces: 1,
    findLimit,
    findStop: () => {
      if (mission.signal.aborted) return CANCELLED;
      if (proposed !== undefined && changes.length + attempts.length === 0)
        return { status: 'stopped', reason: 'what was proposed is judged' };
      return findLimit();
    },
    isNextAlone: () => false,
    isDue: () =>
      (proposed === undefined || changes.length > 0) && (isPromotionDue(mission) || isConfirmationDueIn(mission)),
    doDue: async () => {
      // It may take as long as sessions do.
      mission.journal.sync();
      return (await promoteIfDue(mission)) ?? confirmIfDue(mission, sessionsLeftMs);
    },
    takeTurn: async () => {
      const change = changes.shift();
      if (change !== undefined) return testProposed(mission, change);
      const attempt = attempts.shift();
      if (attempt !== undefined) {
        await recordReported(mission, attempt);
        return undefined;
      }
      const own = await findRecombination?.();
      if (own !== undefined && isMeasured(mission)) return testRecombination(mission, own);
      return runIteration(mission, sessionsLeftMs);
    },
    endAgents: () => undefined,
  };
}

function ofEvidence(
  { measuring }: ActiveMission,
  decide: (decisionLog: DecisionLog) => Stop | undefined,
): Stop | undefined {
  return measuring === undefined ? undefined : decide(measuring.decisionLog);
}

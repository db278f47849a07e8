/**
 * What can still refuse a change whose test was passed: expensive guards, metrics, the holdout.
 * Invariant: each answer is in the decision's record. Of the holdout it is one bit, and each query is on the disk, and
 * counts against the budget, before it is made: a crash gives nobody a free one. What the holdout printed lies in the
 * private area.
 */
import { join } from 'node:path';
import { findAnswer, isYes, sideLabel } from '../audit/side-runs.ts';
import { isWorkingStep, type Trial } from '../decision/assignment.ts';
import type { DecisionReport } from '../decision/decision-entry.ts';
import {
  type AskedGuard,
  askMetric,
  evaluateHoldout,
  guardsOf,
  type MetricAnswer,
  nameOfGuard,
  SPENT_HOLDOUT,
} from '../decision/guard.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import type { Arm } from '../stats/carry-over.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, interruptionOf } from './measurement.ts';

export interface CheckPaths {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** Folder whose `runs` holds the logs of guards. */
  readonly logs: string;
}

interface Refusal {
  readonly reason: string;
  /** Who refused. */
  readonly by: 'guard' | 'size' | 'holdout';
}

export type Checked =
  | {
      readonly kind: 'asked';
      /** What the decision's record says of it. */
      readonly answers: Omit<DecisionReport, 'kept'>;
      /** Undefined: nothing refuses it. */
      readonly refusal: Refusal | undefined;
    }
  | Interrupted;

/**
 * Asks all of them, until one refuses. A gain that is hard to believe passes the guards only: the holdout is asked
 * after a person has approved it. Source: decisions, DECIDE, step 5.
 */
export async function checkAcceptance(context: MeasurementContext, trial: Trial, paths: CheckPaths): Promise<Checked> {
  const { decisionLog } = context;
  const guards: DecisionReport['guards'] = [];
  for (const asked of guardsOf(decisionLog.session.settings, trial.purpose)) {
    const answer = await askGuard(context, { trial, asked, paths });
    if ('kind' in answer) return answer;
    const { reason, verdict } = answer;
    const tested = verdict === undefined ? {} : { verdict };
    guards.push({ name: nameOfGuard(asked.guard), passed: reason === undefined, ...tested });
    if (reason !== undefined) {
      return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
    }
  }
  return askHoldout(context, { trial, guards, paths });
}

interface GuardRequest {
  readonly trial: Trial;
  readonly asked: AskedGuard;
  readonly paths: CheckPaths;
}

async function askGuard(
  context: MeasurementContext,
  { trial, asked: { guard, number }, paths: { workspace = 1, logs } }: GuardRequest,
): Promise<MetricAnswer | Interrupted> {
  const { decisionLog } = context;
  if (!('command' in guard)) return askMetric(decisionLog.evaluations, trial, guard);
  const { command } = guard;
  const which = { task: trial.id, stage: 'guard', index: number } as const;
  const known = findAnswer(decisionLog.evaluations, trial, number);
  // Of a test that stands, the answer does: a guard that was passed before a release is not asked twice.
  if (known !== undefined) return { reason: isYes(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
  const { seed } = decisionLog.draw(sideLabel(which));
  const result = await context.evaluate({
    name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
    purpose: { kind: 'check', name: `objective-guard-${number}`, command },
    // Before a candidate of the same iteration, or behind another one at the end, there may be a promotion.
    logs: { folder: join(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
    workspace,
    isCurrentBest: false,
  });
  if (result.kind === 'scored') return { reason: undefined };
  return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : interruptionOf(result);
}

function refusedBy(failure: string): string {
  return `guard: ${failure}`;
}

/** Why nothing can be accepted any more; undefined: the holdout may be asked, or there is none. */
export function findSpentHoldout(
  { session, holdoutQueries: asked }: Pick<DecisionLog, 'session' | 'holdoutQueries'>,
  whenSpent: string,
): string | undefined {
  const budget = session.settings.holdout?.budget;
  if (budget === undefined || asked < budget) return undefined;
  return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}

interface HoldoutRequest {
  readonly trial: Trial;
  /** What the guards said. */
  readonly guards: DecisionReport['guards'];
  readonly paths: CheckPaths;
}

/**
 * Asks whether the change is no worse there. A step of the working line claims nothing, and what is above what is
 * plausible waits for a person: neither is asked about.
 */
async function askHoldout(
  context: MeasurementContext,
  { trial, guards, paths: { workspace = 1 } }: HoldoutRequest,
): Promise<Checked> {
  const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
  const { holdout: settings, direction } = decisionLog.session.settings;
  const isSpared = isWorkingStep(trial) || trial.verdict?.outcome !== 'keep';
  if (settings === undefined || isSpared) return { kind: 'asked', answers: { guards }, refusal: undefined };
  const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
  if (spent !== undefined) {
    const asked = [...(guards ?? []), { name: SPENT_HOLDOUT, passed: false }];
    return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
  }
  const hidden = holdout();
  if (hidden === undefined) throw new TypeError('a holdout is asked that was not opened');
  const queries = decisionLog.holdoutQueries + 1;
  const folder = join(privateArea.folder, 'holdout', String(decisionLog.length + 1));
  // An interrupted query has been made.
  decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
  const which = { task: trial.id, stage: 'holdout', index: queries } as const;
  const { seed, bit } = decisionLog.draw(sideLabel(which));
  const scores: Partial<Record<Arm, number>> = {};
  let environment: string | undefined;
  const order = bit === 1 ? (['candidate', 'incumbent'] as const) : (['incumbent', 'candidate'] as const);
  for (const arm of order) {
    const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
    const result = await context.evaluate({
      name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
      purpose: {
        kind: 'replacement',
        name: 'holdout',
        command: hidden.command,
        readable: hidden.paths,
        isSealed: true,
      },
      logs: { folder, prefix: `${queries}-${arm}-` },
      workspace,
      isCurrentBest: arm === 'incumbent',
      environment,
    });
    if (result.kind !== 'scored' && result.kind !== 'failed') return interruptionOf(result);
    environment = result.environment;
    if (result.kind === 'scored') scores[arm] = result.score;
    else if (arm === 'incumbent') {
      const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
      return { kind: 'broken', why: 'halt', reason };
    }
  }
  const { candidate, incumbent = Number.NaN } = scores;
  const passed = evaluateHoldout({ candidate, incumbent }, direction);
  const refusal = passed ? undefined : ({ reason: 'the holdout says no', by: 'holdout' } as const);
  return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}

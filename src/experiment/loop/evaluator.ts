/** The evaluator of a run, as the shared loop measures by it. */
import { join } from 'node:path';
import { knowsInstalled } from '../../engine/boundaries/shadowable.ts';
import { requireUnsealed } from '../../engine/evaluation/hidden-command.ts';
import type { ActivityLog } from '../../engine/log/activity-log.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import type { Host } from '../../kernel/host.ts';
import { type MeasurementContext, recordedEvaluator } from '../../loop/evaluation.ts';
import { requireSameBenchmarks } from '../scoring/benchmark-set.ts';
import { type Evaluating, evaluateFor, scoreTree } from '../scoring/objective.ts';
import { WHEN_HOLDOUT_SPENT } from './stop.ts';

interface Measuring extends Evaluating {
  readonly host: Host;
  readonly decisionLog: DecisionLog;
  readonly activity?: ActivityLog;
}

/** A run as the shared loop measures it. Remarks are dropped: who wants them sets `note`. */
export function measuringOf(run: Measuring): MeasurementContext {
  const { decisionLog, host, privateArea, protectedFiles, config, activity } = run;
  const { holdout } = config.objective;
  return {
    ...{ decisionLog, privateArea, protectedFiles },
    evaluate: recordedEvaluator(run, async (request) => {
      const evaluated = await evaluateFor(run, request);
      return requireSameBenchmarks(decisionLog.evaluations, request, { evaluated, parse: config.objective.parse });
    }),
    holdout: () => (holdout === undefined ? undefined : requireUnsealed(holdout, host.env)),
    whenHoldoutSpent: WHEN_HOLDOUT_SPENT,
    note: () => undefined,
    ...(activity === undefined ? {} : { activity }),
    hasGuards: config.guards.length > 0,
  };
}

/**
 * Runs setup on the base once a session, where it did not run yet: a change is held to the packages that the base's own
 * setup installs, also where a resumed run does not score the base again. `workspace`: the number of one in which nothing
 * runs. Gives a remark where that fails.
 */
export async function learnInstalled(
  { config, privateArea, protectedFiles, signal }: Evaluating,
  workspace: number,
): Promise<string | undefined> {
  const isKnown = config.setup.command === '' || protectedFiles.files.length === 0 || knowsInstalled(protectedFiles);
  if (isKnown || signal?.aborted === true) return undefined;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, workspace, signal },
    tree: privateArea.store.base,
    logs: join(privateArea.folder, 'scratch'),
    prefix: `base-${workspace}-`,
    purpose: { kind: 'check', name: 'installed', command: 'true' },
  });
  if (scored.kind !== 'failed' && scored.kind !== 'infra') return undefined;
  return `names of installed packages are not known: ${scored.reason}`;
}

/**
 * Whether the baseline fails since a command of it reads what an earlier guard left: every command starts in a fresh checkout.
 * Invariant: what is run to find that out is never recorded, and leaves nothing in the private area.
 */
import { mkdirSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { discardTrialFiles, trialPaths } from '../engine/evaluation/forged-candidate.ts';
import { describeSharedState, findSharedState, type SharedState } from '../engine/evaluation/shared-state.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import type { ActiveMission } from './active-mission.ts';
import { findHopelessBaseline } from './decide.ts';
import { evaluationSteps } from './evaluating.ts';
import { type EvaluationRecord, parseVerdict } from './evaluator-output.ts';
import type { Stop } from './stop.ts';

/** Why the run stops for it; a mission that may continue with a failing baseline gets a note. */
export async function refuseLeftovers(mission: ActiveMission): Promise<Stop | undefined> {
  const { state, journal, measuring, signal } = mission;
  const { contract } = state.launch;
  const evaluation = state.entries[0]?.evaluator;
  const isFailed = evaluation?.status === 'error' || (evaluation?.status === 'fail' && evaluation.exit_code !== 0);
  if (!evaluation || !isFailed || contract.guards.length === 0 || signal?.aborted === true) return undefined;
  const shared = await findLeftovers(mission, evaluation);
  if (shared === undefined) return undefined;
  const reason = `${describeSharedState(shared)}; make it build.command`;
  const remedy = 'Move its command from guards to build.command in sandbox.md, then launch again.';
  if (measuring === undefined && findHopelessBaseline(evaluation, contract.evaluator) === undefined) {
    journal.note(`${reason}. ${remedy}`);
    return undefined;
  }
  return { status: 'failed', reason, refusal: new PreconditionError({ message: reason, remedy }) };
}

async function findLeftovers(mission: ActiveMission, record: EvaluationRecord): Promise<SharedState | undefined> {
  const { privateArea, protectedFiles, signal, state } = mission;
  discardTrialFiles(privateArea);
  const { logs } = trialPaths(privateArea.folder);
  mkdirSync(logs, { recursive: true });
  try {
    const steps = evaluationSteps(state.launch.contract, { folder: logs, prefix: '' });
    // One that ended with 0 printed no verdict.
    const failed = record.exit_code === 0 ? undefined : steps.find(({ command }) => command === record.command)?.name;
    return await findSharedState(privateArea, {
      ...{ checkout: evaluationCheckout(privateArea, 1), tree: state.launch.baseline_commit, protectedFiles, steps },
      ...{ teardown: undefined, variables: {}, signal, failed },
      isFine: (output) => Promise.resolve(failed !== undefined || !('reason' in parseVerdict(output))),
    });
  } finally {
    discardTrialFiles(privateArea);
  }
}

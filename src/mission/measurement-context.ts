/**
 * How the shared loop measures a mission that has a policy.
 * Invariant: an evaluation runs in a clean checkout, with the files of the evaluator as the baseline has them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration } from '../base/duration.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';
import { type Evaluation, evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { judgeOf } from '../engine/workspace/private-area.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { Evaluated, EvaluationRequest, LogPlace, MeasurementContext } from '../loop/evaluation.ts';
import type { ActiveMission } from './active-mission.ts';
import { evaluatorStep, judgingSteps } from './evaluating.ts';
import { parseVerdict } from './evaluator-output.ts';

/** What measuring needs of a mission that has a policy. */
export type Measuring = Pick<
  ActiveMission,
  'privateArea' | 'protectedFiles' | 'holdout' | 'signal' | 'host' | 'place' | 'state' | 'emit'
> & {
  readonly decisionLog: DecisionLog;
};

/** Whether the front matter names a policy. */
export function hasLog<T extends Pick<ActiveMission, 'decisionLog'>>(
  mission: T,
): mission is T & { readonly decisionLog: DecisionLog } {
  return mission.decisionLog !== undefined;
}

/** A mission as the shared loop measures it. */
export function contextOf(mission: Measuring): MeasurementContext {
  const { decisionLog, host, privateArea, protectedFiles, holdout, emit } = mission;
  return {
    ...{ decisionLog, host, privateArea, protectedFiles },
    evaluate: (request) => evaluateFor(mission, request),
    holdout: () => holdout,
    whenHoldoutSpent: WHEN_HOLDOUT_SPENT,
    note: (note) => emit({ kind: 'note', note }),
  };
}

export const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';

async function evaluateFor(
  mission: Measuring,
  { name, purpose, logs, isCurrentBest }: EvaluationRequest,
): Promise<Evaluated> {
  const { privateArea, protectedFiles, signal } = mission;
  const steps = stepsFor(mission, purpose, logs);
  mkdirSync(logs.folder, { recursive: true });
  // A file there is of an interrupted run, which this one replaces.
  for (const { logs: log } of steps)
    for (const stream of ['stdout', 'stderr']) rmSync(`${log}.${stream}`, { force: true });
  const evaluation = await evaluateTree(privateArea, {
    judge: judgeOf(privateArea, 1),
    tree: name.tree,
    protectedFiles,
    steps,
    teardown: undefined,
    given: { AUTORIZE_SEED: String(name.seed) },
    signal,
  });
  faultPoint('mission:after-judging');
  // A candidate has to pass each time; the current best, or an A/A check of it, may be a baseline that does not.
  return resultOf(evaluation, { mustPass: !isCurrentBest, last: steps.at(-1), isCheck: purpose.kind === 'check' });
}

function stepsFor(
  mission: Pick<ActiveMission, 'state'>,
  purpose: EvaluationRequest['purpose'],
  { folder, prefix }: LogPlace,
): EvaluationStep[] {
  const logs = join(folder, `${prefix}evaluator`);
  switch (purpose.kind) {
    case 'score':
      return [evaluatorStep(mission, logs)];
    case 'judge':
      return judgingSteps(mission, { folder, prefix });
    case 'check':
    case 'replacement': {
      const { timeout, network, tracing = 'off' } = mission.state.launch.contract.evaluator;
      const { name, command } = purpose;
      const [title, hidden] =
        purpose.kind === 'check'
          ? [`guard ${quoted(command)}`, {}]
          : [`the ${name}`, { isSealed: purpose.isSealed, readable: purpose.readable, tracing }];
      const timeoutMs = parseDuration(timeout) ?? 0;
      return [{ name, title, command, network, timeoutMs, logs: join(folder, `${prefix}${name}`), ...hidden }];
    }
    default:
      return purpose satisfies never;
  }
}

interface Reading {
  readonly mustPass: boolean;
  readonly last: EvaluationStep | undefined;
  /** Its exit code is all that it says. */
  readonly isCheck: boolean;
}

function resultOf(evaluation: Evaluation, { mustPass, last, isCheck }: Reading): Evaluated {
  if (evaluation.kind !== 'ran') return evaluation;
  const stdoutDigest = sha256(evaluation.output);
  const { files } = evaluation;
  if (isCheck) return { kind: 'scored', score: 0, stdoutDigest, files };
  const failed = (reason: string): Evaluated => {
    return { kind: 'failed', reason, exitCode: 0, isTampered: false, stdoutDigest, files };
  };
  const title = last?.title ?? 'the evaluator';
  const verdict = parseVerdict(evaluation.output);
  if ('reason' in verdict) return failed(last?.isSealed === true ? `${title} printed no verdict` : verdict.reason);
  if (mustPass && !verdict.pass) return failed(`${title} says that it does not pass`);
  return verdict.score === null
    ? failed(`${title} gave no score`)
    : { kind: 'scored', score: verdict.score, stdoutDigest, files };
}

/**
 * How the shared loop measures a mission that has a policy.
 * Invariant: an evaluation runs in an evaluation checkout, with the files of the evaluator as the baseline has them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration } from '../base/duration.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { Evaluation } from '../engine/evaluation/evaluation-outcome.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import { preparingSteps } from '../engine/evaluation/preparing-steps.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import {
  type Evaluated,
  type EvaluationRequest,
  type LogPaths,
  type MeasurementContext,
  recordedEvaluator,
} from '../loop/evaluation.ts';
import { evaluationSteps, evaluatorStep, networkOf, preparingOf } from './evaluating.ts';
import { metricsIn, parseVerdict } from './evaluator-output.ts';
import type { MissionView } from './mission-settings.ts';
import { WHEN_HOLDOUT_SPENT } from './stop.ts';

type View = Pick<MissionView, 'host' | 'privateArea' | 'protectedFiles' | 'holdout' | 'signal' | 'state'>;

interface Listening {
  readonly decisionLog: DecisionLog;
  readonly note: (note: string) => void;
  readonly activity?: ActivityLog;
}

/** A mission as the shared loop measures it; `note` gets what is odd and ends nothing. */
export function measuringOf(mission: View, { decisionLog, note, activity }: Listening): MeasurementContext {
  const { host, privateArea, protectedFiles, holdout } = mission;
  return {
    ...{ decisionLog, privateArea, protectedFiles, note },
    ...(activity === undefined ? {} : { activity }),
    hasGuards: mission.state.launch.contract.guards.length > 0,
    evaluate: recordedEvaluator({ decisionLog, host }, (request) => evaluateFor(mission, request)),
    holdout: () => holdout,
    whenHoldoutSpent: WHEN_HOLDOUT_SPENT,
  };
}

async function evaluateFor(
  mission: View,
  { name, purpose, logs, isCurrentBest }: EvaluationRequest,
): Promise<Evaluated> {
  const { privateArea, protectedFiles, signal } = mission;
  const steps = stepsFor(mission, purpose, logs);
  mkdirSync(logs.folder, { recursive: true });
  // A file there is of an interrupted run, which this one replaces.
  for (const { logs: log } of steps)
    for (const stream of ['stdout', 'stderr']) rmSync(`${log}.${stream}`, { force: true });
  const evaluation = await evaluateTree(privateArea, {
    checkout: evaluationCheckout(privateArea, 1),
    tree: name.tree,
    protectedFiles,
    steps,
    teardown: undefined,
    variables: { AUTORIZE_SEED: String(name.seed) },
    signal,
  });
  faultPoint('mission:after-judging');
  // A candidate has to pass each time; the current best, or an A/A check of it, may be a baseline that does not.
  const hasMetrics = mission.state.launch.contract.evaluator.metrics !== undefined && purpose.kind !== 'replacement';
  const isCheck = purpose.kind === 'check';
  return resultOf(evaluation, { mustPass: !isCurrentBest, last: steps.at(-1), isCheck, hasMetrics });
}

function stepsFor(
  mission: Pick<MissionView, 'state'>,
  purpose: EvaluationRequest['purpose'],
  { folder, prefix }: LogPaths,
): EvaluationStep[] {
  const { contract } = mission.state.launch;
  const logs = join(folder, `${prefix}evaluator`);
  const before = preparingSteps(preparingOf(contract, { folder, prefix }));
  switch (purpose.kind) {
    case 'score':
      return [...before, evaluatorStep(contract, logs)];
    case 'judge':
      return evaluationSteps(contract, { folder, prefix });
    case 'check':
    case 'replacement': {
      const { timeout, tracing = 'off' } = contract.evaluator;
      const { name, command } = purpose;
      const [kind, title, hidden] =
        purpose.kind === 'check'
          ? (['guards', `guard ${quoted(command)}`, {}] as const)
          : (['holdout', `the ${name}`, { isSealed: purpose.isSealed, readable: purpose.readable, tracing }] as const);
      const timeoutMs = parseDuration(timeout) ?? 0;
      const step = {
        name,
        kind,
        title,
        command,
        network: networkOf(contract)[kind],
        timeoutMs,
        logs: join(folder, `${prefix}${name}`),
        ...hidden,
      };
      return [...before, step];
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
  /** What it reports in addition to the score counts. */
  readonly hasMetrics: boolean;
}

function resultOf(evaluation: Evaluation, { mustPass, last, isCheck, hasMetrics }: Reading): Evaluated {
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
  if (verdict.score === null) return failed(`${title} gave no score`);
  const metrics = hasMetrics ? { metrics: metricsIn(evaluation.output) } : {};
  return { kind: 'scored', score: verdict.score, ...metrics, stdoutDigest, files };
}

/**
 * Judging a commit by guards and evaluator, in an evaluation checkout.
 * Invariant: what a session left in its workspace has no part in it; the evaluator and what it needs are those of the
 * baseline.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration } from '../base/duration.ts';
import { quoted, shortened } from '../base/text.ts';
import { resolveNetwork } from '../engine/environment/step-network.ts';
import { takeSetupLogs } from '../engine/evaluation/base-layer.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { Evaluation } from '../engine/evaluation/evaluation-outcome.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import { type Preparing, preparingSteps } from '../engine/evaluation/preparing-steps.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { readOwnText } from '../kernel/own-files.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { LogPaths } from '../loop/evaluation.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { type EvaluationRecord, parseVerdict } from './evaluator-output.ts';
import type { MissionView } from './mission-settings.ts';
import { iterationFolder } from './store.ts';

export type Evaluated =
  | {
      readonly kind: 'evaluated';
      readonly record: EvaluationRecord;
      /** The evaluator was changed meanwhile. */
      readonly isTampered: boolean;
    }
  | { readonly kind: 'aborted' };

const MAX_RETAINED_CHARS = 16 * 1024;

/** Evaluates a commit of the store. */
export async function evaluateCommit(
  mission: Pick<MissionView, 'paths' | 'host' | 'privateArea' | 'protectedFiles' | 'signal' | 'state'>,
  { commit, iteration }: { readonly commit: string; readonly iteration: number },
): Promise<Evaluated> {
  const { privateArea, protectedFiles, signal, host } = mission;
  const { evaluator } = mission.state.launch.contract;
  const logs = join(iterationFolder(mission.paths, iteration), 'evaluation');
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  if (iteration === 0) takeSetupLogs(privateArea, logs);
  const ranAt = host.now().toISOString();
  const steps = evaluationSteps(mission.state.launch.contract, { folder: logs, prefix: '' });
  const evaluation = await evaluateTree(privateArea, {
    checkout: evaluationCheckout(privateArea, 1),
    tree: commit,
    protectedFiles,
    steps,
    teardown: undefined,
    variables: {},
    signal,
  });
  faultPoint('mission:after-judging');
  if (evaluation.kind === 'aborted') return evaluation;
  const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
  return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}

/** Guards and evaluator. */
export function evaluationSteps(contract: MissionContract, { folder, prefix }: LogPaths): EvaluationStep[] {
  const { guards } = contract;
  const guardSteps = guards.map((guard, index) => ({
    name: `guard-${index + 1}`,
    kind: 'guards' as const,
    title: `guard ${quoted(guard.name)}`,
    command: guard.command,
    timeoutMs: parseDuration(guard.timeout) ?? 0,
    network: networkOf(contract).guards,
    logs: join(folder, `${prefix}guard-${index + 1}`),
  }));
  const evaluator = evaluatorStep(contract, join(folder, `${prefix}evaluator`));
  return [...preparingSteps(preparingOf(contract, { folder, prefix })), ...guardSteps, evaluator];
}

/** The network access of each command. */
export function networkOf({
  environment,
  agent,
  evaluator,
}: Pick<MissionContract, 'environment' | 'agent' | 'evaluator'>): ReturnType<typeof resolveNetwork> {
  const own = environment?.network ?? {};
  return resolveNetwork({ own, agent: agent.network, evaluator: evaluator.network });
}

/** Setup and build of a mission. */
export function preparingOf(
  contract: Pick<MissionContract, 'setup' | 'build' | 'environment' | 'agent' | 'evaluator'>,
  { folder, prefix }: LogPaths,
): Preparing {
  const { setup, build } = contract;
  return { setup, build, network: networkOf(contract), logs: join(folder, prefix) + (prefix === '' ? '/' : '') };
}

/** The evaluator; what it prints goes to files that begin with `logs`. */
export function evaluatorStep(contract: MissionContract, logs: string): EvaluationStep {
  const { evaluator } = contract;
  return {
    name: 'evaluator',
    kind: 'objective',
    title: 'the evaluator',
    command: evaluator.command,
    timeoutMs: parseDuration(evaluator.timeout) ?? 0,
    network: networkOf(contract).objective,
    tracing: evaluator.tracing ?? 'off',
    logs,
  };
}

interface Finished {
  readonly evaluation: Exclude<Evaluation, { kind: 'aborted' }>;
  readonly steps: readonly EvaluationStep[];
  readonly ranAt: string;
  readonly command: string;
}

function recordOf({ evaluation, steps, ranAt, command }: Finished): EvaluationRecord {
  const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
  switch (evaluation.kind) {
    case 'infra':
      return { ...nothing, status: 'error', parse_error: evaluation.reason };
    case 'failed': {
      const step = steps.find(({ name }) => name === evaluation.step?.name);
      if (step === undefined) return { ...nothing, status: 'error', parse_error: evaluation.reason };
      const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
      // A guard that says no is a verdict; an evaluator that fails is none.
      if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
        return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
      }
      return { ...ran, status: 'error', parse_error: evaluation.reason };
    }
    case 'ran': {
      const step = steps.find(({ name }) => name === 'evaluator');
      const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
      const verdict = parseVerdict(evaluation.output);
      if ('reason' in verdict) return { ...ran, status: 'error', parse_error: verdict.reason };
      return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
    }
    default:
      return evaluation satisfies never;
  }
}

function logsOf({ logs }: EvaluationStep): Pick<EvaluationRecord, 'stdout' | 'stderr'> {
  const read = (name: string): string => shortened(readOwnText(`${logs}.${name}`), MAX_RETAINED_CHARS);
  return { stdout: read('stdout'), stderr: read('stderr') };
}

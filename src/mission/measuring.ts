/**
 * Runs what a policy asks for: one evaluation after the other, each with its record.
 * Invariant: every run of the evaluator is in the journal before the policy is told of it, one that was called off too. It
 * runs in a clean checkout, with the files that judge as the baseline has them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Arm, Measurement } from '../attempt/decide/measurement.ts';
import type { Task } from '../attempt/decide/task.ts';
import type { DecisionBook } from '../attempt/decision-book.ts';
import { type Evaluation, evaluateTree } from '../attempt/evaluation.ts';
import type { EvaluationStep } from '../attempt/evaluation-step.ts';
import { type Measured, type MeasuredTask, measureTask } from '../attempt/measure-task.ts';
import { type Moved, type Recorded, type RunName, type RunResult, recordRun } from '../attempt/recorded-run.ts';
import { judgeOf } from '../attempt/workspace.ts';
import { sha256 } from '../base/hash.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { ActiveMission } from './active-mission.ts';
import { parseVerdict } from './evaluator-output.ts';
import { evaluatorStep } from './judging.ts';

/** What measuring needs of a mission that has a policy. */
export type Bench = Pick<
  ActiveMission,
  'workspace' | 'protectedFiles' | 'holdout' | 'signal' | 'host' | 'place' | 'state'
> & {
  readonly book: DecisionBook;
};

/** Whether the front matter names a policy. */
export function hasBook<T extends Pick<ActiveMission, 'book'>>(
  mission: T,
): mission is T & { readonly book: DecisionBook } {
  return mission.book !== undefined;
}

/** Measures until the task is decided, or something keeps it from that; what is printed goes into a folder. */
export function measure<T extends Task>(bench: Bench, task: T, logs: string): Promise<MeasuredTask<T>> {
  const { book } = bench;
  const trees = treesOf(task);
  return measureTask(task, {
    draw: book.draw,
    environment: book.surroundings.digest,
    async measure({ stage, index, attempt, order_bit }, { arm, seed, environment }): Promise<Measured> {
      const file = `${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}`;
      const name = { task: task.id, arm, stage, index, attempt, order_bit, seed, tree: trees[arm] };
      const result = await runBeside(bench, name, {
        steps: [evaluatorStep(bench, join(logs, file))],
        mustPass: trees[arm] !== trees.incumbent,
        environment,
      });
      if (result.kind === 'aborted' || result.kind === 'infra') return result;
      return { kind: 'measured', measurement: measurementOf(arm, result), environment: result.environment };
    },
  });
}

export interface BesidePlace {
  /** The last one tells the score. */
  readonly steps: readonly EvaluationStep[];
  /** A candidate has to pass each time; the last kept commit, or a no-op on it, may be a baseline that does not. */
  readonly mustPass: boolean;
  /** Digest of the environment that it has to run in; undefined: whichever there is. */
  readonly environment?: string | undefined;
}

/** Runs a tree once and records it; by itself for what is no step of a task: the holdout, a canary. */
export function runBeside(
  bench: Bench,
  name: RunName,
  { steps, mustPass, environment }: BesidePlace,
): Promise<Recorded<RunResult | Moved>> {
  const { workspace, protectedFiles, signal, host, book } = bench;
  for (const { logs } of steps) {
    mkdirSync(dirname(logs), { recursive: true });
    // Of a run that was broken off; this one is in its place.
    for (const stream of ['stdout', 'stderr']) rmSync(`${logs}.${stream}`, { force: true });
  }
  const { judge_digest: judge } = book.genesis;
  return recordRun(book, { name, judge, environment, now: host.now }, async () => {
    const evaluation = await evaluateTree(workspace, {
      judge: judgeOf(workspace, 1),
      tree: name.tree,
      protectedFiles,
      steps,
      teardown: undefined,
      given: { AUTORIZE_SEED: String(name.seed) },
      signal,
    });
    faultPoint('mission:after-judging');
    return resultOf(evaluation, { mustPass, last: steps.at(-1) });
  });
}

function treesOf(task: Task): Readonly<Record<Arm, string>> {
  switch (task.task) {
    case 'calibration':
      return { candidate: task.tree, incumbent: task.tree };
    case 'confirmation':
      return { candidate: task.tree, incumbent: task.baseline };
    case 'paired':
    case 'compare':
      return { candidate: task.tree, incumbent: task.incumbent };
    default:
      return task satisfies never;
  }
}

function resultOf(
  evaluation: Evaluation,
  { mustPass, last }: { readonly mustPass: boolean; readonly last: EvaluationStep | undefined },
): RunResult {
  if (evaluation.kind !== 'ran') return evaluation;
  const stdoutDigest = sha256(evaluation.output);
  const { files } = evaluation;
  const failed = (reason: string): RunResult => {
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

function measurementOf(
  arm: Arm,
  result: Recorded<Extract<RunResult, { kind: 'scored' | 'failed' }> | Moved>,
): Measurement {
  const run = { arm, evaluation: result.evaluation };
  if (result.kind === 'moved') return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
  if (result.kind === 'scored') return { ...run, kind: 'scored', score: result.score };
  const { reason, isTampered } = result;
  return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
}

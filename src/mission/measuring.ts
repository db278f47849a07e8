/**
 * Runs what a policy asks for: one evaluation after the other, each with its record.
 * Invariant: every run of the evaluator that ended is in the journal before the policy is told of it. It runs in a clean
 * checkout, with the files that judge as the baseline has them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Arm, Measurement } from '../attempt/decide/measurement.ts';
import type { Task } from '../attempt/decide/task.ts';
import type { DecisionBook } from '../attempt/decision-book.ts';
import { evaluateTree } from '../attempt/evaluation.ts';
import { type Measured, type MeasuredTask, measureTask } from '../attempt/measure-task.ts';
import { judgeOf } from '../attempt/workspace.ts';
import { sha256 } from '../base/hash.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { ActiveMission } from './active-mission.ts';
import { parseVerdict } from './evaluator-output.ts';
import { evaluatorStep } from './judging.ts';

/** What measuring needs of a mission that has a policy. */
export type Bench = Pick<ActiveMission, 'workspace' | 'protectedFiles' | 'signal' | 'host' | 'place' | 'state'> & {
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
  const { workspace, protectedFiles, signal, host, book } = bench;
  mkdirSync(logs, { recursive: true });
  const trees = treesOf(task);
  return measureTask(task, {
    draw: book.draw,
    async measure({ stage, index, attempt, order_bit }, { arm, seed }): Promise<Measured> {
      const startedAt = host.now().toISOString();
      const began = performance.now();
      const name = `${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}`;
      // Of a run that was broken off; this one is in its place.
      for (const stream of ['stdout', 'stderr']) rmSync(`${join(logs, name)}.${stream}`, { force: true });
      const evaluation = await evaluateTree(workspace, {
        judge: judgeOf(workspace, 1),
        tree: trees[arm],
        protectedFiles,
        steps: [evaluatorStep(bench, join(logs, name))],
        teardown: undefined,
        given: { AUTORIZE_SEED: String(seed) },
        signal,
      });
      faultPoint('mission:after-judging');
      if (evaluation.kind === 'aborted' || evaluation.kind === 'infra') return evaluation;
      book.evaluationMs.push(performance.now() - began);
      const isRan = evaluation.kind === 'ran';
      const read = isRan ? readScore(arm, evaluation.output) : { reason: evaluation.reason };
      const digest = book.genesis.evaluator_digest;
      book.append({
        kind: 'evaluation',
        ...{ id: book.nextEvaluation(), task: task.id, arm, stage, index, attempt, order_bit, seed, tree: trees[arm] },
        digest_before: digest,
        digest_after: !isRan && evaluation.isTampered ? 'changed' : digest,
        started_at: startedAt,
        ended_at: host.now().toISOString(),
        host: hostname(),
        exit_code: isRan ? 0 : evaluation.exitCode,
        score: 'score' in read ? read.score : null,
        reason: 'score' in read ? null : read.reason,
        stdout_digest: isRan ? sha256(evaluation.output) : '',
      });
      return { kind: 'measured', measurement: measurementOf(arm, read) };
    },
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

type ReadScore = { readonly score: number } | { readonly reason: string };

/** A candidate has to pass each time; the last kept commit may be a baseline that does not. */
function readScore(arm: Arm, output: string): ReadScore {
  const verdict = parseVerdict(output);
  if ('reason' in verdict) return verdict;
  if (arm === 'candidate' && !verdict.pass) return { reason: 'the evaluator says that it does not pass' };
  return verdict.score === null ? { reason: 'the evaluator gave no score' } : { score: verdict.score };
}

function measurementOf(arm: Arm, read: ReadScore): Measurement {
  return 'score' in read ? { arm, kind: 'scored', score: read.score } : { arm, kind: 'failed', reason: read.reason };
}

/**
 * Measures what a policy asks for: asks the task for its next step, evaluates, answers, until the task is over.
 * Invariant: a task is answered whole steps only; an interrupted task is returned as it was before its last step. The
 * runs of a step share one environment; where scores are compared with stored ones, so do all runs of the task.
 */
import { join } from 'node:path';
import { sideLabel } from '../audit/side-runs.ts';
import { isMoved, type Measurement, type MeasureStep, WASHOUT, washoutIndex } from '../decision/measurement.ts';
import { isOfOneEnvironment, nextStep, reportTask, type Task } from '../decision/task.ts';
import type { Moved, Recorded } from '../engine/evaluation/recorded-run.ts';
import type { Arm } from '../stats/carry-over.ts';
import { iterationOf } from './candidate.ts';
import type { Evaluated, MeasurementContext, Purpose } from './evaluation.ts';
import { progressOf } from './progress.ts';

/** How often in a row a task begins again after the environment changed under it. */
export const MAX_MOVES = 2;

export interface MeasurementOptions {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** Folder of the logs. */
  readonly logs: string;
  /** Precedes the names of the logs. */
  readonly prefix?: string;
  /**
   * The first run of an arm: what it evaluates, with its logs in the folder itself; all others lie in its folder
   * `runs`. Default: no run is special, and all logs lie in the folder.
   */
  readonly first?: { readonly arm: Arm; readonly purpose: Purpose };
  /** What all other runs evaluate. Default: the objective alone. */
  readonly purpose?: Purpose;
  /** Milliseconds by step of the evaluation; grows. */
  readonly timings?: Record<string, number>;
  /** Where a guard fails in the first run, nothing more is measured. */
  readonly isGuardRequired?: boolean;
  /** Why nothing more may be measured now; asked before each step but the first. */
  readonly mayGoOn?: (() => string | undefined) | undefined;
}

/**
 * Why a task was interrupted; `time`: none is left; `halt`: the current best cannot be measured any more; `moved`: the
 * environment changed, and what the task is compared with must be measured again.
 */
export interface Interrupted {
  readonly kind: 'broken';
  readonly why: 'aborted' | 'infra' | 'time' | 'halt' | 'moved';
  readonly reason: string;
}

export type Measured<T extends Task> = ({ readonly kind: 'over' } | Interrupted) & {
  readonly task: T;
  /** The last evaluation of the first arm; of failures that were retried the first. */
  readonly last: Evaluated | undefined;
  /** What a guard said in the first run. */
  readonly guardFailure: string | undefined;
};

type Context = Pick<MeasurementContext, 'decisionLog' | 'evaluate' | 'activity' | 'hasGuards'>;

/** What the runs of a task have shown so far. */
interface Progress {
  isFirst: boolean;
  last: Evaluated | undefined;
  guardFailure: string | undefined;
}

/** Measures until the task is decided, or interrupted. */
export async function measureTask<T extends Task>(
  context: Context,
  begun: T,
  options: MeasurementOptions,
): Promise<Measured<T>> {
  try {
    return await measureSteps(context, begun, options);
  } finally {
    context.activity?.measure(iterationOf(begun.id), undefined);
  }
}

async function measureSteps<T extends Task>(
  context: Context,
  begun: T,
  options: MeasurementOptions,
): Promise<Measured<T>> {
  const { draw, environmentSnapshot } = context.decisionLog;
  const progress: Progress = { isFirst: true, last: undefined, guardFailure: undefined };
  let task = begun;
  const end = (ending: { readonly kind: 'over' } | Interrupted): Measured<T> => {
    const { last, guardFailure } = progress;
    return { ...ending, task, last, guardFailure };
  };
  for (let steps = 0; ; steps += 1) {
    const step = nextStep(task, draw);
    if (step.kind === 'decided' || step.kind === 'done') return end({ kind: 'over' });
    if (step.kind === 'halt') return end({ kind: 'broken', why: 'halt', reason: step.reason });
    const late = steps === 0 ? undefined : options.mayGoOn?.();
    if (late !== undefined) return end({ kind: 'broken', why: 'time', reason: late });
    const environment = isOfOneEnvironment(task) ? environmentSnapshot.digest : undefined;
    const { evaluationMs } = context.decisionLog;
    // Without a first run of its own, it comes after them.
    const arePassed = context.hasGuards === true && (options.first === undefined || !progress.isFirst);
    context.activity?.measure(iterationOf(begun.id), progressOf(task, step, { evaluationMs, arePassed }));
    const results = await measureStep(context, { task: begun, step, environment, options, progress });
    if ('kind' in results) return end(results);
    task = reportTask(task, results);
  }
}

interface StepRequest {
  readonly task: Task;
  readonly step: MeasureStep;
  /** Digest of the environment that the task needs; undefined: that of the first run of the step. */
  readonly environment: string | undefined;
  readonly options: MeasurementOptions;
  readonly progress: Progress;
}

/** All runs of a step, or why they were interrupted. */
async function measureStep(context: Context, request: StepRequest): Promise<Measurement[] | Interrupted> {
  const { task, step, environment: required } = request;
  const { draw } = context.decisionLog;
  let environment = required;
  const results: Measurement[] = [];
  for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
    // A current best that fails makes the pair void, whatever the candidate would do; so does a new environment.
    if (results.some((result) => isMoved(result) || (result.arm === 'incumbent' && result.kind === 'failed'))) break;
    if (isWashed === true) {
      const index = washoutIndex(step.index, position);
      const { seed: unscored } = draw(sideLabel({ task: task.id, stage: WASHOUT, index }));
      const washout = { ...step, stage: WASHOUT, index, order_bit: null } as const;
      const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
      if ('kind' in washed) return washed;
    }
    const ran = await runArm(context, { ...request, arm, seed, environment });
    if ('kind' in ran) return ran;
    const { measurement } = ran;
    if (required !== undefined && isMoved(measurement)) {
      return { kind: 'broken', why: 'moved', reason: measurement.reason };
    }
    results.push(measurement);
    environment ??= ran.environment;
  }
  return results;
}

interface ArmRequest extends Omit<StepRequest, 'step'> {
  readonly step: Omit<MeasureStep, 'kind' | 'runs'>;
  readonly arm: Arm;
  readonly seed: number;
}

interface ArmRun {
  readonly measurement: Measurement;
  /** Digest of the environment that it began in. */
  readonly environment: string;
}

async function runArm(
  context: Context,
  { task, step, arm, seed, environment, options, progress }: ArmRequest,
): Promise<ArmRun | Interrupted> {
  const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
  const { stage, index, attempt, order_bit } = step;
  const trees = treesOf(task);
  const isFirst = progress.isFirst && arm === first?.arm && stage !== WASHOUT;
  if (isFirst) progress.isFirst = false;
  const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
  const result = await context.evaluate({
    name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
    purpose: isFirst ? first.purpose : purpose,
    logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : join(folder, 'runs'), prefix: which },
    workspace,
    isCurrentBest: trees[arm] === trees.incumbent,
    environment,
  });
  if (result.kind === 'aborted' || result.kind === 'infra') return interruptionOf(result);
  if (timings !== undefined && 'timings' in result) addTimings(timings, result.timings ?? {});
  if (stage !== WASHOUT && result.kind !== 'moved' && arm === first?.arm) {
    // Of failures that were retried the first is the one whose logs lie on top.
    if (progress.last?.kind !== 'failed' || result.kind === 'scored') progress.last = result;
  }
  if (result.kind === 'failed' && result.isGuard === true) progress.guardFailure ??= result.reason;
  if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
    return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
  }
  return { measurement: measurementOf(arm, result), environment: result.environment };
}

function addTimings(sums: Record<string, number>, timings: Readonly<Record<string, number>>): void {
  for (const [name, ms] of Object.entries(timings)) sums[name] = (sums[name] ?? 0) + ms;
}

/** What an evaluation that gave no result interrupts its task with. */
export function interruptionOf(
  result: Extract<Evaluated, { kind: 'aborted' | 'infra' }> | Moved,
): Interrupted & { readonly why: 'aborted' | 'infra' } {
  if (result.kind === 'aborted') return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
  return { kind: 'broken', why: 'infra', reason: result.reason };
}

function measurementOf(
  arm: Arm,
  result: Recorded<Extract<Evaluated, { kind: 'scored' | 'failed' }> | Moved>,
): Measurement {
  const run = { arm, evaluation: result.evaluation };
  if (result.kind === 'moved') return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
  if (result.kind === 'failed') {
    const { reason, isTampered } = result;
    return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
  }
  const { score, cases, metrics } = result;
  const reported = { ...(cases === undefined ? {} : { cases }), ...(metrics === undefined ? {} : { metrics }) };
  return { ...run, kind: 'scored', score, ...reported };
}

/** The trees that a task compares; a calibration has one. */
function treesOf(task: Task): Readonly<Record<Arm, string>> {
  switch (task.task) {
    case 'calibration':
      return { candidate: task.tree, incumbent: task.tree };
    case 'confirmation':
    case 'leave-out':
      return { candidate: task.tree, incumbent: task.baseline };
    case 'paired':
    case 'compare':
      return { candidate: task.tree, incumbent: task.incumbent };
    default:
      return task satisfies never;
  }
}

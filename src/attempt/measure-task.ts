/**
 * Asks a task what to measure, has it measured, and tells it what came out, until it is over.
 * Invariant: a task is told of whole steps alone; one that is broken off is given back as it was before its last step. The
 * runs of a step are of one environment; where scores are compared with stored ones, those of the task are.
 */
import type { Draw } from './decide/draw.ts';
import { type Arm, isMoved, type Measurement, type MeasureStep, WASHOUT, washoutIndex } from './decide/measurement.ts';
import { sideLabel } from './decide/side-audit.ts';
import { isOfOneEnvironment, nextStep, type Task, tellTask } from './decide/task.ts';

export type Measured =
  | {
      readonly kind: 'measured';
      readonly measurement: Measurement;
      /** Digest of the one that it began in. */
      readonly environment: string;
    }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

/** One arm of a step. */
interface ArmRun {
  readonly arm: Arm;
  readonly seed: number;
  /** Digest of the environment that it has to run in; undefined: whichever there is. */
  readonly environment: string | undefined;
}

export interface Measuring {
  readonly draw: Draw;
  /** Digest of the environment that the stored scores are of, which the task is begun with. */
  readonly environment: string;
  /** Runs one arm, and records the run. */
  readonly measure: (step: MeasureStep, run: ArmRun) => Promise<Measured>;
  /** Why nothing more is to be measured now; asked before each step but the first. */
  readonly mayGoOn?: (() => string | undefined) | undefined;
}

export type MeasuredTask<T extends Task> =
  | { readonly kind: 'over'; readonly task: T }
  /**
   * `time`: the run has no more of it; `halt`: the machine cannot measure what it measured before; `moved`: the
   * environment is another one, and what the task is compared with is to be measured again.
   */
  | {
      readonly kind: 'broken';
      readonly task: T;
      readonly why: 'aborted' | 'infra' | 'time' | 'halt' | 'moved';
      readonly reason: string;
    };

/** How often in a row what was broken off by a change of the environment is begun again. */
export const MAX_MOVES = 2;

/** Measures until the task is decided, or something keeps it from that. */
export async function measureTask<T extends Task>(
  begun: T,
  { draw, environment: begunIn, measure, mayGoOn }: Measuring,
): Promise<MeasuredTask<T>> {
  let task = begun;
  for (let steps = 0; ; steps += 1) {
    const step = nextStep(task, draw);
    if (step.kind === 'decided' || step.kind === 'done') return { kind: 'over', task };
    if (step.kind === 'halt') return { kind: 'broken', task, why: 'halt', reason: step.reason };
    const reason = steps === 0 ? undefined : mayGoOn?.();
    if (reason !== undefined) return { kind: 'broken', task, why: 'time', reason };
    const isHeld = isOfOneEnvironment(task);
    let environment = isHeld ? begunIn : undefined;
    const results: Measurement[] = [];
    for (const [position, { isWashed = false, ...run }] of step.runs.entries()) {
      // An incumbent that fails makes the pair void, whatever the candidate would do; so does a move.
      if (results.some((result) => isMoved(result) || (result.arm === 'incumbent' && result.kind === 'failed'))) break;
      if (isWashed) {
        const washout = {
          ...step,
          stage: WASHOUT,
          index: washoutIndex(step.index, position),
          order_bit: null,
        } as const;
        const { seed } = draw(sideLabel({ task: task.id, stage: WASHOUT, index: washout.index }));
        const washed = await measure(washout, { ...run, seed, environment });
        if (washed.kind !== 'measured') return { kind: 'broken', task, ...interruptionOf(washed) };
      }
      const measured = await measure(step, { ...run, environment });
      if (measured.kind !== 'measured') return { kind: 'broken', task, ...interruptionOf(measured) };
      const { measurement } = measured;
      if (isHeld && isMoved(measurement)) return { kind: 'broken', task, why: 'moved', reason: measurement.reason };
      results.push(measurement);
      environment ??= measured.environment;
    }
    task = tellTask(task, results);
  }
}

function interruptionOf(measured: Exclude<Measured, { kind: 'measured' }>) {
  if (measured.kind === 'infra') return { why: 'infra', reason: measured.reason } as const;
  return { why: 'aborted', reason: 'interrupted by the operator' } as const;
}

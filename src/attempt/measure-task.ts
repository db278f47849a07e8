/**
 * Asks a task what to measure, has it measured, and tells it what came out, until it is over.
 * Invariant: a task is told of whole steps alone; one that is broken off is given back as it was before its last step.
 */
import type { Draw } from './decide/draw.ts';
import type { Arm, Measurement, MeasureStep } from './decide/measurement.ts';
import { nextStep, type Task, tellTask } from './decide/task.ts';

export type Measured =
  | { readonly kind: 'measured'; readonly measurement: Measurement }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

export interface Measuring {
  readonly draw: Draw;
  /** Runs one arm, and records the run. */
  readonly measure: (step: MeasureStep, run: { readonly arm: Arm; readonly seed: number }) => Promise<Measured>;
  /** Why nothing more is to be measured now; asked before each step but the first. */
  readonly mayGoOn?: (() => string | undefined) | undefined;
}

export type MeasuredTask<T extends Task> =
  | { readonly kind: 'over'; readonly task: T }
  /** `time`: the run has no more of it; `halt`: the machine cannot measure what it measured before. */
  | {
      readonly kind: 'broken';
      readonly task: T;
      readonly why: 'aborted' | 'infra' | 'time' | 'halt';
      readonly reason: string;
    };

/** Measures until the task is decided, or something keeps it from that. */
export async function measureTask<T extends Task>(
  begun: T,
  { draw, measure, mayGoOn }: Measuring,
): Promise<MeasuredTask<T>> {
  let task = begun;
  for (let steps = 0; ; steps += 1) {
    const step = nextStep(task, draw);
    if (step.kind === 'decided' || step.kind === 'done') return { kind: 'over', task };
    if (step.kind === 'halt') return { kind: 'broken', task, why: 'halt', reason: step.reason };
    const reason = steps === 0 ? undefined : mayGoOn?.();
    if (reason !== undefined) return { kind: 'broken', task, why: 'time', reason };
    const results: Measurement[] = [];
    for (const run of step.runs) {
      // An incumbent that fails makes the pair void, whatever the candidate would do.
      if (results.some(({ arm, kind }) => arm === 'incumbent' && kind === 'failed')) break;
      const measured = await measure(step, run);
      if (measured.kind === 'aborted')
        return { kind: 'broken', task, why: 'aborted', reason: 'interrupted by the operator' };
      if (measured.kind === 'infra') return { kind: 'broken', task, why: 'infra', reason: measured.reason };
      results.push(measured.measurement);
    }
    task = tellTask(task, results);
  }
}

import type { Trial } from './assignment.ts';
import { type Calibration, nextOfCalibration, reportCalibration } from './calibration.ts';
import { nextOfCompare, reportCompare } from './compare-trial.ts';
import { type Confirmation, nextOfConfirmation, reportConfirmation } from './confirmation.ts';
import type { Draw } from './draw.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { type LeaveOut, nextOfLeaveOut, reportLeaveOut } from './leave-out.ts';
import type { HaltStep, Measurement, MeasureStep } from './measurement.ts';
import { nextOfPaired, reportPaired } from './paired-trial.ts';
import type { Verdict } from './verdict.ts';

/** Whatever measures: it says what to run next and takes the results. A plain JSON value at every step. */
export type Task = Trial | Calibration | Confirmation | LeaveOut;

interface DecidedStep extends Verdict {
  readonly kind: 'decided';
  readonly evidence: Evidence;
}

export type Step =
  | MeasureStep
  | HaltStep
  | DecidedStep
  /** What has no verdict has all its runs. */
  | { readonly kind: 'done' };

/**
 * Whether its scores are compared with ones that are stored, or with each other's level: all of them are of one
 * environment, or it begins again. Arms of a pair run side by side, so that each pair may be of another.
 */
export function isOfOneEnvironment(task: Task): boolean {
  return task.task === 'calibration' || task.task === 'compare' || (task.task === 'paired' && !task.is_screened);
}

/** What to run next, or what was decided. */
export function nextStep(task: Task, draw: Draw): Step {
  switch (task.task) {
    case 'calibration':
      return nextOfCalibration(task, draw);
    case 'confirmation':
      return nextOfConfirmation(task, draw);
    case 'leave-out':
      return nextOfLeaveOut(task, draw);
    case 'compare':
      return decided(task) ?? nextOfCompare(task, draw);
    case 'paired':
      return decided(task) ?? nextOfPaired(task, draw);
  }
}

function decided(trial: Trial): DecidedStep | undefined {
  return trial.verdict === null ? undefined : { kind: 'decided', ...trial.verdict, evidence: evidenceOf(trial) };
}

/** The task after the results of its last step. */
export function reportTask<T extends Task>(task: T, results: readonly Measurement[]): T;
export function reportTask(task: Task, results: readonly Measurement[]): Task {
  switch (task.task) {
    case 'calibration':
      return reportCalibration(task, results);
    case 'confirmation':
      return reportConfirmation(task, results);
    case 'leave-out':
      return reportLeaveOut(task, results);
    case 'compare':
      return reportCompare(task, results);
    case 'paired':
      return reportPaired(task, results);
  }
}

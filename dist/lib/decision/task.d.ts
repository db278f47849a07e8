import type { Trial } from './assignment.js';
import { type Calibration } from './calibration.js';
import { type Confirmation } from './confirmation.js';
import type { Draw } from './draw.js';
import { type Evidence } from './evidence.js';
import { type LeaveOut } from './leave-out.js';
import type { HaltStep, Measurement, MeasureStep } from './measurement.js';
import type { Verdict } from './verdict.js';
/** Whatever measures: it says what to run next and takes the results. A plain JSON value at every step. */
export type Task = Trial | Calibration | Confirmation | LeaveOut;
interface DecidedStep extends Verdict {
    readonly kind: 'decided';
    readonly evidence: Evidence;
}
export type Step = MeasureStep | HaltStep | DecidedStep
/** What has no verdict has all its runs. */
 | {
    readonly kind: 'done';
};
/**
 * Whether its scores are compared with ones that are stored, or with each other's level: all of them are of one
 * environment, or it begins again. Arms of a pair run side by side, so that each pair may be of another.
 */
export declare function isOfOneEnvironment(task: Task): boolean;
/** What to run next, or what was decided. */
export declare function nextStep(task: Task, draw: Draw): Step;
/** The task after the results of its last step. */
export declare function reportTask<T extends Task>(task: T, results: readonly Measurement[]): T;
export {};

import type { MeasurementContext } from '../../loop/evaluation.ts';
import type { Changes } from './changes.ts';
import type { Confirmation } from './conclusion.ts';
import type { RunJournal } from './run-journal.ts';
import type { RunSettings, RunState } from './run-state.ts';
import type { Turns } from './turns.ts';

/**
 * A run at work: what holds for all of it, where it is by now, where it writes; and the ports through which an iteration
 * reaches the evaluator, the repository and the agent.
 */
export interface ActiveRun {
  readonly settings: RunSettings;
  readonly state: RunState;
  readonly journal: RunJournal;
  readonly measuring: MeasurementContext;
  readonly changes: Changes;
  readonly turns: Turns;
  readonly confirmation: Confirmation;
}

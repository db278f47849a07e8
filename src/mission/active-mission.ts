import type { MeasurementContext } from '../loop/evaluation.ts';
import type { Commits } from './commits.ts';
import type { MissionJournal } from './mission-journal.ts';
import type { MissionView } from './mission-settings.ts';

/**
 * A mission at work: what holds for all of it, where it is by now, where it writes; and the ports through which an
 * iteration reaches the evaluator and its commits.
 */
export interface ActiveMission extends MissionView {
  readonly journal: MissionJournal;
  readonly commits: Commits;
  /** Where the front matter names a policy. */
  readonly measuring: MeasurementContext | undefined;
}

/** A mission with a policy. */
export type MeasuredMission = ActiveMission & { readonly measuring: MeasurementContext };

export function isMeasured(mission: ActiveMission): mission is MeasuredMission {
  return mission.measuring !== undefined;
}

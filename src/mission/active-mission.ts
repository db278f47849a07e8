import type { LayeredWorkspace } from '../engine/workspace/layered-workspace.ts';
import type { MeasurementContext } from '../loop/evaluation.ts';
import type { Commits } from './commits.ts';
import type { MissionJournal } from './mission-journal.ts';
import type { MissionView } from './mission-settings.ts';

/** Where sessions work; moves. */
interface SessionPlace {
  /** The layers of the session that is at work, or whose iteration is not concluded. */
  layers: LayeredWorkspace | undefined;
  /** The commit that the workspace is at; undefined where somebody else may have worked in it. */
  at: string | undefined;
}

/**
 * A mission at work: what holds for all of it, where it is by now, where it writes; and the ports through which an
 * iteration reaches the evaluator and its commits.
 */
export interface ActiveMission extends MissionView {
  readonly journal: MissionJournal;
  readonly commits: Commits;
  readonly sessionPlace: SessionPlace;
  /** Where the front matter names a policy. */
  readonly measuring: MeasurementContext | undefined;
}

/** A mission with a policy. */
export type MeasuredMission = ActiveMission & { readonly measuring: MeasurementContext };

export function isMeasured(mission: ActiveMission): mission is MeasuredMission {
  return mission.measuring !== undefined;
}

import { type ActiveMission, isMeasured } from './active-mission.ts';
import type { Ask } from './asked.ts';
import { testRecombination } from './recombination.ts';
import { CANCELLED, type Stop, stopAfter } from './stop.ts';

/** Does what is asked of a run in place of sessions; what its end does comes after it. */
export async function doAsked(mission: ActiveMission, { what, change }: Ask): Promise<Stop> {
  const note = change && `iteration ${change.iteration}, tested again for ${change.by}`;
  const stop = change && isMeasured(mission) ? await testRecombination(mission, [change.iteration], note) : undefined;
  if (mission.signal.aborted) return CANCELLED;
  return stop ?? stopAfter(mission.state.asked ?? { what });
}

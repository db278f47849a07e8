import { captureLimits } from '../engine/workspace/capture-settings.ts';
import type { WorkBounds } from '../kernel/bounded-work.ts';
import type { ActiveMission } from './active-mission.ts';

/** What a step on what a session left may take: the time of its capture, and it ends when the run is interrupted. */
export function captureBounds({ state, signal }: Pick<ActiveMission, 'state' | 'signal'>): WorkBounds {
  return { timeoutMs: captureLimits(state.launch.contract.capture).timeoutMs, signal };
}

/** Words of settings as decision logs and mission records have them, which keep those of the first version. */
import type { NegativeControlAction } from './decision-settings.ts';

export const RECORDED_ACTIONS = ['stop', 'tell', 'off'] as const;
type RecordedAction = (typeof RECORDED_ACTIONS)[number];

const RECORDED = { stop: 'stop', warn: 'tell', off: 'off' } as const satisfies Record<
  NegativeControlAction,
  RecordedAction
>;

export function recordedAction(action: NegativeControlAction): RecordedAction {
  return RECORDED[action];
}

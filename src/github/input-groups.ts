/** Every input of the action, as `action.yml` and the reference page list them. A step loads the tables that it reads. */
import {
  type ActionInput,
  COMPARED_INPUTS,
  GATE_INPUTS,
  GATE_STEP_INPUTS,
  PUBLISHING_INPUTS,
  STEP_INPUTS,
} from './action-inputs.ts';
import { COMPARE_INPUTS } from './compare-inputs.ts';
import { HAND_OVER_INPUTS, LOOP_INPUTS, PROPOSAL_PART_INPUTS } from './loop-input-tables.ts';
import { NOTIFY_INPUTS } from './notify-inputs.ts';
import { SETTING_INPUTS } from './setting-inputs.ts';
import { WAVE_INPUTS } from './wave-inputs.ts';

/** All inputs in the order of action.yml, by the headings of the reference page. */
export const INPUT_GROUPS: Readonly<Record<string, readonly Omit<ActionInput, 'read'>[]>> = {
  'Every mode': [...Object.values(STEP_INPUTS), ...Object.values(PUBLISHING_INPUTS)],
  'The gate': [...Object.values(GATE_INPUTS), ...Object.values(GATE_STEP_INPUTS)],
  Loops: [...Object.values(LOOP_INPUTS), ...SETTING_INPUTS, ...Object.values(NOTIFY_INPUTS)],
  Waves: Object.values(WAVE_INPUTS),
  Comparisons: [...Object.values(COMPARED_INPUTS), ...COMPARE_INPUTS],
  'Accepted changes': [...Object.values(HAND_OVER_INPUTS), ...PROPOSAL_PART_INPUTS],
};

/** The name of every input. */
export const INPUT_NAMES: readonly string[] = Object.values(INPUT_GROUPS).flatMap((inputs) =>
  inputs.map(({ name }) => name),
);

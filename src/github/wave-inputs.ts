/** The inputs of a wave: what the modes `plan`, `attempt` and `reduce` read besides those of the experiment. */
import type { Stack } from '../wave/rounds.ts';
import { MAX_SHARDS } from '../wave/shard-number.ts';
import { MAX_PAIRS, MAX_SLOTS, MIN_PAIRS } from '../wave/wave-limits.ts';
import { type Read, text, truth, wholeNumber } from './input-values.ts';

/** The lines with text, without blanks around them. */
const lines: Read<readonly string[]> = ({ supplied }, name) =>
  (supplied.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const countOf = wholeNumber({ min: 1, max: MAX_SLOTS });

const stackInput: Read<Stack | undefined> = (reading, name) =>
  reading.supplied.get(name) === 'auto' ? 'auto' : countOf(reading, name);

export const WAVE_INPUTS = {
  attempts: {
    name: 'attempts',
    description: `Mode \`plan\`: how many attempts the wave has, 1 to ${MAX_SLOTS}. Its \`budget-usd\` is shared by them.`,
    read: wholeNumber({ min: 1, max: MAX_SLOTS }),
  },
  pairs: {
    name: 'pretest-pairs',
    description: `Mode \`plan\`: pairs of each attempt's own short test at most, ${MIN_PAIRS} to ${MAX_PAIRS}. Default: 3.`,
    read: wholeNumber({ min: MIN_PAIRS, max: MAX_PAIRS }),
  },
  focuses: {
    name: 'focus',
    description:
      'Mode `plan`: what the agents look at, one per line; the slots take them in turn. Default: eight directions, such as memory and algorithms.',
    read: lines,
  },
  judges: {
    name: 'judges',
    description: `Mode \`plan\`: how many jobs test what the wave proposes before it is judged, 1 to ${MAX_SHARDS}. Default: 1.`,
    read: wholeNumber({ min: 1, max: MAX_SHARDS }),
  },
  stack: {
    name: 'stack',
    description:
      'Mode `reduce`: how many changes of an experiment are tested together, and halves of what is refused; `auto`: as many as leave no more tests than judges reported. Default: 1.',
    read: stackInput,
  },
  confirms: {
    name: 'confirm',
    description:
      'Mode `plan`: refuse a loop that leaves confirmations out. Mode `judge`: test nothing, but compare the branch with its base in fresh pairs on this machine. Mode `reduce`: do so at the end, too, and record the claim with the pairs that other machines report. For experiments, and missions with `evaluator.decision`. Default: false.',
    read: truth(false),
  },
  file: {
    name: 'wave',
    description:
      'File of the plan of a wave. Mode `plan` writes it, the modes `attempt`, `judge` and `reduce` read it. Default: `autorize-wave/wave.json` in the temporary folder of the runner.',
    read: text,
  },
  id: {
    name: 'wave-id',
    description:
      'Modes `attempt`, `judge` and `reduce`: output `wave-id` of the job that planned. A plan with another id is refused.',
    read: text,
  },
  slot: {
    name: 'slot',
    description: 'Mode `attempt`: number of the slot, from 0. Default: the number that the CI system gives the job.',
    read: text,
  },
  shard: {
    name: 'shard',
    description:
      'Mode `judge`: number of this judge, from 0, and how many there are, such as `0/4`. With `confirm`: of this machine.',
    read: text,
  },
  folder: {
    name: 'attempts-path',
    description:
      'Folder of what attempts submitted. Modes `attempt` and `judge` write to it; modes `judge` and `reduce` read from it `slot-N`, or the folders of downloaded artifacts, each under its name. Default: `autorize-attempts` in the temporary folder of the runner.',
    read: text,
  },
} as const;

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
    description: `Mode \`plan\`: number of attempts in the wave, 1 to ${MAX_SLOTS}. They share its \`budget-usd\`.`,
    read: wholeNumber({ min: 1, max: MAX_SLOTS }),
  },
  pairs: {
    name: 'pretest-pairs',
    description: `Mode \`plan\`: maximum number of pairs in the short test of each attempt, ${MIN_PAIRS} to ${MAX_PAIRS}. Default: 3.`,
    read: wholeNumber({ min: MIN_PAIRS, max: MAX_PAIRS }),
  },
  focuses: {
    name: 'focus',
    description:
      'Mode `plan`: directions for the agents to explore, one per line. The slots take them in turn. Default: eight directions, such as memory and algorithms.',
    read: lines,
  },
  judges: {
    name: 'judges',
    description: `Mode \`plan\`: number of jobs that test the proposed changes before they are judged, 1 to ${MAX_SHARDS}. Default: 1.`,
    read: wholeNumber({ min: 1, max: MAX_SHARDS }),
  },
  stack: {
    name: 'stack',
    description:
      'Mode `reduce`: maximum number of changes of an experiment that are tested together. If they are refused, each half is tested separately. `auto`: as many as needed to run no more tests than judges reported. Default: 1.',
    read: stackInput,
  },
  confirms: {
    name: 'confirm',
    description:
      'Mode `plan`: refuse a loop that skips confirmations. Mode `judge`: test no changes; compare the branch with its base in fresh pairs on this machine. Mode `reduce`: do the same at the end, and record the claim with the pairs that other machines report. For experiments, and missions with `evaluator.decision`. Default: false.',
    read: truth(false),
  },
  file: {
    name: 'wave',
    description:
      'Plan file of a wave. Mode `plan` writes it; modes `attempt`, `judge` and `reduce` read it. Default: `autorize-wave/wave.json` in the temporary folder of the runner.',
    read: text,
  },
  id: {
    name: 'wave-id',
    description:
      'Modes `attempt`, `judge` and `reduce`: output `wave-id` of the planning job. A plan with a different id is refused.',
    read: text,
  },
  slot: {
    name: 'slot',
    description:
      'Mode `attempt`: number of the slot, starting at 0. Default: the number that the CI system gives the job.',
    read: text,
  },
  shard: {
    name: 'shard',
    description:
      'Mode `judge`: number of this judge, starting at 0, and the number of judges, such as `0/4`. With `confirm`: the same for machines.',
    read: text,
  },
  folder: {
    name: 'attempts-path',
    description:
      'Folder with what the attempts submitted. Modes `attempt` and `judge` write to it. Modes `judge` and `reduce` read `slot-N` from it, or the folders of downloaded artifacts, each under its own name. Default: `autorize-attempts` in the temporary folder of the runner.',
    read: text,
  },
} as const;

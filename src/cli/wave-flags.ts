/** The commands of a wave. */
import type { Flag } from './flags.ts';

const JSON_FLAG: Flag = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const WAVE_FLAG: Flag = {
  name: 'wave',
  kind: 'text',
  placeholder: 'FILE',
  help: 'File of the wave. Default: wave.json.',
};

export const WAVE_COMMANDS = {
  plan: {
    usage: 'plan [NAME]',
    summary: 'Plan a wave of attempts for many machines',
    details:
      'NAME is an experiment, the folder of a mission, or the file of a plan of work items; a wave of a plan is one of its levels. Writes what every attempt starts from, and the focus of each. Then run `autorize attempt` once for each slot, on any machine that has the repository and these records, and `autorize reduce` on one.',
    words: [0, 1],
    flags: [
      {
        name: 'attempts',
        kind: 'text',
        placeholder: 'N',
        help: 'Number of attempts, from 1 to 200. Required, except for a plan: there the default is one for each item that is ready.',
      },
      {
        name: 'budget-usd',
        kind: 'text',
        placeholder: 'USD',
        help: 'Dollars for all attempts together, in equal shares. What the previous wave did not use is added.',
      },
      {
        name: 'pairs',
        kind: 'text',
        placeholder: 'K',
        help: 'Maximum number of pairs in the short test of each attempt. Default: 3.',
      },
      {
        name: 'focus',
        kind: 'text',
        placeholder: 'TEXT',
        repeatable: true,
        help: 'What an attempt should look at; slots take several in turn. Default: eight directions, from algorithms to memory.',
      },
      {
        name: 'judges',
        kind: 'text',
        placeholder: 'J',
        help: 'Number of judges that will test. It determines how many attempts are useful.',
      },
      { name: 'confirm', kind: 'switch', help: 'Refuse a loop whose settings switch the confirmation off.' },
      { name: 'out', kind: 'text', placeholder: 'FILE', help: 'File of the wave. Default: wave.json.' },
    ],
  },
  attempt: {
    usage: 'attempt',
    summary: 'Make one attempt of a wave, and submit it',
    details:
      'An agent works once; boundaries, guards and a short test follow. Your records and branch do not change. Exit code 75: interrupted, run it again.',
    words: [0, 0],
    flags: [
      WAVE_FLAG,
      {
        name: 'slot',
        kind: 'text',
        placeholder: 'N',
        help: 'Number of the attempt, from 0. Default: that of a Slurm array, an Indexed Job, AWS Batch, Buildkite or GitLab.',
      },
      { name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder that all attempts submit to. Required.' },
      { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
    ],
  },
  judge: {
    usage: 'judge',
    summary: 'Test a share of what a wave proposes',
    details:
      'For waves that one machine judges too slowly: each judge tests every J-th candidate against the base of the wave, on its own machine, and accepts nothing. `autorize reduce` adopts its refusals, and tests the candidates that passed again.',
    words: [0, 0],
    flags: [
      WAVE_FLAG,
      { name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
      {
        name: 'shard',
        kind: 'text',
        placeholder: 'I/J',
        help: 'Number of this judge, from 0, and how many there are, such as 0/4. Required.',
      },
      { name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder to report to. Default: that of --in.' },
      { name: 'confirm', kind: 'switch', help: 'Test nothing: confirm the branch in fresh pairs on this machine.' },
      { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
    ],
  },
  reduce: {
    usage: 'reduce',
    summary: 'Judge the attempts of a wave',
    details:
      'The only command of a wave that writes records and the branch. Each slot gets a verdict, even if it submitted nothing. You can reduce the same wave again: a slot that has a verdict is not judged twice.',
    words: [0, 0],
    flags: [
      WAVE_FLAG,
      { name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
      { name: 'follow', kind: 'switch', help: 'Judge the attempts that are there, and wait for the others.' },
      {
        name: 'stack',
        kind: 'text',
        placeholder: 'K',
        help: 'Test up to K changes of an experiment together, and the halves of a refused group; `auto`: no more tests than judges. Default: 1.',
      },
      {
        name: 'confirm',
        kind: 'switch',
        help: 'Then confirm the branch, with the pairs of `judge --confirm` on up to two other machines.',
      },
      { name: 'push', kind: 'switch', help: 'Push records and branch at the end, as `autorize push` does.' },
      { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
      JSON_FLAG,
    ],
  },
} as const;

import { ATTESTATION_FLAGS } from './attestation-flags.ts';
import type { Flag } from './flags.ts';
import { settingFlags } from './setting-flags.ts';
import { WAVE_COMMANDS } from './wave-flags.ts';

const JSON_FLAG: Flag = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const RUN_FLAGS: readonly Flag[] = [
  ...settingFlags('experiment'),
  { name: 'json', kind: 'switch', help: 'Print events as JSON lines.' },
  { name: 'quiet', kind: 'switch', help: 'Print only the summary.' },
];

/** A command of `autorize`; the help, the parser, the reference page and the tests read this table. */
export interface CommandShape {
  readonly usage: string;
  /** One phrase for the list of commands. */
  readonly summary: string;
  /** More sentences for the help of the command. */
  readonly details?: string;
  /** How many arguments it takes, at least and at most. A first `[NAME]` may be left out where only one thing has one. */
  readonly words: readonly [min: number, max: number];
  readonly flags: readonly Flag[];
}

export const EXPERIMENT_COMMANDS = {
  init: {
    usage: 'init NAME',
    summary: 'Generate an experiment from your repository',
    details:
      'Finds setup, build, tests and benchmarks, runs each of them in the sandbox, and writes what worked into `.autorize/NAME/config.toml` and `program.md`. Review and edit both.',
    words: [1, 1],
    flags: [
      { name: 'from', kind: 'text', placeholder: 'EXAMPLE', help: 'Start from an example of the package.' },
      { name: 'command', kind: 'text', placeholder: 'COMMAND', help: 'Command that prints the score.' },
      {
        name: 'direction',
        kind: 'text',
        placeholder: 'D',
        values: ['min', 'max'],
        help: 'Direction of improvement: min or max.',
      },
      {
        name: 'agent',
        kind: 'text',
        placeholder: 'AGENT',
        help: 'Preset such as claude or codex, or a command line.',
      },
      { name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'Time limit of a run, such as 90s or 4h.' },
      { name: 'no-measure', kind: 'switch', help: 'Only write the files: run no command of your repository.' },
      {
        name: 'measure-limit',
        kind: 'text',
        placeholder: 'TIME',
        help: 'Time limit of each command that is tried. Default: 2m for a benchmark, 10m for tests, 30m for setup and build.',
      },
    ],
  },
  doctor: {
    usage: 'doctor [WHAT]',
    summary: 'Check the setup and the evaluator before a run',
    details: 'WHAT is an experiment, the folder of a mission or the file of a plan.',
    words: [0, 1],
    flags: [
      {
        name: 'fix',
        kind: 'switch',
        help: 'Apply the fixes that the findings name to the settings file, print the diff, and check again.',
      },
      {
        name: 'agent',
        kind: 'switch',
        help: 'Also make one small call with each agent: latency, model, price, or why there is no answer.',
      },
      JSON_FLAG,
    ],
  },
  prepare: {
    usage: 'prepare [WHAT]',
    summary: 'Prepare the environment that setup makes',
    details:
      'WHAT is an experiment, the folder of a mission or the file of a plan. Runs `setup.command` unless its result exists already. Runs no agent. With `--to`, another machine can use the result.',
    words: [0, 1],
    flags: [
      { name: 'to', kind: 'text', placeholder: 'FOLDER', help: 'Save the environment to a folder.' },
      {
        name: 'from',
        kind: 'text',
        placeholder: 'FOLDER',
        help: 'First load an environment that was saved to a folder. Requires `--digest`.',
      },
      { name: 'digest', kind: 'text', placeholder: 'HEX', help: 'Digest that was printed where it was saved.' },
      JSON_FLAG,
    ],
  },
  run: {
    usage: 'run [NAME]',
    summary: 'Run an experiment',
    words: [0, 1],
    flags: [
      {
        name: 'fresh',
        kind: 'switch',
        help: 'Archive an earlier experiment of this name and start from HEAD.',
      },
      {
        name: 'allow-dirty',
        kind: 'switch',
        help: 'Run although the work tree has uncommitted changes. The agent does not see them.',
      },
      ...RUN_FLAGS,
    ],
  },
  resume: { usage: 'resume [NAME]', summary: 'Resume an interrupted run', words: [0, 1], flags: RUN_FLAGS },
  status: { usage: 'status [NAME]', summary: 'Show the state of a run', words: [0, 1], flags: [JSON_FLAG] },
  watch: {
    usage: 'watch [NAME]',
    summary: 'Watch a run in full screen, and control it by keys',
    details:
      'NAME is an experiment, the id of a mission run or a plan. Keys: m message, a approve, r reject, s stop, q quit.',
    words: [0, 1],
    flags: [],
  },
  list: { usage: 'list [NAME]', summary: 'List every iteration, oldest first', words: [0, 1], flags: [JSON_FLAG] },
  show: {
    usage: 'show [NAME] ITER',
    summary: 'Show one iteration: prompt, diff, logs, evidence',
    words: [1, 2],
    flags: [JSON_FLAG],
  },
  message: {
    usage: 'message [NAME] MESSAGE',
    summary: 'Send the agent a message',
    details: 'The prompt contains the message from the next iteration on.',
    words: [1, 2],
    flags: [],
  },
  verify: {
    usage: 'verify [NAME] [ITER]',
    summary: 'Check records against each other and against git',
    details:
      'NAME can also be the folder of a comparison, `.autorize/compare/ID`: every answer is recomputed from its log.',
    words: [0, 2],
    flags: [
      {
        name: 'rescore',
        kind: 'switch',
        help: 'Score accepted changes again, and confirm the improvement in fresh pairs.',
      },
      ...ATTESTATION_FLAGS,
      JSON_FLAG,
    ],
  },
  pull: {
    usage: 'pull [NAME]',
    summary: 'Fetch and verify the records and branch of a run',
    words: [0, 1],
    flags: [
      { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to fetch from. Default: origin.' },
      { name: 'branch', kind: 'text', placeholder: 'BRANCH', help: 'Branch on the remote, if its name differs.' },
      JSON_FLAG,
    ],
  },
  push: {
    usage: 'push [NAME]',
    summary: 'Verify and push the records and branch of a run',
    details:
      'For an experiment that you pulled and changed, e.g. with `autorize reject`, or ran here (`--new`); also `mission.SLUG` and `work.PLAN`.',
    words: [0, 1],
    flags: [
      { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
      { name: 'new', kind: 'switch', help: 'Also where the remote has neither records nor branch of it yet.' },
      JSON_FLAG,
    ],
  },
  ...WAVE_COMMANDS,
  audit: {
    usage: 'audit [NAME]',
    summary: 'Recompute every decision without running anything',
    words: [0, 1],
    flags: [{ name: 'archived', kind: 'switch', help: 'Audit archived records too.' }, JSON_FLAG],
  },
  accept: {
    usage: 'accept [NAME] ITER',
    summary: 'Test a measured change again on the current branch',
    details:
      'NAME is an experiment or the id of a mission run. For a change that was rejected or undecided, such as one of the trade-offs that `status` lists. The same tests run on the current branch, without an agent. Exit code 1: not accepted.',
    words: [1, 2],
    flags: [],
  },
  distil: {
    usage: 'distil [NAME]',
    summary: 'Revert accepted changes that have no effect',
    details:
      'NAME is an experiment or the id of a mission run. Leaves out each accepted change once and prints what it is worth. Reverts those that are worth nothing together, if the rest passes its test, and confirms the branch again. Runs no agent. Exit code 1: not all of them were reverted.',
    words: [0, 1],
    flags: [],
  },
  approve: {
    usage: 'approve [NAME] WHAT',
    summary: 'Approve a quarantined change',
    details:
      'WHAT is an iteration (3) or a promotion (promotion-2) that was quarantined because of its large gain. The approval is recorded under your git identity.',
    words: [1, 2],
    flags: [],
  },
  reject: {
    usage: 'reject [NAME] ITER',
    summary: 'Reject an accepted change',
    details: 'The next run first re-evaluates every candidate that lost against the change, without an agent.',
    words: [1, 2],
    flags: [
      {
        name: 'reason',
        kind: 'text',
        placeholder: 'TEXT',
        help: 'Reason. Required; recorded under your git identity.',
      },
      {
        name: 'remote',
        kind: 'text',
        placeholder: 'REMOTE',
        help: 'Remote that may have the branch. A published branch gets a revert commit. Default: origin.',
      },
    ],
  },
  report: {
    usage: 'report [NAME]',
    summary: 'Write a report as HTML and Markdown',
    words: [0, 1],
    flags: [
      { name: 'output', kind: 'text', placeholder: 'FOLDER', help: 'Folder of the report. Default: .autorize/NAME.' },
    ],
  },
  clean: {
    usage: 'clean [NAME]',
    summary: 'Remove workspaces and unused prepared environments',
    words: [0, 1],
    flags: [],
  },
  repair: {
    usage: 'repair [NAME]',
    summary: 'Repair a corrupt ledger from its files and git',
    words: [0, 1],
    flags: [],
  },
  archive: {
    usage: 'archive [NAME]',
    summary: 'Close an experiment, so that its name can start again',
    words: [0, 1],
    flags: [],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type ExperimentCommand = keyof typeof EXPERIMENT_COMMANDS;

/** Those that take a mission run, too, and mean the only one here where no experiment is. */
export const COMMANDS_OF_MISSIONS = [
  'status',
  'watch',
  'list',
  'show',
  'verify',
  'report',
  'clean',
] as const satisfies readonly ExperimentCommand[];

/** Names of released versions. They work, and print the new name. */
export const DEPRECATED_COMMANDS: Readonly<Record<string, ExperimentCommand>> = { tell: 'message', release: 'approve' };

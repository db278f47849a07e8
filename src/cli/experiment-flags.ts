import type { Flag } from './flags.ts';

const JSON_FLAG: Flag = { name: 'json', kind: 'switch', help: 'print JSON for programs' };
const RUN_FLAGS: readonly Flag[] = [
  { name: 'max-iterations', kind: 'text', placeholder: 'N', help: 'in place of iteration.max_iterations; 0: no limit' },
  { name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'in place of the schedule: 90s, 5m, 1h30m, 2days' },
  {
    name: 'accept-risk',
    kind: 'text',
    placeholder: 'NAME',
    repeatable: true,
    help: 'go on though doctor calls it FAIL: base_guard, evaluator_in_process, low_disk, planted_files, unprotected_links, unprotected_tests',
  },
  { name: 'json', kind: 'switch', help: 'print what happens as JSON, an event a line' },
  { name: 'quiet', kind: 'switch', help: 'print the summary alone' },
];
const FRESH: Flag = {
  name: 'fresh',
  kind: 'switch',
  help: 'put an earlier experiment of the name aside and start from HEAD',
};
const DIRTY: Flag = {
  name: 'allow-dirty',
  kind: 'switch',
  help: 'run though the work tree has changes, which the experiment does not see',
};

/** A command of `autorize` on experiments; help, parser and tests read this table. */
export interface CommandShape {
  readonly usage: string;
  readonly summary: string;
  /** How many words it takes besides flags, at least and at most. */
  readonly words: readonly [min: number, max: number];
  readonly flags: readonly Flag[];
}

export const EXPERIMENT_COMMANDS = {
  init: {
    usage: 'init NAME',
    summary: 'write .autorize/NAME/config.toml and program.md from what is in the repository',
    words: [1, 1],
    flags: [
      { name: 'from', kind: 'text', placeholder: 'EXAMPLE', help: 'start from an example of the package' },
      { name: 'command', kind: 'text', placeholder: 'COMMAND', help: 'objective.command: prints the score' },
      { name: 'direction', kind: 'text', placeholder: 'D', help: 'min or max' },
      { name: 'agent', kind: 'text', placeholder: 'AGENT', help: 'a preset (claude, codex, …) or a command line' },
      { name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'schedule.total_budget' },
    ],
  },
  doctor: {
    usage: 'doctor NAME',
    summary: 'check all that run needs, and how far the evaluator can be trusted',
    words: [1, 1],
    flags: [JSON_FLAG],
  },
  run: { usage: 'run NAME', summary: 'run an experiment', words: [1, 1], flags: [FRESH, DIRTY, ...RUN_FLAGS] },
  resume: { usage: 'resume NAME', summary: 'go on after a crash or Ctrl-C', words: [1, 1], flags: RUN_FLAGS },
  status: { usage: 'status NAME', summary: 'where an experiment is, in a screen', words: [1, 1], flags: [JSON_FLAG] },
  list: { usage: 'list NAME', summary: 'every iteration, oldest first', words: [1, 1], flags: [JSON_FLAG] },
  show: {
    usage: 'show NAME ITER',
    summary: 'one iteration whole: prompt, diff, logs, evidence',
    words: [2, 2],
    flags: [JSON_FLAG],
  },
  tell: { usage: 'tell NAME MESSAGE', summary: 'say something to the agent', words: [2, 2], flags: [] },
  verify: {
    usage: 'verify NAME [ITER]',
    summary: 'check the records against each other and against git',
    words: [1, 2],
    flags: [
      {
        name: 'rescore',
        kind: 'switch',
        help: 'score what was kept again, and confirm the improvement in fresh pairs',
      },
      JSON_FLAG,
    ],
  },
  pull: {
    usage: 'pull NAME',
    summary: 'fetch records and branch of a run from a remote, and verify them first',
    words: [1, 1],
    flags: [
      { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'the remote that has them (default: origin)' },
      {
        name: 'branch',
        kind: 'text',
        placeholder: 'BRANCH',
        help: 'the branch on the remote, if it has another name there',
      },
      JSON_FLAG,
    ],
  },
  push: {
    usage: 'push NAME',
    summary: 'push records and branch of an experiment that you pulled and changed, e.g. by reject; verified first',
    words: [1, 1],
    flags: [
      { name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'the remote that gets them (default: origin)' },
      JSON_FLAG,
    ],
  },
  audit: {
    usage: 'audit NAME',
    summary: 'recompute every decision from its scores, without running anything',
    words: [1, 1],
    flags: [
      { name: 'archived', kind: 'switch', help: 'recompute those of the records that were archived, too' },
      JSON_FLAG,
    ],
  },
  release: {
    usage: 'release NAME WHAT',
    summary: 'let through what was held back for its size: an iteration (3), or a promotion (promotion-2)',
    words: [2, 2],
    flags: [],
  },
  reject: {
    usage: 'reject NAME ITER',
    summary: 'take an accepted change back: the next run judges what lost against it again, before any agent',
    words: [2, 2],
    flags: [
      { name: 'reason', kind: 'text', placeholder: 'TEXT', help: 'why; required, and recorded with your name' },
      {
        name: 'remote',
        kind: 'text',
        placeholder: 'NAME',
        help: 'the remote that may have the branch (default origin); a published branch gets a commit on top',
      },
    ],
  },
  report: {
    usage: 'report NAME',
    summary: 'write a page (HTML) and a summary (Markdown)',
    words: [1, 1],
    flags: [{ name: 'output', kind: 'text', placeholder: 'FOLDER', help: 'where they go (default .autorize/NAME)' }],
  },
  clean: { usage: 'clean NAME', summary: 'remove workspaces and other scratch', words: [1, 1], flags: [] },
  repair: {
    usage: 'repair NAME',
    summary: 'repair a corrupt ledger from what is left and from git',
    words: [1, 1],
    flags: [],
  },
  archive: {
    usage: 'archive NAME',
    summary: 'close an experiment, so that its name can start again',
    words: [1, 1],
    flags: [],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type ExperimentCommand = keyof typeof EXPERIMENT_COMMANDS;

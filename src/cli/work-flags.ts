import type { CommandShape } from './experiment-flags.ts';
import type { Flag } from './flags.ts';

const JSON_FLAG: Flag = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const MARKDOWN: Flag = { name: 'markdown', kind: 'switch', help: 'Print Markdown, e.g. for a comment.' };

export const WORK_COMMANDS = {
  run: {
    usage: 'work run FILE',
    summary: 'Run the items of a plan (JSON or YAML)',
    details:
      'Items run in the order of their dependencies. An item that stays within its limits and passes its tests is committed atomically. If an item fails, its dependents are blocked; everything else continues.',
    words: [1, 1],
    flags: [
      {
        name: 'only',
        kind: 'text',
        placeholder: 'ID',
        repeatable: true,
        help: 'Run only this item; several as ID,ID.',
      },
      {
        name: 'jobs',
        kind: 'text',
        placeholder: 'N',
        help: 'Items to run in parallel. Default: the number of cores.',
      },
      { name: 'require-tool-trace', kind: 'switch', help: 'Deny runs whose tool operations cannot be counted.' },
      { name: 'in-place', kind: 'switch', help: 'Start from the checkout as it is, and update it to the result.' },
      JSON_FLAG,
      MARKDOWN,
    ],
  },
  status: {
    usage: 'work status [PLAN]',
    summary: 'Show the result of every item',
    words: [0, 1],
    flags: [JSON_FLAG, MARKDOWN],
  },
  verify: {
    usage: 'work verify [RECEIPT]',
    summary: 'Check receipts and their artifacts against git',
    words: [0, 1],
    flags: [
      {
        name: 'export',
        kind: 'text',
        placeholder: 'in-toto',
        help: 'Print the receipt as an in-toto statement, if it is sound.',
      },
      JSON_FLAG,
    ],
  },
  replay: {
    usage: 'work replay RECEIPT',
    summary: 'Repeat a run and compare the resulting states',
    words: [1, 1],
    flags: [
      { name: 'recorded', kind: 'switch', help: 'Apply the recorded change instead of running the agent.' },
      {
        name: 'unsandboxed',
        kind: 'switch',
        help: 'Run the agent although its sandbox is off or weaker than in the run, or the run was on another machine.',
      },
      { name: 'repo', kind: 'text', placeholder: 'FOLDER', help: 'Clone to replay in.' },
    ],
  },
  agent: {
    usage: 'work agent',
    summary: 'Run the agent of an item in this work tree',
    details: '`tools/run-agent.mjs` is the same command.',
    words: [0, 0],
    flags: [
      { name: 'agent', kind: 'text', placeholder: 'N', help: 'Number of the agent.' },
      { name: 'work-item', kind: 'text', placeholder: 'ID', help: 'Item.' },
      {
        name: 'file',
        kind: 'text',
        placeholder: 'FILE',
        help: 'Plan. Default: work-items.yaml, .yml or .json in this folder.',
      },
      {
        name: 'receipt',
        kind: 'text',
        placeholder: 'FILE',
        help: 'Receipt of an earlier run, instead of a plan.',
      },
    ],
  },
  hash: {
    usage: 'work hash',
    summary: 'Print the state hash of a work tree or a commit',
    details: '`tools/hash-output.mjs` is the same command.',
    words: [0, 0],
    flags: [
      { name: 'tree', kind: 'text', placeholder: 'FOLDER', help: 'Top of a work tree. Default: this folder.' },
      { name: 'commit', kind: 'text', placeholder: 'COMMIT', help: 'Commit, instead of a work tree.' },
    ],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type WorkCommand = keyof typeof WORK_COMMANDS;

import type { CommandShape } from './experiment-flags.ts';
import type { Flag } from './flags.ts';

const JSON_FLAG: Flag = { name: 'json', kind: 'switch', help: 'print JSON for programs' };
const MARKDOWN: Flag = { name: 'markdown', kind: 'switch', help: 'print Markdown, e.g. for a comment' };

export const WORK_COMMANDS = {
  run: {
    usage: 'work run FILE',
    summary: 'run the work items of a plan (JSON or YAML), in the order of their dependencies',
    words: [1, 1],
    flags: [
      { name: 'only', kind: 'text', placeholder: 'ID', repeatable: true, help: 'run this item; several: ID,ID' },
      { name: 'jobs', kind: 'text', placeholder: 'N', help: 'items side by side (default: the number of cores)' },
      { name: 'require-tool-trace', kind: 'switch', help: 'deny runs whose tool operations cannot be counted' },
      { name: 'in-place', kind: 'switch', help: 'start from the checkout as it is, and bring it to what lands' },
      JSON_FLAG,
      MARKDOWN,
    ],
  },
  status: {
    usage: 'work status [PLAN]',
    summary: 'what became of the items of every plan, or of one',
    words: [0, 1],
    flags: [JSON_FLAG, MARKDOWN],
  },
  verify: {
    usage: 'work verify [RECEIPT]',
    summary: 'check receipts, their chain and their artifacts against git',
    words: [0, 1],
    flags: [
      {
        name: 'export',
        kind: 'text',
        placeholder: 'in-toto',
        help: 'print the receipt as an in-toto statement, if sound',
      },
      JSON_FLAG,
    ],
  },
  replay: {
    usage: 'work replay RECEIPT',
    summary: 'do a run again in a work tree of its own and compare the states',
    words: [1, 1],
    flags: [
      { name: 'recorded', kind: 'switch', help: 'apply the recorded change instead of running the agent' },
      {
        name: 'unsandboxed',
        kind: 'switch',
        help: 'let the agent run in a weaker sandbox than that of the run, in none, or where it ran on another machine',
      },
      { name: 'repo', kind: 'text', placeholder: 'FOLDER', help: 'a clone to replay in' },
    ],
  },
  agent: {
    usage: 'work agent',
    summary: 'run the agent of an item in the work tree here; tools/run-agent.mjs is this',
    words: [0, 0],
    flags: [
      { name: 'agent', kind: 'text', placeholder: 'N', help: 'the number of the agent' },
      { name: 'work-item', kind: 'text', placeholder: 'ID', help: 'the item' },
      {
        name: 'file',
        kind: 'text',
        placeholder: 'FILE',
        help: 'the plan (default: work-items.yaml, .yml or .json here)',
      },
      { name: 'receipt', kind: 'text', placeholder: 'FILE', help: 'the receipt of an earlier run, in place of a plan' },
    ],
  },
  hash: {
    usage: 'work hash',
    summary: 'print the state hash of a work tree or a commit; tools/hash-output.mjs is this',
    words: [0, 0],
    flags: [
      { name: 'tree', kind: 'text', placeholder: 'FOLDER', help: 'top of a work tree (default: here)' },
      { name: 'commit', kind: 'text', placeholder: 'COMMIT', help: 'a commit, in place of a work tree' },
    ],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type WorkCommand = keyof typeof WORK_COMMANDS;

/**
 * The inputs of the action. `action.yml`, the reference page and the code that reads a step are all made of these tables:
 * an entry has the name, what people read, and the reader whose result is the value. `npm run docs` writes the files.
 */
import { GATE_OPTIONS, type GateOption } from '../gate/options.ts';
import { firstOf, oneOf, type Read, type Reading, text, textOr, truth, wholeNumber } from './input-values.ts';
import { MODES } from './modes.ts';

/** An input as `action.yml` declares it, and how its value is read. */
export interface ActionInput<Value = unknown> {
  readonly name: string;
  readonly description: string;
  /** The `default` of action.yml. Another default is part of the description. */
  readonly default?: string;
  readonly read: Read<Value>;
}

export type InputTable = Readonly<Record<string, ActionInput>>;

/** The values of a table, by the keys of its entries. */
export type ValuesOf<Table extends InputTable> = {
  readonly [Key in keyof Table]: ReturnType<Table[Key]['read']>;
};

/** Reads every input of a table; what is wrong goes into the problems of the reading. */
export function readTable<Table extends InputTable>(table: Table, reading: Reading): ValuesOf<Table> {
  const values = Object.entries(table).map(([key, { name, read }]) => [key, read(reading, name)]);
  return Object.fromEntries(values) as ValuesOf<Table>;
}

/** What every step reads. */
export const STEP_INPUTS = {
  mode: {
    name: 'mode',
    default: 'candidates',
    description: `What the step does. ${Object.entries(MODES)
      .map(([mode, meaning]) => `\`${mode}\`: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`)
      .join(' ')}`,
    read: textOr(''),
  },
  workingDirectory: {
    name: 'working-directory',
    default: '.',
    description: 'Folder that all paths are relative to.',
    read: textOr('.'),
  },
} as const satisfies InputTable;

/** What a step shows of its result, and where. */
export const PUBLISHING_INPUTS = {
  token: {
    name: 'github-token',
    default: `\${{ github.token }}`,
    description:
      'Token for the check run, the comment, artifacts of other runs, the state and the pull request. The step skips what the token is not allowed to do, and notes it in the log. Agents never get this token.',
    read: textOr(''),
  },
  uploadsArtifacts: {
    name: 'upload-artifacts',
    default: 'true',
    description: 'Upload the report and records as artifacts of the run: `true` or `false`.',
    read: truth(true),
  },
  artifactName: {
    name: 'artifact-name',
    description:
      'Name of the artifact. If the name is taken, a number is appended. Default: `autorize-<mode>-<suite, experiment, mission or plan>-<run>-<attempt>`. In mode `report`: the only artifact to read.',
    read: text,
  },
  retentionDays: {
    name: 'retention-days',
    description: 'Number of days that GitHub keeps the artifacts. Default: the setting of the repository.',
    read: wholeNumber({ min: 1, max: 400 }),
  },
  writesSummary: {
    name: 'summary',
    default: 'true',
    description: 'Write the verdict to the job summary: `true` or `false`.',
    read: truth(true),
  },
  comment: {
    name: 'comment',
    default: 'auto',
    description:
      'One comment on the pull request, updated in place. `auto`: on pull requests, if the token is allowed to. `always`: the same, but note a missing permission in the log. `on-failure`: do not create one while the gate passes. `never`: no comment.',
    read: firstOf(['auto', 'always', 'never', 'on-failure']),
  },
  check: {
    name: 'check',
    default: 'auto',
    description: 'Check run with annotations. `auto` or `always`: if the token is allowed to. `never`: no check run.',
    read: firstOf(['auto', 'always', 'never']),
  },
  logLevel: {
    name: 'log-level',
    default: 'info',
    description: 'What to log. `info`: every step. `quiet`: only the verdict.',
    read: firstOf(['info', 'quiet']),
  },
} as const satisfies InputTable;

function ofGate(name: keyof typeof GATE_OPTIONS, more?: string): ActionInput<string | undefined> {
  const { summary, default: fallback }: GateOption = GATE_OPTIONS[name];
  const sentences = [
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(fallback === undefined ? [] : [`Default: ${fallback}.`]),
    ...(more === undefined ? [] : [more]),
  ];
  return { name, description: sentences.join(' '), read: text };
}

const ACTIONS_OWN = 'A repository without that file uses the one of the action.';

/** Inputs that the flags of `autorize gate` have too; the gate itself decodes their text. */
export const GATE_INPUTS = {
  candidates: ofGate('candidates'),
  suite: ofGate('suite', ACTIONS_OWN),
  config: ofGate('config', ACTIONS_OWN),
  schema: ofGate('schema'),
  replays: { ...ofGate('replays'), description: `${capital(GATE_OPTIONS.replays.summary)}.`, default: '1' },
  seed: ofGate('seed', 'The same file is always replayed the same way.'),
  maxVolatility: ofGate('max-volatility'),
  report: ofGate('report', 'In mode `verify`: the report to check.'),
} as const satisfies InputTable;

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** Inputs that decide what the gate judges by in a workflow. */
export const GATE_STEP_INPUTS = {
  scenarios: {
    name: 'scenarios',
    description:
      "Scenario ids to check, separated by commas or spaces; `all` checks every scenario of the suite. Default: the suite's `must_pass`.",
    read: text,
  },
  trustedRef: {
    name: 'trusted-ref',
    description:
      'Commit or branch to read the suite, the config and the schema from. `checkout`: the files as checked out. Default: the base of a pull request or merge queue, so that a change cannot lower its own bar; otherwise `checkout`.',
    read: text,
  },
  inconclusive: {
    name: 'inconclusive',
    description:
      'What an inconclusive verdict counts as: `fail`, `neutral` or `pass`. The gate is inconclusive if every best candidate passes and only `max-volatility` is exceeded; there the default is `fail`. Mode `compare` is inconclusive if a benchmark is undecided, the base lacks the benchmark or a secret is missing; there the default is `neutral`.',
    read: oneOf(['fail', 'neutral', 'pass']),
  },
} as const satisfies InputTable;

/** What only mode `compare` reads, besides the options that it shares with the command. */
export const COMPARED_INPUTS = {
  baseRef: {
    name: 'base-ref',
    description:
      'Mode `compare`: commit, branch or tag to compare with. Default: the merge base of a pull request, the base of a merge queue, or the commit before a push.',
    read: text,
  },
  headRef: {
    name: 'head-ref',
    description:
      'Mode `compare`: commit, branch or tag to compare. Default: the head of the pull request, not its merge commit; otherwise the commit of the event.',
    read: text,
  },
  record: {
    name: 'record',
    default: 'false',
    description:
      "Mode `compare`: append the base's result to `refs/autorize-ledger/compare.history`, and draw the history on the page: `true` or `false`. Requires `contents: write`; a job with read access draws the existing history. No verdict compares different machines.",
    read: truth(false),
  },
} as const satisfies InputTable;

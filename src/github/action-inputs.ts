/**
 * The inputs of the action. `action.yml`, the reference page and the code that reads a step are all made of these tables:
 * an entry has the name, what people read, and the reader whose result is the value. `npm run docs` writes the files.
 */
import { GATE_OPTIONS, type GateOption } from '../gate/options.ts';
import { PART_LETTERS } from '../remote/part-letters.ts';
import {
  botNames,
  branchName,
  commaList,
  firstOf,
  hexDigest,
  minutesAsMs,
  oneOf,
  type Read,
  type Reading,
  shellWords,
  text,
  textOr,
  truth,
  wholeNumber,
} from './input-values.ts';
import { MODES } from './modes.ts';

/** An input as `action.yml` declares it, and how its value is read. */
export interface ActionInput<Value = unknown> {
  readonly name: string;
  readonly description: string;
  /** The `default` of action.yml. Another default is part of the description. */
  readonly default?: string;
  readonly read: Read<Value>;
}

type InputTable = Readonly<Record<string, ActionInput>>;

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
      'Token for check run, comment, artifacts of other runs, state and pull request. The step skips what the token may not do, and notes it in the log. No agent gets the token.',
    read: textOr(''),
  },
  uploadsArtifacts: {
    name: 'upload-artifacts',
    default: 'true',
    description: 'Upload report and records as artifacts of the run: `true` or `false`.',
    read: truth(true),
  },
  artifactName: {
    name: 'artifact-name',
    description:
      'Name of the artifact; a taken name gets a number. Default: `autorize-<mode>-<suite, experiment, mission or plan>-<run>-<attempt>`. In mode `report`: the only artifact to read.',
    read: text,
  },
  retentionDays: {
    name: 'retention-days',
    description: 'Days that GitHub keeps the artifacts. Default: the setting of the repository.',
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
      'One comment on the pull request, updated in place. `auto`: on pull requests, if the token may. `always`: the same, and note a missing token. `on-failure`: create none while the gate passes. `never`: no comment.',
    read: firstOf(['auto', 'always', 'never', 'on-failure']),
  },
  check: {
    name: 'check',
    default: 'auto',
    description: 'Check run with annotations. `auto` or `always`: if the token may. `never`: no check run.',
    read: firstOf(['auto', 'always', 'never']),
  },
  logLevel: {
    name: 'log-level',
    default: 'info',
    description: 'What the log holds. `info`: every step. `quiet`: the verdict only.',
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
  seed: ofGate('seed', 'The same file replays the same way.'),
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
      'Commit or branch to read suite, config and schema from. `checkout`: the files as checked out. Default: the base of a pull request or merge queue, so that a change cannot lower its own bar; otherwise `checkout`.',
    read: text,
  },
  inconclusive: {
    name: 'inconclusive',
    description:
      'What an inconclusive verdict counts as: `fail`, `neutral` or `pass`. The gate is inconclusive if every best candidate passes and only `max-volatility` is exceeded; there the default is `fail`. Mode `compare` is inconclusive if a benchmark is undecided, the base lacks the benchmark or a secret is missing; there the default is `neutral`.',
    read: oneOf(['fail', 'neutral', 'pass']),
  },
} as const satisfies InputTable;

/** Inputs of the modes that run agents. */
export const LOOP_INPUTS = {
  experiment: {
    name: 'experiment',
    description:
      'Name of the experiment, a folder in `.autorize/`. For the modes `experiment`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  missionDir: {
    name: 'mission-dir',
    description:
      'Folder of the mission, which holds `mission.md` and `sandbox.md`. For the modes `mission`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  agentArgs: {
    name: 'agent-args',
    description:
      "Extra arguments for the agent of a mission, quoted as in a shell: `--model fast --say 'two words'`. Nothing is expanded. In the modes `experiment` and `work`, write them into the command of the agent.",
    read: shellWords,
  },
  workItems: {
    name: 'work-items',
    description:
      'File of the plan, JSON or YAML. For the modes `work`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  jobTimeoutMs: {
    name: 'job-timeout-minutes',
    description:
      "The job's `timeout-minutes`. Steps cannot read it, so set it here too. Default: 360 on runners of GitHub, 7200 on your own.",
    read: minutesAsMs,
  },
  allowedBots: {
    name: 'allowed-bots',
    description:
      'Bots that may start a loop by events that otherwise need write permission, separated by commas: `renovate[bot], my-app[bot]`. A bot cannot be asked for its permission. Default: none.',
    read: botNames,
  },
  resumeFrom: {
    name: 'resume',
    default: 'auto',
    description:
      "Where the run starts. `auto`: from the last run's push. `never`: from the checkout; the history keeps what was pushed. `adopt`: from the branch where a person moved it. A workflow run id: from that run's last push; the branch moves back to it.",
    read: text,
  },
  environmentPath: {
    name: 'environment-path',
    description:
      'Folder of a prepared environment. Mode `prepare` saves to it; the modes that run agents restore from it. Default: `autorize-environment` in the temporary folder of the runner.',
    read: text,
  },
  environmentDigest: {
    name: 'environment-digest',
    description:
      'Output `environment-digest` of a job with mode `prepare`. Restores the environment from `environment-path`; one with another digest ends the step. Without it, setup runs in this job.',
    read: hexDigest,
  },
} as const satisfies InputTable;

/** What happens to accepted changes. */
export const HAND_OVER_INPUTS = {
  publish: {
    name: 'publish',
    default: 'none',
    description:
      'What happens to accepted changes. `none`: upload an artifact that another job can publish. `branch`: push branch and ledger. `pull-request`: push both and open a pull request.',
    read: firstOf(['none', 'branch', 'pull-request']),
  },
  branch: {
    name: 'branch',
    description:
      'Remote branch to resume from and push to. Default: `autorize/<experiment>` or `autorize-work/<plan>`. Each run of a mission has its own, `autoresearch/<slug>/<run tag>`; with a branch named here, the next run of the mission starts from it.',
    read: branchName,
  },
  base: {
    name: 'base',
    description:
      'Base branch of the pull request. An open pull request changes to it. Default: the default branch of the repository.',
    read: text,
  },
  prTitle: {
    name: 'pr-title',
    description: 'Title of the pull request. Default: a summary of the result.',
    read: text,
  },
  prLabels: { name: 'pr-labels', description: 'Labels of the pull request, separated by commas.', read: commaList },
  prDraft: {
    name: 'pr-draft',
    default: 'false',
    description: 'Open the pull request as a draft: `true` or `false`.',
    read: truth(false),
  },
  failOn: {
    name: 'fail-on',
    description:
      'When the step fails. `error`: on errors only. `no-improvement`, for loops: also if the run accepted nothing. `worse`, for mode `compare`: also if a benchmark is worse. `never`, for mode `compare`: on invalid inputs only. Default: `worse` in mode `compare`, otherwise `error`.',
    read: oneOf(['error', 'no-improvement', 'worse', 'never']),
  },
  proposal: {
    name: 'proposal',
    description:
      'Publish a proposal instead of running an agent: the folder of a downloaded artifact of a run with `publish: none`, or the `refs/autorize-proposals/…` that a refused push named. The step checks it, evaluates it again and publishes it.',
    read: text,
  },
  proposalBy: {
    name: 'proposal-by',
    default: 'artifact',
    description:
      'How a run passes on accepted changes that it may not push. `artifact`: as an artifact. `path`: a later step saves the folder of the output `proposal-path`, e.g. in a cache. `output`: as the outputs `proposal-part-a` to `proposal-part-j`, for a pack below 700 KB.',
    read: firstOf(['artifact', 'path', 'output']),
  },
  proposalDigest: {
    name: 'proposal-digest',
    description: 'Output `proposal-digest` of the proposing job. A proposal with another digest is refused.',
    read: text,
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
      'Mode `compare`: commit, branch or tag that is compared. Default: the head of the pull request, not its merge commit; otherwise the commit of the event.',
    read: text,
  },
  record: {
    name: 'record',
    default: 'false',
    description:
      "Mode `compare`: append the base's result to `refs/autorize-ledger/compare.history`, and draw the history on the page: `true` or `false`. Needs `contents: write`; a job that may only read draws what is there. No verdict compares two machines.",
    read: truth(false),
  },
} as const satisfies InputTable;

/** A proposal as text; each part has an input of its own, since GitHub bounds the size of one. */
export const PROPOSAL_PART_INPUTS: readonly ActionInput<string | undefined>[] = PART_LETTERS.map((letter) => ({
  name: `proposal-part-${letter}`,
  description:
    letter === 'a'
      ? 'Output `proposal-part-a` of the proposing job; likewise `proposal-part-b` to `proposal-part-j`. Used if the folder `proposal` does not exist.'
      : 'See `proposal-part-a`.',
  read: text,
}));

/** The texts of a new experiment's files. Pure. */
import { parseDuration, renderDuration } from '../../base/duration.ts';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../engine/agents/registry.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { Measure } from './ecosystems/ecosystem.ts';
import { describeMissing, describeObjective, describeWithout, failuresOf, shownTime } from './found-text.ts';
import type { Selection } from './selection.ts';
import type { Parse, Role } from './tester.ts';
import { tomlComment, tomlList, tomlText } from './toml-text.ts';
import type { Step } from './way-selection.ts';

/** Who tries: one of the known CLIs, or a command line of the user's own. */
export type AgentChoice =
  | {
      readonly kind: 'preset';
      readonly preset: AgentPreset;
      /** Variable that holds its key here. */
      readonly key: string | undefined;
    }
  | { readonly kind: 'command'; readonly command: string };

/** Everything that a new experiment's files say. */
export interface ScaffoldPlan {
  readonly name: string;
  /** Prints the score. */
  readonly command: string;
  readonly direction: Direction;
  readonly timeBudget: string;
  readonly agent: AgentChoice;
  readonly languages: readonly string[];
  /** Globs of what is likely to be improved, and of the evaluator. */
  readonly sources: readonly string[];
  readonly protect: readonly string[];
  readonly selection: Selection;
  /** A template that printed no score here; undefined: something else did, or there is none. */
  readonly failedTemplate: Measure | undefined;
  /** That the evaluator believed what the code under test printed; undefined: it did not, or that was not tried. */
  readonly believed: string | undefined;
}

/** What is measured when nothing in the repository says how: a script that is still to be written. */
export const MISSING_EVALUATOR = 'score.sh';

/** What a run writes below `.autorize/NAME/`, as ignore rules. */
export const GENERATED = [
  'iterations.jsonl',
  'intents.jsonl',
  'decisions.jsonl',
  'guidance.jsonl',
  'state.json*',
  'run.json',
  'rejected.json',
  'pulls.json',
  'guidance.lock*',
  'run.lock*',
  'run.reserve',
  'activity.json',
  'iter-*/',
  'confirmation-*/',
  'certify-*/',
  'leave-out*/',
  'group-*/',
  'promotions/',
  'archive/',
  '*.corrupt-*',
  'report.html',
  'report.md',
  '.*.tmp',
] as const;

/** `.autorize/.gitignore`: what runs write is left out, what people write is not. */
export function renderIgnoreFile(): string {
  const rules = GENERATED.map((rule) => `/*/${rule}`);
  return ['# Files that runs write. Commit config.toml and program.md.', ...rules, ''].join('\n');
}

/** `config.toml` with every key that is often changed. */
export function renderConfig(plan: ScaffoldPlan): string {
  const { name, command, direction, timeBudget, sources, protect, selection } = plan;
  return `# The score, the agent and the limits of this experiment. Keys that are not set here have their defaults.
# Check it with: autorize doctor ${name}

[experiment]
name = ${tomlText(name)}  # the name of this folder
description = ""

[objective]
${triedComment(selection, 'objective')}# Prints the score. "sh -c" runs it in an evaluation checkout of the agent's change, with its own HOME and no network.
${objectiveComment(plan)}command = ${tomlText(command)}
direction = ${tomlText(direction)}  # "min": lower is better; "max": higher
${renderParse(selection.objective?.parse)}
timeout = ${limitFor('60s', selection.objective)}
fail_mode = "invalid"  # a change without a score is rejected and the run continues; or "worst", "abort"
# The evaluator and its inputs. Evaluations take them from the base commit; a change of them is denied.
${protect.length === 0 ? '# protect = ["tests/**"]' : `protect = ${tomlList(protect)}`}
# network = "on"

# Must also accept a change, on data that no agent can read. The command comes from your environment, so that no commit
# contains it: export HOLDOUT_COMMAND="sh /path/to/holdout/eval.sh"
# [objective.holdout]
# command = "$HOLDOUT_COMMAND"
# budget = 50  # queries a run may make

${renderGuards(selection)}
[boundaries]
# The agent's prompt lists these paths. With enforce_allow = true a change of any other path is denied.
${sources.length === 0 ? '# allow_paths = ["src/**"]' : `allow_paths = ${tomlList(sources)}`}
enforce_allow = false
deny_paths = []
# max_files = 10
# max_diff_lines = 500

${renderSetup(selection)}${renderBuild(selection)}
[iteration]
budget = "5m"  # time of the agent; when it is up, the change so far is evaluated
max_iterations = 0  # 0: no limit but time
max_consecutive_noops = 5  # iterations without a change in a row that end the run; 0: never
parallel = 1

[schedule]
total_budget = ${tomlText(timeBudget)}  # or deadline = "tomorrow 9am"

[agent]
${renderAgent(plan.agent)}
sandbox = "auto"  # the strongest that works here; "required": only bubblewrap; "off"
# network = "model"  # the agent reaches its model and nothing else; needs bubblewrap

[budget]
# The run ends before an iteration that could exceed one of these.
# usd = 5.00
# tokens = 2_000_000
${renderRisk(plan)}`;
}

/** What was tried and is not in the config, with the reason. */
function triedComment(selection: Selection, role: Role): string {
  const failures = failuresOf(selection, role);
  if (failures.length === 0) return '';
  return `${tomlComment(['Tried by init without success:', ...failures.map((text) => `  ${text}`)].join('\n'))}\n`;
}

function objectiveComment({ selection, command, failedTemplate }: ScaffoldPlan): string {
  const { objective } = selection;
  // A command that was never seen to work says so.
  if (objective === undefined)
    return [
      ...describeMissing(selection).map((text) => `UNTESTED: ${text}.`),
      ...(failedTemplate === undefined ? [] : [describeFailedTemplate(failedTemplate, selection)]),
    ]
      .map((text) => `${tomlComment(text)}\n`)
      .join('');
  return objective.measure.command === command ? `${tomlComment(describeObjective(objective))}\n` : '';
}

function describeFailedTemplate({ command, what }: Measure, { failures }: Selection): string {
  const reason = failures.find((each) => each.role === 'objective' && each.command === command)?.reason;
  const why = reason === undefined ? 'what it needs could not be prepared' : reason;
  return `A template that did not work here (${why}). It measures ${what}:\ncommand = ${tomlText(command)}`;
}

function renderParse(parse: Parse = { kind: 'float' }): string {
  if (parse.kind !== 'float') {
    const fields = Object.entries(parse).map(([key, value]) => `${key} = ${tomlText(value)}`);
    return `parse = { ${fields.join(', ')} }  # how the score is read from the output`;
  }
  return `# How to read the score from the output. By default the whole output is one number; alternatives:
# parse = { kind = "regex", pattern = "score=([0-9.]+)" }
# parse = { kind = "jq", path = ".metrics.score" }`;
}

// A machine that is busy is several times slower than it was at init.
const SLOWER = 5;
const STEP_MS = 60_000;

/** A limit of time that leaves room above what a command took. */
function limitFor(usual: string, step: Pick<Step, 'ms'> | undefined): string {
  const needed = (step?.ms ?? 0) * SLOWER;
  if (needed <= (parseDuration(usual) ?? 0)) return tomlText(usual);
  return `${tomlText(renderDuration(Math.ceil(needed / STEP_MS) * STEP_MS))}  # it took ${shownTime(step?.ms ?? 0)}`;
}

function renderGuards(selection: Selection): string {
  const head = '# Commands that must succeed before a change is accepted. They have no network.\n';
  const tried = triedComment(selection, 'guard');
  const lines = selection.guards.map((guard) =>
    [
      ...(guard.without === undefined ? [] : [tomlComment(describeWithout(guard.without))]),
      '[[guards]]',
      `name = ${tomlText(guard.name)}`,
      `command = ${tomlText(guard.command)}`,
      `timeout = ${limitFor('5m', guard)}`,
      '',
    ].join('\n'),
  );
  const example = ['# [[guards]]', '# name = "tests"', '# command = "npm test"', '# timeout = "5m"', ''].join('\n');
  return `${head}${tried}${lines.length === 0 ? example : lines.join('\n')}`;
}

function renderSetup(selection: Selection): string {
  const { setup, inputs } = selection;
  const what =
    '# Installs what the repository does not contain, with network. It runs again when one of the files in inputs changes.';
  const command =
    setup === undefined
      ? '# command = "npm ci"\n# inputs = ["package.json", "package-lock.json"]'
      : `command = ${tomlText(setup.command)}\ninputs = ${tomlList(inputs)}`;
  return [
    '[setup]',
    `${triedComment(selection, 'setup')}${what}`,
    command,
    `timeout = ${limitFor('5m', setup)}`,
    '',
  ].join('\n');
}

function renderBuild(selection: Selection): string {
  const { build } = selection;
  const tried = triedComment(selection, 'build');
  if (build === undefined) return tried === '' ? '' : `\n${tried}`;
  const cache =
    build.cache.length === 0
      ? []
      : [`cache = ${tomlList(build.cache)}  # a build begins with these folders as the base's left them`];
  return [
    '',
    '[build]',
    `${tried}# Runs once on each tree, without network. Guards and objective see what it makes.`,
    `command = ${tomlText(build.command)}`,
    ...cache,
    `timeout = ${limitFor('10m', build)}`,
    '',
  ].join('\n');
}

function renderAgent(agent: AgentChoice): string {
  if (agent.kind === 'command') {
    const stdin = agent.command.includes('{prompt_file}') ? [] : ['stdin = "prompt"  # the prompt, on standard input'];
    const keys =
      '# env = { API_KEY = "$API_KEY" }  # of your environment the agent gets only PATH, LANG, TERM, TZ and this';
    return [`command = ${tomlText(agent.command)}`, ...stdin, keys].join('\n');
  }
  const key = agent.key ?? PRESETS[agent.preset].keys[0] ?? 'API_KEY';
  const others = AGENT_PRESETS.filter((preset) => preset !== agent.preset).join(', ');
  return [
    `preset = ${tomlText(agent.preset)}  # or ${others}; or a command with {prompt_file} in it`,
    '# Variables for the agent. From your environment it gets only PATH, LANG, TERM, TZ and these.',
    `${agent.key === undefined ? '# ' : ''}env = { ${key} = ${tomlText(`$${key}`)} }`,
  ].join('\n');
}

function renderRisk({ believed }: ScaffoldPlan): string {
  if (believed === undefined) return '';
  return `
[accept_risk]
# The benchmark runs in one process with the code under test. A change that prints a made-up score was believed:
${tomlComment(`${believed}.`)}
# A run begins only where a person accepts that:
# evaluator_in_process = true
`;
}

/** `program.md`: the beginning of the agent's prompt. */
export function renderProgram({ name, command, direction, languages, sources, selection }: ScaffoldPlan): string {
  const what = languages.length === 0 ? 'this project' : `this project (${languages.join(', ')})`;
  const guards = selection.guards.map((guard) => `- \`${guard.command}\` must pass.\n`).join('');
  const where = sources.length === 0 ? '' : `- Change files in ${codeList(sources)}.\n`;
  const { objective } = selection;
  const isLong = command.includes('\n') && objective?.measure.command === command;
  const score = isLong ? `The score is ${objective.measure.what}` : `\`${command}\` prints the score`;
  return `# ${name}

<!-- The prompt of every iteration begins with this text. Say what better means, and what the agent must not do. -->

## Goal

Improve ${what}. ${score}; ${direction === 'min' ? 'lower' : 'higher'} is better.

## Rules

- Try one idea at a time, in the smallest change that tests it.
${where}${guards}- Do not only make the score look better: no special cases for the benchmark, no skipped work.

## Hints

<!-- Known facts, earlier attempts, where to look first. -->
`;
}

/** Puts another name into the table [experiment] of a config; its other lines stay as they are. */
export function renameExperiment(config: string, name: string): string {
  const pattern = /^(\s*\[experiment\][^[]*?^\s*name\s*=\s*)("[^"\n]*"|'[^'\n]*')/m;
  return config.replace(pattern, (_, before: string) => before + tomlText(name));
}

function codeList(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}

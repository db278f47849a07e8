import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../engine/agent/preset.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { Traits } from './repository-traits.ts';

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
  readonly command: string;
  readonly direction: Direction;
  readonly timeBudget: string;
  readonly agent: AgentChoice;
  readonly traits: Traits;
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
  'guidance.lock*',
  'run.lock*',
  'run.reserve',
  'iter-*/',
  'confirmation-*/',
  'certify-*/',
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
  return ['# What runs write. Commit config.toml and program.md.', ...rules, ''].join('\n');
}

/** `config.toml` with every key that is often changed. */
export function renderConfig(plan: ScaffoldPlan): string {
  const { name, command, direction, timeBudget, traits } = plan;
  const protect = protectedGlobs(plan);
  return `# What is measured, who tries, and within which limits. A key that is left out has its default.
# Check it with: autorize doctor ${name}

[experiment]
name = ${toml(name)}  # the name of this folder
description = ""

[objective]
# Prints the score. Runs by "sh -c" in a clean checkout of what the agent left, with a HOME of its own and no network.
command = ${toml(command)}
direction = ${toml(direction)}  # "min": lower is better; "max": higher
# How the score is found in what the command prints. By default the whole output is one number; else one of these:
# parse = { kind = "regex", pattern = "score=([0-9.]+)" }
# parse = { kind = "jq", path = ".metrics.score" }
timeout = "60s"
fail_mode = "invalid"  # without a score an attempt is not kept and the run goes on; "worst", "abort"
# The evaluator: taken from the base in every checkout; an attempt that changes it is refused.
${protect.length === 0 ? '# protect = ["tests/**"]' : `protect = ${tomlList(protect)}`}
# network = "on"

# Asked before a change is kept, of data that no agent can read; yes or no comes back. Taken from your environment, so
# that the command, with the files that it names, stands in no commit: export HOLDOUT_COMMAND="sh /path/to/holdout/eval.sh"
# [objective.holdout]
# command = "$HOLDOUT_COMMAND"
# budget = 50  # how often it may be asked

${renderGuard(traits)}
[boundaries]
# Told to the agent; with enforce_allow = true an attempt that changes anything else is refused.
${traits.sources.length === 0 ? '# allow_paths = ["src/**"]' : `allow_paths = ${tomlList(traits.sources)}`}
enforce_allow = false
deny_paths = []
# max_files = 10
# max_diff_lines = 500

${renderSetup(traits)}
[iteration]
budget = "5m"  # of the agent, then it is stopped; what it left is judged all the same
max_iterations = 0  # 0: until the time is over
max_consecutive_noops = 5  # as many attempts without a change end the run; 0: never
parallel = 1

[schedule]
total_budget = ${toml(timeBudget)}  # or deadline = "tomorrow 9am"

[agent]
${renderAgent(plan.agent)}
sandbox = "auto"  # the strongest that works here; "required": none but bubblewrap; "off"
network = "on"

[budget]
# The run stops before an attempt that could go beyond.
# usd = 5.00
# tokens = 2_000_000
`;
}

function renderGuard({ test }: Traits): string {
  const lines = ['[[guards]]', 'name = "tests"', `command = ${toml(test ?? 'npm test')}`, 'timeout = "5m"'];
  const text = test === undefined ? lines.map((line) => `# ${line}`) : lines;
  return ['# Commands that have to succeed, too, before an attempt is kept; without network.', ...text, ''].join('\n');
}

function renderSetup({ setup }: Traits): string {
  const command = setup === undefined ? '# command = "npm ci"' : `command = ${toml(setup)}`;
  const why = '# Before the agent, and before each scoring: what both need and the repository does not hold.';
  return ['[setup]', why, command, 'timeout = "5m"', ''].join('\n');
}

function renderAgent(agent: AgentChoice): string {
  if (agent.kind === 'command') {
    const stdin = agent.command.includes('{prompt_file}') ? [] : ['stdin = "prompt"  # the prompt, on standard input'];
    const keys =
      '# env = { API_KEY = "$API_KEY" }  # nothing else of your environment reaches it but PATH, LANG, TERM, TZ';
    return [`command = ${toml(agent.command)}`, ...stdin, keys].join('\n');
  }
  const key = agent.key ?? PRESETS[agent.preset].keys[0] ?? 'API_KEY';
  const others = AGENT_PRESETS.filter((preset) => preset !== agent.preset).join(', ');
  return [
    `preset = ${toml(agent.preset)}  # or ${others}; or a command with {prompt_file} in it`,
    '# From your environment; nothing else of it reaches the agent but PATH, LANG, TERM and TZ.',
    `${agent.key === undefined ? '# ' : ''}env = { ${key} = ${toml(`$${key}`)} }`,
  ].join('\n');
}

/** `program.md`: the beginning of what the agent is told. */
export function renderProgram({ name, command, direction, traits }: ScaffoldPlan): string {
  const what = traits.languages.length === 0 ? 'this project' : `this project (${traits.languages.join(', ')})`;
  const guard = traits.test === undefined ? '' : `- \`${traits.test}\` has to pass.\n`;
  const where = traits.sources.length === 0 ? '' : `- What is to be changed lies in ${codeList(traits.sources)}.\n`;
  return `# ${name}

<!-- Everything here reaches the agent at the beginning of every iteration. Say what better means, and what it must not do. -->

## Goal

Improve ${what}. \`${command}\` prints the score; ${direction === 'min' ? 'lower' : 'higher'} is better.

## Rules

- One idea at a time, as small as it can be tried.
${where}${guard}- Nothing that only makes the score look better: no special case for what is measured, nothing skipped.

## Hints

<!-- What is known already, what was tried before, where to look first. -->
`;
}

/** Puts another name into the table [experiment] of a config; its other lines stay as they are. */
export function renameExperiment(config: string, name: string): string {
  const pattern = /^(\s*\[experiment\][^[]*?^\s*name\s*=\s*)("[^"\n]*"|'[^'\n]*')/m;
  return config.replace(pattern, (_, before: string) => before + toml(name));
}

/** What the repository has for judging, and the files that the command names: naming some replaces the default. */
function protectedGlobs({ command, traits }: ScaffoldPlan): string[] {
  return [...new Set([...traits.judges, ...namedPaths(command)])];
}

/** The words of a command that look like files of the repository. */
export function namedPaths(command: string): string[] {
  const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
  return words.filter((word) => /^[\w@][\w@./-]*\.[A-Za-z]\w*$/.test(word));
}

function codeList(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}

function tomlList(texts: readonly string[]): string {
  return `[${texts.map(toml).join(', ')}]`;
}

/** A basic string: the escapes of JSON, and of the one more character that may not stand there as it is. */
function toml(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

import * as z from 'zod/mini';
import { parseDeadline, type UtcOffset } from '../base/deadline.ts';
import { parseDuration } from '../base/duration.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import type { JsonPath } from '../base/json-path.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { AGENT_PRESETS } from './agent-preset.ts';

/** The longest budget, timeout or schedule: beyond it a typing mistake is likelier than a plan. */
const MAX_DURATION_MS = 366 * 86_400_000;

const durationText = z.string().check(
  z.refine((given) => {
    const ms = parseDuration(given);
    return ms !== undefined && ms <= MAX_DURATION_MS;
  }, 'a duration such as "90s", "5m", "1h30m" or "2days", at most 366 days'),
);
const duration = (fallback: string) => z._default(durationText, fallback);
const text = z._default(z.string(), '');
const flag = (fallback: boolean) => z._default(z.boolean(), fallback);
const count = (fallback: number) =>
  z._default(z.int().check(z.minimum(0, 'a whole number that is not negative')), fallback);
const filled = z.string().check(z.refine((given) => given.trim() !== '', 'text that is not blank'));
const globs = z._default(z.array(filled), []);
const pattern = filled.check(
  z.refine((given) => isPattern(given), 'a regular expression with a capture group, e.g. "score=([0-9.]+)"'),
);

const parse = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('float') }),
    z.strictObject({ kind: z.literal('regex'), pattern }),
    z.strictObject({ kind: z.literal('jq'), path: filled }),
    z.strictObject({ kind: z.literal('signed') }),
  ],
  '{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … } or { kind = "signed" }',
);

const FAIL_MODES = ['invalid', 'worst', 'abort'] as const;
const DIRECTIONS = ['min', 'max'] as const;
const SANDBOX_REQUESTS = ['auto', 'required', 'off'] as const;

const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));

const command = z.prefault(z.strictObject({ command: text, timeout: duration('5m') }), {});
const limit = z.optional(z.int().check(z.minimum(1, 'a whole number from 1')));
const amount = z.optional(z.number().check(z.positive('a number above 0')));

/** `config.toml` of an experiment, exactly as on disk; every key that is left out has its default. */
export const experimentConfigSchema = z.strictObject({
  experiment: z.strictObject({
    name: z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')),
    description: text,
  }),
  objective: z.strictObject({
    command: filled,
    direction: choice(DIRECTIONS),
    parse: z._default(parse, { kind: 'float' }),
    timeout: duration('60s'),
    fail_mode: z._default(choice(FAIL_MODES), 'invalid'),
    protect: z.optional(z.array(filled)),
    baseline: flag(true),
    network: z._default(choice(['on', 'off']), 'off'),
  }),
  guards: z._default(z.array(z.strictObject({ name: filled, command: filled, timeout: duration('60s') })), []),
  boundaries: z.prefault(
    z.strictObject({
      allow_paths: globs,
      deny_paths: globs,
      enforce_allow: flag(false),
      permit: globs,
      max_files: limit,
      max_diff_lines: limit,
    }),
    {},
  ),
  setup: command,
  teardown: z.prefault(z.strictObject({ command: text, timeout: duration('1m') }), {}),
  iteration: z.prefault(
    z.strictObject({
      budget: duration('5m'),
      max_iterations: count(0),
      max_consecutive_noops: count(5),
      keep_worktrees: flag(false),
      parallel: z._default(z.int().check(z.minimum(1, 'a whole number from 1')), 1),
    }),
    {},
  ),
  schedule: z.strictObject({ total_budget: z.optional(durationText), deadline: z.optional(filled) }),
  agent: z.strictObject({
    command: z.optional(filled),
    preset: z.optional(choice(AGENT_PRESETS)),
    stdin: z._default(choice(['none', 'prompt']), 'none'),
    workdir_var: z._default(
      z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')),
      'AUTORIZE_WORKDIR',
    ),
    env: z._default(z.record(z.string(), z.string()), {}),
    sandbox: z._default(choice(SANDBOX_REQUESTS), 'auto'),
    network: z._default(choice(['on', 'off']), 'on'),
  }),
  budget: z.prefault(z.strictObject({ usd: amount, tokens: amount }), {}),
  summarize: z.prefault(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      command: z.optional(filled),
      timeout: duration('60s'),
      stdin: z._default(choice(['none', 'prompt']), 'prompt'),
    }),
    {},
  ),
});

export type ExperimentConfig = z.output<typeof experimentConfigSchema>;

export interface ConfigPlace {
  /** Name of the folder that holds the config: the experiment's own name. */
  readonly folder: string;
  readonly now: Date;
  readonly utcOffset: UtcOffset;
  readonly schedule?: ScheduleCheck;
}

/** Whether a deadline that has passed is a problem; it is none for those who only look. */
export type ScheduleCheck = 'checked' | 'ignored';

export type ReadExperimentConfig =
  | { readonly config: ExperimentConfig; readonly deadline: Date | undefined }
  | { readonly problems: readonly Problem[] };

/** Decodes a config; every problem is told at once, with its line. Source: experiments, "Config". */
export function parseExperimentConfig(document: JsonDocument, place: ConfigPlace): ReadExperimentConfig {
  const checked = checkDocument(document, experimentConfigSchema);
  if ('problems' in checked) return checked;
  const config = checked.value;
  const deadline = config.schedule.deadline === undefined ? undefined : parseDeadline(config.schedule.deadline, place);
  const problems = rules(config, place, deadline).map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  return problems.length > 0 ? { problems } : { config, deadline };
}

type Broken = readonly [path: JsonPath, found: string, expected: string, remedy: string];

function rules(config: ExperimentConfig, place: ConfigPlace, deadline: Date | undefined): Broken[] {
  const { experiment, iteration, schedule, agent, guards } = config;
  const broken: Broken[] = [];
  if (experiment.name !== place.folder) {
    const expected = `the name of its folder, ${quoted(place.folder)}`;
    broken.push([['experiment', 'name'], quoted(experiment.name), expected, 'Rename one of the two.']);
  }
  if (parseDuration(iteration.budget) === 0) {
    broken.push([['iteration', 'budget'], quoted(iteration.budget), 'more than nothing', 'Write e.g. "5m".']);
  }
  broken.push(...scheduleRules(schedule, deadline, place));
  if (agent.command === undefined && agent.preset === undefined) {
    broken.push([['agent'], 'an agent without a command', 'agent.command or agent.preset', 'Add one of the two.']);
  }
  if (agent.command !== undefined && agent.stdin === 'none' && !agent.command.includes('{prompt_file}')) {
    const remedy = 'Add {prompt_file} to the command, or set agent.stdin = "prompt".';
    broken.push([['agent', 'command'], quoted(agent.command), '{prompt_file} in the command', remedy]);
  }
  for (const [index, guard] of guards.entries()) {
    if (guards.findIndex(({ name }) => name === guard.name) === index) continue;
    const found = `a second guard ${quoted(guard.name)}`;
    broken.push([['guards', index, 'name'], found, 'each name once', 'Rename one of the two.']);
  }
  return broken;
}

function scheduleRules(
  { total_budget: total, deadline: written }: ExperimentConfig['schedule'],
  deadline: Date | undefined,
  { now, schedule: check = 'checked' }: ConfigPlace,
): Broken[] {
  const expected = 'exactly one of total_budget and deadline';
  if (total !== undefined && written !== undefined) {
    return [[['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']];
  }
  if (written === undefined) {
    if (total === undefined) return [[['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']];
    if (parseDuration(total) !== 0) return [];
    return [[['schedule', 'total_budget'], quoted(total), 'more than nothing', 'Write e.g. "4h".']];
  }
  if (deadline === undefined) {
    const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
    return [[['schedule', 'deadline'], quoted(written), shapes, 'Mend the time.']];
  }
  if (deadline > now || check === 'ignored') return [];
  return [[['schedule', 'deadline'], `${quoted(written)}, which has passed`, 'a time to come', 'Set a later one.']];
}

function isPattern(given: string): boolean {
  try {
    // An alternative that is empty always matches, and tells how many groups there are.
    return (new RegExp(`${given}|`).exec('')?.length ?? 0) > 1;
  } catch {
    // What cannot be compiled is no pattern; that is the answer.
    return false;
  }
}

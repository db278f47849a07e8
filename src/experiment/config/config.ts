import * as z from 'zod/mini';
import { acceptedRisksSchema } from '../../base/accepted-risk.ts';
import { parseDuration } from '../../base/duration.ts';
import type { Problem } from '../../base/errors.ts';
import { FOLDER_INSIDE, isFolderInside } from '../../base/folder-inside.ts';
import type { JsonDocument } from '../../base/json-document.ts';
import { checkDocument, problemAt } from '../../base/schema-problems.ts';
import { quoted } from '../../base/text.ts';
import { type DecisionSettings, decisionSettingsSchema, objectiveDecisionShape } from '../../decision/settings.ts';
import { AGENT_PRESETS } from '../../engine/agent/preset.ts';
import { captureSettings } from '../../engine/workspace/capture-settings.ts';
import { type ConfigPlace, checkRules, decisionRules } from './config-rules.ts';
import { idleConfigKeys } from './idle-keys.ts';

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
const folderInside = filled.check(z.refine(isFolderInside, FOLDER_INSIDE));
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
    writable: z.optional(z.array(folderInside)),
    baseline: flag(true),
    network: z._default(choice(['on', 'off']), 'off'),
    tracing: z.optional(choice(['on', 'off'])),
    ...objectiveDecisionShape,
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
  capture: captureSettings,
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
  accept_risk: acceptedRisksSchema,
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

export type ReadExperimentConfig =
  | { readonly config: ExperimentConfig; readonly deadline: Date | undefined }
  | { readonly problems: readonly Problem[] };

/** Decodes a config; every problem is told at once, with its line. Source: experiments, "Config". */
export function parseExperimentConfig(document: JsonDocument, place: ConfigPlace): ReadExperimentConfig {
  const checked = checkDocument(document, experimentConfigSchema);
  const { broken, deadline } = checkRules(document.value, place);
  const ofRules = broken.map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  if ('problems' in checked) {
    const told = new Set(checked.problems.map(({ path }) => path));
    return { problems: [...checked.problems, ...ofRules.filter(({ path }) => !told.has(path))] };
  }
  const { objective } = checked.value;
  const between = [...decisionRules(decisionSettings(checked.value), objective), ...idleConfigKeys(checked.value)];
  const ofKeys = between.map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  const problems = [...ofRules, ...ofKeys];
  return problems.length > 0 ? { problems } : { config: checked.value, deadline };
}

/** The part of a config that says how changes are decided on. */
export function decisionSettings({ objective }: Pick<ExperimentConfig, 'objective'>): DecisionSettings {
  return decisionSettingsSchema.parse(objective);
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

import * as z from 'zod/mini';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { BENCHMARK_KINDS } from '../engine/benchmarks/kinds.ts';
import { STATISTICS } from '../engine/benchmarks/reading.ts';
import { agentsSetting, plateauSetting } from './agents-setting.ts';
import { DIRECTIONS, decisionShape, evaluatorCheckShape } from './decision-settings.ts';
import { buildShape, environmentSetting, setupInputs } from './environment-shape.ts';
import { handoverSetting } from './handover-shape.ts';
import { named, setting } from './setting.ts';
import {
  acceptedRisksShape,
  agentIsolationShape,
  agentWaitShape,
  boundariesSetting,
  captureSetting,
  cliOptionShape,
  commandText,
  contextBudgetSetting,
  evaluatorShape,
  guardsSetting,
  iterationLimit,
  noopLimit,
  promptInput,
  searchShape,
  usdSetting,
} from './shared-shapes.ts';
import { choice, duration, filled, from, pattern, positive, switchable } from './values.ts';

const parse = named(
  z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('float') }),
      z.strictObject({ kind: z.literal('regex'), pattern }),
      z.strictObject({ kind: z.literal('jq'), path: filled }),
      z.strictObject({ kind: z.literal('signed') }),
      z.strictObject({
        kind: z.enum(BENCHMARK_KINDS),
        only: z.optional(z.array(filled).check(z.minLength(1, 'at least one name'))),
        statistic: z.optional(choice(STATISTICS)),
      }),
    ],
    `{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … }, { kind = "signed" } or { kind = … } with a benchmark format: ${BENCHMARK_KINDS.join(', ')}`,
  ),
  'table',
);

const FAIL_MODES = ['invalid', 'worst', 'abort'] as const;

const hookShape = (name: string, { when, timeout }: { readonly when: string; readonly timeout: string }) => ({
  command: setting(commandText, { doc: when }),
  timeout: setting(z._default(duration, timeout), { doc: `A ${name} that takes longer is ended.` }),
});

const agentShape = z.strictObject({
  command: setting(z.optional(filled), {
    unset: 'required without a preset or `[[agents]]`',
    doc: 'Command line for `sh -c` in the workspace, with [placeholders](agents.md).',
  }),
  preset: setting(named(z.optional(choice(AGENT_PRESETS)), '[name](agents.md#presets)'), {
    unset: 'required without a command or `[[agents]]`',
    doc: 'Command line of a known agent CLI.',
  }),
  stdin: setting(z._default(promptInput, 'none'), {
    doc: 'Whether the command gets the prompt on standard input. With `none` it must name `{prompt_file}`.',
  }),
  workdir_var: setting(
    named(
      z._default(
        z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')),
        'AUTORIZE_WORKDIR',
      ),
      'name',
    ),
    { doc: 'Environment variable that holds the path of the workspace.' },
  ),
  context_budget: contextBudgetSetting,
  ...agentWaitShape,
  ...cliOptionShape,
  ...agentIsolationShape,
});

/** `config.toml` of an experiment; every key that is left out has its default. */
export const experimentConfigSchema = z.strictObject({
  experiment: z.strictObject({
    name: setting(
      named(
        z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')),
        'letters, digits, `_`, `-`',
      ),
      { doc: 'The name of its folder.' },
    ),
    description: setting(z._default(z.string(), ''), { doc: 'Shown in status and reports. It has no other effect.' }),
  }),
  objective: z.strictObject({
    command: setting(filled, {
      doc: 'Prints the [score](score.md). `sh -c` runs it in an evaluation checkout.',
    }),
    direction: setting(choice(DIRECTIONS), { doc: 'Which score is better.' }),
    parse: setting(z._default(parse, { kind: 'float' }), {
      doc: 'How the score is [read](score.md).',
    }),
    timeout: setting(z._default(duration, '60s'), { doc: 'An evaluator that takes longer gives no score.' }),
    fail_mode: setting(z._default(choice(FAIL_MODES), 'invalid'), {
      doc: 'What a missing score means: the change is rejected, it counts as the worst score, or the run ends.',
    }),
    protect: evaluatorShape.protect,
    writable: evaluatorShape.writable,
    baseline: setting(z._default(switchable, true), {
      doc: 'Score the base first, as iteration 0. A change must then beat it.',
    }),
    network: evaluatorShape.network,
    tracing: evaluatorShape.tracing,
    ...decisionShape,
    ...evaluatorCheckShape,
  }),
  guards: guardsSetting(duration),
  boundaries: boundariesSetting,
  handover: handoverSetting,
  capture: captureSetting,
  environment: environmentSetting,
  setup: z.prefault(
    z.strictObject({
      ...hookShape('setup', {
        when: 'Runs [before](../explanation/evaluator.md#setup-and-teardown) the agent, and before the guards.',
        timeout: '5m',
      }),
      inputs: setupInputs,
    }),
    {},
  ),
  build: buildShape('10m', duration),
  teardown: z.prefault(
    z.strictObject(
      hookShape('teardown', {
        when: 'Runs [after](../explanation/evaluator.md#setup-and-teardown) the agent, and after each evaluation. Its failure changes nothing.',
        timeout: '1m',
      }),
    ),
    {},
  ),
  iteration: z.prefault(
    z.strictObject({
      budget: setting(named(z._default(duration, '5m'), 'duration above 0'), {
        doc: 'Wall-clock time of the agent. Then it gets TERM, and 5 s later KILL.',
      }),
      max_iterations: iterationLimit,
      max_consecutive_noops: noopLimit,
      plateau: plateauSetting,
      keep_worktrees: setting(z._default(switchable, false), {
        doc: 'Leave the workspaces for you to inspect, until `clean`. The summary and `show` print their paths.',
      }),
      parallel: setting(z._default(from(1), 1), {
        unit: 'workspaces',
        doc: 'Agents that work [in parallel](../explanation/experiments.md#parallel-workspaces).',
      }),
    }),
    {},
  ),
  search: z.prefault(searchShape, {}),
  schedule: z.strictObject({
    total_budget: setting(named(z.optional(duration), 'duration above 0'), {
      unset: 'required without a deadline',
      doc: 'Time of one run. Set this or `schedule.deadline`, not both.',
    }),
    deadline: setting(named(z.optional(filled), 'time'), {
      unset: 'required without a budget',
      doc: 'When a run stops: `"2026-05-21T09:00:00-07:00"`, `"14:30"` or `"tomorrow 9am"`. A time that has passed is an error.',
    }),
  }),
  agent: z.prefault(agentShape, {}),
  agents: agentsSetting,
  budget: z.prefault(
    z.strictObject({
      usd: usdSetting,
      tokens: setting(z.optional(positive), {
        unit: 'tokens',
        doc: 'Maximum tokens that the agents of a run may read and write, counted as for `budget.usd`.',
      }),
    }),
    {},
  ),
  accept_risk: z.prefault(acceptedRisksShape, {}),
  summarize: z.prefault(
    z.strictObject({
      enabled: setting(z.optional(switchable), {
        unset: '`true` if there is a command',
        doc: 'Ask for one or two sentences about each change.',
      }),
      command: setting(z.optional(filled), {
        unset: 'that of the preset, if it has one',
        doc: 'Prints the sentences. It has the placeholders of the agent.',
      }),
      timeout: setting(z._default(duration, '60s'), {
        doc: 'A summary that takes longer is left out. It never changes an outcome.',
      }),
      stdin: setting(z._default(promptInput, 'prompt'), {
        doc: 'Whether the command gets its request on standard input.',
      }),
    }),
    {},
  ),
});

export type ExperimentConfig = z.output<typeof experimentConfigSchema>;

/** The plan of work items, as people write it. Source: AgentRun, "Input: WorkItem". */
import * as z from 'zod/mini';
import { normalPath } from '../base/repository-path.ts';
import { AGENT_PRESETS } from '../engine/agents/registry.ts';
import { planEnvironment, preparedBuild, preparedSetup } from './environment-shape.ts';
import { named, setting } from './setting.ts';
import {
  agentIsolationShape,
  agentWaitShape,
  captureSetting,
  cliOptionShape,
  permit,
  promptInput,
  usdSetting,
} from './shared-shapes.ts';
import { choice, durationAboveNothing, filled, from, globs } from './values.ts';

const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`) as readonly AgentId[];
type AgentId = `agent-${number}`;

/** A timer cannot hold more. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const itemId = named(
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')),
  'letters, digits, `.`, `_`, `-`',
);
const paths = named(
  z.array(
    z
      .string()
      .check(z.refine((supplied) => normalPath(supplied) !== undefined, 'a path inside the repository, without ".."')),
  ),
  'paths',
);
const timeout = named(
  z
    .int()
    .check(
      z.minimum(1, 'a whole number of milliseconds from 1'),
      z.maximum(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`),
    ),
  'whole number from 1',
);

/** A work item; what is left out has the contract's default. */
export const workItemSchema = z.strictObject({
  id: setting(itemId, { doc: 'Unique name of the item.' }),
  agent_id: setting(
    named(z.string().check(z.regex(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'),
    { doc: 'The agent of `agents` that works on it.' },
  ),
  description: setting(filled, { doc: 'The task.' }),
  dependencies: setting(named(z._default(z.array(z.string()), []), 'ids'), {
    doc: 'Items that must have succeeded first.',
  }),
  constraints: z.prefault(
    z.strictObject({
      max_files: setting(z._default(from(1), 10), { unit: 'files', doc: 'Maximum number of changed paths.' }),
      max_tool_ops: setting(z._default(from(0), 50), {
        unit: 'tool operations',
        doc: 'Maximum number of tool operations.',
      }),
      max_delta_size: setting(z._default(from(1), 100), {
        unit: 'changes',
        doc: 'Maximum number of changed blocks of consecutive lines. A file without lines counts as one block.',
      }),
      timeout_ms: setting(z._default(timeout, 300_000), {
        unit: 'ms',
        doc: 'Time of the agent, and again of the test command.',
      }),
    }),
    {},
  ),
  budget: z.optional(
    z.strictObject({
      time_estimate_ms: setting(from(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
      complexity: setting(choice(['low', 'medium', 'high']), {
        doc: 'Your estimate of the complexity. It has no effect.',
      }),
    }),
  ),
  input_files: setting(z.optional(paths), {
    doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
  }),
  output_files: setting(z.optional(paths), { doc: 'Files that must exist afterwards.' }),
  test_command: setting(z.optional(filled), {
    doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
  }),
});

export type WorkItem = z.output<typeof workItemSchema>;
/** A work item in which what has a default may be missing. */
export type WorkItemInput = z.input<typeof workItemSchema>;

const agentSchema = z.strictObject({
  command: setting(z.optional(filled), {
    unset: 'required without a preset',
    doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
  }),
  preset: setting(named(z.optional(choice(AGENT_PRESETS)), '[name](agents.md#presets)'), {
    unset: 'required without a command',
    doc: 'Command line of a known agent CLI.',
  }),
  stdin: setting(z._default(promptInput, 'prompt'), {
    doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
  }),
  ...agentWaitShape,
  ...cliOptionShape,
  ...agentIsolationShape,
});

export type AgentSpec = z.output<typeof agentSchema>;
export type AgentInput = z.input<typeof agentSchema>;

const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, z.optional(agentSchema)])) as Record<
  AgentId,
  z.ZodMiniOptional<typeof agentSchema>
>;

const classGlobs = (name: string) =>
  setting(z.optional(globs), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });

/** A plan as on disk, in JSON or YAML. */
export const workPlanSchema = z.strictObject({
  $schema: setting(z.optional(z.string()), { doc: 'The JSON Schema of this file, for editors.' }),
  version: setting(z.literal(1, 'the number 1'), { doc: 'Version of the format.' }),
  plan: setting(
    named(
      z.optional(
        z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"')),
      ),
      'letters, digits, `_`, `-`',
    ),
    { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' },
  ),
  agents: z.strictObject(agentShape),
  items: z.array(workItemSchema),
  budget: z.optional(z.strictObject({ usd: usdSetting })),
  environment: planEnvironment,
  setup: preparedSetup('5m', durationAboveNothing),
  build: preparedBuild('10m', durationAboveNothing),
  permit,
  capture: captureSetting,
  classes: z.prefault(
    z.strictObject({
      deltaQ: classGlobs('tests'),
      deltaLambda: classGlobs('configuration, policy and workflows'),
      deltaPi: classGlobs('documents and generated files'),
    }),
    {},
  ),
});

export type WorkFile = z.output<typeof workPlanSchema>;
/** A plan in which what has a default may be missing. */
export type WorkFileInput = z.input<typeof workPlanSchema>;

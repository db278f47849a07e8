import * as z from 'zod/mini';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { AGENT_PRESETS } from '../engine/agent/preset.ts';
import { captureSettings } from '../engine/workspace/capture-settings.ts';
import { checkPlan } from './plan.ts';

const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`) as readonly AgentId[];
type AgentId = `agent-${number}`;

/** A timer cannot hold more. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const filled = z.string().check(z.refine((given) => given.trim() !== '', 'text that is not blank'));
const atLeast = (least: number, fallback: number) =>
  z._default(z.int().check(z.minimum(least, `a whole number from ${least}`)), fallback);
const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));

const itemId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"'));
const filePath = z
  .string()
  .check(z.refine((given) => normalPath(given) !== undefined, 'a path inside the repository, without ".."'));

/** A work item as people write it; what is left out has the contract's default. Source: AgentRun, "Input: WorkItem". */
export const workItemSchema = z.strictObject({
  id: itemId,
  agent_id: z.string().check(z.regex(/^agent-[0-9]$/, '"agent-0" to "agent-9"')),
  description: filled,
  dependencies: z._default(z.array(z.string()), []),
  constraints: z.prefault(
    z.strictObject({
      max_files: atLeast(1, 10),
      max_tool_ops: atLeast(0, 50),
      max_delta_size: atLeast(1, 100),
      timeout_ms: z._default(
        z
          .int()
          .check(
            z.minimum(1, 'a whole number of milliseconds from 1'),
            z.maximum(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`),
          ),
        300_000,
      ),
    }),
    {},
  ),
  budget: z.optional(
    z.strictObject({
      time_estimate_ms: z.int().check(z.minimum(0, 'a whole number that is not negative')),
      complexity: choice(['low', 'medium', 'high']),
    }),
  ),
  input_files: z.optional(z.array(filePath)),
  output_files: z.optional(z.array(filePath)),
  test_command: z.optional(filled),
});

export type WorkItem = z.output<typeof workItemSchema>;
/** A work item in which what has a default may be missing. */
export type WorkItemInput = z.input<typeof workItemSchema>;

const agentSchema = z.strictObject({
  command: z.optional(filled),
  preset: z.optional(choice(AGENT_PRESETS)),
  /** Of a command; a preset knows where its CLI reads the prompt. */
  stdin: z._default(choice(['none', 'prompt']), 'prompt'),
  env: z._default(z.record(z.string(), z.string()), {}),
  sandbox: z._default(choice(['auto', 'required', 'off']), 'auto'),
  network: z._default(choice(['on', 'off']), 'on'),
});

export type AgentSpec = z.output<typeof agentSchema>;
export type AgentInput = z.input<typeof agentSchema>;

const globs = z.array(filled);
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, z.optional(agentSchema)])) as Record<
  AgentId,
  z.ZodMiniOptional<typeof agentSchema>
>;

/** A plan as on disk, in JSON or YAML. */
export const workFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(1, 'the number 1'),
  plan: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"')),
  ),
  agents: z.strictObject(agentShape),
  items: z.array(workItemSchema),
  /** Dollars that the agents of a run may cost together. */
  budget: z.optional(z.strictObject({ usd: z.optional(z.number().check(z.positive('a number above 0'))) })),
  /** Takes paths off the list of what no change may touch. */
  permit: z._default(globs, []),
  /** How much a change may add. */
  capture: captureSettings,
  /** Which paths count as what; a class that is left out has its default globs. */
  classes: z.prefault(
    z.strictObject({ deltaQ: z.optional(globs), deltaLambda: z.optional(globs), deltaPi: z.optional(globs) }),
    {},
  ),
});

export type WorkFile = z.output<typeof workFileSchema>;

/** The commands that test the items of a plan; none where there is no plan. */
export function testsOf(work: Pick<WorkFile, 'items'> | undefined): string[] {
  return (work?.items ?? []).flatMap(({ test_command: command }) => (command === undefined ? [] : [command]));
}

export type ReadWorkFile = { readonly work: WorkFile } | { readonly problems: readonly Problem[] };

/** Decodes a plan; every problem is told at once, with its place. */
export function parseWorkFile(document: JsonDocument): ReadWorkFile {
  const checked = checkDocument(document, workFileSchema);
  const broken = checkPlan(document.value).map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  const ofSchema = 'problems' in checked ? checked.problems : [];
  const told = new Set(ofSchema.map(({ path }) => path));
  const problems = [...ofSchema, ...broken.filter(({ path }) => !told.has(path))];
  return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}

/** A path of the repository as git has it; undefined for one that leads out of it. A slash in front means the top. */
export function normalPath(given: string): string | undefined {
  const parts = given.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.includes('..') || given.includes('\0')) return undefined;
  return parts.join('/');
}

/** The tools of `autorize mcp`, as a table: what clients read about them, and what a call does. */
import * as z from 'zod/mini';
import { PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { COMPARE_OPTIONS, type CompareOption, decodeCompareSettings } from '../compare/options.ts';
import { compareCommits } from '../compare/run.ts';
import { promptAgent } from '../experiment/maintenance/guidance.ts';
import type { Host } from '../kernel/host.ts';
import { renderComparisonText } from '../report/comparison-text.ts';
import { renderOverview } from '../report/overview-text.ts';
import { writeComparisonPages } from './compare-pages.ts';
import { renderCompareStep } from './compare-steps.ts';
import { EXPERIMENT_COMMANDS } from './experiment-flags.ts';
import { nameWords } from './left-out-name.ts';
import { type Answer, KINDS, lookAtHistory, lookAtOne, lookAtStatus } from './mcp-look.ts';
import { findRunsHere, repositoryAround } from './runs-here.ts';

export interface ToolCall {
  readonly host: Host;
  /** Aborted when the request is cancelled, or the server ends. */
  readonly signal: AbortSignal;
  readonly onProgress: (message: string) => void;
}

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodMiniType;
  /** Whether it changes something: the repository, or what runs in it. */
  readonly writes: boolean;
  readonly call: (args: unknown, call: ToolCall) => Promise<Answer>;
}

const describe = <T extends z.ZodMiniType>(schema: T, text: string): T => schema.check(z.describe(text)) as T;
const NAME = describe(
  z.optional(z.string()),
  'Experiment, run of a mission, plan or comparison, as "list" names it. Default: the only experiment.',
);
const KIND = describe(z.optional(z.enum(KINDS)), 'What kind of run the name belongs to, if two have the same name.');
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const MAX_ROWS = 100;

function tool<T extends z.ZodMiniType>(
  described: Omit<Tool, 'input' | 'call'> & {
    readonly input: T;
    readonly call: (args: z.output<T>, call: ToolCall) => Promise<Answer>;
  },
): Tool {
  return { ...described, call: (args, call) => described.call(decode(described.input, args), call) };
}

/** Checks the arguments of a call; every problem is reported at once, with its place. */
function decode<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const document: JsonDocument = { file: 'arguments', value, locate: () => ({ line: 1, column: 1 }) };
  const checked = checkDocument(document, schema);
  if ('value' in checked) return checked.value;
  throw new UsageError(checked.problems.map(({ file: _, line: __, column: ___, ...problem }): Problem => problem));
}

function inputOf({ reads, words, doc, repeatable }: CompareOption) {
  const text = reads === 'switch' ? z.boolean() : words === undefined ? z.string() : z.enum(words as [string]);
  return describe(z.optional(repeatable === true ? z.array(z.string()) : text), doc.replaceAll('`', ''));
}

const keyOf = (name: string): string => name.replaceAll('-', '_');
const COMPARE_INPUT = z.strictObject({
  base: describe(z.string(), 'Branch, tag or commit to compare with.'),
  head: describe(z.optional(z.string()), 'Branch, tag or commit. Default: HEAD.'),
  dirty: describe(z.optional(z.boolean()), 'Compare the work tree with its uncommitted changes, in place of head.'),
  ...Object.fromEntries(COMPARE_OPTIONS.map((option) => [keyOf(option.name), inputOf(option)])),
});

/** Every tool, by its name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list: tool({
    title: 'List what is here',
    description:
      'Experiments, missions, plans and comparisons of the repository: the state or result of each, and the next command.',
    input: z.strictObject({}),
    writes: false,
    call: async (_, { host }) => {
      const repository = repositoryAround(host);
      const found = repository === undefined ? [] : await findRunsHere(host);
      const entries = found.map(({ isRunning, ...entry }) => ({ ...entry, is_running: isRunning }));
      return { text: renderOverview({ repository, entries: found }), data: { repository, entries } };
    },
  }),
  status: tool({
    title: 'Show the state',
    description: 'State, result, claim, costs and next command of an experiment, a mission, a plan or a comparison.',
    input: z.strictObject({ name: NAME, kind: KIND }),
    writes: false,
    call: (args, { host }) => lookAtStatus(args, host),
  }),
  history: tool({
    title: 'List attempts',
    description:
      'Iterations of an experiment or a mission, or items of a plan, oldest first: outcome, score, reason, commit.',
    input: z.strictObject({
      name: NAME,
      kind: KIND,
      limit: describe(z._default(whole(1, MAX_ROWS), 20), 'Maximum number of rows, counted from the end. Default: 20.'),
      before: describe(
        z.optional(whole(0, 1_000_000_000)),
        'Only rows before this index: the "start" of the last answer.',
      ),
    }),
    writes: false,
    call: (args, { host }) => lookAtHistory(args, host),
  }),
  show: tool({
    title: 'Show one attempt',
    description: 'One iteration with prompt, diff, logs and evidence, one item of a plan, or a whole comparison.',
    input: z.strictObject({
      name: NAME,
      kind: KIND,
      iteration: describe(z.optional(whole(0, 999_999_999)), 'Number of an iteration.'),
      item: describe(z.optional(z.string()), 'Id of an item, for plans.'),
    }),
    writes: false,
    call: (args, { host }) => lookAtOne(args, host),
  }),
  message: tool({
    title: 'Send a message',
    description: 'Sends the agent of an experiment a message. Its prompts contain it from the next iteration on.',
    input: z.strictObject({
      name: describe(z.optional(z.string()), 'Experiment. Default: the only one.'),
      message: describe(z.string(), 'Plain text, at most 4,000 characters.'),
    }),
    writes: true,
    call: async ({ name, message }, { host }) => {
      const { words, problems } = nameWords(
        EXPERIMENT_COMMANDS.message,
        name === undefined ? [message] : [name, message],
        host,
      );
      if (problems.length > 0) throw new UsageError(problems);
      const [experiment = ''] = words;
      const { at } = await promptAgent({ name: experiment, message }, host);
      const text = 'recorded; the prompt contains the message from the next iteration on';
      return { text, data: { name: experiment, at, result: text } };
    },
  }),
  compare: tool({
    title: 'Compare two commits',
    description:
      'Runs a benchmark of the repository on two commits in pairs: better, worse, no difference or undecided. Takes minutes; one at a time.',
    input: COMPARE_INPUT,
    writes: true,
    call: compare,
  }),
};

async function compare(args: z.output<typeof COMPARE_INPUT>, { host, signal, onProgress }: ToolCall): Promise<Answer> {
  const { base, head, dirty = false, ...options } = args;
  if (dirty && head !== undefined)
    throw new UsageError([
      {
        path: '$.dirty',
        found: `dirty with the head ${quoted(head)}`,
        expected: 'one of them',
        remedy: 'Leave out one of the two.',
      },
    ]);
  const texts = Object.entries(options).flatMap(([key, value]): [string, readonly string[]][] => {
    if (value === undefined || value === false) return [];
    return [[key.replaceAll('_', '-'), Array.isArray(value) ? value : value === true ? [] : [value]]];
  });
  const settings = decodeCompareSettings(new Map(texts), keyOf);
  const request = {
    ...{ ...settings, base, dirty, signal },
    onEvent: (event: Parameters<typeof renderCompareStep>[0]) => {
      const step = renderCompareStep(event);
      if (step !== undefined) onProgress(step);
      if (event.kind === 'planned') for (const limit of event.limits) onProgress(limit);
    },
  };
  const result = await compareCommits(head === undefined ? request : { ...request, head }, host);
  if (result.kind === 'stopped')
    throw new PreconditionError({
      message: 'stopped before the first pair; there is no answer',
      remedy: 'Call the tool again.',
    });
  const { report, folder } = result;
  const page = writeComparisonPages(report, folder);
  return { text: renderComparisonText(report, page), data: { answer: report.answer, page, report } };
}

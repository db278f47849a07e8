import { isObject, objectOrEmpty } from '../../base/decode.ts';
import type { AgentPreset } from './preset.ts';

/** What an agent used up, as far as it said so. */
export interface AgentUsage {
  /** The model that answered, as the agent's own program names it; of several, the one that wrote most comes first. */
  readonly model?: string;
  /** Everything that was sent to the model, from a cache or not. */
  readonly input_tokens?: number;
  /** Everything that the model wrote, thoughts included. */
  readonly output_tokens?: number;
  readonly usd?: number;
  /** Some of what it said was left out of its log: it is at least this. */
  readonly at_least?: true;
}

interface Figures {
  readonly input?: number | undefined;
  readonly output?: number | undefined;
  readonly usd?: number | undefined;
  readonly models?: readonly string[];
  /** It was told in parts; else as a total, at the end. */
  readonly isSum?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

// Beyond these a figure is an error of whoever printed it, and a budget must not end because of it.
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
// What a name of a model is made of, so that it can be shown as it is.
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

const READERS: Readonly<Record<AgentPreset, (stdout: string, stderr: string) => Figures>> = {
  claude: (stdout) => readClaude(readEvents(stdout)),
  codex: (stdout) => readCodex(readEvents(stdout)),
  gemini: (stdout) => readGemini(readEvents(stdout)),
  opencode: (stdout) => readOpencode(readEvents(stdout)),
  copilot: (stdout, stderr) => readCopilot(readEvents(stdout), `${stdout}\n${stderr}`),
  aider: (stdout, stderr) => readAider(`${stdout}\n${stderr}`),
};

/**
 * Reads what an agent used up from what it printed; undefined when it did not say. The CLI's own figures come first,
 * since a model that ends its answer with our line must not lower them; then the last line of standard output, if it is
 * `AUTORIZE_USAGE {"input_tokens":1,"output_tokens":2,"usd":0.01}`.
 */
export function parseUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined {
  return checked(read(preset, stdout, stderr));
}

/** The same where a part of what it printed is not there: the end of it is. */
export function parseCutUsage(preset: AgentPreset | undefined, stdout: string, stderr: string): AgentUsage | undefined {
  const figures = read(preset, stdout, stderr);
  const usage = checked(figures);
  return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}

function read(preset: AgentPreset | undefined, stdout: string, stderr: string): Figures {
  const own = preset === undefined ? {} : READERS[preset](stdout, stderr);
  if (figuresOf(own) !== undefined) return own;
  const line = readOwnLine(stdout);
  return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}

/** Names of models, those that wrote most first. */
function byOutput(models: readonly (readonly [name: string, output: unknown])[]): string[] {
  const written = (output: unknown) => (typeof output === 'number' ? output : 0);
  return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}

function names(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/** The end of the stream, else, of an attempt that was broken off, its messages: each is there once for every block. */
function readClaude(events: readonly Fields[]): Figures {
  const result = events.findLast(({ type }) => type === 'result');
  if (result !== undefined) {
    const byModel = Object.entries(objectOrEmpty(result.modelUsage)).map(
      ([name, m]) => [name, objectOrEmpty(m)] as const,
    );
    const models = byModel.map(([, figures]) => figures);
    const { input, output } = claudeTokens(objectOrEmpty(result.usage));
    return {
      // Of all models; the other figure leaves out what helpers of the agent used.
      input: sum(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
      output: sum(models.map(({ outputTokens }) => outputTokens)) ?? output,
      usd: usd(result.total_cost_usd),
      models: models.length > 0 ? byOutput(byModel.map(([name, m]) => [name, m.outputTokens])) : begunWith(events),
    };
  }
  const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => objectOrEmpty(message));
  const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens(objectOrEmpty(usage))]));
  const answered = names(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
  return { ...total([...usages.values()]), models: answered.length > 0 ? answered : begunWith(events) };
}

// What claude writes itself, where no model answered.
const SYNTHETIC = '<synthetic>';

/** The model that the first event of a stream tells. */
function begunWith(events: readonly Fields[]): string[] {
  return names([
    events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
  ]);
}

function claudeTokens(usage: Fields): Figures {
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
  return {
    input: sum([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
    output: sum([output_tokens]),
  };
}

/** Each turn tells the total of the thread. */
function readCodex(events: readonly Fields[]): Figures {
  const usage = objectOrEmpty(events.findLast(({ type }) => type === 'turn.completed')?.usage);
  return { input: sum([usage.input_tokens]), output: sum([usage.output_tokens]) };
}

/** The end of the stream tells totals, the single document only those of each model. */
function readGemini(events: readonly Fields[]): Figures {
  const stats = objectOrEmpty(events.findLast(({ stats: each }) => isObject(each))?.stats);
  const byModel = Object.entries(objectOrEmpty(stats.models)).map(
    ([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).tokens)] as const,
  );
  const told = byOutput(byModel.map(([name, { candidates }]) => [name, candidates]));
  const used = told.length > 0 ? told : begunWith(events);
  const input = sum([stats.input_tokens]);
  if (input !== undefined) {
    const answer = sum([stats.output_tokens]);
    const rest = (sum([stats.total_tokens]) ?? 0) - input;
    return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
  }
  const models = byModel.map(([, tokens]) => tokens);
  return {
    models: used,
    input: sum(models.map(({ prompt }) => prompt)),
    output: sum(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
  };
}

function readOpencode(events: readonly Fields[]): Figures {
  const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => objectOrEmpty(part));
  return total(
    parts.map(({ tokens: given, cost }) => {
      const { input, output, reasoning, cache } = objectOrEmpty(given);
      const { read, write } = objectOrEmpty(cache);
      return { input: sum([input, read, write]), output: sum([output, reasoning]), usd: usd(cost) };
    }),
  );
}

/** The JSON of some versions has the end of the session, of others what each message wrote; the text has a summary. */
function readCopilot(events: readonly Fields[], text: string): Figures {
  const dataOf = (wanted: string) =>
    events.filter(({ type }) => type === wanted).map(({ data }) => objectOrEmpty(data));
  const byModel = dataOf('session.shutdown')
    .flatMap(({ modelMetrics }) => Object.entries(objectOrEmpty(modelMetrics)))
    .map(([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).usage)] as const);
  const models = byModel.map(([, usage]) => usage);
  const usages = models.length > 0 ? models : dataOf('assistant.usage');
  if (usages.length > 0) {
    const input = sum(usages.map(({ inputTokens }) => inputTokens));
    const output = sum(usages.map(({ outputTokens }) => outputTokens));
    const used = byOutput(byModel.map(([name, usage]) => [name, usage.outputTokens]));
    return { input, output, models: used, isSum: models.length === 0 };
  }
  const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
  if (line !== undefined) return { input: scaled(line[1]), output: scaled(line[2]) };
  const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
  const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
  if (lines.length > 0) {
    const figures = lines.map((each) => ({ input: scaled(each[2]), output: scaled(each[3]) }));
    return { ...total(figures), models: byOutput(lines.map((each) => [each[1] ?? '', scaled(each[3])])) };
  }
  return { output: sum(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}

/** Tokens are those of each message, the cost of the session is the total so far. */
function readAider(text: string): Figures {
  const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
  const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
  const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
  return {
    models: names([model]),
    ...total(reports.map((report) => ({ input: scaled(report[1]), output: scaled(report[2]) }))),
    usd: cost === undefined ? undefined : usd(Number(cost[1])),
  };
}

function readOwnLine(stdout: string): Figures {
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (!line.startsWith(OWN_LINE)) return {};
  const fields = objectOrEmpty(parseJson(line.slice(OWN_LINE.length)));
  const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
  return { input: sum([input]), output: sum([output]), usd: usd(cost), models: names([model]) };
}

/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
function readEvents(text: string): readonly Fields[] {
  // A document of several lines may come after a line or two of something else.
  const document = parseJson(text.slice(Math.max(0, text.search(/^[{[]/m))));
  if (Array.isArray(document)) return document.filter(isObject);
  if (isObject(document)) return [document];
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map(parseJson)
    .filter(isObject);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An agent prints what it likes: this is no figure then.
    return undefined;
  }
}

/** `4.1k` is 4100. */
function scaled(text = ''): number | undefined {
  const scale = SCALES[text.at(-1) ?? ''];
  const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
  return sum([Math.round(value)]);
}

/** The sum of what are counts of tokens; undefined where none is. */
function sum(values: readonly unknown[]): number | undefined {
  const counts = values.filter((value): value is number => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
  return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}

function usd(value: unknown): number | undefined {
  return isWithin(value, MAX_USD) ? value : undefined;
}

function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max;
}

function total(parts: readonly Figures[]): Figures {
  const costs = parts.flatMap((part) => part.usd ?? []);
  return {
    input: sum(parts.map(({ input }) => input)),
    output: sum(parts.map(({ output }) => output)),
    usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
    isSum: true,
  };
}

function checked(figures: Figures): AgentUsage | undefined {
  const model = (figures.models ?? [])
    .filter((name) => MODEL.test(name))
    .slice(0, MAX_MODELS)
    .join(', ');
  const usage = figuresOf(figures);
  return model === '' ? usage : { model, ...usage };
}

function figuresOf({ input, output, usd: cost }: Figures): AgentUsage | undefined {
  const usage = {
    ...(isWithin(input, MAX_TOKENS) ? { input_tokens: input } : {}),
    ...(isWithin(output, MAX_TOKENS) ? { output_tokens: output } : {}),
    ...(isWithin(cost, MAX_USD) ? { usd: cost } : {}),
  };
  return Object.keys(usage).length === 0 ? undefined : usage;
}

import { objectOrEmpty } from '../../base/decode.ts';
import type { ModelUsage } from '../../base/reported-attempt.ts';
import { type Figures, isWithin, MAX_TOKENS, MAX_USD, names, sum, usd } from '../agents/figures.ts';
import { parseJson } from '../agents/printed-events.ts';
import { type AgentPreset, PRESETS } from '../agents/registry.ts';

/** What an agent used up, as far as it said so. */
export interface AgentUsage {
  /** The model that answered, as the agent's own program names it; of several, the one that wrote most comes first. */
  readonly model?: string;
  /** Everything that was sent to the model, from a cache or not. */
  readonly input_tokens?: number;
  /** Everything that the model wrote, thoughts included. */
  readonly output_tokens?: number;
  readonly usd?: number;
  /** Of the input: what was read from a cache, and what was written to one. */
  readonly cached_input_tokens?: number;
  readonly cache_write_tokens?: number;
  /** The same of each model, where the gateway counted it; the one that wrote most comes first. */
  readonly by_model?: readonly ModelUsage[];
  /** Some of it is estimated: of answers that broke off before their last figures. */
  readonly estimated?: true;
  /** Some of what it said was left out of its log: it is at least this. */
  readonly at_least?: true;
}

// What a name of a model is made of, so that it can be shown as it is.
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';

/** What two sessions used up together. */
export function addUsage(one: AgentUsage, other: AgentUsage | undefined): AgentUsage {
  if (other === undefined) return one;
  const models = [...new Set([other.model, one.model].filter((each) => each !== undefined))].join(', ');
  const total = (name: Amount) => {
    const parts = [one[name], other[name]].filter((each) => each !== undefined);
    const sum = parts.reduce((all, each) => all + each, 0);
    return parts.length === 0 ? {} : { [name]: name === 'usd' ? roundedUsd(sum) : sum };
  };
  return {
    ...(models === '' ? {} : { model: models }),
    ...total('input_tokens'),
    ...total('output_tokens'),
    ...total('usd'),
    ...total('cached_input_tokens'),
    ...total('cache_write_tokens'),
    ...addModels(one.by_model, other.by_model),
    ...(one.estimated === true || other.estimated === true ? { estimated: true } : {}),
    ...(one.at_least === true || other.at_least === true ? { at_least: true } : {}),
  };
}

type Amount = 'input_tokens' | 'output_tokens' | 'usd' | 'cached_input_tokens' | 'cache_write_tokens';

/** Where only one of them is known by models, the sum is not. */
function addModels(one: AgentUsage['by_model'], other: AgentUsage['by_model']): Pick<AgentUsage, 'by_model'> {
  if (one === undefined || other === undefined) return {};
  const models = new Map<string, ModelUsage>();
  for (const each of [...one, ...other]) {
    const before = models.get(each.model);
    models.set(each.model, before === undefined ? each : sumOf(before, each));
  }
  return { by_model: [...models.values()].toSorted((first, second) => second.output_tokens - first.output_tokens) };
}

function sumOf(one: ModelUsage, other: ModelUsage): ModelUsage {
  const { usd: _, ...tokens } = one;
  const names = ['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'] as const;
  const isPriced = one.usd !== undefined && other.usd !== undefined;
  return {
    ...tokens,
    ...Object.fromEntries(names.map((name) => [name, one[name] + other[name]])),
    ...(isPriced ? { usd: roundedUsd((one.usd ?? 0) + (other.usd ?? 0)) } : {}),
  };
}

/** Sums of many small amounts are off in their last digits. */
export function roundedUsd(usd: number): number {
  return Math.round(usd * 1e8) / 1e8;
}

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
  const own = preset === undefined ? {} : PRESETS[preset].readFigures(stdout, stderr);
  if (figuresOf(own) !== undefined) return own;
  const line = readOwnLine(stdout);
  return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}

function readOwnLine(stdout: string): Figures {
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (!line.startsWith(OWN_LINE)) return {};
  const fields = objectOrEmpty(parseJson(line.slice(OWN_LINE.length)));
  const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
  return { input: sum([input]), output: sum([output]), usd: usd(cost), models: names([model]) };
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

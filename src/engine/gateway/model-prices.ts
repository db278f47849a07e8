/**
 * What models cost. Pure.
 * Invariant: a model is priced by its own name alone, or with a date or "latest" after it. A name that is not known has no
 * price, however much it looks like a known one. Prices are what the vendor's own API charges everybody on a day, at the
 * standard tier.
 */
import { NO_TOKENS, type TokenCount } from './protocol.ts';

/** US dollars for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  /** Default: as input. */
  readonly cacheRead?: number | undefined;
  /** Default: as input. */
  readonly cacheWrite?: number | undefined;
  /** Default: as a write that is kept for minutes. */
  readonly longCacheWrite?: number | undefined;
  /** Of a call that sends more tokens than this. */
  readonly above?: { readonly tokens: number; readonly price: ModelPrice };
  /** From a day on (UTC) that the vendor has announced. */
  readonly from?: { readonly day: string; readonly price: ModelPrice };
}

export type PriceTable = Readonly<Record<string, ModelPrice>>;

/** The day of the newest page that the prices of a vendor were compared with. */
export const PRICES_AS_OF = { anthropic: '2026-10-24', openai: '2026-11-18', google: '2026-10-07' } as const;

const anthropic = (input: number, output: number, cacheRead = input / 10): ModelPrice => ({
  ...{ input, output, cacheRead, cacheWrite: input * 1.25, longCacheWrite: input * 2 },
});
const openai = (input: number, cacheRead: number, output: number, cacheWrite?: number): ModelPrice => ({
  ...{ input, output, cacheRead, cacheWrite },
});
/** The input of long calls costs twice as much, the output half as much again. */
const openaiLong = (...prices: Parameters<typeof openai>): ModelPrice => {
  const [input, cacheRead, output, cacheWrite] = prices;
  const price = openai(input * 2, cacheRead * 2, output * 1.5, cacheWrite === undefined ? undefined : cacheWrite * 2);
  return { ...openai(...prices), above: { tokens: 272_000, price } };
};
const GPT_5_6_SOL: ModelPrice = {
  ...openaiLong(4, 0.4, 20, 5),
  from: { day: '2026-11-22', price: openaiLong(5, 0.5, 30, 6.25) },
};
const google = (input: number, output: number, cacheRead = input / 10): ModelPrice => ({ input, output, cacheRead });
const googleLong = (input: number, output: number): ModelPrice => ({
  ...google(input, output),
  above: { tokens: 200_000, price: google(input * 2, output * 1.5) },
});

/** Google halves the price of a new model until a day. */
const googleUntil = (day: string, input: number, output: number): ModelPrice => ({
  ...google(input, output),
  from: { day, price: google(input * 2, output * 2) },
});

/**
 * Sources, in stored copies of public pages: the vendors' tables of prices and pages of models, and catalogues that name
 * them as their source; for models older than July 2026 a catalogue of that month. Looked up: input, output and cache reads of every model; cache writes of Anthropic's models, and of
 * OpenAI's from gpt-5.6 on (its models before have none); prices of long calls; the day on which Google's change.
 * Inferred: the cache write of gpt-6.2-astra, from those of all models since gpt-5.6 (5/4 of the input); cache reads of
 * gemini-3.6-flash and gemini-3.7-flash, from gemini-3.8-flash, whose price is the same; the end of the lower price of
 * gpt-5.6-sol, which OpenAI announced for "at least through" 21 November 2026: a limit must not count too little.
 */
export const MODEL_PRICES: PriceTable = {
  'claude-fable-5-1': anthropic(10, 50, 0.25),
  'claude-fable-5': anthropic(10, 50),
  'claude-mythos-5-1': anthropic(10, 50, 0.25),
  'claude-mythos-5': anthropic(10, 50),
  'claude-opus-5-5': anthropic(4, 20, 0.2),
  'claude-opus-5': anthropic(5, 25),
  'claude-opus-4-8': anthropic(5, 25),
  'claude-opus-4-7': anthropic(5, 25),
  'claude-opus-4-6': anthropic(5, 25),
  'claude-opus-4-5': anthropic(5, 25),
  'claude-opus-4-1': anthropic(15, 75),
  'claude-opus-4': anthropic(15, 75),
  'claude-sonnet-5-5': anthropic(2, 10, 0.1),
  'claude-sonnet-5': anthropic(2, 10),
  'claude-sonnet-4-6': anthropic(3, 15),
  'claude-sonnet-4-5': anthropic(3, 15),
  'claude-sonnet-4': anthropic(3, 15),
  'claude-haiku-5-5': { ...anthropic(0.1, 0.5), above: { tokens: 100_000, price: anthropic(0.5, 2.5) } },
  'claude-haiku-4-5': anthropic(1, 5),
  'claude-3-5-haiku': anthropic(0.8, 4),
  'gpt-6.2-astra': openaiLong(8, 0.4, 40, 10),
  'gpt-6.2-sol': openaiLong(2, 0.1, 10, 2.5),
  'gpt-6-astra': openaiLong(10, 1, 50, 12.5),
  'gpt-6.1-sol': openaiLong(2, 0.1, 10, 2.5),
  'gpt-6.1-terra': openaiLong(1, 0.05, 5, 1.25),
  'gpt-6-sol': openaiLong(2, 0.2, 10, 2.5),
  'gpt-6-luna': openaiLong(0.1, 0.01, 0.5, 0.125),
  'gpt-5.6': GPT_5_6_SOL,
  'gpt-5.6-sol': GPT_5_6_SOL,
  'gpt-5.6-terra': openaiLong(2, 0.2, 12, 2.5),
  'gpt-5.6-luna': openaiLong(0.2, 0.02, 1.2, 0.25),
  'gpt-5.5': openaiLong(5, 0.5, 30),
  'gpt-5.4': openaiLong(2.5, 0.25, 15),
  'gpt-5.4-mini': openai(0.75, 0.075, 4.5),
  'gpt-5.4-nano': openai(0.2, 0.02, 1.25),
  'gpt-5.3-codex': openai(1.75, 0.175, 14),
  'gpt-5.2': openai(1.75, 0.175, 14),
  'gpt-5.2-codex': openai(1.75, 0.175, 14),
  'gpt-5.1': openai(1.25, 0.125, 10),
  'gpt-5.1-codex': openai(1.25, 0.125, 10),
  'gpt-5': openai(1.25, 0.125, 10),
  'gpt-5-codex': openai(1.25, 0.125, 10),
  'gpt-5-mini': openai(0.25, 0.025, 2),
  'gpt-5-nano': openai(0.05, 0.005, 0.4),
  'gpt-4.1': openai(2, 0.5, 8),
  'gpt-4.1-mini': openai(0.4, 0.1, 1.6),
  'gpt-4.1-nano': openai(0.1, 0.025, 0.4),
  'gpt-4o': openai(2.5, 1.25, 10),
  'gpt-4o-mini': openai(0.15, 0.075, 0.6),
  'gemini-3.8-flash': googleUntil('2027-01-01', 0.75, 3.75),
  'gemini-3.7-flash': googleUntil('2027-01-01', 0.75, 3.75),
  'gemini-3.6-flash': googleUntil('2027-01-01', 0.75, 3.75),
  'gemini-3.5-flash': google(1.5, 9),
  'gemini-3.5-flash-lite': google(0.3, 2.5),
  'gemini-3.1-pro': googleLong(2, 12),
  'gemini-3.1-flash-lite': google(0.25, 1.5),
  'gemini-3-pro': googleLong(2, 12),
  'gemini-3-flash': google(0.5, 3),
  'gemini-2.5-pro': googleLong(1.25, 10),
  'gemini-2.5-flash': google(0.3, 2.5),
  'gemini-2.5-flash-lite': google(0.1, 0.4),
};

// A date or a word that names a release of the same model; a size of context in brackets is of one CLI.
const RELEASE = /(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview(?:-\d{2}-(?:\d{2}|\d{4}))?|\d{3})|\[\d+[km]\])$/;

/** The price of a model at a time; a person's own table comes first, by the exact name too. */
export function priceOf(model: string, own: PriceTable, nowMs: number): ModelPrice | undefined {
  const found = find(model, own);
  if (found?.from === undefined || nowMs < Date.parse(found.from.day)) return found;
  return found.from.price;
}

function find(model: string, own: PriceTable): ModelPrice | undefined {
  const plain = model.replace(/^models\//, '');
  const bare = plain.replace(/^(?:anthropic|openai|google)\//, '');
  return (
    lookUp(own, model) ??
    lookUp(own, plain) ??
    lookUp(own, release(plain)) ??
    lookUp(MODEL_PRICES, bare) ??
    lookUp(MODEL_PRICES, release(bare))
  );
}

function lookUp(table: PriceTable, name: string): ModelPrice | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function release(name: string): string {
  const shorter = name.replace(RELEASE, '');
  return shorter === name ? name : release(shorter);
}

/** What a call costs, in US dollars. */
export function costOf(price: ModelPrice, tokens: TokenCount): number {
  const { input, cacheRead, cacheWrite, longCacheWrite, output } = tokens;
  const sent = input + cacheRead + cacheWrite + longCacheWrite;
  const { above } = price;
  if (above !== undefined && sent > above.tokens) return costOf(above.price, tokens);
  const written = price.cacheWrite ?? price.input;
  const millions =
    input * price.input +
    cacheRead * (price.cacheRead ?? price.input) +
    cacheWrite * written +
    longCacheWrite * (price.longCacheWrite ?? written) +
    output * price.output;
  return millions / 1e6;
}

/** What a call can cost by counts from before it: its input may all be written to a cache, for minutes or longer. */
export function reserveOf(
  price: ModelPrice,
  { input, output }: Pick<TokenCount, 'input' | 'output'>,
  cachesLong = false,
): number {
  const ways = [{ input }, { cacheWrite: input }, ...(cachesLong ? [{ longCacheWrite: input }] : [])];
  return Math.max(...ways.map((way) => costOf(price, { ...NO_TOKENS, output, ...way })));
}

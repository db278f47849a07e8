// What is looked at of each CLI, in which run, and what a cell of the table says of it.
import { isObject } from '../../src/base/decode.ts';
import { planCall } from '../../src/engine/gateway/call-plan.ts';
import { findTarget } from '../../src/engine/gateway/endpoints.ts';
import { costOf, type PriceTable, priceOf } from '../../src/engine/gateway/model-prices.ts';
import { GATEWAY_APIS } from '../../src/engine/gateway/protocol.ts';
import type { ModelMode } from '../helpers/model-server.ts';
import type { AgentCase } from './agent-cases.ts';
import { type AgentRun, type CallState, type Sandbox, SIDE_OUTPUT } from './agent-run.ts';

// A session that goes on asking is ended before the model answers again. A machine with other work needs longer budgets.
const BUDGET_S = Number(process.env.AGENT_CLIS_BUDGET_S ?? 50);
const BUDGET = `${BUDGET_S}s`;
const RESET_MS = (BUDGET_S + 5) * 1000;

interface Script {
  readonly budget: string;
  readonly modeOf: (state: CallState) => ModelMode;
  /** Its first session is ended without an answer, and another one begins after a wait. */
  readonly waits?: true;
}

/**
 * Whether a CLI came to its calls before its budget was over. On a machine with other work it may take its budget to start,
 * or most of it, also when it is started again after waiting, and be ended before its probe has: such a run says nothing.
 */
export function isInTime({ budget, waits }: Script, { startMs, isCalledAfterWait, last }: AgentRun): boolean {
  const isStarted = startMs !== undefined && startMs <= Number.parseInt(budget, 10) * 750;
  const isEnded = last.agent_killed_by_budget === true;
  return isStarted && (waits === undefined || (isCalledAfterWait && !isEnded));
}

/**
 * The runs of each CLI, those that take longest first; several behaviours show in one. What the first session meets lasts
 * until the run waits, whatever the clock says: so every session of a run meets one thing only.
 */
export const RUNS = {
  outage: {
    budget: BUDGET,
    modeOf: ({ hasWaited }) => ({ kind: 'status', status: hasWaited ? 402 : 529 }),
    waits: true,
  },
  limit: {
    budget: BUDGET,
    modeOf: ({ afterMs, hasWaited }) => {
      const leftS = Math.max(1, Math.ceil((RESET_MS - afterMs) / 1000));
      return hasWaited ? { kind: 'ok' } : { kind: 'status', status: 429, headers: { 'retry-after': String(leftS) } };
    },
    waits: true,
  },
  hang: { budget: BUDGET, modeOf: ({ isProbed }) => ({ kind: isProbed ? 'hang' : 'ok' }) },
  refused: { budget: '200s', modeOf: () => ({ kind: 'status', status: 401 }) },
  cap: { budget: '200s', modeOf: () => ({ kind: 'ok' }) },
} as const satisfies Readonly<Record<string, Script>>;
export type RunName = keyof typeof RUNS;
export type Runs = Readonly<Record<RunName, AgentRun>>;

interface Behaviour {
  /** The runs that show it. */
  readonly of: readonly RunName[];
  /** What is seen of it, in few words that do not differ from one run to the next. */
  readonly see: (runs: Runs, agent: AgentCase) => string;
  /** What a cell has to say. */
  readonly wanted: string | Readonly<Record<Sandbox, string>> | ((agent: AgentCase) => string);
}

/** The columns of the table. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  starts: {
    of: ['limit'],
    see: ({ limit }) => (limit.requests.length > 0 ? 'yes' : 'no call to the model'),
    wanted: 'yes',
  },
  accepted: {
    of: ['limit'],
    see: ({ limit: { last, exitCode } }) => (last.outcome === 'merged' ? `yes, exit ${exitCode}` : outcomeOf(last)),
    wanted: 'yes, exit 0',
  },
  tokens: { of: ['limit'], see: ({ limit }) => countedTokens(limit), wanted: 'exact' },
  dollars: { of: ['limit'], see: ({ limit }) => countedDollars(limit), wanted: 'to the cent' },
  model: {
    of: ['limit'],
    see: ({ limit: { usage } }) => String(usage.model ?? 'none').split(', ')[0] ?? '',
    wanted: ({ model }) => model.name,
  },
  'key not readable inside': {
    of: ['limit'],
    see: ({ limit }) => foundKeys(limit),
    wanted: { bubblewrap: 'nowhere', off: 'not handed over; in a process of the same user' },
  },
  '401, key refused': {
    of: ['refused'],
    see: ({ refused }) => `${stopped(refused, 'key')}${callsAgain(refused)}`,
    wanted: 'stops, exit 3; no call again',
  },
  '402, no credit': { of: ['outage'], see: ({ outage }) => stopped(outage, 'credit'), wanted: 'stops, exit 3' },
  '429 with reset': {
    of: ['limit'],
    see: ({ limit: { hasWaited, records } }) =>
      hasWaited ? `waits, then ${records.length - 1} iteration` : 'does not wait',
    wanted: 'waits, then 1 iteration',
  },
  '529, overloaded': {
    of: ['outage'],
    see: ({ outage }) => {
      const { hasWaited, usage, counted } = outage;
      // A call that is open when the budget ends its session counts by its size.
      const isSpent =
        counted.length > 0 ||
        (usage.output_tokens ?? 0) !== 0 ||
        Number(usage.input_tokens ?? 0) > openTokens(outage, 1);
      return `${hasWaited ? 'waits' : 'does not wait'}, ${isSpent ? 'something' : 'nothing'} spent`;
    },
    wanted: 'waits, nothing spent',
  },
  hang: {
    of: ['hang'],
    see: ({ hang: { last } }) =>
      last.agent_killed_by_budget === true && last.outcome === 'merged'
        ? 'ended by its budget, its change judged'
        : outcomeOf(last),
    wanted: 'ended by its budget, its change judged',
  },
  'killed at budget': {
    of: ['hang'],
    see: ({ hang }) => countedUntilEnd(hang),
    wanted: 'calls until then counted, the open one by its size',
  },
  'money cap mid-session': {
    of: ['cap', 'limit'],
    see: ({ cap, limit }) => capped(cap, limit),
    wanted: 'ended below it',
  },
};

/** What a cell has to say. */
export function wantedOf(name: string, agent: AgentCase, sandbox: Sandbox): string {
  const wanted = agent.differs?.[name] ?? BEHAVIOURS[name]?.wanted ?? '';
  if (typeof wanted === 'string') return wanted;
  return typeof wanted === 'function' ? wanted(agent) : wanted[sandbox];
}

function outcomeOf({ outcome, notes }: AgentRun['last']): string {
  return `${outcome}: ${notes}`;
}

/**
 * Whether the record has the tokens that the server counted. A session that waits is ended by its budget: a call that is
 * open then counts by its size.
 */
function countedTokens(run: AgentRun): string {
  const { usage, counted } = run;
  const total = (name: 'input' | 'output') => counted.reduce((sum, tokens) => sum + tokens[name], 0);
  if (usage.input_tokens === undefined && usage.output_tokens === undefined) return 'not counted';
  const open = openInput(run);
  const isExact = usage.input_tokens === total('input') + open && usage.output_tokens === total('output');
  return isExact
    ? 'exact'
    : `wrong: ${usage.input_tokens} of ${total('input')} in, ${usage.output_tokens} of ${total('output')} out`;
}

/** Tokens beyond what the server counted, where they are those of one request by its size; else 0. */
function openInput({ usage, counted, requests }: AgentRun): number {
  const beyond = Number(usage.input_tokens) - counted.reduce((sum, { input }) => sum + input, 0);
  return requests.some(({ body }) => sizeOf(body) === beyond) ? beyond : 0;
}

const sizeOf = (body: AgentRun['last']): number => Math.ceil(Buffer.byteLength(JSON.stringify(body)) / 4);

/** Tokens of requests that the server did not answer, by their size: of so many, the largest. */
function openTokens({ requests, counted }: AgentRun, most = requests.length): number {
  const open = requests.filter(({ method }) => method === 'POST').slice(counted.length);
  const sizes = open.map(({ body }) => sizeOf(body));
  return sizes
    .toSorted((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, size) => sum + size, 0);
}

/**
 * Whether the record of a session that was ended has all calls: those that were answered, and the last one. A CLI that is
 * ended may call once more, which is counted though it is cut off before the server has read it.
 */
function countedUntilEnd(run: AgentRun): string {
  const { usage, counted } = run;
  if (usage.input_tokens === undefined) return 'not counted';
  const input = counted.reduce((sum, tokens) => sum + tokens.input, 0);
  const output = counted.reduce((sum, tokens) => sum + tokens.output, 0);
  const open = openTokens(run);
  const cutOff = Number(usage.input_tokens) - input - open;
  const isWhole = cutOff === 0 || run.requests.some(({ body }) => sizeOf(body) === cutOff);
  return usage.output_tokens === output && isWhole
    ? 'calls until then counted, the open one by its size'
    : `wrong: ${usage.input_tokens} of ${input} + ${open} in, ${usage.output_tokens} of ${output} out`;
}

/** US dollars of what the server counted, by the list prices or by others. */
function servedUsd({ counted }: Pick<AgentRun, 'counted'>, prices: PriceTable = {}): number {
  return counted.reduce((sum, { model, input, cached, output }) => {
    const price = priceOf(model, prices, Date.now());
    if (price === undefined) throw new Error(`no price of ${model}`);
    return sum + costOf(price, { input: input - cached, cacheRead: cached, cacheWrite: 0, longCacheWrite: 0, output });
  }, 0);
}

function countedDollars(run: AgentRun): string {
  const { usd } = run.usage;
  if (typeof usd !== 'number') return 'not counted';
  const served = servedUsd(run) + openUsd(run);
  return Math.abs(usd - served) < 0.005 ? 'to the cent' : `wrong: ${usd} of ${served}`;
}

/** What the gateway reserved for the request that is open at the end, where there is one. */
function openUsd(run: AgentRun): number {
  const size = openInput(run);
  const open = size === 0 ? undefined : run.requests.find(({ body }) => sizeOf(body) === size);
  if (open === undefined) return 0;
  const targets = GATEWAY_APIS.map((api) => findTarget(api, open.method, open.url));
  const target = targets.find((each) => 'endpoint' in each);
  if (target === undefined) return 0;
  const rules = { serverTools: true, prices: {}, isLimited: false, nowMs: Date.now() };
  const planned = planCall(target.endpoint, JSON.stringify(open.body), rules);
  return 'status' in planned ? 0 : planned.reserveUsd;
}

/** Where the probe of the agent found the key; the server sees what it printed. */
function foundKeys({ requests }: AgentRun): string {
  const text = JSON.stringify(requests.findLast(({ text }) => text.includes('PROBED'))?.body ?? '');
  const requested = /KEY (NOT GIVEN|GIVEN: [^\\]*)/.exec(text)?.[1];
  const process = /KEY IN (NO|A) PROCESS/.exec(text)?.[1];
  if (requested === undefined || process === undefined) return 'the probe did not run';
  if (requested !== 'NOT GIVEN') return requested;
  return process === 'NO' ? 'nowhere' : 'not handed over; in a process of the same user';
}

function stopped({ exitCode, last }: AgentRun, kind: string): string {
  const failure = isObject(last.agent_failure) ? last.agent_failure.kind : undefined;
  return failure === kind && last.outcome === 'infra_error' ? `stops, exit ${exitCode}` : outcomeOf(last);
}

/**
 * Whether the run went on after its first call was refused, by its own session or another one: what a CLI asks for beside
 * the first call is not the same. So the run has waited for nothing but its processes.
 */
function callsAgain({ requests, records }: AgentRun): string {
  const asked = requests.filter(({ method }) => method === 'POST').map(({ url, text }) => `${url} ${text}`);
  const again = asked.length - new Set(asked).size;
  const sessions = records.length - 1;
  if (sessions !== 1) return `, after ${sessions} sessions`;
  return again === 0 ? '; no call again' : `; ${again} calls again`;
}

/** A session that would cost more than its limit. */
function capped(cap: AgentRun, free: AgentRun): string {
  const limit = limitBy(free);
  const spent = servedUsd(cap, limit.prices);
  if (spent > limit.usd) return `not ended: the calls go on beyond it`;
  if (cap.counted.length === 0) return 'no call at all';
  return String(cap.last.notes).includes('ended at the limit') ? 'ended below it' : outcomeOf(cap.last);
}

/**
 * A limit for a session that another one would pass with its second call beside questions on the side. A slow machine may
 * let a session call more often, as while a command goes on: so the later calls are of no account. Only input has a price,
 * so that how much output a CLI declares is none either: of the input the gateway reserves what the server counts.
 */
export function limitBy({ counted }: AgentRun): { readonly usd: number; readonly prices: PriceTable } {
  const prices = Object.fromEntries(counted.map(({ model }) => [model, { input: 1, output: 0 }]));
  const usdOf = (calls: AgentRun['counted']) => servedUsd({ counted: calls }, prices);
  const [first = [], second = []] = counted.filter(isOfWork).map((call) => [call]);
  return { usd: usdOf(counted.filter((call) => !isOfWork(call))) + usdOf(first) + usdOf(second) / 2, prices };
}

/** The answer to a question on the side is short. */
const isOfWork = ({ output }: AgentRun['counted'][number]): boolean => output > SIDE_OUTPUT;

/** What is recorded of a call: never a key, a prompt or an answer. Pure. */
import { type CallFailure, classifyFailure } from './call-failure.ts';
import type { PlannedCall } from './call-plan.ts';
import { costOf, type ModelPrice, type PriceTable, priceOf } from './model-prices.ts';
import { NO_TOKENS, type TokenCount } from './protocol.ts';
import type { ResponseFacts } from './response-reader.ts';

export interface CallRecord {
  readonly model: string;
  /** Of the response; null where there was none. */
  readonly status: number | null;
  readonly tokens: TokenCount;
  /** US dollars; undefined where no price is known. Of a call without an answer, what was reserved for it. */
  readonly usd?: number;
  /** Some of the figures are estimates. */
  readonly isEstimated?: true;
  readonly failure?: CallFailure;
  readonly durationMs: number;
  /** How many calls of its session had ended when it began; left out: all before it. */
  readonly beganAfter?: number;
}

/** How a call ended. */
export interface EndedCall {
  readonly planned: PlannedCall;
  readonly prices: PriceTable;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined where the response could not be read, or there was none. */
  readonly facts: ResponseFacts | undefined;
  /** The request reached the API as a whole, so it may cost something. */
  readonly wasSent: boolean;
  /** The response came to its end. */
  readonly isWhole: boolean;
  /** What went wrong besides what the API said. */
  readonly trouble?: Pick<CallFailure, 'kind' | 'message'>;
  readonly durationMs: number;
  readonly beganAfter: number;
  readonly nowMs: number;
}

/** The record of a call that costs something. */
export function recordCall(call: EndedCall): CallRecord {
  const { planned, facts, status, prices, durationMs, beganAfter } = call;
  const model = facts?.model ?? planned.model ?? 'unknown';
  const { tokens, isEstimated, usd } = figuresOf(call, priceOf(model, prices, call.nowMs) ?? planned.price);
  const failure = failureOf(call);
  return {
    ...{ model, status, tokens },
    ...(usd === undefined ? {} : { usd }),
    ...(isEstimated ? { isEstimated } : {}),
    ...(failure === undefined ? {} : { failure }),
    durationMs: Math.round(durationMs),
    beganAfter,
  };
}

interface Figures {
  readonly tokens: TokenCount;
  readonly isEstimated: boolean;
  readonly usd: number | undefined;
}

function figuresOf(call: EndedCall, listed: ModelPrice | undefined): Figures {
  const { planned, status, facts, wasSent, isWhole, trouble } = call;
  // What has a surcharge has no price, whatever the model is.
  const price = planned.price === undefined ? undefined : listed;
  const priced = (tokens: TokenCount, isEstimated: boolean): Figures => ({
    ...{ tokens, isEstimated },
    usd: price === undefined ? undefined : costOf(price, tokens),
  });
  if ((status !== null && status >= 400) || !wasSent) return priced(NO_TOKENS, false);
  const about = { ...NO_TOKENS, input: planned.about };
  // What was sent and never answered may be charged with all that it declared, and nobody could read such an answer either.
  // So may one whose agent left it, or was ended, while the model thought.
  const isLeft = facts?.isSilent === true && facts.error === undefined && !isWhole && trouble === undefined;
  if (status === null || facts === undefined || isLeft) {
    const tokens = facts?.tokens ?? about;
    return { tokens, isEstimated: true, usd: price === undefined ? undefined : planned.reserveUsd };
  }
  const { tokens, output, isEstimated, error } = facts;
  // It began to answer, and said in place of one what was wrong.
  if (tokens === undefined && output === 0 && error !== undefined) return priced(NO_TOKENS, false);
  return tokens === undefined ? priced({ ...about, output }, true) : priced(tokens, isEstimated);
}

function failureOf({ status, headers, facts, trouble, nowMs }: EndedCall): CallFailure | undefined {
  if (status !== null && (status >= 400 || facts?.error !== undefined)) {
    return classifyFailure({ status, headers, error: facts?.error ?? {}, nowMs });
  }
  return trouble === undefined ? undefined : { ...trouble, status };
}

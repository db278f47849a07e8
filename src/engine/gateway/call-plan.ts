/**
 * Decides on one call before it is forwarded: what is sent, and what it may cost. Pure.
 * Invariant: what is sent is what was checked, written again; two readings of one text cannot differ.
 */
import { isObject } from '../../base/decode.ts';
import { type ModelPrice, type PriceTable, priceOf, reserveOf } from './model-prices.ts';
import type { Endpoint, Fields, Refusal } from './protocol.ts';
import { estimateInput } from './token-estimate.ts';

export interface CallRules {
  /** Server-side tools and what else leads out of the sandbox may be used. */
  readonly serverTools: boolean;
  readonly prices: PriceTable;
  /** Whether there is a limit in dollars: a call without a price is refused then. */
  readonly isLimited: boolean;
  readonly nowMs: number;
}

export interface PlannedCall {
  readonly body: Buffer;
  /** What the body says. */
  readonly fields: Fields;
  readonly model: string | undefined;
  /** Undefined where nobody knows it. */
  readonly price: ModelPrice | undefined;
  /** Most of what it may cost, in US dollars; 0 where the price is not known. */
  readonly reserveUsd: number;
  /** Tokens of the request, about; for a response that does not report them. */
  readonly about: number;
}

/** What is reserved for an answer to a request that sets no limit of its own. */
export const UNDECLARED_OUTPUT = 8192;

/** Reads a request to a model, and plans it or says why not. */
export function planCall(endpoint: Endpoint, text: string, rules: CallRules): PlannedCall | Refusal {
  const parsed = parseBody(text);
  if (parsed === undefined) return { status: 400, message: 'the body is not a JSON object' };
  const [fields, body] = parsed;
  const facts = endpoint.protocol.readRequest(fields);
  if (!rules.serverTools && facts.waysOut.length > 0) {
    return { status: 403, message: `agent.server_tools is off, and the request asks for ${facts.waysOut.join(', ')}` };
  }
  const model = endpoint.model ?? facts.model;
  if (model === undefined) return { status: 400, message: 'the request names no model' };
  const { most, about } = estimateInput(fields, body.length);
  if (endpoint.kind !== 'answer') return { body, fields, model, about: 0, price: undefined, reserveUsd: 0 };
  const call = { body, fields, model, about };
  const price = facts.surcharge === undefined ? priceOf(model, rules.prices, rules.nowMs) : undefined;
  if (price !== undefined) {
    const output = (facts.maxOutput ?? UNDECLARED_OUTPUT) * (facts.answers ?? 1);
    return { ...call, price, reserveUsd: reserveOf(price, { input: most, output }, facts.cachesLong) };
  }
  if (!rules.isLimited) return { ...call, price, reserveUsd: 0 };
  const why =
    facts.surcharge === undefined
      ? `no price is known of the model ${model}; add it to agent.price`
      : `no price is known with ${facts.surcharge}`;
  return { status: 403, message: `there is a limit in dollars, and ${why}`, isUnpriced: true };
}

function parseBody(text: string): readonly [Fields, Buffer] | undefined {
  try {
    const fields: unknown = JSON.parse(text);
    return isObject(fields) ? [fields, Buffer.from(JSON.stringify(fields))] : undefined;
  } catch {
    // No JSON, or nested too deeply to be written.
    return undefined;
  }
}

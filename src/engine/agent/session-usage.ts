/** What the calls of an agent's session came to, for its record. Pure. */
import type { ModelUsage } from '../../base/reported-attempt.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import type { CallRecord } from '../gateway/call-record.ts';
import type { Refusal, TokenCount } from '../gateway/protocol.ts';
import { type AgentUsage, roundedUsd } from './usage.ts';

interface Calls {
  readonly calls: readonly CallRecord[];
  /** How many calls are not in the list. */
  readonly omitted: number;
}

// The file of an item's usage is read up to 4 KB.
const MAX_MODELS = 8;

/** The usage of all calls; undefined where there was none. */
export function usageOfCalls({ calls, omitted }: Calls): AgentUsage | undefined {
  if (calls.length === 0) return undefined;
  const answered = calls.filter(({ tokens }) => Object.values(tokens).some((each) => each > 0));
  const names = [...new Set(answered.map(({ model }) => model))];
  const models = names
    .map((name) =>
      modelUsage(
        name,
        answered.filter(({ model }) => model === name),
      ),
    )
    .toSorted((one, other) => other.output_tokens - one.output_tokens);
  const { model: _, usd, input_tokens, output_tokens, ...cache } = modelUsage('', answered);
  const model = models.slice(0, 4).map((each) => each.model);
  return {
    ...(models.length === 0 ? {} : { model: model.join(', ') }),
    ...{ input_tokens, output_tokens },
    ...(usd === undefined ? {} : { usd }),
    ...(models.length === 0 ? {} : { ...cache, by_model: models.slice(0, MAX_MODELS) }),
    ...(answered.some(({ isEstimated }) => isEstimated) ? { estimated: true } : {}),
    ...(omitted > 0 ? { at_least: true } : {}),
  };
}

function modelUsage(model: string, calls: readonly CallRecord[]): ModelUsage {
  const total = (amount: (tokens: TokenCount) => number) => calls.reduce((sum, { tokens }) => sum + amount(tokens), 0);
  const isPriced = calls.every(({ usd }) => usd !== undefined);
  return {
    model,
    input_tokens: total(
      ({ input, cacheRead, cacheWrite, longCacheWrite: long }) => input + cacheRead + cacheWrite + long,
    ),
    cached_input_tokens: total(({ cacheRead }) => cacheRead),
    cache_write_tokens: total(({ cacheWrite, longCacheWrite }) => cacheWrite + longCacheWrite),
    output_tokens: total(({ output }) => output),
    ...(isPriced ? { usd: roundedUsd(calls.reduce((sum, { usd = 0 }) => sum + usd, 0)) } : {}),
  };
}

/** How long the first call took that the model answered, in milliseconds; undefined where none was. */
export function answerMsOf({ calls }: Pick<Calls, 'calls'>): number | undefined {
  return calls.find(({ status, failure }) => status !== null && failure === undefined)?.durationMs;
}

// What ends a session whose earlier calls succeeded; another call that failed may be one that the agent did without.
const ENDS_A_SESSION: readonly CallFailure['kind'][] = [
  'key',
  'credit',
  'rate-limit',
  'overload',
  'timeout',
  'unreachable',
];

/**
 * The failure that a session ended with: of the last call that failed. Undefined where one that began after it succeeded,
 * where none failed, or where others succeeded and the failed one says nothing of the next. Where none was forwarded it is why.
 */
export function failureOfCalls({
  calls,
  refusedAccount,
  refusals = [],
  overLimit,
}: EndedCalls): CallFailure | undefined {
  if (refusedAccount !== undefined) return refusedAccount;
  if (calls.length === 0) return overLimit === undefined ? refusedAll(refusals) : undefined;
  const at = calls.findLastIndex((call) => call.failure !== undefined);
  const failure = calls[at]?.failure;
  if (failure === undefined) return undefined;
  // A call that ended with the session before its answer has not succeeded, and says no cause.
  const succeeded = calls.flatMap((call, index) =>
    call.status !== null && call.failure === undefined ? [call.beganAfter ?? index] : [],
  );
  // One that began beside it, such as for a title, says nothing of it.
  if (succeeded.some((beganAfter) => beganAfter > at)) return undefined;
  const isWhole = succeeded.length === 0;
  return isWhole || ENDS_A_SESSION.includes(failure.kind) ? failure : undefined;
}

interface EndedCalls extends Pick<Calls, 'calls'> {
  readonly refusedAccount?: CallFailure | undefined;
  /** What the gateway did not forward, the last of it last. */
  readonly refusals?: readonly Refusal[];
  /** The refusal that ended the session for its dollars: a limit that was reached, and no failure. */
  readonly overLimit?: string | undefined;
}

function refusedAll(refusals: readonly Refusal[]): CallFailure | undefined {
  const refusal = refusals.find(({ isUnpriced }) => isUnpriced === true) ?? refusals.at(-1);
  if (refusal === undefined) return undefined;
  const { status, message, isUnpriced } = refusal;
  return { kind: isUnpriced === true ? 'price' : 'refused', status, message };
}

const CAUSES: Readonly<Record<CallFailure['kind'], string>> = {
  key: 'the key was refused',
  credit: 'the account has no credit',
  model: 'the model is unknown',
  'rate-limit': 'the rate limit was reached',
  overload: 'the API was overloaded',
  timeout: 'the API did not answer in time',
  unreachable: 'the API was not reached',
  request: 'the request was not accepted',
  refused: 'the gateway did not forward it',
  price: 'the model has no price',
  usage: 'the CLI did not accept its options',
};

/** A failure in one sentence. */
export function describeFailure({ kind, status, message, resetAt }: CallFailure): string {
  const what = status === null ? message : `${status}: ${message}`;
  return `${CAUSES[kind]} (${what})${resetAt === undefined ? '' : `, until ${resetAt}`}`;
}

/** What the failure of a session did to it, in one sentence. */
export function describeEnding(
  { calls, refusedAccount }: Pick<Calls, 'calls'> & { readonly refusedAccount?: CallFailure | undefined },
  failure: CallFailure,
): string {
  const cause = describeFailure(failure);
  if (answerMsOf({ calls }) === undefined) return `no call to the model succeeded: ${cause}`;
  return refusedAccount === undefined
    ? `the last call to the model failed: ${cause}`
    : `the agent was ended, since ${cause}`;
}

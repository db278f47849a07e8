/**
 * Why a call to a model failed, by what the API answered. Pure.
 * Sources: the references of the APIs (Errors, Rate limits), RFC 9110 (Retry-After).
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { printable } from '../../base/text.ts';
import type { Fields } from './protocol.ts';

/** What is to be done about it differs by kind. */
export type FailureKind =
  /** The key is not accepted, or not for this. */
  | 'key'
  /** The account has no credit left. */
  | 'credit'
  /** There is no such model, or not for this account. */
  | 'model'
  /** Too much was asked for; it passes with time. */
  | 'rate-limit'
  /** The API is overloaded or broken; it passes. */
  | 'overload'
  /** No answer came in time. */
  | 'timeout'
  /** The API could not be reached. */
  | 'unreachable'
  /** The request itself is not accepted. */
  | 'request'
  /** There was no call: the CLI does not understand its command line. */
  | 'usage';

export interface CallFailure {
  readonly kind: FailureKind;
  /** Of the response; null where there was none. */
  readonly status: number | null;
  /** What the API said, on one line. */
  readonly message: string;
  /** When a limit ends, in ISO 8601; where the API says so. */
  readonly resetAt?: string;
}

export interface FailedResponse {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The error of the body, or of an event of the stream. */
  readonly error: Fields;
  readonly nowMs: number;
}

const MAX_MESSAGE = 300;

/** What a body of an error holds: an object, an object in a list, a sentence. */
export function errorOf(body: unknown): Fields {
  const [first] = arrayOrEmpty(body);
  const { error, message, detail } = objectOrEmpty(first ?? body);
  if (isObject(error)) return error;
  const sentence = [error, message, detail].find((each) => typeof each === 'string');
  return sentence === undefined ? {} : { message: sentence };
}

/** The failure that a response reports. */
export function classifyFailure(response: FailedResponse): CallFailure {
  const { status, error } = response;
  const kind = kindOf(response);
  const message = typeof error.message === 'string' && error.message.trim() !== '' ? error.message : `status ${status}`;
  const reset = kind === 'rate-limit' || kind === 'overload' ? resetOf(response) : undefined;
  return {
    kind,
    status,
    message: printable(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE),
    ...(reset === undefined ? {} : { resetAt: reset }),
  };
}

function kindOf({ status, error }: FailedResponse): FailureKind {
  const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
  const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
  // A name for everything else says less than the status.
  const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
  if (named !== undefined && !isVague) return named;
  // Some APIs say the cause in a sentence alone.
  const message = typeof error.message === 'string' ? error.message : '';
  if (status < 500 && /credit balance|billing|insufficient (?:funds|credits)/i.test(message)) return 'credit';
  if (status < 500 && /api[ _-]key (?:not valid|not found|is invalid|expired)/i.test(message)) return 'key';
  if (status === 400 && /\bmodel\b.*(?:does not exist|not found|not supported)/i.test(message)) return 'model';
  return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}

function reasonOf(error: Fields): unknown {
  return arrayOrEmpty(error.details)
    .map((each) => objectOrEmpty(each).reason)
    .find((each) => each !== undefined);
}

const STATUS_KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'key',
  402: 'credit',
  403: 'key',
  404: 'model',
  407: 'unreachable',
  408: 'timeout',
  429: 'rate-limit',
};

/** Types, codes and reasons that APIs give, in lower case; what only repeats the status is left out. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  authentication_error: 'key',
  invalid_api_key: 'key',
  api_key_invalid: 'key',
  unauthenticated: 'key',
  billing_error: 'credit',
  insufficient_quota: 'credit',
  billing_hard_limit_reached: 'credit',
  billing_disabled: 'credit',
  model_not_found: 'model',
  rate_limit_error: 'rate-limit',
  rate_limit_exceeded: 'rate-limit',
  usage_limit_reached: 'rate-limit',
  usage_not_included: 'credit',
  resource_exhausted: 'rate-limit',
  overloaded_error: 'overload',
  server_error: 'overload',
  server_is_overloaded: 'overload',
  slow_down: 'overload',
  unavailable: 'overload',
  internal: 'overload',
  api_error: 'overload',
  timeout_error: 'overload',
  deadline_exceeded: 'overload',
};

// A limit of a week is the longest; what lies beyond, or behind, is no time to wait for.
const LONGEST_MS = 8 * 86_400_000;

function resetOf({ headers, error, nowMs }: FailedResponse): string | undefined {
  const text = (name: string): string | undefined => {
    const value = headers[name];
    return typeof value === 'string' ? value.trim() : value?.[0]?.trim();
  };
  const times = [
    milliseconds(text('retry-after-ms'), nowMs),
    retryAfter(text('retry-after'), nowMs),
    epoch(text('anthropic-ratelimit-unified-reset')),
    epoch(error.resets_at),
    seconds(error.resets_in_seconds, nowMs),
    ...arrayOrEmpty(error.details).map((each) => span(objectOrEmpty(each).retryDelay, nowMs)),
    latest(exhausted(text).map((value) => instant(value) ?? span(value, nowMs))),
  ];
  const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
  return found === undefined ? undefined : new Date(found).toISOString();
}

const LIMITS = [
  ...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
    remaining: `anthropic-ratelimit-${what}-remaining`,
    reset: `anthropic-ratelimit-${what}-reset`,
  })),
  ...['requests', 'tokens'].map((what) => ({
    remaining: `x-ratelimit-remaining-${what}`,
    reset: `x-ratelimit-reset-${what}`,
  })),
];

/** When the limits end of which nothing is left. */
function exhausted(text: (name: string) => string | undefined): string[] {
  return LIMITS.flatMap(({ remaining, reset }) => (text(remaining) === '0' ? (text(reset) ?? []) : []));
}

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function seconds(value: unknown, nowMs: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? nowMs + value * 1000 : undefined;
}

function milliseconds(text: string | undefined, nowMs: number): number | undefined {
  return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}

function retryAfter(text: string | undefined, nowMs: number): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) * 1000 : instant(text);
}

function epoch(value: unknown): number | undefined {
  const at = typeof value === 'string' && /^\d{10}$/.test(value) ? Number(value) : value;
  return typeof at === 'number' && Number.isFinite(at) ? at * 1000 : undefined;
}

/** A date, in the form of HTTP or of ISO 8601. */
function instant(text: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A span such as `6m0s`, `1.5s` or `20ms`. */
function span(value: unknown, nowMs: number): number | undefined {
  if (typeof value !== 'string' || !/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(value)) return undefined;
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
  return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * (UNITS[unit] ?? 0), 0);
}

/**
 * Why a call to a model failed, by what the API answered. Pure.
 * Sources: the references of the APIs (Errors).
 */
import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import { printable } from '../../base/text.ts';
import { type ResponseHeaders, resetOf } from './limit-reset.ts';
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
  /** There was no call: the gateway does not forward what the agent asks for. */
  | 'refused'
  /** The same: there is a limit in dollars, and no price of the model. */
  | 'price'
  /** The same: the CLI does not understand its command line. */
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
  readonly headers: ResponseHeaders;
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

function kindOf({ status: answered, ...response }: FailedResponse): FailureKind {
  const { error } = response;
  const message = typeof error.message === 'string' ? error.message : '';
  // The answer began well, or there was none: the error itself says what a status would.
  const status = answered >= 400 ? answered : statusIn(error) || statusOfSentence(message) || answered;
  const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
  const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
  // A name for everything else says less than the status.
  const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
  if (named !== undefined && !isVague && !DEPLETED.test(message)) return named;
  // Some APIs say the cause in a sentence alone.
  if (status < 500) {
    const cause = SENTENCES.find(([, sentence]) => sentence.test(message))?.[0];
    // What is there again at a time is no credit, whatever page the sentence names.
    if (cause === 'credit' && status === 429 && resetOf(response) !== undefined) return 'rate-limit';
    if (cause !== undefined && (cause !== 'model' || status === 400)) return cause;
  }
  return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}

/** Google calls this, too, a resource that is exhausted. */
const DEPLETED = /credits are depleted/i;

const SENTENCES: readonly (readonly [FailureKind, RegExp])[] = [
  ['credit', /credit balance|billing|insufficient (?:funds|credits|balance)|available credits|credits are depleted/i],
  ['key', /api[ _-]key (?:not valid|not found|is invalid|expired)|(?:incorrect|invalid) api[ _-]key/i],
  ['rate-limit', /reached your specified api usage limits/i],
  ['model', /\bmodel\b.*(?:does not exist|not exist|not found|not supported)|not a valid model/i],
];

/** A status that an error has as its code: of servers that answer first, and then find out. */
function statusIn({ code, status }: Fields): number {
  const found = [code, status].map(Number).find((each) => Number.isInteger(each) && each >= 400 && each < 600);
  return found ?? 0;
}

/** Where nobody says a status: the one that an API would answer with; else 0. */
export function statusOfSentence(message: string): number {
  if (/usage limit|rate limit|quota|too many requests/i.test(message)) return 429;
  if (/api key|authenticat|unauthori[sz]ed|not logged in|please run \/login/i.test(message)) return 401;
  if (/credit|billing|payment/i.test(message)) return 402;
  if (/model.*(?:does not exist|not found|may not exist|not supported)/i.test(message)) return 404;
  if (/overloaded|unavailable|timed? ?out|reconnect|cannot connect|connection error/i.test(message)) return 503;
  return 0;
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
  permission_error: 'key',
  account_deactivated: 'key',
  invalid_api_key: 'key',
  api_key_invalid: 'key',
  unauthenticated: 'key',
  billing_error: 'credit',
  insufficient_quota: 'credit',
  billing_hard_limit_reached: 'credit',
  billing_not_active: 'credit',
  billing_disabled: 'credit',
  exceeded_current_quota_error: 'credit',
  payment_required: 'credit',
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

import { objectOrEmpty } from '../../base/decode.ts';
import { type CallFailure, classifyFailure, errorOf } from '../gateway/call-failure.ts';
import { parseJson } from './printed-events.ts';

/** What a CLI says of the call that ended its session. */
export interface ReportedCall {
  /** Of the response; undefined where the CLI does not say. */
  readonly status?: unknown;
  readonly message: string;
  /** By lower-case names. */
  readonly headers?: unknown;
  /** Of the response, as text. */
  readonly body?: unknown;
}

/** What a CLI printed, and when it ended. */
export interface PrintedSession {
  readonly stdout: string;
  readonly stderr: string;
  readonly nowMs: number;
}

const IN_SENTENCE = /\b(?:status(?: code)?:?|HTTP|code|Last error:|API Error:)[ (:]*([45]\d\d)\b/;
// `usage limit reached|1764100000`
const RESET = /\|(\d{10})\b/;

/** The failure that a CLI reports: by status, headers and body where it prints them, else by its sentence. */
export function reportedFailure({ status, message, headers, body }: ReportedCall, nowMs: number): CallFailure {
  const found = typeof status === 'number' ? status : Number(IN_SENTENCE.exec(message)?.[1] ?? statusOfWords(message));
  const parsed = typeof body === 'string' ? errorOf(parseJson(body)) : {};
  const error = { message, ...withReset(message), ...parsed };
  const known = Object.entries(objectOrEmpty(headers)).filter(([, value]) => typeof value === 'string');
  return classifyFailure({ status: found, headers: Object.fromEntries(known) as Record<string, string>, error, nowMs });
}

/** Where the CLI says no status: the status that an API would answer with. */
function statusOfWords(message: string): number {
  if (/usage limit|rate limit|quota|too many requests/i.test(message)) return 429;
  if (/api key|authenticat|unauthori[sz]ed|not logged in|please run \/login/i.test(message)) return 401;
  if (/credit|billing|payment/i.test(message)) return 402;
  if (/model.*(?:does not exist|not found|may not exist|not supported)/i.test(message)) return 404;
  if (/overloaded|unavailable|timed? ?out|reconnect|cannot connect|connection error/i.test(message)) return 503;
  return 0;
}

function withReset(message: string): { readonly resets_at?: number } {
  const [, seconds] = RESET.exec(message) ?? [];
  return seconds === undefined ? {} : { resets_at: Number(seconds) };
}

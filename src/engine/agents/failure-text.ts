import { objectOrEmpty } from '../../base/decode.ts';
import { type CallFailure, classifyFailure, errorOf, statusOfSentence } from '../gateway/call-failure.ts';
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

/** The failure that a CLI reports: by status, headers and body where it prints them, else by its sentence. */
export function reportedFailure({ status, message, headers, body }: ReportedCall, nowMs: number): CallFailure {
  const found =
    typeof status === 'number' ? status : Number(IN_SENTENCE.exec(message)?.[1] ?? statusOfSentence(message));
  const parsed = typeof body === 'string' ? errorOf(parseJson(body)) : {};
  const error = { message, ...parsed };
  const known = Object.entries(objectOrEmpty(headers)).filter(([, value]) => typeof value === 'string');
  return classifyFailure({ status: found, headers: Object.fromEntries(known) as Record<string, string>, error, nowMs });
}

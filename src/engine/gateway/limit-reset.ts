/**
 * When a limit ends, by what an API answered. Pure.
 * Sources: the references of the APIs (Rate limits), RFC 9110 (Retry-After, dates of HTTP), the IETF's draft of RateLimit
 * headers.
 */
import { arrayOrEmpty, objectOrEmpty } from '../../base/decode.ts';
import type { Fields } from './protocol.ts';

/** By lower-case names. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Limited {
  readonly headers: ResponseHeaders;
  /** The error of the body, or of an event of the stream. */
  readonly error: Fields;
  readonly nowMs: number;
}

// A limit of a month is the longest; what lies beyond, or behind, is no time to wait for.
const LONGEST_MS = 32 * 86_400_000;

/** The time in ISO 8601: what says it to a program comes first, then the sentence; undefined where nothing does. */
export function resetOf({ headers, error, nowMs }: Limited): string | undefined {
  const inBody = Object.entries(objectOrEmpty(objectOrEmpty(error.metadata).headers));
  const all: ResponseHeaders = {
    ...Object.fromEntries(inBody.map(([name, value]) => [name.toLowerCase(), String(value)])),
    ...headers,
  };
  const text = (name: string): string | undefined => {
    const value = all[name];
    return (typeof value === 'string' ? value : value?.[0])?.trim();
  };
  const read = (value: unknown): number | undefined => timeOf(value, nowMs);
  const times = [
    milliseconds(text('retry-after-ms'), nowMs),
    read(text('retry-after')),
    read(text('anthropic-ratelimit-unified-reset')),
    read(error.resets_at),
    read(error.resets_in_seconds),
    ...arrayOrEmpty(error.details).map((each) => read(delayOf(objectOrEmpty(each).retryDelay))),
    latest(limitedBy(text).map(read)),
    ofSentence(error.message, nowMs),
  ];
  const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
  return found === undefined ? undefined : new Date(found).toISOString();
}

const LIMITS = [
  ...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
    remaining: `anthropic-ratelimit-${what}-remaining`,
    reset: `anthropic-ratelimit-${what}-reset`,
  })),
  ...['-requests', '-tokens', ''].map((what) => ({
    remaining: `x-ratelimit-remaining${what}`,
    reset: `x-ratelimit-reset${what}`,
  })),
  { remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' },
];

/** When the limits end of which nothing is left; where there are none, those that do not say what is left. */
function limitedBy(text: (name: string) => string | undefined): (string | undefined)[] {
  const ends = (isMeant: (remaining: string | undefined) => boolean) =>
    LIMITS.filter(({ remaining }) => isMeant(text(remaining))).flatMap(({ reset }) => text(reset) ?? []);
  const exhausted = ends((remaining) => remaining === '0');
  return exhausted.length > 0 ? exhausted : ends((remaining) => remaining === undefined);
}

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function milliseconds(text: string | undefined, nowMs: number): number | undefined {
  return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}

/** A span as JSON of protocol buffers has it, or as their libraries do. */
function delayOf(value: unknown): unknown {
  const { seconds } = objectOrEmpty(value);
  return seconds === undefined ? value : Number(seconds);
}

/** A number of seconds from now or since 1970, or of milliseconds since then; a span with units; a date. */
function timeOf(value: unknown, nowMs: number): number | undefined {
  if (typeof value === 'string' && !/^\d+(?:\.\d+)?$/.test(value)) return instant(value) ?? span(value, nowMs);
  const number = value === undefined || value === null ? Number.NaN : Number(value);
  if (!Number.isFinite(number) || typeof value === 'boolean' || typeof value === 'object') return undefined;
  if (number >= 1e12) return number;
  return number >= 1e9 ? number * 1000 : nowMs + number * 1000;
}

// The second one is an older form of HTTP, with two digits of the year.
const DATES = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? |^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} /;

/** A date, in the forms of HTTP or of ISO 8601. */
function instant(text: string): number | undefined {
  const at = DATES.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?) ?(ms|milliseconds?|seconds?|minutes?|hours?|days?|[smhd])(?![a-z])/;

/** A span such as `6m0s`, `1.5s`, `20ms` or `2 hours 3 minutes`. */
function span(text: string, nowMs: number): number | undefined {
  const parts = [...text.matchAll(new RegExp(PART.source, 'g'))];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.replaceAll(/(?<=[a-z])[ ,]+/g, '')) {
    return undefined;
  }
  return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * unitOf(unit), 0);
}

function unitOf(unit: string): number {
  return UNITS[unit] ?? UNITS[unit.startsWith('milli') ? 'ms' : (unit[0] ?? '')] ?? 0;
}

const IN_SENTENCE = new RegExp(
  `\\b(?:try again|retry|available again|resets?) (?:in|after) (${PART.source}(?:,? ?${PART.source}){0,3})`,
  'i',
);
const ON_DAY = /\b(\d{4}-\d{2}-\d{2})(?: at |[ T])(\d{2}:\d{2}(?::\d{2})?) ?(?:UTC|Z)\b/;
/** `usage limit reached|1764100000` */
const AFTER_BAR = /\|(\d{10})\b/;

/** Some APIs say it to people alone, and so do most errors in the midst of a stream. */
function ofSentence(message: unknown, nowMs: number): number | undefined {
  if (typeof message !== 'string') return undefined;
  const [, within] = IN_SENTENCE.exec(message) ?? [];
  if (within !== undefined) return span(within.trim().toLowerCase(), nowMs);
  const [, day, time] = ON_DAY.exec(message) ?? [];
  if (day !== undefined && time !== undefined) return instant(`${day}T${time}Z`);
  return timeOf(AFTER_BAR.exec(message)?.[1], nowMs);
}

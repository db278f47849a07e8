import { metricsOf } from '../../base/reported-metrics.ts';
import { isScore, SCORE_BOUND } from '../../base/score-bound.ts';
import { plural, quoted } from '../../base/text.ts';
import type { PatternMatches } from '../../kernel/pattern.ts';

/** What an evaluator said: a score of bounded size, or why there is none. */
export type ParsedScore = ReadScore | { readonly reason: string };

interface ReadScore {
  readonly score: number;
  /** By the name of the case. */
  readonly cases?: Readonly<Record<string, number>>;
  /** What else was reported, by name. */
  readonly metrics?: Readonly<Record<string, number>>;
}

// A number as people print it: sign, digits, fraction, exponent. Number() alone would also take "" and "0x10".
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;

/**
 * Reads the whole output as one number, or as one JSON object `{"score": …}`, in which `cases` may hold the scores of
 * cases and other members metrics. Source: decisions, "Specification", `command`.
 */
export function parseFloatScore(output: string): ParsedScore {
  const text = output.trim();
  if (text.startsWith('{')) return parseObjectScore(text);
  if (text === '') return { reason: 'the evaluator printed nothing; expected one number' };
  return toScore(text, 'the evaluator printed');
}

function parseObjectScore(text: string): ParsedScore {
  const value = parseJson(text);
  if (!isObject(value))
    return { reason: `the evaluator printed ${quoted(text)}; expected one number or a JSON object` };
  const { score, cases } = value;
  if (!isScore(score)) {
    return { reason: `the evaluator's "score" is ${quoted(score)}; expected one ${SCORE_BOUND}` };
  }
  const read = { score, metrics: metricsOf(value) };
  if (cases === undefined) return read;
  const reported = isObject(cases) || Array.isArray(cases) ? Object.entries(cases as object) : [];
  const numbers = reported.filter((each): each is [string, number] => each[0] !== '__proto__' && isScore(each[1]));
  if (numbers.length === reported.length && reported.length > 0) return { ...read, cases: Object.fromEntries(numbers) };
  return {
    reason: `the evaluator's "cases" are ${quoted(cases)}; expected, by name or as a list, each a ${SCORE_BOUND}`,
  };
}

/** The numbers beside the score in an output that a jq program took the score from. */
export function parseMetrics(output: string): Readonly<Record<string, number>> | undefined {
  const value = parseJson(output.trim());
  return isObject(value) ? metricsOf(value) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the first capture group of the pattern. Of several matches all must capture the same: the code under test runs
 * inside the evaluator and can print a line of its own, before the true one or after it.
 */
export function parseRegexScore({ different, places }: PatternMatches, pattern: string): ParsedScore {
  if (different.length === 0) return { reason: `nothing in the output matches ${pattern}` };
  if (different.length > 1) {
    const shown = different.slice(0, MAX_SHOWN).map((capture) => quoted(capture));
    const more = different.length > MAX_SHOWN ? ', …' : '';
    return { reason: `${places.length} score lines that differ: ${shown.join(', ')}${more}; expected one score` };
  }
  const [capture] = different;
  if (capture === undefined) return { reason: `the capture group of ${pattern} took no part in the match` };
  return toScore(capture, `${pattern} captured`);
}

/** Takes the score from the outputs of a jq program, each a JSON text: exactly one, and a number, not text like one. */
export function parseJqScore(outputs: readonly string[], program: string): ParsedScore {
  const [output] = outputs;
  if (output === undefined || outputs.length > 1) {
    return { reason: `${program} gave ${plural(outputs.length, 'output')}; expected one ${SCORE_BOUND}` };
  }
  const value = parseJson(output);
  if (isScore(value)) return { score: value };
  return { reason: `${program} gave ${quoted(value)}; expected one ${SCORE_BOUND}` };
}

/**
 * Takes the score from the one line `AUTORIZE_SCORE NONCE NUMBER`, whose nonce only the evaluator gets, on its standard
 * input: code under test in another process cannot write it. Source: faults and attacks, "Score integrity".
 */
export function parseSignedScore(output: string, nonce: string): ParsedScore {
  const lines = output.split('\n').filter((line) => line.startsWith('AUTORIZE_SCORE '));
  const [line] = lines;
  if (line === undefined || lines.length > 1) {
    return { reason: `${plural(lines.length, 'line')} with AUTORIZE_SCORE; expected exactly one, with the nonce` };
  }
  const [, supplied = '', ...rest] = line.trimEnd().split(' ');
  if (supplied !== nonce) return { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' };
  return toScore(rest.join(' '), 'the AUTORIZE_SCORE line says');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON at all: shown as the text that it is.
    return text;
  }
}

function toScore(text: string, what: string): ParsedScore {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (!NUMBER.test(text)) return { reason: `${what} ${JSON.stringify(shown)}; expected one ${SCORE_BOUND}` };
  const score = Number(text);
  if (!isScore(score)) return { reason: `${what} ${shown}; expected one ${SCORE_BOUND}` };
  return { score };
}

/** The score of a failed evaluation under fail mode `worst`: finite, since JSON has no infinity. */
export function worstScore(direction: 'min' | 'max'): number {
  return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}

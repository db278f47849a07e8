import { isObject } from '../base/decode.ts';
import { decodeDocument } from '../base/json-document.ts';
import { metricsOf } from '../base/reported-metrics.ts';
import { isScore, SCORE_BOUND } from '../base/score-bound.ts';
import { quoted } from '../base/text.ts';

export const EVALUATION_STATUSES = ['pass', 'fail', 'error'] as const;

/** What an evaluator said of a commit, exactly as on disk. Source: autoresearch missions. */
export interface EvaluationRecord {
  readonly command: string;
  readonly ran_at: string;
  readonly status: (typeof EVALUATION_STATUSES)[number];
  readonly pass: boolean | null;
  readonly score: number | null;
  readonly exit_code: number | null;
  /** The beginning of what it printed. */
  readonly stdout: string;
  readonly stderr: string;
  /** Why there is no verdict, in one sentence. */
  readonly parse_error: string | null;
}

export type ParsedVerdict = { readonly pass: boolean; readonly score: number | null } | { readonly reason: string };

/** Reads the verdict: one JSON object with a boolean `pass` and perhaps a `score` of bounded size. */
export function parseVerdict(output: string): ParsedVerdict {
  const decoded = decodeDocument('stdout', Buffer.from(output.trim()));
  if ('problems' in decoded) {
    const printed = output.trim() === '' ? 'nothing' : quoted(output.trim());
    return { reason: `the evaluator printed ${printed}; expected one JSON object, such as {"pass": true, "score": 1}` };
  }
  const { value } = decoded.document;
  if (!isObject(value)) return { reason: `the evaluator printed ${quoted(value)}; expected a JSON object` };
  const { pass, score } = value;
  if (typeof pass !== 'boolean') return { reason: `"pass" is ${quoted(pass)}; expected true or false` };
  if (score === undefined) return { pass, score: null };
  if (isScore(score)) return { pass, score };
  return { reason: `"score" is ${quoted(score)}; expected a ${SCORE_BOUND}, or no such member` };
}

/** The numbers besides the score in an output that has a verdict. */
export function metricsIn(output: string): Readonly<Record<string, number>> {
  return metricsOf(JSON.parse(output));
}

/** The form of `report.json`, for whoever reads one that nobody vouches for. Pure. */
import * as z from 'zod';
import { COMPARISON_FORMAT, type ComparisonReport } from './report.ts';

const MAX_TEXT = 10_000;
const MAX_LIST = 10_000;

const text = z.string().max(MAX_TEXT);
const score = z.number();
const commit = z.strictObject({ name: text, commit: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/) });
const answer = z.enum(['better', 'worse', 'no-difference', 'undecided']);

const metric = z.strictObject({
  name: text,
  direction: z.enum(['min', 'max']),
  unit: text.nullable(),
  scale: z.enum(['ratio', 'difference']),
  answer,
  effect: z.strictObject({ estimate: score, lower: score.nullable(), upper: score.nullable() }).nullable(),
  margin: z.number().gt(0).max(100),
  log_e: z.number(),
  has_carry_over: z.boolean(),
  needs: z.strictObject({ times: z.number().nullable(), margin: z.number() }).nullable(),
  pairs: z.array(z.strictObject({ base: score, head: score, first: z.enum(['base', 'head']) })).max(MAX_LIST),
  calibration: z.array(score).max(MAX_LIST),
});

/** A report of a comparison. */
export const comparisonReportSchema: z.ZodType<ComparisonReport> = z.strictObject({
  format: z.literal(COMPARISON_FORMAT),
  base: commit,
  head: commit,
  evaluator: z.enum(['base', 'head', 'own']),
  changed_evaluator_files: z.array(text).max(MAX_LIST),
  command: text,
  answer,
  metrics: z.array(metric).max(MAX_LIST),
  confidence: z.number().gt(0).lt(1),
  error_rate: z.enum(['fdr', 'fwer', 'none']),
  planned_pairs: z.int().nonnegative(),
  pairs: z.int().nonnegative(),
  ended: z.enum(['decided', 'pairs-used', 'time-used', 'stopped']),
  started_at: text,
  duration_ms: z.number().nonnegative(),
  notes: z.array(text).max(MAX_LIST),
});

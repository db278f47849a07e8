/** The decision log of a comparison: its records, one a line of `decisions.jsonl`. Pure. */
import * as z from 'zod/mini';
import type { JournalRecord } from '../base/journal-chain.ts';
import { withoutLinks } from '../base/journal-salvage.ts';
import { SCALES } from './unit.ts';

export const COMPARISON_LOG = 'autorize-comparison-log-v1';

const text = z.string();
const whole = z.int().check(z.minimum(0));
const share = z.number().check(z.positive());
const arm = z.enum(['base', 'head']);
const scores = z.record(text, z.number());
const answer = z.enum(['better', 'worse', 'no-difference', 'undecided']);
const commit = z.object({ name: text, commit: text, tree: text });
const notes = z.array(text);

/** What is fixed before the first run. */
const opened = z.object({
  kind: z.literal('opened'),
  format: z.literal(COMPARISON_LOG),
  tool_version: text,
  base: commit,
  head: commit,
  evaluator: z.enum(['base', 'head', 'own']),
  /** Digests of the protected files that measure each of them. */
  evaluator_files: z.object({ base: text, head: text }),
  changed_evaluator_files: z.array(text),
  command: text,
  scale: z.enum(SCALES),
  measure: z.nullable(text),
  config_digest: text,
  sandbox: text,
  confidence: z.number(),
  error_rate: z.enum(['fdr', 'fwer', 'none']),
  max_pairs: whole,
  max_time_ms: whole,
  margin: z.nullable(share),
  max_margin: share,
  is_washed: z.boolean(),
  /** SHA-256 of the secret that the coins come from; the last record discloses it. */
  seed_commitment: text,
  started_at: text,
  notes,
});

/** One run of the evaluator. `trial`: it prepares a commit and shows what it prints; no answer comes of it. */
const ran = z.object({
  kind: z.literal('ran'),
  stage: z.enum(['trial', 'calibration', 'pair', 'washout']),
  /** 1-based, within its stage; of a pair and its washout runs, the number of the pair. */
  number: whole,
  arm,
  /** Empty where nothing is read. */
  scores,
  duration_ms: whole,
});

/** What is fixed before the first pair. */
const planned = z.object({
  kind: z.literal('planned'),
  metrics: z.array(
    z.object({
      name: text,
      direction: z.enum(['min', 'max']),
      unit: z.nullable(text),
      scale: z.enum(['ratio', 'difference']),
      margin: share,
    }),
  ),
  pairs: whole,
  pair_ms: whole,
  /** Both commits scored the same twice: their first runs are the one pair. */
  is_exact: z.optional(z.boolean()),
  notes,
});

const drawn = z.object({ kind: z.literal('drawn'), pair: whole, first: arm });

/** What follows from the pairs so far. */
const decided = z.object({
  kind: z.literal('decided'),
  pair: whole,
  answers: z.record(text, z.nullable(answer)),
  is_ended: z.boolean(),
});

const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'] as const;
export type ComparisonEnd = (typeof ENDS)[number];

const ended = z.object({
  kind: z.literal('ended'),
  ended: z.enum(ENDS),
  answer,
  secret: text,
  duration_ms: whole,
  notes,
});

/** Why there is no answer. */
const failed = z.object({ kind: z.literal('failed'), reason: text });

const record = z.discriminatedUnion('kind', [opened, ran, planned, drawn, decided, ended, failed]);

export type ComparisonRecord = z.output<typeof record>;
export type Opened = z.output<typeof opened>;
export type Ran = z.output<typeof ran>;
export type Planned = z.output<typeof planned>;

/** The records of a log, or the first line that is none. */
export function decodeLog(
  lines: readonly JournalRecord[],
): readonly ComparisonRecord[] | { readonly line: number; readonly found: string } {
  const records: ComparisonRecord[] = [];
  for (const [index, line] of lines.entries()) {
    const read = record.safeParse(withoutLinks(line));
    if (!read.success) return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
    records.push(read.data);
  }
  return records;
}

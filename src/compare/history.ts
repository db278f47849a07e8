/**
 * The history of a base: what each job measured of it, for a page to draw. Each entry may come of another machine, so no
 * answer follows from two of them. Pure.
 */
import * as z from 'zod';
import { centralMedian } from '../base/median.ts';
import { shortened } from '../base/text.ts';
import type { ComparisonReport, ReportedMetric } from './report.ts';

const HISTORY_FORMAT = 'autorize-comparison-history-v1';

// The newest stay. A page draws no more, and each job reads and writes the whole file.
const MAX_ENTRIES = 1000;
export const MAX_HISTORY_BYTES = 2 * 1024 * 1024;
const MAX_METRICS = 100;
const MAX_TEXT = 200;
// A text that is cut ends in a sign for that.
const MAX_CHARS = MAX_TEXT - 1;

const text = z.string().max(MAX_TEXT);
const score = z.number();

const metricSchema = z.strictObject({
  name: text,
  unit: text.nullable(),
  direction: z.enum(['min', 'max']),
  /** Of all runs of the base in one job: its median, and the quartiles. */
  median: score,
  lower: score,
  upper: score,
  runs: z.int().positive(),
});

const entrySchema = z.strictObject({
  /** What was measured: the experiment, or the command and its folder. */
  subject: text,
  commit: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
  recorded_at: text,
  /** The processor, and how many of it there are. */
  machine: text,
  /** The run of the workflow. */
  run: text,
  metrics: z.array(metricSchema).max(MAX_METRICS),
});

const historySchema = z.strictObject({
  format: z.literal(HISTORY_FORMAT),
  entries: z.array(entrySchema).max(MAX_ENTRIES),
});

export type HistoryEntry = Readonly<z.infer<typeof entrySchema>>;
export type HistoryMetric = HistoryEntry['metrics'][number];

export interface Recording extends Pick<HistoryEntry, 'subject' | 'machine' | 'run'> {
  readonly now: Date;
}

/** What one comparison says of its base. */
export function entryOf(report: ComparisonReport, { subject, machine, run, now }: Recording): HistoryEntry {
  const byName = report.metrics.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    ...{ subject: recordedText(subject), commit: report.base.commit, recorded_at: now.toISOString() },
    ...{ machine: recordedText(machine), run: recordedText(run) },
    metrics: byName.slice(0, MAX_METRICS).flatMap(metricOf),
  };
}

function metricOf({ name, unit, direction, pairs, calibration }: ReportedMetric): HistoryMetric[] {
  const scores = [...calibration, ...pairs.map(({ base }) => base)].sort((one, other) => one - other);
  const median = centralMedian(scores);
  if (scores.length === 0 || !Number.isFinite(median)) return [];
  const at = (share: number): number => scores[Math.round(share * (scores.length - 1))] ?? median;
  const named = { name: recordedText(name), unit: unit === null ? null : recordedText(unit), direction };
  return [{ ...named, median, lower: at(0.25), upper: at(0.75), runs: scores.length }];
}

/** A name or a unit as an entry holds it. */
export function recordedText(text: string): string {
  return shortened(text, MAX_CHARS);
}

/** The entries of a file; undefined for what no version of ours writes. */
export function decodeHistory(bytes: Buffer): readonly HistoryEntry[] | undefined {
  try {
    return historySchema.safeParse(JSON.parse(bytes.toString())).data?.entries;
  } catch {
    // No JSON.
    return undefined;
  }
}

/** The file with the newest of the entries that fit into it, and these entries. */
export function encodeHistory(entries: readonly HistoryEntry[]): {
  readonly bytes: Buffer;
  readonly entries: readonly HistoryEntry[];
} {
  const lines: string[] = [];
  let left = MAX_HISTORY_BYTES - 200;
  for (const entry of entries.slice(-MAX_ENTRIES).toReversed()) {
    const line = JSON.stringify(entry);
    left -= Buffer.byteLength(line) + 2;
    if (left < 0) break;
    lines.unshift(line);
  }
  // A line each, so that git stores two versions as one and a difference.
  const bytes = Buffer.from(`{"format":"${HISTORY_FORMAT}","entries":[\n${lines.join(',\n')}\n]}\n`);
  return { bytes, entries: lines.length === 0 ? [] : entries.slice(-lines.length) };
}

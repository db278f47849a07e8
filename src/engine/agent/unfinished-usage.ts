/**
 * What attempts without a record have used until now: pushed with the records of a run, so that a run that goes on where
 * the machine was lost knows it.
 * Invariant: it counts for attempts that began after a record of the same ledger and have none of their own; everything
 * else in the file counts for nothing.
 * Crash: the file is replaced whole; the logs of calls beside it say more, and are taken first where they are.
 */
import * as z from 'zod/mini';
import { reportedUsage } from '../../base/reported-attempt.ts';
import { replaceFile } from '../../kernel/durable.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import type { AgentUsage } from './usage.ts';

interface Unfinished {
  /** Hash of the last record. */
  readonly after: string;
  /** Usage of attempts by their number. */
  readonly attempts: ReadonlyMap<number, AgentUsage>;
}

const fileSchema = z.object({
  after: z.string(),
  attempts: z.array(z.object({ attempt: z.int().check(z.minimum(1)), usage: z.record(z.string(), z.unknown()) })),
});

/** Writes it down; whether anything has changed. */
export function writeUnfinished(path: string, { after, attempts }: Unfinished): boolean {
  if (attempts.size === 0) return false;
  const list = [...attempts].map(([attempt, usage]) => ({ attempt, usage }));
  const text = `${JSON.stringify({ after, attempts: list }, null, 2)}\n`;
  if (readOwnFile(path)?.toString('utf8') === text) return false;
  replaceFile(path, [text]);
  return true;
}

const MAX_BYTES = 1 << 20;
// As many attempts of a run are at work at once at most.
const MAX_AHEAD = 1000;

interface Recorded {
  /** Whether there is a record of a hash. */
  readonly hasRecord: (hash: string) => boolean;
  /** Whether the attempt of a number has a record. */
  readonly hasAttempt: (attempt: number) => boolean;
  /** The highest number of these; 0: there is none. */
  readonly last: number;
}

/** Usage of attempts that have no record, by their number, the first one first. */
export function readUnfinished(path: string, recorded: Recorded): ReadonlyMap<number, AgentUsage> {
  const parsed = fileSchema.safeParse(jsonOf(readFilePart(path, 'start', MAX_BYTES)?.text ?? ''));
  if (!parsed.success || !recorded.hasRecord(parsed.data.after)) return new Map();
  const most = recorded.last + MAX_AHEAD;
  const open = parsed.data.attempts.filter(({ attempt }) => attempt <= most && !recorded.hasAttempt(attempt));
  return new Map(
    open
      .toSorted((one, other) => one.attempt - other.attempt)
      .map(({ attempt, usage }) => [attempt, reportedUsage(usage) ?? {}]),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // None of ours.
    return undefined;
  }
}

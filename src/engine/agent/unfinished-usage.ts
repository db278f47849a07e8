/**
 * What attempts without a record have used until now: pushed with the records of a run, so that a run that goes on where
 * the machine was lost knows it.
 * Invariant: a machine writes it for others alone, into what it pushes; here lies only what came from another machine, and
 * only until the run that continues has recorded those attempts. It counts for attempts that began after a record of the
 * same ledger, have none of their own and were not decided on since; everything else in the file counts for nothing.
 * Crash: between the records and the removal the file names attempts that have a record, which counts for nothing; the
 * next run removes it.
 */
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { reportedUsage } from '../../base/reported-attempt.ts';
import { syncFolder } from '../../kernel/durable.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import type { AgentUsage } from './usage.ts';

interface Unfinished {
  /** Hash of the last record. */
  readonly after: string;
  /** How many records the decision log had; absent: that says nothing of them. */
  readonly decisions?: number;
  /** Usage of attempts by their number. */
  readonly attempts: ReadonlyMap<number, AgentUsage>;
}

const fileSchema = z.object({
  after: z.string(),
  decisions: z.optional(z.int().check(z.minimum(0))),
  attempts: z.array(z.object({ attempt: z.int().check(z.minimum(1)), usage: z.record(z.string(), z.unknown()) })),
});

/** The file as it is pushed; undefined where no attempt is open: then there is none. */
export function unfinishedFile({ attempts, ...at }: Unfinished): Buffer | undefined {
  if (attempts.size === 0) return undefined;
  const list = [...attempts].map(([attempt, usage]) => ({ attempt, usage }));
  return Buffer.from(`${JSON.stringify({ ...at, attempts: list }, null, 2)}\n`);
}

/** Removes what came from another machine, once all of its attempts have records. */
export function removeUnfinished(path: string): void {
  if (!existsSync(path)) return;
  rmSync(path, { force: true });
  syncFolder(dirname(path));
}

const MAX_BYTES = 1 << 20;
// As many attempts of a run are at work at once at most.
const MAX_AHEAD = 1000;

interface Recorded {
  /** Whether there is a record of a hash. */
  readonly hasRecord: (hash: string) => boolean;
  /** Whether the attempt of a number has a record. */
  readonly hasAttempt: (attempt: number) => boolean;
  /** Whether one was decided on after so many records of the decision log; absent: nobody knows. */
  readonly isDecided?: (attempt: number, after: number) => boolean;
  /** The highest number of these; 0: there is none. */
  readonly last: number;
}

/** Usage of attempts that have no record, by their number, the first one first. */
export function readUnfinished(path: string, recorded: Recorded): ReadonlyMap<number, AgentUsage> {
  const parsed = fileSchema.safeParse(jsonOf(readFilePart(path, 'start', MAX_BYTES)?.text ?? ''));
  if (!parsed.success || !recorded.hasRecord(parsed.data.after)) return new Map();
  const most = recorded.last + MAX_AHEAD;
  const { decisions, attempts } = parsed.data;
  const isDecided = (attempt: number): boolean =>
    decisions !== undefined && recorded.isDecided?.(attempt, decisions) === true;
  const open = attempts.filter(
    ({ attempt }) => attempt <= most && !recorded.hasAttempt(attempt) && !isDecided(attempt),
  );
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

/**
 * How far a journal was found sound, so that whoever opens it next need not check the same bytes again.
 * Invariant: a cache. It says that bytes were checked, by how many there are and by their digest, which whoever opens the
 * journal computes anyway; of what they hold it says how many records there are, and where the chain ends. Where it is
 * missing, torn, of another file, of other checks or of bytes that have changed since, the journal is checked whole, with
 * the same result. `verify` never reads it. It lies where no command of an attempt sees it, and is neither archived nor
 * pushed.
 * Crash: it is replaced by a rename and never synced; an older one, or none, serves as well.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CHAIN_CHECKS, type CheckedBeginning, parseRecordLine } from '../base/journal-chain.ts';
import { writeCache } from './durable.ts';
import { isSystemError } from './files.ts';
import { readRegularText } from './regular-file.ts';

// A hundred times what a note takes.
const MAX_NOTE_BYTES = 1 << 16;

const whole = z.int().check(z.minimum(0));

const prefixSchema = z.strictObject({
  /** Which checks found them sound. */
  checks: z.literal(CHAIN_CHECKS),
  sha256: z.string(),
  bytes: z.int().check(z.minimum(1)),
  lines: whole,
  records: whole,
  unchained: whole,
  head: z.strictObject({ seq: whole, prev: z.string() }),
  sameWrite: whole,
});

/** The beginning of a journal that was found sound. */
export interface CheckedPrefix extends CheckedBeginning {
  readonly sha256: string;
}

/** Where it is noted in a private area, by the name of the journal; without one, nowhere. */
export function checkedPrefixIn(areaFolder: string | undefined, journal: string): string | undefined {
  return areaFolder && join(areaFolder, `checked-${basename(journal, '.jsonl')}.json`);
}

/** What was noted last; undefined where that is nothing that can be used. */
export function readCheckedPrefix(path: string): CheckedPrefix | undefined {
  try {
    return prefixSchema.safeParse(JSON.parse(readRegularText(path, MAX_NOTE_BYTES))).data;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** The beginning that was found sound before and is the same now, if any is, and the digest of it. */
export function findCheckedPrefix(
  bytes: Buffer,
  path: string | undefined,
): { readonly hash: Hash; readonly checked?: CheckedPrefix } {
  const checked = path === undefined ? undefined : readCheckedPrefix(path);
  if (checked !== undefined && checked.bytes <= bytes.length) {
    const beginning = bytes.subarray(0, checked.bytes);
    const hash = createHash('sha256').update(beginning);
    if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked)) return { hash, checked };
  }
  return { hash: createHash('sha256') };
}

/** Whether the last line is the one that the chain continues from, with as many records as its number says. */
export function endsAt(bytes: Buffer, { head, records }: CheckedPrefix): boolean {
  const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
  const { seq, hash } = parseRecordLine(last) ?? {};
  return seq === records && seq === head.seq - 1 && hash === head.prev;
}

/** Notes it, where the folder is there and can be written: nothing depends on it. */
export function noteCheckedPrefix(path: string, prefix: CheckedPrefix): void {
  if (!existsSync(dirname(path))) return;
  try {
    writeCache(path, [JSON.stringify({ checks: CHAIN_CHECKS, ...prefix })]);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

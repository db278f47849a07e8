/**
 * How far a journal was found sound, so that whoever opens it next need not check the same bytes again.
 * Invariant: a cache. It says that bytes were checked, by how many there are and by their digest, which whoever opens the
 * journal computes anyway; it says nothing of what they hold. Where it is missing, torn, of another file, of other checks
 * or of bytes that have changed since, the journal is checked whole, with the same result. `verify` never reads it. It lies
 * where no command of an attempt sees it, and is neither archived nor pushed.
 * Crash: it is replaced by a rename and never synced; an older one, or none, serves as well.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CHAIN_CHECKS } from '../base/journal-chain.ts';
import { writeCache } from './durable.ts';
import { isSystemError } from './files.ts';

const prefixSchema = z.strictObject({
  /** Which checks found them sound. */
  checks: z.literal(CHAIN_CHECKS),
  bytes: z.int().check(z.minimum(1)),
  sha256: z.string(),
});

/** The beginning of a journal that was found sound. */
export type CheckedPrefix = Omit<z.output<typeof prefixSchema>, 'checks'>;

/** Where it is noted in a private area, by the name of the journal; without one, nowhere. */
export function checkedPrefixIn(areaFolder: string | undefined, journal: string): string | undefined {
  return areaFolder && join(areaFolder, `checked-${basename(journal, '.jsonl')}.json`);
}

/** What was noted last; undefined where that is nothing that can be used. */
export function readCheckedPrefix(path: string): CheckedPrefix | undefined {
  try {
    return prefixSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** Notes it, where the folder is there and can be written: nothing depends on it. */
export function noteCheckedPrefix(path: string, { bytes, sha256 }: CheckedPrefix): void {
  if (!existsSync(dirname(path))) return;
  try {
    writeCache(path, [JSON.stringify({ checks: CHAIN_CHECKS, bytes, sha256 })]);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

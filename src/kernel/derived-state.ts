/**
 * What was derived from the beginning of a journal, so that whoever opens it next need not read those records again.
 * Invariant: a cache. It holds for one beginning alone, by its number of bytes and their digest, which whoever opens the
 * journal computes anyway, and for the program that wrote it, by the files that it runs from. Where anything of that is
 * another one, where it is torn or missing, the journal is read whole, with the same result. `verify` never reads it. It
 * lies where no command of an attempt sees it, and is neither archived nor pushed.
 * Crash: it is replaced by a rename and never synced; an older one, or none, serves as well.
 */
import { deserialize, serialize } from 'node:v8';
import { sha256 } from '../base/hash.ts';
import { writeCache } from './durable.ts';
import { isSystemError } from './files.ts';
import { programStamp } from './program-files.ts';
import { readRegularText } from './regular-file.ts';

// Far more than what a hundred thousand records lead to.
const MAX_DERIVED_BYTES = 1 << 28;

/** The beginning of a journal: how many bytes, and their SHA-256. */
export interface JournalBeginning {
  readonly bytes: number;
  readonly sha256: string;
}

/** Where it lies, beside where it is noted how far the journal was found sound. */
export function derivedPath(checked: string): string {
  return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}

/** What was derived from such a beginning by this program; undefined where nothing was that can be used. */
export function readDerived(path: string, beginning: JournalBeginning): unknown {
  const [header, digest, value] = readText(path).split('\n');
  if (value === undefined || header !== headerOf(beginning) || digest !== sha256(value)) return undefined;
  try {
    return deserialize(Buffer.from(value, 'base64'));
  } catch {
    // Written by something else.
    return undefined;
  }
}

/** Writes it down, where that can be: nothing depends on it. `value`: data, with maps and sets. */
export function writeDerived(path: string, beginning: JournalBeginning, value: unknown): void {
  const text = serialize(value).toString('base64');
  try {
    writeCache(path, [`${headerOf(beginning)}\n${sha256(text)}\n`, text]);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

function readText(path: string): string {
  try {
    return readRegularText(path, MAX_DERIVED_BYTES);
  } catch (error) {
    if (isSystemError(error)) return '';
    throw error;
  }
}

function headerOf({ bytes, sha256: digest }: JournalBeginning): string {
  return JSON.stringify({ program: sha256(programStamp()), bytes, digest });
}

/**
 * The records of work items, for those who only read them.
 * Invariant: nothing is written here, and nothing is loaded that writes.
 */
import { join, relative } from 'node:path';
import { ContractError, PreconditionError } from '../base/errors.ts';
import { type JournalRecord, parseJournal } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import { type Receipt, receiptSchema } from './receipt.ts';
import type { WorkPaths } from './work-files.ts';

export const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';

/** The records, for those who only look; throws a ContractError for a broken chain. */
export function readWorkJournal(paths: WorkPaths): readonly JournalRecord[] {
  const bytes = readOwnFile(paths.journal);
  if (bytes === undefined) return [];
  const parsed = parseJournal(bytes);
  if (parsed.kind === 'sound') return parsed.records;
  const file = shownPath(paths, paths.journal);
  const { line, why } = parsed;
  throw new ContractError([
    { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
  ]);
}

/** A file as the user knows it. */
export function shownPath({ repository }: WorkPaths, path: string): string {
  return relative(repository.folder, path);
}

/** Whether a text can be the id of a run. */
export const isId = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);

/** A record from elsewhere may name anything: what is no id leads to no file. */
function checkedId(id: string): string {
  if (isId(id)) return id;
  throw new ContractError([
    { found: `a record names the run ${quoted(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
  ]);
}

export function receiptPath({ receipts }: WorkPaths, id: string): string {
  return join(receipts, `${checkedId(id)}.json`);
}

export function runFolder({ runs }: WorkPaths, id: string): string {
  return join(runs, checkedId(id));
}

/** The receipt of an id; throws where there is none or it is none of ours. */
export function readReceipt(paths: WorkPaths, id: string): Receipt {
  return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}

/** Decodes a receipt's file. */
export function decodeReceipt(path: string, shown: string): Receipt {
  let raw: unknown;
  try {
    const bytes = readOwnFile(path);
    if (bytes === undefined) throw new Error('there is no such file');
    raw = JSON.parse(bytes.toString());
  } catch (error) {
    throw new PreconditionError({
      message: `the receipt ${quoted(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
      cause: error,
    });
  }
  const parsed = receiptSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new ContractError(
    parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
      file: shown,
      path: `$${at.map((part) => `.${String(part)}`).join('')}`,
      found: message,
      expected: 'a receipt',
      remedy: 'Take the file that the run wrote.',
    })),
  );
}

// Whoever wants all of a log has its path in the receipt.
const MAX_TAIL_BYTES = 64 * 1024;

/** The end of a log; undefined where there is none. */
export function readTail(path: string): string | undefined {
  return readOwnFile(path)?.subarray(-MAX_TAIL_BYTES).toString();
}

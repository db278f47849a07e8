/**
 * The files of work items, `.autorize/work/`.
 * Invariant: `journal.jsonl` says which receipts count: an `ended` record is of a run that came to nothing, an intent
 * is of a run that is landing, and lands with the integration branch. A receipt that no record names is of a run that
 * was killed, and nobody reads it. Everything a receipt speaks of is on the disk before the branch moves.
 * Crash: folders of `runs` without a record are left; the next run puts them aside, in `strays`.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ContractError, PreconditionError } from '../base/errors.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { parseJournal } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import { checkedPrefixIn } from '../kernel/checked-prefix.ts';
import { replaceFile, syncFolder } from '../kernel/durable.ts';
import { followJournal } from '../kernel/followed-journal.ts';
import type { Host } from '../kernel/host.ts';
import { type Journal, openJournal } from '../kernel/journal.ts';
import { readOwnFile, requireOwnFiles } from '../kernel/own-files.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { finishInstall } from '../kernel/staged-install.ts';
import { HISTORY_FOLD, type History } from './history.ts';
import { type Receipt, receiptSchema } from './receipt.ts';
import { renderReceipt } from './receipt-seal.ts';
import { filesIn, locateWork, type WorkPaths, workPathsAt } from './work-files.ts';

export type { WorkPaths };
export { filesIn, workPathsAt };

/** The work items' files of the repository that a folder is in. Throws where a link or the like lies among them. */
export function workPathsOf(host: Pick<Host, 'cwd'>): WorkPaths {
  const paths = locateWork(host);
  finishInstall(paths);
  return paths;
}

/** The private area of all plans of a repository. */
export function workArea({ repository }: Pick<WorkPaths, 'repository'>, { env: parentEnv }: Pick<Host, 'env'>) {
  return { repository, name: 'work.items', parentEnv };
}

/** Makes the folders, with an ignore file of their own; when this returns their names are on the disk. */
export function createWorkFolders({ folder, receipts, runs, repository }: WorkPaths): void {
  for (const each of [receipts, runs]) mkdirSync(each, { recursive: true });
  const ignore = join(folder, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
  for (const each of [folder, dirname(folder), repository.folder]) syncFolder(each);
}

const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';

/** Opens it for the holder of the lock; `area`: the private area, which says what was found sound before. */
export function openWorkJournal(paths: WorkPaths, area?: string): Journal {
  const { journal: path } = paths;
  return openJournal({ path, shown: shownPath(paths, path), remedy: REMEDY, checked: checkedPrefixIn(area, path) });
}

/** What the records of an open journal say together, as it is now; throws a ContractError with the line of one that is none. */
export function historyIn(journal: Journal): History {
  return { ...followJournal(journal, HISTORY_FOLD) };
}

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

/** Where a program for replays is kept, by its BLAKE3. */
export function toolPath({ folder }: WorkPaths, hash: string): string {
  return join(folder, 'tools', `${hash}.mjs`);
}

/**
 * Writes a receipt among the others, then beside its run; when this returns both are on the disk. Killed in between,
 * it is a receipt that no record names. The other way round it would look like a store that a receipt was taken from.
 */
export function writeReceipt(paths: WorkPaths, receipt: Receipt): void {
  const text = renderReceipt(receipt);
  // A command without a sandbox may have put a link in their place since the run began.
  const top = paths.repository.folder;
  requireOwnFiles(top, {
    files: [],
    folders: [relative(top, paths.receipts), relative(top, runFolder(paths, receipt.id))],
  });
  replaceFile(receiptPath(paths, receipt.id), [text]);
  // With the names of all files of the run.
  replaceFile(join(runFolder(paths, receipt.id), 'RECEIPT.json'), [text]);
  syncFolder(paths.runs);
}

/** The receipt of an id; throws where there is none or it is none of ours. */
export function readReceipt(paths: WorkPaths, id: string): Receipt {
  return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}

/** Decodes a receipt's file. */
export function decodeReceipt(path: string, shown: string): Receipt {
  let raw: unknown;
  try {
    raw = JSON.parse(String(readOwnFile(path)));
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

/**
 * Archives runs and receipts that no record names: their run was killed before anybody learned of it. Nothing that was
 * whole is deleted, since the journal may be what is lost.
 */
export function archiveUnnamed({ strays: archived, runs, receipts }: WorkPaths, named: ReadonlySet<string>): void {
  const move = (from: string, name: string): void => {
    mkdirSync(archived, { recursive: true });
    removeTree(join(archived, name));
    renameSync(join(from, name), join(archived, name));
  };
  for (const name of readdirSync(runs)) if (!named.has(name)) move(runs, name);
  for (const name of readdirSync(receipts)) {
    if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length))) move(receipts, name);
    // Of a write that was cut off; its writer held the lock that is ours now.
    else if (/^\.[0-9a-f]{16}\.tmp$/.test(name)) rmSync(join(receipts, name), { force: true });
  }
}

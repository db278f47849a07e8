/**
 * The files of work items, `.autorize/work/`.
 * Invariant: `journal.jsonl` says which receipts count: an `ended` record is of a run that came to nothing, an intent
 * is of a run that is landing, and lands with the integration branch. A receipt that no record names is of a run that
 * was killed, and nobody reads it. Everything a receipt speaks of is on the disk before the branch moves.
 * Crash: folders of `runs` without a record are left; the next run puts them aside, in `strays`.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkedPrefixIn } from '../kernel/checked-prefix.ts';
import { replaceFile, syncFolder } from '../kernel/durable.ts';
import { followJournal } from '../kernel/followed-journal.ts';
import type { Host } from '../kernel/host.ts';
import { type Journal, openJournal } from '../kernel/journal.ts';
import { requireOwnFiles } from '../kernel/own-files.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { finishInstall } from '../kernel/staged-install.ts';
import { isFollowedHistory } from './followed-history.ts';
import { HISTORY_FOLD, type History } from './history.ts';
import type { Receipt } from './receipt.ts';
import { renderReceipt } from './receipt-seal.ts';
import { filesIn, locateWork, type WorkPaths, workPathsAt } from './work-files.ts';
import {
  decodeReceipt,
  isId,
  REMEDY,
  readReceipt,
  readWorkJournal,
  receiptPath,
  runFolder,
  shownPath,
} from './work-records.ts';

export type { WorkPaths };
export { decodeReceipt, filesIn, isId, readReceipt, readWorkJournal, receiptPath, runFolder, shownPath, workPathsAt };

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

/** Opens it for the holder of the lock; `area`: the private area, which says what was found sound before. */
export function openWorkJournal(paths: WorkPaths, area?: string): Journal {
  const { journal: path } = paths;
  return openJournal({ path, shown: shownPath(paths, path), remedy: REMEDY, checked: checkedPrefixIn(area, path) });
}

/** What the records of an open journal say together, as it is now; throws a ContractError with the line of one that is none. */
export function historyIn(journal: Journal): History {
  return { ...followJournal(journal, { ...HISTORY_FOLD, isState: isFollowedHistory }) };
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

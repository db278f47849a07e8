/** Runs of work items that no record names: their run was killed before its record, somebody put them there, or the journal was cut. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AutorizeError, type PreconditionError } from '../base/errors.ts';
import { lostRecords } from '../base/lost-records.ts';
import { plural, quoted } from '../base/text.ts';
import { type History, namedReceipts } from './history.ts';
import type { WorkPaths } from './work-files.ts';
import { isId, REMEDY, readReceipt, runFolder, shownPath } from './work-records.ts';

export interface UnnamedRuns {
  /** Ids of receipts. */
  readonly receipts: readonly string[];
  /** Ids of runs that were concluded, and whose receipt is gone, too. */
  readonly runs: readonly string[];
}

/** `known`: the ids that records name. */
export function findUnnamed(paths: Pick<WorkPaths, 'receipts' | 'runs'>, known: ReadonlySet<string>): UnnamedRuns {
  const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const receipts = namesIn(paths.receipts).flatMap((name) => (name.endsWith('.json') ? [basename(name, '.json')] : []));
  const withReceipt = new Set(receipts);
  const isConcluded = (id: string): boolean => existsSync(join(paths.runs, id, 'RECEIPT.json'));
  return {
    receipts: receipts.filter((id) => !known.has(id)),
    runs: namesIn(paths.runs).filter((id) => !known.has(id) && !withReceipt.has(id) && isConcluded(id)),
  };
}

interface Known {
  readonly history: History;
  /** The integration branches that are there. */
  readonly branches: ReadonlySet<string>;
}

/** That records are missing; undefined where they are not. No run may be at work. */
export function findLostRuns(paths: WorkPaths, { history, branches }: Known): PreconditionError | undefined {
  const named = namedReceipts(history);
  const { receipts, runs } = findUnnamed(paths, named);
  const isEmpty = named.size === 0;
  // A run writes a receipt right before its record, one at a time; that of an item that lands after its intent.
  const [only] = receipts;
  if (!isEmpty && only !== undefined && receipts.length + runs.length === 1 && !hasLanded(paths, only))
    return undefined;
  const shown = (path: string): string => shownPath(paths, path);
  const kept = isEmpty && existsSync(paths.journal) ? [...branches] : [];
  const found = [
    ...(receipts.length === 0 ? [] : [`${shown(paths.receipts)} has ${namesOf(receipts, 'receipt')}`]),
    ...(runs.length === 0 ? [] : [`${shown(paths.runs)} has ${namesOf(runs, 'concluded run')}`]),
    ...(kept.length === 0 ? [] : [`there is the branch ${quoted(kept[0], 200)}`]),
  ];
  if (found.length === 0) return undefined;
  return lostRecords({
    of: 'work items',
    found: [
      ...found,
      `${basename(paths.journal)} ${isEmpty ? 'names no run' : `names ${plural(named.size, 'other run')}`}`,
    ],
    expected: `a record of each run in ${shown(paths.journal)}`,
    remedy: `If a run was killed just then, run its plan again. Otherwise: ${REMEDY}`,
  });
}

/** Whether a receipt says that its item landed: that is recorded before the receipt is written. */
function hasLanded(paths: WorkPaths, id: string): boolean {
  try {
    return isId(id) && existsSync(runFolder(paths, id)) && readReceipt(paths, id).status === 'success';
  } catch (error) {
    // It is no receipt, and says nothing.
    if (error instanceof AutorizeError) return false;
    throw error;
  }
}

// More of them say no more.
const MAX_SHOWN = 3;

function namesOf(names: readonly string[], what: string): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => quoted(name, 100));
  return `${plural(names.length, what)}: ${shown.join(', ')}${names.length > MAX_SHOWN ? ', …' : ''}`;
}

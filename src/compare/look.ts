/** What a comparison without a result has in its folder. Nothing is written. */
import { existsSync, readFileSync } from 'node:fs';
import { parseJournal } from '../base/journal-chain.ts';
import { readActivities } from '../engine/log/activity-log.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { type ComparisonRecord, decodeLog } from './log.ts';
import { comparisonPaths, listComparisons, lockPathOf } from './store.ts';
import { type UnfinishedComparison, unfinishedOf } from './unfinished.ts';

/** Undefined where there is none of that name. */
export function readUnfinished(
  repository: Pick<UserRepository, 'folder'>,
  id: string,
): UnfinishedComparison | undefined {
  const [newest, ...older] = listComparisons(repository);
  if (newest?.id !== id && older.every((each) => each.id !== id)) return undefined;
  const paths = comparisonPaths(repository, id);
  // One comparison runs at a time.
  const isRunning = newest?.id === id && isHeldHere(lockPathOf(repository));
  const records = existsSync(paths.log) ? recordsOf(readFileSync(paths.log)) : [];
  return unfinishedOf(records, { id, isRunning, activities: isRunning ? readActivities(paths.activity) : [] });
}

function recordsOf(log: Buffer): readonly ComparisonRecord[] {
  const parsed = parseJournal(log);
  const decoded = parsed.kind === 'corrupt' ? [] : decodeLog(parsed.records);
  return 'line' in decoded ? [] : decoded;
}

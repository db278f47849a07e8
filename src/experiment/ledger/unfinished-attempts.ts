/** What iterations that are at work have used until now, for a machine that goes on after this one was lost. */
import { join } from 'node:path';
import { hasNumber } from '../../base/number-ranges.ts';
import { UNFINISHED_FILE } from '../../base/reported-attempt.ts';
import { readLostUsage } from '../../engine/agent/lost-usage.ts';
import { readUnfinished, writeUnfinished } from '../../engine/agent/unfinished-usage.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentPaths, iterationFolder, listIterationFolders, readLedger } from './store.ts';

/** Writes down what they have used, by the logs of their calls; whether that has changed. */
export function noteUnfinished(paths: ExperimentPaths): boolean {
  const { records } = readLedger(paths);
  const recorded = new Set(records.map(({ iter }) => iter));
  const open = listIterationFolders(paths).filter((iter) => iter > 0 && !recorded.has(iter));
  const attempts = open.flatMap((iter) => {
    const usage = readLostUsage(iterationFolder(paths, iter));
    return usage === undefined ? [] : [[iter, usage] as const];
  });
  return writeUnfinished(join(paths.folder, UNFINISHED_FILE), {
    after: records.at(-1)?.hash ?? '',
    attempts: new Map(attempts),
  });
}

/** Usage of iterations that were at work on a machine that was lost. */
export function unfinishedUsage(
  { folder }: Pick<ExperimentPaths, 'folder'>,
  records: readonly IterationRecord[],
): ReadonlyMap<number, AgentUsage> {
  return readUnfinished(join(folder, UNFINISHED_FILE), {
    hasRecord: (hash) => records.some((record) => record.hash === hash),
    hasAttempt: (iter) => hasNumber(factsOf(records).iters, iter),
    last: factsOf(records).lastIter,
  });
}

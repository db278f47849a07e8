/**
 * Which iterations have no record yet, and what they have used until now, for the machine that continues.
 * Invariant: an iteration that the pushed record of decisions names has a record or is listed here, unless records were cut.
 */
import { join } from 'node:path';
import { hasNumber } from '../../base/number-ranges.ts';
import { UNFINISHED_FILE } from '../../base/reported-attempt.ts';
import { readLostUsage } from '../../engine/agent/lost-usage.ts';
import { readUnfinished, writeUnfinished } from '../../engine/agent/unfinished-usage.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import { readDecisions } from './decisions.ts';
import { factsOf } from './ledger-facts.ts';
import { namedIterations } from './named-iterations.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentPaths, iterationFolder, listIterationFolders, readLedger } from './store.ts';

/**
 * Writes down those whose agent has used something, by the logs of its calls, and those that have proposed a change;
 * whether the file has changed. Throws where it cannot be written.
 */
export function noteUnfinished(paths: ExperimentPaths): boolean {
  const { records } = readLedger(paths);
  const recorded = new Set(records.map(({ iter }) => iter));
  const open = listIterationFolders(paths).filter((iter) => iter > 0 && !recorded.has(iter));
  const named = new Set(open.length === 0 ? [] : namedIterations(readDecisions(paths)));
  const here = open.flatMap((iter) => {
    const usage = readLostUsage(iterationFolder(paths, iter)) ?? (named.has(iter) ? {} : undefined);
    return usage === undefined ? [] : [[iter, usage] as const];
  });
  return writeUnfinished(join(paths.folder, UNFINISHED_FILE), {
    after: records.at(-1)?.hash ?? '',
    // Those of another machine count until they have a record.
    attempts: new Map([...unfinishedUsage(paths, records), ...here]),
  });
}

/** Usage of iterations that were at work on another machine when it pushed last, by their number. */
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

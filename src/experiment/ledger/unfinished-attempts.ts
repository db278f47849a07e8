/**
 * Which iterations have no record yet, and what they have used until now, for the machine that continues.
 * Invariant: an iteration that the pushed record of decisions names has a record or is listed in what is pushed with it,
 * unless records were cut; none that has a record is. What came from another machine stays in the folder until the next
 * run has recorded those iterations.
 * Crash: see unfinished-usage.ts.
 */
import { join } from 'node:path';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { hasNumber } from '../../base/number-ranges.ts';
import { UNFINISHED_FILE } from '../../base/unfinished-file.ts';
import { readLostUsage } from '../../engine/agent/lost-usage.ts';
import { readUnfinished, removeUnfinished, unfinishedFile } from '../../engine/agent/unfinished-usage.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import { readDecisions } from './decisions.ts';
import { factsOf } from './ledger-facts.ts';
import { decidedIterations, namedIterations } from './named-iterations.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentPaths, iterationFolder, listIterationFolders, readLedger } from './store.ts';

/**
 * The file that lists them, as it is pushed: those whose agent has used something, by the logs of its calls, those that
 * have proposed a change, and those of another machine. Undefined where there is none.
 */
export function listUnfinished(paths: ExperimentPaths): Buffer | undefined {
  const { records } = readLedger(paths);
  const recorded = new Set(records.map(({ iter }) => iter));
  const open = listIterationFolders(paths).filter((iter) => iter > 0 && !recorded.has(iter));
  const elsewhere = unfinishedUsage(paths, records);
  if (open.length === 0 && elsewhere.size === 0) return undefined;
  const decisions = readDecisions(paths);
  const named = new Set(namedIterations(decisions));
  const here = open.flatMap((iter) => {
    const usage = readLostUsage(iterationFolder(paths, iter)) ?? (named.has(iter) ? {} : undefined);
    return usage === undefined ? [] : [[iter, usage] as const];
  });
  return unfinishedFile({
    ...{ after: records.at(-1)?.hash ?? '', decisions: decisions.length },
    attempts: new Map([...elsewhere, ...here]),
  });
}

/**
 * Usage of iterations that were at work on another machine when it pushed last, by their number. `decisions`: the raw
 * record of decisions; default: as it is in the folder.
 */
export function unfinishedUsage(
  paths: Pick<ExperimentPaths, 'folder' | 'decisions'>,
  records: readonly IterationRecord[],
  decisions: () => readonly JournalRecord[] = () => readDecisions(paths),
): ReadonlyMap<number, AgentUsage> {
  return readUnfinished(join(paths.folder, UNFINISHED_FILE), {
    hasRecord: (hash) => records.some((record) => record.hash === hash),
    hasAttempt: (iter) => hasNumber(factsOf(records).iters, iter),
    isDecided: (iter, after) => decidedIterations(decisions().slice(after)).includes(iter),
    last: factsOf(records).lastIter,
  });
}

/** Removes what came from another machine: each of its iterations has a record. */
export function removeRecorded({ folder }: Pick<ExperimentPaths, 'folder'>): void {
  removeUnfinished(join(folder, UNFINISHED_FILE));
}

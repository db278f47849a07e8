/** The records of decisions that were archived, for those who look at them: nothing is written, no lock is taken. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decisionRecordSchema } from '../../decision/records.ts';
import { describeChanges } from '../../decision/rule-change.ts';
import { archivedBranch } from '../ledger/branch-name.ts';
import { findTakenOut } from '../ledger/certification.ts';
import { readDecisions } from '../ledger/decisions.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import { filesIn } from '../ledger/experiment-files.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPaths, readLedger } from '../ledger/store.ts';

/** What was archived with a record of decisions, oldest first. */
export function listArchived({ name, repository, folder }: ExperimentPaths): ExperimentPaths[] {
  const root = join(folder, 'archive');
  if (!existsSync(root)) return [];
  const places = readdirSync(root)
    .sort()
    .map((stamp) => ({ name, repository, ...filesIn(join(root, stamp)) }));
  return places.filter(({ decisions }) => existsSync(decisions));
}

/** The run before the one of these records, where a change of its rules ended it. */
export function findEndedRun(paths: ExperimentPaths, records: readonly IterationRecord[]): EndedRun | undefined {
  const last = listArchived(paths).at(-1);
  if (last === undefined) return undefined;
  const stamp = basename(last.folder);
  const [first] = records;
  // What was put back is older than what was archived for it.
  if (first === undefined ? !existsSync(paths.decisions) : stampOf(first.started_at) < stamp) return undefined;
  return readEndedRun(last);
}

/** What a folder of the archive holds, where a change of the rules ended it. */
export function readEndedRun(archived: ExperimentPaths): EndedRun | undefined {
  const end = readDecisions(archived).findLast(({ kind }) => kind !== 'seed-reveal');
  const change = decisionRecordSchema.safeParse(end).data;
  if (change?.kind !== 'config-change') return undefined;
  const { records } = readLedger(archived);
  const merged = records.filter(({ outcome }) => outcome === 'merged');
  const gone = new Set(findTakenOut(records).flatMap(({ iter, taken }) => [iter, ...taken]));
  return {
    folder: archived.folder,
    branch: archivedBranch(archived.name, basename(archived.folder)),
    changes: change.changes,
    what: describeChanges(change.changes, 'objective.').join(', '),
    kept: merged.filter(({ iter }) => !gone.has(iter)).length,
    branchHead: merged.at(-1)?.commit ?? undefined,
  };
}

/** A time as a folder of the archive is called. */
export function stampOf(time: string): string {
  return time.replaceAll(/[:.]/g, '-');
}

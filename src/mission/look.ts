/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { PreconditionError, renderProblem } from '../base/errors.ts';
import { shortened } from '../base/text.ts';
import type { Waiting } from '../base/waiting.ts';
import { readOwnText } from '../kernel/own-files.ts';
import type { LedgerEntry, MissionState } from './ledger.ts';
import { findLostRecords, readWrittenAfter } from './lost-records.ts';
import { readWork } from './mission-files.ts';
import { iterationFolder, type MissionPaths, type ReadMission, readMission, requireRun, shownPath } from './store.ts';

export interface MissionStatus {
  readonly state: MissionState;
  /** Whether a supervisor is at work on it on this machine. */
  readonly isRunning: boolean;
  /** What a run at work does right now. */
  readonly activities?: readonly Activity[];
  /** What it waits for; of one that stopped, the limit that it stopped for. */
  readonly waiting?: Waiting | undefined;
  /** What is wrong with the files, in sentences. */
  readonly problems: readonly string[];
}

/** Reads what there is of a run, and compares it with what was written from its records. */
export function readMissionStatus(paths: MissionPaths): MissionStatus {
  requireRun(paths);
  // Before the records: it knows of none that they do not hold yet.
  const written = readWrittenAfter(paths);
  const read = readMission(paths);
  const lost = read.problem === undefined ? findLostRecords(paths, read.state, written) : undefined;
  if (lost === undefined) return statusOf(paths, read);
  if (read.state === undefined) throw lost;
  return statusOf(paths, read, `${lost.message}. ${lost.remedy}`);
}

/** The same by the records alone: what is written from them may be of others, e.g. of before a pull. */
export function readMissionRecords(paths: MissionPaths): MissionStatus {
  requireRun(paths);
  return statusOf(paths, readMission(paths));
}

function statusOf(paths: MissionPaths, { state, problem }: ReadMission, ...lost: readonly string[]): MissionStatus {
  if (state === undefined) {
    const why = problem === undefined ? 'it has no record yet' : renderProblem(problem);
    throw new PreconditionError({
      message: `${shownPath(paths, paths.journal)} cannot be read: ${why}`,
      remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
    });
  }
  const { isRunning, activities } = readWork(paths);
  return {
    ...{ state, isRunning, activities },
    waiting: waitingOf(state, isRunning),
    problems: [...(problem === undefined ? [] : [renderProblem(problem)]), ...lost],
  };
}

/** The same records where a supervisor is at work on them, of which no more is known, or none is. */
export function supposeRunning(status: MissionStatus, isRunning: boolean): MissionStatus {
  return { ...status, isRunning, activities: [], waiting: waitingOf(status.state, isRunning) };
}

/** Nobody waits any more where the supervisor was killed. */
function waitingOf({ status, waiting }: MissionState, isRunning: boolean): Waiting | undefined {
  return isRunning || status !== 'running' ? waiting : undefined;
}

export interface EntryFiles {
  readonly diff: string | undefined;
  readonly logs: readonly { readonly name: string; readonly text: string }[];
}

const MAX_LOG_CHARS = 200_000;

/** The files of an entry. */
export function readEntryFiles(paths: MissionPaths, { iteration }: Pick<LedgerEntry, 'iteration'>): EntryFiles {
  const folder = iterationFolder(paths, iteration);
  if (!existsSync(folder)) return { diff: undefined, logs: [] };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.std(out|err)$/.test(name),
  );
  const read = (name: string): string => readOwnText(join(folder, name));
  const logs = names.sort().flatMap((name) => {
    const text = shortened(read(name), MAX_LOG_CHARS);
    return text === '' ? [] : [{ name, text }];
  });
  return { diff: existsSync(join(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}

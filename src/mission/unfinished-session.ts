/**
 * What a session that is at work has used until now, for a machine that goes on after this one was lost.
 * Invariant: what is pushed names an iteration that is open, and none that has an entry. What came from another machine
 * stays in the folder until the run that continues has made the entry. Crash: see unfinished-usage.ts.
 */
import { join } from 'node:path';
import { UNFINISHED_FILE } from '../base/unfinished-file.ts';
import { readLostUsage } from '../engine/agent/lost-usage.ts';
import { readUnfinished, removeUnfinished, unfinishedFile } from '../engine/agent/unfinished-usage.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import type { MissionState } from './ledger.ts';
import { iterationFolder, type MissionPaths } from './store.ts';

type State = Pick<MissionState, 'entries' | 'iteration' | 'open'>;

/** The file that says what it has used, as it is pushed; undefined where no session is at work, or none has used anything. */
export function describeUnfinished(paths: MissionPaths, state: State): Buffer | undefined {
  const { entries, iteration, open } = state;
  const usage = open === undefined ? undefined : lostUsage(paths, state);
  if (usage === undefined) return undefined;
  return unfinishedFile({ after: entries.at(-1)?.hash ?? '', attempts: new Map([[iteration, usage]]) });
}

/** Removes what came from another machine: its iteration has an entry. */
export function removeRecorded({ folder }: Pick<MissionPaths, 'folder'>): void {
  removeUnfinished(join(folder, UNFINISHED_FILE));
}

/** Usage of the session that was at work when its supervisor was killed, here or on another machine. */
export function lostUsage(paths: MissionPaths, { entries, iteration }: State): AgentUsage | undefined {
  const here = readLostUsage(iterationFolder(paths, iteration));
  if (here !== undefined) return here;
  const recorded = {
    hasRecord: (hash: string) => entries.some((entry) => entry.hash === hash),
    hasAttempt: (attempt: number) => entries.some((entry) => entry.iteration === attempt),
    last: entries.reduce((last, entry) => Math.max(last, entry.iteration), 0),
  };
  return readUnfinished(join(paths.folder, UNFINISHED_FILE), recorded).get(iteration);
}

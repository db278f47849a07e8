/** What a session that is at work has used until now, for a machine that goes on after this one was lost. */
import { join } from 'node:path';
import { UNFINISHED_FILE } from '../base/reported-attempt.ts';
import { readLostUsage } from '../engine/agent/lost-usage.ts';
import { readUnfinished, writeUnfinished } from '../engine/agent/unfinished-usage.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import type { MissionState } from './ledger.ts';
import { iterationFolder, type MissionPaths } from './store.ts';

type State = Pick<MissionState, 'entries' | 'iteration' | 'open'>;

/** Writes down what it has used, by the logs of its calls; whether that has changed. */
export function noteUnfinished(paths: MissionPaths, { entries, iteration, open }: State): boolean {
  const usage = open === undefined ? undefined : readLostUsage(iterationFolder(paths, iteration));
  if (usage === undefined) return false;
  const after = entries.at(-1)?.hash ?? '';
  return writeUnfinished(join(paths.folder, UNFINISHED_FILE), { after, attempts: new Map([[iteration, usage]]) });
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

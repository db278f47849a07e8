/**
 * Giving back the space of a run that is over: its workspace and its private area.
 * Invariant: records and branch stay; a workspace that was left for the user to look at is not ours to remove. The lock
 * is held. Crash: some of it is gone; the next call removes the rest.
 */
import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { cleanEnvironments, endSession, leftNote } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import { readMissionStatus } from './look.ts';
import { isTerminal } from './manifest.ts';
import { lockMissions } from './opening.ts';
import { pathsOf, requireOwnWorkspace, requireRun } from './store.ts';
import { yardOf } from './worktree.ts';

export interface CleanedMission {
  /** The folders that went. */
  readonly removed: readonly string[];
  /** Of prepared environments that no run uses. */
  readonly environmentBytes: number;
  /** What could not be removed, a sentence each. */
  readonly left: readonly string[];
}

/** Removes what a run that is over needs no more. */
export async function cleanMission(runId: string, host: Host): Promise<CleanedMission> {
  const paths = pathsOf(runId, host);
  requireRun(paths);
  await using _lock = await lockMissions(paths, host);
  const { state } = readMissionStatus(paths);
  const { worktree_path: workspace } = state.launch;
  if (!isTerminal(state.status)) {
    throw new PreconditionError({
      message: `the mission run ${runId} has not ended (${state.status}); it needs its worktree to continue`,
      remedy: `Resume it: rcs autoresearch --resume ${runId}, or close it first: rcs autoresearch --abandon ${runId}`,
    });
  }
  requireOwnWorkspace(paths, state);
  if (state.entries.at(-1)?.lane === 'left' && existsSync(workspace)) {
    throw new PreconditionError({
      message: `the worktree ${quoted(workspace, 300)} is kept so that you can inspect the changes of its last session`,
      remedy: `Look at it, then remove it: rm -r ${JSON.stringify(workspace)}`,
    });
  }
  const area = privateAreaFolder({ repository: paths.repository, name: areaOf(runId), parentEnv: host.env });
  await endSession(area);
  const removed = [workspace, yardOf(workspace), area].filter((path) => existsSync(path));
  const left: string[] = [];
  for (const path of removed) left.push(...(await discardTree(path)).map(leftNote));
  const parent = dirname(workspace);
  if (existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);
  return { removed, environmentBytes: await cleanEnvironments(area), left };
}

/** Name of the private area of a run. */
export function areaOf(runId: string): string {
  return `mission-${runId}`;
}

/**
 * Records of a run that came here from another machine, and records that make room for others.
 * Invariant: what the records say of the mission stays as it is; only where the workspace is, is said again, by a
 * record of its own, and the next resume makes the workspace. What is archived is moved and not deleted, but for the
 * workspace. Crash: the record is there or not; a run that was archived by half is archived by the next call.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { endSession } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { moveRef, readRef } from '../kernel/refs.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { refOf } from './accepted-candidate.ts';
import { areaOf } from './clean.ts';
import { appendRecord, type Opened, pointAt } from './mission-journal.ts';
import { lockMissions } from './opening.ts';
import { writeRunFiles } from './run-files.ts';
import { workspaceName } from './run-name.ts';
import {
  ensureIgnored,
  followMission,
  hasOwnWorkspace,
  type MissionPaths,
  openMissionJournal,
  readMission,
  shownPath,
  workspacesFolder,
} from './store.ts';

/** Makes a run whose journal was brought here one that can be resumed here. */
export async function relocateMission(paths: MissionPaths, host: Host): Promise<void> {
  await using lock = await lockMissions(paths, host);
  relocateQuarantined(paths, { host, lock });
}

/** The same under a lock that is held; `shown`: the files as they will be, of a run that is staged. */
export function relocateQuarantined(
  paths: MissionPaths,
  { host, lock, shown }: { readonly host: Host; readonly lock: RunLock; readonly shown?: MissionPaths['files'] },
): void {
  ensureIgnored(paths);
  using journal = openMissionJournal(paths);
  const state = followMission(paths, journal);
  if (state === undefined) {
    const message = `${shownPath(paths, paths.journal)} holds no launch`;
    throw new PreconditionError({ message, remedy: 'See who wrote it; to start again without it: resume: never' });
  }
  const { repository } = paths;
  const { mission_slug: slug, run_tag: tag } = state.launch;
  const opened: Opened = { paths, host, journal, lock, state };
  appendRecord(opened, {
    kind: 'relocated',
    repo_root: repository.folder,
    worktree_path: join(workspacesFolder(repository), workspaceName({ slug, tag })),
  });
  if (shown !== undefined) writeRunFiles(paths, opened.state, shown);
}

/** Makes room for other records of the same mission: journal and branch get names of their own. */
export async function archiveMission(paths: MissionPaths, host: Host): Promise<void> {
  await using _lock = await lockMissions(paths, host);
  const { repository, runId } = paths;
  const { state } = readMission(paths);
  const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
  const area = privateAreaFolder({ repository, name: areaOf(runId), parentEnv: host.env });
  // Of a run from elsewhere the records alone are moved.
  if (state !== undefined && hasOwnWorkspace(paths, state)) {
    const { refs } = openRefs(repository, join(area, 'user'));
    const ref = refOf(state);
    const commit = await readRef(refs, ref);
    if (commit !== undefined) {
      const archived = `refs/heads/autorize-archive/mission-${runId}-${stamp}`;
      await moveRef(refs, { ref: archived, from: undefined, to: commit });
      await refs(['update-ref', '--no-deref', '-d', ref, commit]);
    }
    await endSession(area);
    for (const folder of [state.launch.worktree_path, area]) if (existsSync(folder)) removeTree(folder);
    pointAt({ paths, host, state }, false);
  }
  const target = join(dirname(paths.logs), 'autoresearch-aside', `${runId}-${stamp}`);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(paths.folder)) renameSync(paths.folder, target);
}

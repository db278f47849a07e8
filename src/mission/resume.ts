/**
 * Resuming a run that was stopped or interrupted.
 * Invariant: refused before anything is changed where the manifest or the worktree is gone, or the run is over; work in
 * the workspace that is not committed is never thrown away.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { printable, quoted } from '../base/text.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import type { Host } from '../kernel/host.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import { type Ask, findUnfinished } from './asked.ts';
import { areaOf } from './clean.ts';
import type { MissionState } from './ledger.ts';
import { isTerminal, type Manifest } from './manifest.ts';
import type { Opened } from './mission-journal.ts';
import { writeRunFiles } from './run-files.ts';
import {
  followMission,
  hasOwnWorkspace,
  type MissionPaths,
  openMissionJournal,
  readManifest,
  readMission,
  requireOwnWorkspace,
  shownPath,
} from './store.ts';
import { isResetting } from './worktree.ts';

interface Opening {
  readonly host: Host;
  readonly lock: RunLock;
  /** What is asked of it now: a run that is over can be opened for that. */
  readonly asked?: Ask | undefined;
  /** Changes from elsewhere are to be judged. */
  readonly isJudging: boolean;
}

/** Opens a run for going on; the journal is the caller's to close. */
export function openForResume(paths: MissionPaths, { host, lock, asked, isJudging }: Opening): Opened {
  const read = readManifest(paths);
  const area = privateAreaFolder({ repository: paths.repository, name: areaOf(paths.runId), parentEnv: host.env });
  const { state: known } = readMission(paths, area);
  // Killed before the first manifest was written: the record of the launch says all that it would say.
  const isUnborn = read.kind === 'missing' && known?.workspace === 'none' && known.entries.length === 0;
  if (read.kind !== 'read' && !isUnborn) throw unusableManifest(paths, read);
  const manifest = read.kind === 'read' ? read.manifest : undefined;
  const left = known && findUnfinished(known);
  const statuses = [known?.status, manifest?.status, known?.asked?.ended?.status].filter((each) => each !== undefined);
  const ended = statuses.find(isTerminal);
  const mayBeOver = asked !== undefined || (left !== undefined && !isJudging);
  if (ended !== undefined && !mayBeOver)
    throw over(paths, { status: ended, dir: manifest?.mission_dir, why: known?.stopReason });
  if (manifest !== undefined && known !== undefined) requireAgreement(paths, { manifest, known });
  // A run that was killed before it made its workspace makes it now.
  // That of a run that was over may have been removed by `clean`.
  if (manifest !== undefined && known?.workspace !== 'none' && ended === undefined) requireWorkspace(paths, manifest);
  // Settled, the workspace's git directory is one that we left: whatever is in it now is the user's.
  if (known?.workspace === 'settled' && known.open === undefined) requireNoStash(paths, known);
  if (!existsSync(paths.journal)) throw withoutJournal(paths);
  const journal = openMissionJournal(paths, area);
  try {
    const state = followMission(paths, journal);
    if (state === undefined) throw withoutJournal(paths);
    requireOwnWorkspace(paths, state);
    if (isUnborn) writeRunFiles(paths, state);
    return { paths, host, journal, lock, state };
  } catch (error) {
    journal[Symbol.dispose]();
    throw error;
  }
}

/** The manifest may be a record behind, and never says anything that the journal did not say. */
function requireAgreement(
  paths: MissionPaths,
  { manifest, known }: { readonly manifest: Manifest; readonly known: MissionState },
): void {
  const { launch, entries, workspace } = known;
  const { run_id, branch_name, baseline_commit, worktree_path } = launch;
  const accepted = [baseline_commit, ...entries.map((entry) => entry.kept_commit)].toReversed();
  const output: Readonly<Record<string, readonly string[]>> = {
    run_id: [run_id],
    branch_name: [branch_name],
    baseline_commit: [baseline_commit],
    last_kept_commit: accepted,
    // A workspace that is still to be made may have been elsewhere before.
    ...(workspace === 'none' || !existsSync(manifest.worktree_path) ? {} : { worktree_path: [worktree_path] }),
  };
  const wrong = Object.entries(output).find(([name, values]) => !values.includes(String(manifest[name])));
  if (wrong === undefined) return;
  const [name, [last = '']] = wrong;
  throw unusableManifest(paths, {
    kind: 'unreadable',
    why: `its ${name} is ${quoted(manifest[name])}; the journal says ${last}`,
  });
}

function requireWorkspace(paths: MissionPaths, manifest: Pick<Manifest, 'worktree_path' | 'branch_name'>): void {
  const { runId, repository } = paths;
  const { worktree_path: workspace, branch_name: branch } = manifest;
  // Where a reset was broken off, the workspace is recreated.
  if (existsSync(workspace) || isResetting(workspace)) return;
  const [from, to] = [repository.folder, workspace].map((path) => JSON.stringify(path));
  const isOwn = hasOwnWorkspace(paths, { launch: manifest });
  throw new PreconditionError({
    message: `the worktree of the mission run ${runId} is missing: ${quoted(workspace, 300)}`,
    remedy: isOwn
      ? `Restore it: git clone -q --branch ${branch} ${from} ${to}, then: rcs autoresearch --resume ${runId}`
      : `The run was launched in another folder; if the repository was moved, move it back, then: rcs autoresearch --resume ${runId}`,
  });
}

/** Before the store is opened, which may hold what the stash is of; the next session's git directory has no stash. */
function requireNoStash({ runId, repository }: MissionPaths, { launch }: MissionState): void {
  const workspace = launch.worktree_path;
  if (!existsSync(join(workspace, '.git', 'logs', 'refs', 'stash'))) return;
  const [user, folder] = [repository.folder, workspace].map((path) => JSON.stringify(path));
  throw new PreconditionError({
    message: `the worktree of the mission run ${runId} holds a stash, which the next session would delete`,
    remedy: `To save it: git -C ${user} fetch ${folder} refs/stash:refs/heads/stash-${runId}; to drop it: git -C ${folder} stash clear; then: rcs autoresearch --resume ${runId}`,
  });
}

function withoutJournal(paths: MissionPaths): PreconditionError {
  return new PreconditionError({
    message: `the journal of the mission run ${paths.runId} is missing: ${shownPath(paths, paths.journal)}`,
    remedy: `Restore it from a copy, or close the run: rcs autoresearch --abandon ${paths.runId}`,
  });
}

function unusableManifest(paths: MissionPaths, manifest: ReturnType<typeof readManifest>): PreconditionError {
  const shown = shownPath(paths, paths.files.manifest_file);
  const what = manifest.kind === 'unreadable' ? `cannot be used: ${printable(manifest.why, 300)}` : 'is missing';
  return new PreconditionError({
    message: `the manifest of the mission run ${paths.runId} ${what}: ${shown}`,
    remedy: `Restore it from a copy, or close the run: rcs autoresearch --abandon ${paths.runId}; accepted changes stay on its branch.`,
  });
}

function over(
  { runId }: MissionPaths,
  {
    status,
    dir = 'MISSION_DIR',
    why,
  }: { status: Manifest['status']; dir?: string | undefined; why?: string | null | undefined },
): PreconditionError {
  return new PreconditionError({
    message: `the mission run ${runId} has ended (${status})${typeof why === 'string' ? `: ${why}` : ''}`,
    remedy: `Start a new one: rcs autoresearch ${dir}`,
  });
}

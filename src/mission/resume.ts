/**
 * Going on with a run that was stopped or broken off.
 * Invariant: refused before anything is changed where the manifest or the worktree is gone, or the run is over; work in
 * the workspace that is not committed is never thrown away.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { printable, quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import type { Opened } from './active-mission.ts';
import { foldMission, type MissionState } from './ledger.ts';
import { isTerminal, type Manifest } from './manifest.ts';
import {
  hasOwnWorkspace,
  type MissionPlace,
  openMissionJournal,
  readManifest,
  readMission,
  requireOwnWorkspace,
  requireRun,
  shownPath,
  typedRecords,
  writeRunFiles,
} from './store.ts';
import { isResetting } from './worktree.ts';

/** Opens a run for going on; the journal is the caller's to close. */
export function openForResume(
  place: MissionPlace,
  { host, lock }: { readonly host: Host; readonly lock: RunLock },
): Opened {
  requireRun(place);
  const read = readManifest(place);
  const { state: known } = readMission(place);
  // Killed before the first manifest was written: the record of the launch says all that it would say.
  const isUnborn = read.kind === 'missing' && known?.workspace === 'none' && known.entries.length === 0;
  if (read.kind !== 'read' && !isUnborn) throw unusableManifest(place, read);
  const manifest = read.kind === 'read' ? read.manifest : undefined;
  const statuses = [known?.status, manifest?.status].filter((status) => status !== undefined);
  const ended = statuses.find(isTerminal);
  if (ended !== undefined) throw over(place, { status: ended, dir: manifest?.mission_dir, why: known?.stopReason });
  if (manifest !== undefined && known !== undefined) requireAgreement(place, { manifest, known });
  // A run that was killed before it made its workspace makes it now.
  if (manifest !== undefined && known?.workspace !== 'none') requireWorkspace(place, manifest);
  // Settled, the workspace's git directory is one that we left: whatever is in it now is the user's.
  if (known?.workspace === 'settled' && known.open === undefined) requireNoStash(place, known);
  if (!existsSync(place.journal)) throw withoutJournal(place);
  const journal = openMissionJournal(place);
  try {
    const state = foldMission(typedRecords(place, journal.records));
    if (state === undefined) throw withoutJournal(place);
    requireOwnWorkspace(place, state);
    if (isUnborn) writeRunFiles(place, state);
    return { place, host, journal, lock, state };
  } catch (error) {
    journal[Symbol.dispose]();
    throw error;
  }
}

/** The manifest may be a record behind, and never says anything that the journal did not say. */
function requireAgreement(
  place: MissionPlace,
  { manifest, known }: { readonly manifest: Manifest; readonly known: MissionState },
): void {
  const { launch, entries, workspace } = known;
  const { run_id, branch_name, baseline_commit, worktree_path } = launch;
  const kept = [baseline_commit, ...entries.map((entry) => entry.kept_commit)].toReversed();
  const said: Readonly<Record<string, readonly string[]>> = {
    run_id: [run_id],
    branch_name: [branch_name],
    baseline_commit: [baseline_commit],
    last_kept_commit: kept,
    // A workspace that is still to be made may have been elsewhere before.
    ...(workspace === 'none' || !existsSync(manifest.worktree_path) ? {} : { worktree_path: [worktree_path] }),
  };
  const wrong = Object.entries(said).find(([name, values]) => !values.includes(String(manifest[name])));
  if (wrong === undefined) return;
  const [name, [last = '']] = wrong;
  throw unusableManifest(place, {
    kind: 'unreadable',
    why: `its ${name} is ${quoted(manifest[name])}; the journal says ${last}`,
  });
}

function requireWorkspace(place: MissionPlace, manifest: Pick<Manifest, 'worktree_path' | 'branch_name'>): void {
  const { runId, repository } = place;
  const { worktree_path: workspace, branch_name: branch } = manifest;
  // Where a reset was broken off, the workspace is recreated.
  if (existsSync(workspace) || isResetting(workspace)) return;
  const [from, to] = [repository.folder, workspace].map((path) => JSON.stringify(path));
  const isOwn = hasOwnWorkspace(place, { launch: manifest });
  throw new PreconditionError({
    message: `the worktree of the mission run ${runId} is missing: ${quoted(workspace, 300)}`,
    remedy: isOwn
      ? `Bring it back: git clone -q --branch ${branch} ${from} ${to}, then: rcs autoresearch --resume ${runId}`
      : `The run was launched in another folder; if the repository was moved, move it back, then: rcs autoresearch --resume ${runId}`,
  });
}

/** Before the store is opened, which may hold what the stash is of; the next session's git directory has no stash. */
function requireNoStash({ runId, repository }: MissionPlace, { launch }: MissionState): void {
  const workspace = launch.worktree_path;
  if (!existsSync(join(workspace, '.git', 'logs', 'refs', 'stash'))) return;
  const [user, folder] = [repository.folder, workspace].map((path) => JSON.stringify(path));
  throw new PreconditionError({
    message: `the worktree of the mission run ${runId} holds a stash, which would be gone with the next session`,
    remedy: `Take it along if you want it: git -C ${user} fetch ${folder} refs/stash:refs/heads/stash-${runId}; drop it here: git -C ${folder} stash clear; then: rcs autoresearch --resume ${runId}`,
  });
}

function withoutJournal(place: MissionPlace): PreconditionError {
  return new PreconditionError({
    message: `the journal of the mission run ${place.runId} is missing: ${shownPath(place, place.journal)}`,
    remedy: `Put it back from a copy, or close the run: rcs autoresearch --abandon ${place.runId}`,
  });
}

function unusableManifest(place: MissionPlace, manifest: ReturnType<typeof readManifest>): PreconditionError {
  const shown = shownPath(place, place.files.manifest_file);
  const what = manifest.kind === 'unreadable' ? `cannot be used: ${printable(manifest.why, 300)}` : 'is missing';
  return new PreconditionError({
    message: `the manifest of the mission run ${place.runId} ${what}: ${shown}`,
    remedy: `Put it back from a copy, or close the run: rcs autoresearch --abandon ${place.runId}; what was kept stays on its branch.`,
  });
}

function over(
  { runId }: MissionPlace,
  {
    status,
    dir = 'MISSION_DIR',
    why,
  }: { status: Manifest['status']; dir?: string | undefined; why?: string | null | undefined },
): PreconditionError {
  return new PreconditionError({
    message: `the mission run ${runId} is over (${status})${typeof why === 'string' ? `: ${why}` : ''}`,
    remedy: `Start a new one: rcs autoresearch ${dir}`,
  });
}

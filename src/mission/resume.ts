/**
 * Going on with a run that was stopped or broken off.
 * Invariant: refused before anything is changed where the manifest or the worktree is gone, or the run is over; work in
 * the lane that is not committed is never thrown away.
 */
import { existsSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import type { Opened } from './active-mission.ts';
import { foldMission } from './ledger.ts';
import { isTerminal, type Manifest } from './manifest.ts';
import {
  type MissionPlace,
  openMissionJournal,
  readManifest,
  requireRun,
  shownPath,
  typedRecords,
  writeRunFiles,
} from './store.ts';

/** Opens a run for going on; the journal is the caller's to close. */
export function openForResume(
  place: MissionPlace,
  { host, lock }: { readonly host: Host; readonly lock: RunLock },
): Opened {
  requireRun(place);
  const journal = openMissionJournal(place);
  try {
    const records = typedRecords(place, journal.records);
    const state = foldMission(records);
    const manifest = readManifest(place);
    // Killed before the first manifest was written: the record of the launch says all that it would say.
    const isUnborn = manifest.kind === 'missing' && records.length === 1;
    if (state === undefined || (manifest.kind !== 'read' && !isUnborn)) throw unusableManifest(place, manifest);
    for (const status of [state.status, manifest.kind === 'read' ? manifest.manifest.status : state.status]) {
      if (isTerminal(status)) throw over(place, { status, state });
    }
    const { worktree_path: lane, branch_name: branch } = state.launch;
    if (state.lane !== 'none' && !existsSync(lane)) {
      throw new PreconditionError({
        message: `the worktree of the mission run ${place.runId} is missing: ${quoted(lane, 300)}`,
        remedy: `Bring it back: git clone -q --branch ${branch} ${JSON.stringify(place.repository.folder)} ${JSON.stringify(lane)}, then: rcs autoresearch --resume ${place.runId}`,
      });
    }
    if (isUnborn) writeRunFiles(place, state);
    return { place, host, journal, lock, state };
  } catch (error) {
    journal[Symbol.dispose]();
    throw error;
  }
}

function unusableManifest(place: MissionPlace, manifest: ReturnType<typeof readManifest>): PreconditionError {
  const shown = shownPath(place, place.files.manifest_file);
  const what = manifest.kind === 'unreadable' ? `cannot be read: ${quoted(manifest.why, 200)}` : 'is missing';
  return new PreconditionError({
    message: `the manifest of the mission run ${place.runId} ${what}: ${shown}`,
    remedy: `Put it back from a copy, or close the run: rcs autoresearch --abandon ${place.runId}; what was kept stays on its branch.`,
  });
}

function over(
  place: MissionPlace,
  { status, state }: { readonly status: Manifest['status']; readonly state: Opened['state'] },
): PreconditionError {
  const why = state.stopReason === null ? '' : `: ${state.stopReason}`;
  return new PreconditionError({
    message: `the mission run ${place.runId} is over (${status})${why}`,
    remedy: `Start a new one: rcs autoresearch ${state.launch.mission_dir}`,
  });
}

/**
 * Closing a run that nobody will resume.
 * Invariant: nothing of it is removed: what was kept stays on its branch, the workspace stays as it is.
 */
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import type { MissionState } from './ledger.ts';
import { isTerminal } from './manifest.ts';
import { type Opened, pointAt, recordStop } from './mission-journal.ts';
import { lockMissions } from './opening.ts';
import { followMission, openMissionJournal, pathsOf, readPointer, requireRun, writePointer } from './store.ts';

/** Ends a run for good; undefined where its journal cannot be read any more and only the pointer was let go. */
export async function abandonMission(runId: string, host: Host): Promise<MissionState | undefined> {
  const paths = pathsOf(runId, host);
  // Of a run whose records are gone the pointer may still be there.
  if (readPointer(paths)?.run_id !== runId) requireRun(paths);
  await using lock = await lockMissions(paths, host);
  const pointer = readPointer(paths);
  const release = (): undefined => {
    if (pointer?.run_id === runId) writePointer(paths, { ...pointer, active: false, status: 'failed' });
  };
  let opened: Opened;
  try {
    const journal = openMissionJournal(paths);
    const state = followMission(paths, journal);
    if (state === undefined) return release();
    opened = { paths, host, journal, lock, state };
  } catch {
    // A journal that is gone or corrupt says nothing of how to go on: all that can be done is to let go of the run.
    return release();
  }
  using _journal = opened.journal;
  if (isTerminal(opened.state.status)) {
    pointAt(opened, false);
    throw new PreconditionError({
      message: `the mission run ${runId} has ended already (${opened.state.status})`,
      remedy: 'There is nothing to close.',
    });
  }
  recordStop(opened, { status: 'failed', reason: 'abandoned by the operator' });
  return opened.state;
}

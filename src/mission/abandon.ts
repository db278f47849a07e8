/**
 * Closing a run that nobody will go on with.
 * Invariant: nothing of it is removed: what was kept stays on its branch, the workspace stays as it is.
 */
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { type Opened, pointAt, recordStop } from './active-mission.ts';
import { foldMission, type MissionState } from './ledger.ts';
import { isTerminal } from './manifest.ts';
import { lockMissions } from './opening.ts';
import { openMissionJournal, placeOf, readPointer, requireRun, typedRecords, writePointer } from './store.ts';

/** Ends a run for good; undefined where its journal cannot be read any more and only the pointer was let go. */
export async function abandonMission(runId: string, host: Host): Promise<MissionState | undefined> {
  const place = placeOf(runId, host);
  await using lock = await lockMissions(place, host);
  const pointer = readPointer(place);
  const release = (): undefined => {
    if (pointer?.run_id === runId) writePointer(place, { ...pointer, active: false, status: 'failed' });
  };
  if (pointer?.run_id !== runId) requireRun(place);
  let opened: Opened;
  try {
    const journal = openMissionJournal(place);
    const state = foldMission(typedRecords(place, journal.records));
    if (state === undefined) return release();
    opened = { place, host, journal, lock, state };
  } catch {
    // A journal that is gone or corrupt says nothing of how to go on: all that can be done is to let go of the run.
    return release();
  }
  using _journal = opened.journal;
  if (isTerminal(opened.state.status)) {
    pointAt(opened, false);
    throw new PreconditionError({
      message: `the mission run ${runId} is over already (${opened.state.status})`,
      remedy: 'There is nothing to close.',
    });
  }
  recordStop(opened, { status: 'failed', reason: 'abandoned by the operator' });
  return opened.state;
}

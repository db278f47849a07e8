/**
 * Confirming what a mission kept once more, or for the first time where its run ended without that.
 * Invariant: it is a run's own confirmation, by its rules and in its journal: under the lock, in fresh pairs, by a secret
 * that is told after them. Nothing is measured while a run is still at work or was broken off.
 * Crash: whoever opens the record next writes down that it was interrupted.
 */

import { renderOutcome } from '../base/claim-outcome.ts';
import { AutorizeError } from '../base/errors.ts';
import type { Finding } from '../base/finding.ts';
import { endSession, openPrivateArea, privateAreaFolder } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { requireBranch } from './accepted-candidate.ts';
import type { MissionEventTold } from './active-mission.ts';
import { areaOf } from './clean.ts';
import { openComparisons } from './comparisons.ts';
import { confirmMission } from './conclusion.ts';
import { openHoldout } from './holdout.ts';
import { requireTrustedLaunch } from './launch-trust.ts';
import { foldMission, type MissionState } from './ledger.ts';
import { hasLog } from './measurement-context.ts';
import { chooseLevel, lockMissions } from './opening.ts';
import { findProtection } from './protection.ts';
import { type MissionPlace, openMissionJournal, typedRecords } from './store.ts';

/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
export async function reconfirmMission(
  place: MissionPlace,
  {
    state,
    host,
    signal,
  }: { readonly state: MissionState; readonly host: Host; readonly signal: AbortSignal | undefined },
): Promise<Finding | undefined> {
  if (!state.entries.some(({ decision }) => decision === 'keep')) return undefined;
  if (state.status === 'running') {
    return unchecked(`it is at work, or was broken off: rcs autoresearch --resume ${place.runId} goes on with it`);
  }
  try {
    return await confirmNow(place, host, signal);
  } catch (error) {
    if (error instanceof AutorizeError) return unchecked(error.message);
    throw error;
  }
}

function unchecked(detail: string): Finding {
  return { kind: 'unchecked', what: 'confirmation', detail };
}

async function confirmNow(
  place: MissionPlace,
  host: Host,
  signal: AbortSignal | undefined,
): Promise<Finding | undefined> {
  using _guard = guardInspector();
  await using lock = await lockMissions(place, host);
  using journal = openMissionJournal(place);
  const state = foldMission(typedRecords(place, journal.records));
  if (state === undefined) return unchecked('it has no record of a launch');
  await requireTrustedLaunch(place, { state, host });
  const { launch } = state;
  const parentEnv = host.env;
  const level = await chooseLevel(launch.contract);
  const holdout = openHoldout(launch.contract, { file: launch.sandbox_file, level, parentEnv });
  const folder = privateAreaFolder({ repository: place.repository, name: areaOf(launch.run_id), parentEnv });
  await endSession(folder);
  await requireBranch(state, openRefs(place.repository, `${folder}/user`).refs);
  const privateArea = await openPrivateArea({
    ...{ folder, repository: place.repository, level, parentEnv },
    base: launch.baseline_commit,
    branchHead: state.lastKeptCommit,
    hidden: holdout?.paths ?? [],
  });
  try {
    let found: Finding | undefined;
    const emit = (event: MissionEventTold): void => {
      if (event.kind === 'claimed') found = { kind: 'ok', what: 'confirmation', detail: renderOutcome(event) };
      else if (event.kind === 'note') found = unchecked(event.note);
    };
    const measuring = {
      ...{ place, host, journal, lock, state, privateArea, holdout, emit },
      protectedFiles: (await findProtection(privateArea.store, launch)).files,
      signal: AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]),
    };
    const opened = Object.assign(measuring, { decisionLog: await openComparisons(measuring) });
    if (!hasLog(opened)) return undefined;
    const ended = await confirmMission(opened, { isAgain: true });
    opened.decisionLog.close();
    return ended === 'aborted' ? unchecked('interrupted by the operator') : found;
  } finally {
    privateArea.close();
  }
}

/**
 * Confirming what a mission kept once more, or for the first time where its run ended without that.
 * Invariant: it is a run's own confirmation, by its rules and in its journal: under the lock, in fresh pairs, by a secret
 * that is disclosed after them. Nothing is measured while a run is still at work or was broken off.
 * Crash: whoever opens the record next writes down that it was interrupted.
 */

import type { Finding } from '../base/finding.ts';
import { endSession, openPrivateArea, privateAreaFolder } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { openRefs } from '../kernel/user-refs.ts';
import type { Concluded } from '../loop/conclusion.ts';
import { findingOfConfirmation, notConfirmed } from '../loop/reconfirmation.ts';
import { requireBranch } from './accepted-candidate.ts';
import { areaOf } from './clean.ts';
import { openComparisons } from './comparisons.ts';
import { confirmKept } from './confirmation.ts';
import { measuringOf } from './evaluator.ts';
import { openHoldout } from './holdout.ts';
import { requireTrustedLaunch } from './launch-trust.ts';
import { foldMission, type MissionState } from './ledger.ts';
import { chooseLevel, lockMissions } from './opening.ts';
import { findProtection } from './protection.ts';
import { type MissionPaths, openMissionJournal, typedRecords } from './store.ts';

/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
export async function reconfirmMission(
  paths: MissionPaths,
  {
    state,
    host,
    signal,
  }: { readonly state: MissionState; readonly host: Host; readonly signal: AbortSignal | undefined },
): Promise<Finding | undefined> {
  if (!state.entries.some(({ decision }) => decision === 'keep')) return undefined;
  if (state.status === 'running') {
    return notConfirmed(`it is at work, or was interrupted; to resume it: rcs autoresearch --resume ${paths.runId}`);
  }
  return findingOfConfirmation(() => confirmNow(paths, host, signal));
}

async function confirmNow(paths: MissionPaths, host: Host, cancelled: AbortSignal | undefined): Promise<Concluded> {
  using _guard = guardInspector();
  await using lock = await lockMissions(paths, host);
  using journal = openMissionJournal(paths);
  const state = foldMission(typedRecords(paths, journal.records));
  if (state === undefined) return { kind: 'unclaimed', note: 'it has no record of a launch' };
  await requireTrustedLaunch(paths, { state, host });
  const { launch } = state;
  const parentEnv = host.env;
  const level = await chooseLevel(launch.contract);
  const holdout = openHoldout(launch.contract, { file: launch.sandbox_file, level, parentEnv });
  const folder = privateAreaFolder({ repository: paths.repository, name: areaOf(launch.run_id), parentEnv });
  await endSession(folder);
  await requireBranch(state, openRefs(paths.repository, `${folder}/user`).refs);
  const privateArea = await openPrivateArea({
    ...{ folder, repository: paths.repository, level, parentEnv, signal: cancelled },
    base: launch.baseline_commit,
    branchHead: state.lastAcceptedCommit,
    hidden: holdout?.paths ?? [],
    environment: launch.contract.environment,
  });
  try {
    const protectedFiles = (await findProtection(privateArea.store, launch)).files;
    const opened = { paths, host, journal, lock, state, privateArea, protectedFiles, keyInReach: null };
    const decisionLog = await openComparisons(opened);
    if (decisionLog === undefined) return { kind: 'unclaimed', note: undefined };
    const signal = AbortSignal.any([lock.lost, ...(cancelled === undefined ? [] : [cancelled])]);
    const measuring = measuringOf({ ...opened, holdout, signal }, { decisionLog, note: () => undefined });
    const concluded = await confirmKept({ measuring, state, paths }, { isAgain: true });
    decisionLog.close();
    return concluded;
  } finally {
    privateArea.close();
  }
}

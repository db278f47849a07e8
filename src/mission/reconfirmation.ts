/**
 * Confirming what a mission kept once more, or for the first time where its run ended without that.
 * Invariant: it is a run's own confirmation, by its rules and in its journal: under the lock, in fresh pairs, by a secret
 * that is disclosed after them. Nothing is measured while a run is still at work or was broken off.
 * Crash: whoever opens the record next writes down that it was interrupted.
 */

import type { Finding } from '../base/finding.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { endSession, openPrivateArea } from '../engine/workspace/private-area.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { openRefs } from '../kernel/user-refs.ts';
import {
  type Confirmed,
  type ConfirmedPairs,
  type ConfirmRequest,
  confirmedPairs,
  findingOfConfirmation,
  notConfirmed,
  unclaimed,
} from '../loop/reconfirmation.ts';
import { calibrateIfDue } from '../loop/scheduled-tasks.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { requireBranch } from './accepted-candidate.ts';
import { areaOf } from './clean.ts';
import { openComparisons } from './comparisons.ts';
import { confirmKept } from './confirmation.ts';
import { comparisonSettings } from './decision-keys.ts';
import { measuringOf } from './evaluator.ts';
import { openHoldout } from './holdout.ts';
import { requireTrustedLaunch } from './launch-trust.ts';
import type { MissionState } from './ledger.ts';
import { chooseLevel, lockMissions } from './opening.ts';
import { findProtection } from './protection.ts';
import { followMission, type MissionPaths, openMissionJournal } from './store.ts';

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
  return findingOfConfirmation(async () => (await confirmNow({ paths, signal }, host)).concluded);
}

/** The setting by which nothing is confirmed, as a sentence; undefined: there is none. */
export function whyUnconfirmed({ evaluator }: Pick<MissionContract, 'evaluator'>): string | undefined {
  const settings = comparisonSettings(evaluator);
  if (settings === undefined) return 'evaluator.decision names no policy, so the mission measures no pairs';
  return settings.confirm.pairs > 0 ? undefined : 'evaluator.confirm.pairs says that nothing is confirmed';
}

/** Confirms what is on the branch for a wave, calibrated on this machine. */
export async function confirmMissionPairs(
  request: ConfirmRequest & { readonly paths: MissionPaths; readonly state: MissionState },
  host: Host,
): Promise<ConfirmedPairs> {
  const { entries, launch } = request.state;
  if (!entries.some(({ decision }) => decision === 'keep'))
    return { why: 'nothing is accepted that could be confirmed' };
  const why = whyUnconfirmed(launch.contract);
  if (why !== undefined) return { why };
  return confirmedPairs(await confirmNow({ ...request, calibratesHere: true }, host));
}

async function confirmNow(
  request: ConfirmRequest & { readonly paths: MissionPaths; readonly calibratesHere?: boolean },
  host: Host,
): Promise<Confirmed> {
  const { paths, blocks, hidden = [], sandbox, signal: cancelled, calibratesHere } = request;
  using _guard = guardInspector();
  await using lock = await lockMissions(paths, host);
  using journal = openMissionJournal(paths);
  const state = followMission(paths, journal);
  if (state === undefined) return unclaimed('it has no record of a launch');
  await requireTrustedLaunch(paths, { state, host });
  const { launch } = state;
  const parentEnv = host.env;
  const level = await chooseLevel(launch.contract, sandbox);
  const holdout = openHoldout(launch.contract, { file: launch.sandbox_file, level, parentEnv });
  const folder = privateAreaFolder({ repository: paths.repository, name: areaOf(launch.run_id), parentEnv });
  await endSession(folder);
  await requireBranch(state, openRefs(paths.repository, `${folder}/user`).refs);
  const privateArea = await openPrivateArea({
    ...{ folder, repository: paths.repository, level, parentEnv, signal: cancelled },
    base: launch.baseline_commit,
    branchHead: state.lastAcceptedCommit,
    hidden: [...(holdout?.paths ?? []), ...hidden],
    environment: launch.contract.environment,
  });
  try {
    const protectedFiles = (await findProtection(privateArea.store, launch)).files;
    const opened = { paths, host, journal, lock, state, privateArea, protectedFiles, keyInReach: null, calibratesHere };
    const decisionLog = await openComparisons(opened);
    if (decisionLog === undefined) return { concluded: { kind: 'unclaimed', note: undefined }, evaluations: [] };
    const signal = AbortSignal.any([lock.lost, ...(cancelled === undefined ? [] : [cancelled])]);
    const measuring = measuringOf({ ...opened, holdout, signal }, { decisionLog, note: () => undefined });
    const unready = calibratesHere === true ? await calibrateIfDue(measuring, { logs: paths.folder }) : undefined;
    if (unready !== undefined) return unclaimed(unready.reason);
    const concluded = await confirmKept({ measuring, state, paths }, { isAgain: true, blocks });
    decisionLog.close();
    return { concluded, evaluations: decisionLog.evaluations };
  } finally {
    privateArea.close();
  }
}

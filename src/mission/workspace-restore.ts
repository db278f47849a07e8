import { existsSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { ActiveMission } from './active-mission.ts';
import { type Ask, endBefore } from './asked.ts';
import { finishIteration, howToClean, listed, recordKilled } from './iteration.ts';
import type { Protection } from './protection.ts';
import type { MissionLimits } from './run-limits.ts';
import { CANCELLED, type Stop } from './stop.ts';
import { removeRecorded } from './unfinished-session.ts';
import { isResetting, leaveWorkspace, readWorkspaceStatus, recoverLayers, resetWorkspace } from './worktree.ts';

interface Beginning {
  readonly isResumed: boolean;
  readonly protection: Protection;
  /** That hold from now on; undefined: as before. */
  readonly limits: MissionLimits | undefined;
  /** Risks that are accepted from now on, too. */
  readonly acceptRisk: readonly string[];
  /** What is asked of it in place of sessions. */
  readonly asked: Ask | undefined;
}

/** Brings the workspace to where the records say, before anything new is begun; refuses where that would lose work. */
export async function restoreWorkspace(mission: ActiveMission, beginning: Beginning): Promise<Stop | undefined> {
  const stop = await bringBack(mission, beginning);
  if (mission.state.open === undefined) removeRecorded(mission.paths);
  return stop;
}

async function bringBack(
  mission: ActiveMission,
  { isResumed, protection, limits, acceptRisk, asked }: Beginning,
): Promise<Stop | undefined> {
  const { state, journal } = mission;
  const begin = (): void => {
    if (isResumed) {
      const accepted = acceptRisk.length === 0 ? {} : { accepted_risks: [...acceptRisk] };
      const request = asked && { asked: { what: asked.what, ...endedIn(mission.state) } };
      journal.append({ kind: 'resumed', ...(limits === undefined ? {} : { limits }), ...accepted, ...request });
      journal.pointAt(true);
    }
    const { kind } = mission.privateArea.level;
    const { reasons, notes } = protection;
    journal.emit({
      kind: 'started',
      state: mission.state,
      sandbox: kind,
      resumed: isResumed,
      protects: reasons,
      notes,
    });
  };
  const { folder } = mission.workspace;
  const isGone = asked !== undefined && !existsSync(folder) && !isResetting(folder);
  const isUndone =
    state.workspace === 'unsettled' && state.entries.at(-1)?.lane === 'reset' && state.open === undefined;
  const isMissing = state.workspace === 'none' || isGone;
  const isLeft = state.open !== undefined || state.workspace === 'unsettled';
  await recoverLayers(mission, isLeft && !isMissing && !isUndone);
  if (isMissing) {
    begin();
    // Of an iteration that was begun elsewhere, or in a workspace that was removed, the workspace is gone.
    if (state.open === undefined) await resetWorkspace(mission);
    else await recordKilled(mission);
    faultPoint('mission:after-workspace');
    return undefined;
  }
  // The session had ended: it is judged as it would have been.
  if (state.open?.session !== undefined) {
    begin();
    return finishIteration(mission);
  }
  const isOurs = isUndone || isResetting(folder);
  if (!isOurs) {
    const status = await readWorkspaceStatus(mission);
    if (status.head.kind !== 'aborted') await leaveWorkspace(mission, status.head);
    if (status.dirty.length > 0) throw dirty(mission, status.dirty);
  }
  begin();
  if (mission.signal.aborted) return CANCELLED;
  await (mission.state.open === undefined ? resetWorkspace(mission) : recordKilled(mission));
  return undefined;
}

/** How the run had ended, as part of the record that it is resumed. */
function endedIn(state: ActiveMission['state']) {
  const { status, reason, spent, cause, until } = endBefore(state) ?? {};
  if (status === undefined) return {};
  return { ended: JSON.parse(JSON.stringify({ status, reason, spent, cause, until })) };
}

function dirty(mission: ActiveMission, paths: readonly string[]): PreconditionError {
  return new PreconditionError({
    message: `the worktree of the mission run ${mission.state.launch.run_id} has changes that are not committed: ${listed(paths)}`,
    remedy: howToClean(mission),
  });
}

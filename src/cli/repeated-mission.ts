/** `status` of a mission run of which nothing has changed since somebody wrote down what it prints. */
import { realpathSync } from 'node:fs';
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { type MissionPaths, pathsOfRun, readWork, rootOf } from '../mission/mission-files.ts';
import { recallStatus } from '../status/remembered-status.ts';
import type { FoundAnswer, StatusMoment } from '../status/status-answer.ts';

/** What was written down of a run, and what is looked at each time; undefined where it has to be read. */
export function recallMission(runId: string, host: Pick<Host, 'cwd' | 'now'>): FoundAnswer | undefined {
  const paths = pathsOfRun(rootOf(findRepository(realpathSync(host.cwd))), runId);
  const answer = recallStatus(paths, commandStamp());
  return answer && { answer, moment: missionMoment(paths, host) };
}

/** What is looked at each time. */
export function missionMoment(paths: MissionPaths, host: Pick<Host, 'now'>): StatusMoment {
  return { ...readWork(paths), now: host.now(), commit: undefined };
}

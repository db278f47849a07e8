/** A run as `autorize watch` shows it, whatever its recipe. Nothing is written and no lock is taken. */

import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import { pathsOf } from '../experiment/ledger/store.ts';
import { readAgentLines } from '../experiment/maintenance/agent-lines.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { readAgentLines as readMissionLines } from '../mission/agent-lines.ts';
import { readMissionStatus } from '../mission/look.ts';
import { meansMissionRun, pathsOf as missionPathsOf } from '../mission/store.ts';
import { viewMission } from '../report/mission-view.ts';
import { viewPlan } from '../report/plan-view.ts';
import { WATCH_ACTIONS, type Watched } from '../report/watch-view.ts';
import { readPlans } from '../status/plans-here.ts';
import { workPathsOf } from '../workitem/store.ts';
import { RepeatedLook } from './repeated-look.ts';

/** A run that can be read again and again. */
export interface WatchedRun {
  readonly read: () => Promise<Watched>;
  /** Path of the lock that its process holds. */
  readonly lock: string;
}

const MAX_AGENT_LINES = 40;
const iter = (attempt: string): string => `iter ${attempt}`;

/** The run of a name: an experiment, a mission run or a plan. Throws where there is none. */
export async function findWatchedRun(name: string, host: Host): Promise<WatchedRun> {
  if (meansMissionRun(name, host)) return missionRun(name, host);
  const isExperiment = listExperiments(findRepository(host.cwd)).includes(name);
  if (!isExperiment && (await readPlans(name, host)).plans.length > 0) return planRun(name, host);
  return experimentRun(name, host);
}

function experimentRun(name: string, host: Host): WatchedRun {
  const paths = pathsOf(name, host);
  const look = new RepeatedLook();
  const read = (): Watched => {
    const status = look.read(paths, host);
    const newest = readAgentLines(paths, status.config, MAX_AGENT_LINES);
    return {
      view: look.view({ ...status, now: host.now() }),
      ...{ isRunning: status.isRunning, activities: status.activities, nameOf: iter },
      agent: newest && { title: `Agent, iteration ${newest.attempt}`, lines: newest.lines },
      actions: WATCH_ACTIONS,
    };
  };
  return { read: async () => read(), lock: paths.lock };
}

function missionRun(name: string, host: Host): WatchedRun {
  const paths = missionPathsOf(name, host);
  const read = (): Watched => {
    const status = readMissionStatus(paths);
    const newest = readMissionLines(paths, status.state, MAX_AGENT_LINES);
    return {
      view: viewMission(status, host.now()),
      ...{ isRunning: status.isRunning, activities: status.activities ?? [], nameOf: iter },
      agent: newest && { title: `Session, iteration ${newest.attempt}`, lines: newest.lines },
      actions: ['stop'],
    };
  };
  return { read: async () => read(), lock: paths.lock };
}

function planRun(name: string, host: Host): WatchedRun {
  const read = async (): Promise<Watched> => {
    const { plans, isRunning, activities, problems } = await readPlans(name, host);
    const [plan = { plan: name, branch: null, items: [] }] = plans;
    const view = { ...viewPlan(plan), problems };
    return { view, isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
  };
  return { read, lock: workPathsOf(host).lock };
}

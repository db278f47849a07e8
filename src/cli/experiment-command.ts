import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { hasInstallMark } from '../kernel/own-git-folder.ts';
import { findRepository } from '../kernel/user-repository.ts';
import type { CommandCall } from './command-call.ts';
import type { ExperimentCommand } from './experiment-flags.ts';

type Run = (call: CommandCall) => Promise<number>;

// Each command loads what it needs, and no more: starting costs more than most of them do.
const look = () => import('./look-command.ts');
const show = () => import('./show-command.ts');
const maintenance = () => import('./maintenance-command.ts');
const remote = () => import('./pull-command.ts');
const run = () => import('./run-command.ts');
const wave = () => import('./wave-command.ts');

const RUN: Readonly<Record<ExperimentCommand, Run>> = {
  init: async (call) => (await import('./init-command.ts')).runInitCommand(call),
  doctor: async (call) => (await import('./doctor-command.ts')).runDoctorCommand(call),
  prepare: async (call) => (await import('./prepare-command.ts')).runPrepareCommand(call),
  run: async (call) => (await run()).runRunCommand('run', call),
  resume: async (call) => (await run()).runRunCommand('resume', call),
  status: async (call) => (await look()).runStatusCommand(call),
  watch: async (call) => (await import('./watch-command.ts')).runWatchCommand(call),
  list: async (call) => (await look()).runListCommand(call),
  show: async (call) => (await show()).runShowCommand(call),
  message: async (call) => (await maintenance()).runGuidanceCommand(call),
  verify: async (call) => (await maintenance()).runVerifyCommand(call),
  pull: async (call) => (await remote()).runPullCommand(call),
  push: async (call) => (await remote()).runPushCommand(call),
  plan: async (call) => (await wave()).runPlanCommand(call),
  attempt: async (call) => (await wave()).runAttemptCommand(call),
  judge: async (call) => (await wave()).runJudgeCommand(call),
  reduce: async (call) => (await wave()).runReduceCommand(call),
  audit: async (call) => (await maintenance()).runAuditCommand(call),
  accept: async (call) => (await import('./accept-command.ts')).runAcceptCommand(call),
  distil: async (call) => (await import('./distil-command.ts')).runDistilCommand(call),
  approve: async (call) => (await maintenance()).runApproveCommand(call),
  reject: async (call) => (await maintenance()).runRejectCommand(call),
  report: async (call) => (await show()).runReportCommand(call),
  clean: async (call) => (await maintenance()).runCleanCommand(call),
  repair: async (call) => (await maintenance()).runRepairCommand(call),
  archive: async (call) => (await maintenance()).runArchiveCommand(call),
};

/** Runs a command on experiments and returns the exit code; some take the id of a mission run as well. */
export async function runExperimentCommand(name: ExperimentCommand, call: CommandCall): Promise<number> {
  // No name of a run has a slash; the folder of a comparison does.
  if (name === 'verify' && call.words[0]?.includes('/') === true) {
    const { runComparisonVerify } = await import('./compare-verify.ts');
    return runComparisonVerify(call);
  }
  if (isOfMissionsToo(name) && (await meansMission(call.words[0] ?? '', call.host))) {
    if (name === 'status') return (await import('./mission-status.ts')).runMissionStatus(call);
    const { MISSION_COMMANDS } = await import('./mission-look.ts');
    return await MISSION_COMMANDS[name](call);
  }
  if ((name === 'distil' || name === 'accept') && (await meansMission(call.words[0] ?? '', call.host))) {
    const { MISSION_REQUESTS } = await import('./mission-ask.ts');
    return await leaving(MISSION_REQUESTS[name](call), async () => {
      const { leaveMissionStatus } = await import('../status/mission-answers.ts');
      await leaveMissionStatus(call.words[0] ?? '', call.host);
    });
  }
  if (name !== 'distil' && name !== 'accept') return await RUN[name](call);
  return await leaving(RUN[name](call), async () => {
    const { leaveStatus } = await import('../status/leave-status.ts');
    await leaveStatus(call.words[0] ?? '', call.host).end();
  });
}

/** What `status` prints is left however a command ends that measured something. */
async function leaving(ended: Promise<number>, leave: () => Promise<void>): Promise<number> {
  try {
    return await ended;
  } finally {
    await leave();
  }
}

/** Whether a mission run is meant; what missions are made of is loaded only where there may be one. */
async function meansMission(word: string, host: Host): Promise<boolean> {
  if (isExperimentAlone(word, host)) return false;
  if (await isExperimentBesideMissions(word, host)) return false;
  return (await import('../mission/store.ts')).meansMissionRun(word, host);
}

/** Whether a repository has an experiment of that name and nothing of a mission. */
function isExperimentAlone(word: string, { cwd }: Host): boolean {
  try {
    const { folder } = findRepository(cwd);
    const mission = lstatSync(join(folder, '.rcs'), { throwIfNoEntry: false });
    return word !== '' && mission === undefined && existsSync(join(folder, '.autorize', word));
  } catch (error) {
    // Whoever works on it reports it.
    if (error instanceof AutorizeError) return false;
    throw error;
  }
}

/** Whether a repository has an experiment of that name, and the files of missions that it has are sound and complete. */
async function isExperimentBesideMissions(word: string, { cwd }: Host): Promise<boolean> {
  const { rootOf } = await import('../mission/mission-files.ts');
  const repository = findRepository(realpathSync(cwd));
  rootOf(repository);
  return !hasInstallMark(repository) && word !== '' && existsSync(join(repository.folder, '.autorize', word));
}

const OF_MISSIONS_TOO = ['status', 'list', 'show', 'verify', 'report', 'clean'] as const;

function isOfMissionsToo(name: ExperimentCommand): name is (typeof OF_MISSIONS_TOO)[number] {
  return OF_MISSIONS_TOO.some((each) => each === name);
}

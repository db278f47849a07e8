import { meansMissionRun } from '../mission/store.ts';
import type { CommandCall } from './command-call.ts';
import { runDoctorCommand } from './doctor-command.ts';
import type { ExperimentCommand } from './experiment-flags.ts';
import { runInitCommand } from './init-command.ts';
import { runListCommand, runReportCommand, runShowCommand, runStatusCommand } from './look-command.ts';
import {
  runApproveCommand,
  runArchiveCommand,
  runAuditCommand,
  runCleanCommand,
  runGuidanceCommand,
  runRejectCommand,
  runRepairCommand,
  runVerifyCommand,
} from './maintenance-command.ts';
import { runPrepareCommand } from './prepare-command.ts';
import { runPullCommand, runPushCommand } from './pull-command.ts';
import { runRunCommand } from './run-command.ts';

type Run = (call: CommandCall) => Promise<number> | number;

const RUN: Readonly<Record<ExperimentCommand, Run>> = {
  init: runInitCommand,
  doctor: runDoctorCommand,
  prepare: runPrepareCommand,
  run: (call) => runRunCommand('run', call),
  resume: (call) => runRunCommand('resume', call),
  status: runStatusCommand,
  watch: async (call) => (await import('./watch-command.ts')).runWatchCommand(call),
  list: runListCommand,
  show: runShowCommand,
  message: runGuidanceCommand,
  verify: runVerifyCommand,
  pull: runPullCommand,
  push: runPushCommand,
  plan: async (call) => (await import('./wave-command.ts')).runPlanCommand(call),
  attempt: async (call) => (await import('./wave-command.ts')).runAttemptCommand(call),
  judge: async (call) => (await import('./wave-command.ts')).runJudgeCommand(call),
  reduce: async (call) => (await import('./wave-command.ts')).runReduceCommand(call),
  audit: runAuditCommand,
  approve: runApproveCommand,
  reject: runRejectCommand,
  report: runReportCommand,
  clean: runCleanCommand,
  repair: runRepairCommand,
  archive: runArchiveCommand,
};

/** Runs a command on experiments and returns the exit code; some take the id of a mission run as well. */
export async function runExperimentCommand(name: ExperimentCommand, call: CommandCall): Promise<number> {
  // No name of a run has a slash; the folder of a comparison does.
  if (name === 'verify' && call.words[0]?.includes('/') === true) {
    const { runComparisonVerify } = await import('./compare-verify.ts');
    return runComparisonVerify(call);
  }
  if (isOfMissionsToo(name) && meansMissionRun(call.words[0] ?? '', call.host)) {
    const { MISSION_COMMANDS } = await import('./mission-look.ts');
    return await MISSION_COMMANDS[name](call);
  }
  return await RUN[name](call);
}

const OF_MISSIONS_TOO = ['status', 'list', 'show', 'verify', 'report', 'clean'] as const;

function isOfMissionsToo(name: ExperimentCommand): name is (typeof OF_MISSIONS_TOO)[number] {
  return OF_MISSIONS_TOO.some((each) => each === name);
}

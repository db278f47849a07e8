import type { Host } from '../kernel/host.ts';
import type { ExperimentCommand } from './experiment-flags.ts';
import type { FlagValues } from './flags.ts';
import { runInitCommand } from './init-command.ts';
import {
  runDoctorCommand,
  runListCommand,
  runReportCommand,
  runShowCommand,
  runStatusCommand,
} from './look-command.ts';
import { runRunCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';
import {
  runArchiveCommand,
  runCleanCommand,
  runRepairCommand,
  runTellCommand,
  runVerifyCommand,
} from './upkeep-command.ts';

export interface CommandCall {
  readonly values: FlagValues;
  readonly words: readonly string[];
  readonly host: Host;
  readonly terminal: Terminal;
}

type Run = (call: CommandCall) => Promise<number> | number;

const RUN: Readonly<Record<ExperimentCommand, Run>> = {
  init: runInitCommand,
  doctor: runDoctorCommand,
  run: (call) => runRunCommand('run', call),
  resume: (call) => runRunCommand('resume', call),
  status: runStatusCommand,
  list: runListCommand,
  show: runShowCommand,
  tell: runTellCommand,
  verify: runVerifyCommand,
  report: runReportCommand,
  clean: runCleanCommand,
  repair: runRepairCommand,
  archive: runArchiveCommand,
};

/** Runs a command on experiments and returns the exit code. */
export async function runExperimentCommand(name: ExperimentCommand, call: CommandCall): Promise<number> {
  return await RUN[name](call);
}

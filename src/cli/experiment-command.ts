import { EXIT } from '../base/errors.ts';
import { archiveExperiment } from '../experiment/archive.ts';
import { lockExperiment } from '../experiment/opening.ts';
import { placeOf, requireExperiment, shownPath } from '../experiment/store.ts';
import type { Host } from '../kernel/host.ts';
import type { ExperimentCommand } from './experiment-flags.ts';
import type { FlagValues } from './flags.ts';
import { runListCommand, runReportCommand, runShowCommand, runStatusCommand } from './look-command.ts';
import { runRunCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

export interface CommandCall {
  readonly values: FlagValues;
  readonly words: readonly string[];
  readonly host: Host;
  readonly terminal: Terminal;
}

type Run = (call: CommandCall) => Promise<number> | number;

const RUN: Readonly<Partial<Record<ExperimentCommand, Run>>> = {
  run: (call) => runRunCommand('run', call),
  resume: (call) => runRunCommand('resume', call),
  status: runStatusCommand,
  list: runListCommand,
  show: runShowCommand,
  report: runReportCommand,
  archive: runArchive,
};

/** Runs a command on experiments and returns the exit code. */
export async function runExperimentCommand(name: ExperimentCommand, call: CommandCall): Promise<number> {
  const command = RUN[name];
  if (command === undefined) throw new Error(`the command ${name} is not there yet`);
  return await command(call);
}

async function runArchive({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const place = placeOf(name, host);
  requireExperiment(place);
  await using _lock = await lockExperiment(place, host);
  const { folder, branch } = await archiveExperiment(place, host);
  if (folder !== undefined) terminal.out(`records: ${shownPath(place, folder)}\n`);
  if (branch !== undefined) terminal.out(`branch:  ${branch}\n`);
  terminal.out(`closed; to start anew: autorize run ${name}\n`);
  return EXIT.yes;
}

import { EXIT } from '../base/errors.ts';
import { type ExperimentPaths, pathsOf } from '../experiment/ledger/store.ts';
import { type ExperimentStatus, readStatus } from '../experiment/maintenance/look.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { renderList } from '../report/run-markdown.ts';
import type { RunView } from '../report/run-view.ts';
import { answerStatus } from '../status/status-answers.ts';
import type { CommandCall } from './command-call.ts';
import { momentOf, printStatus } from './repeated-status.ts';
import { printJson, type Terminal } from './terminal.ts';

/** An experiment as it is on the disk, and as it is shown. */
export interface Seen {
  readonly paths: ExperimentPaths;
  readonly look: ExperimentStatus;
  readonly view: RunView;
}

/** Reads the experiment that a call names. */
export function see({ words: [name = ''], host }: CommandCall): Seen {
  const paths = pathsOf(name, host);
  const look = readStatus(paths, host);
  return { paths, look, view: viewExperiment({ ...look, now: host.now() }) };
}

/** Prints problems next to what is readable, and turns them into the exit code. */
export function exitOf({ look }: Pick<Seen, 'look'>, terminal: Terminal): number {
  for (const problem of look.problems) terminal.err(`error: ${problem}\n`);
  return look.problems.length > 0 ? EXIT.usage : EXIT.yes;
}

/** Shows the state of an experiment on one screen. */
export async function runStatusCommand({ values, words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const paths = pathsOf(name, host);
  const answer = await answerStatus(paths, host);
  return printStatus(answer, { form: values.has('json') ? 'json' : 'text', terminal, moment: momentOf(paths, host) });
}

/** Lists every iteration, oldest first. */
export function runListCommand(call: CommandCall): number {
  const seen = see(call);
  if (call.values.has('json')) printJson(call.terminal, seen.look.records);
  else call.terminal.out(renderList(seen.view));
  return exitOf(seen, call.terminal);
}

import { EXIT } from '../base/errors.ts';
import { type ExperimentPaths, pathsOf } from '../experiment/ledger/store.ts';
import { type ExperimentStatus, readBranchStatus, readStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { renderList } from '../report/run-markdown.ts';
import { renderStatus } from '../report/run-text.ts';
import type { RunView } from '../report/run-view.ts';
import type { CommandCall } from './command-call.ts';
import { printJson, renderJson, type Terminal } from './terminal.ts';

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
export function runStatusCommand({ values, words: [name = ''], host, terminal }: CommandCall): number {
  const { answer, look, branch } = readAnswers(pathsOf(name, host), host);
  terminal.out(values.has('json') ? answer.json : answer.text);
  if (branch !== undefined) terminal.err(`error: ${branch.message}. ${branch.remedy}\n`);
  const code = exitOf({ look }, terminal);
  return branch === undefined || code !== EXIT.yes ? code : EXIT.precondition;
}

/** What `status` prints in each form, and what it follows from. */
export function readAnswers(paths: ExperimentPaths, host: Host) {
  const look = readStatus(paths, host);
  const branch = readBranchStatus(paths, look);
  const view = viewExperiment({ ...look, branchProblem: branch?.message, now: host.now() });
  const problems = [...look.problems, ...(branch === undefined ? [] : [`${branch.message}. ${branch.remedy}`])];
  const json = renderJson({
    ...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
    ...{ problems, notices: look.notices, holdout: look.holdout ?? null },
    ...(look.groups === undefined ? {} : { groups: look.groups.groups }),
    ...(look.agents.length === 0 ? {} : { agents: look.agents }),
  });
  // Problems follow as errors: once is enough.
  return { look, branch, answer: { text: renderStatus({ ...view, problems: [] }), json } };
}

/** Lists every iteration, oldest first. */
export function runListCommand(call: CommandCall): number {
  const seen = see(call);
  if (call.values.has('json')) printJson(call.terminal, seen.look.records);
  else call.terminal.out(renderList(seen.view));
  return exitOf(seen, call.terminal);
}

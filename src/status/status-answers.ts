/** Reads what `status` prints of an experiment from its records, and leaves it for whoever asks next. */
import { existsSync } from 'node:fs';
import { renderJson } from '../base/shown-json.ts';
import { type ExperimentPaths, readState } from '../experiment/ledger/store.ts';
import { type ExperimentStatus, expectedBranch, readStatus, supposeRunning } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { viewExperiment, viewMoment } from '../report/experiment-view.ts';
import { renderStatus } from '../report/run-text.ts';
import { instantOf } from '../report/time-text.ts';
import { answerAndLeave } from './left-answer.ts';
import { POSITION_GAP, type StatusAnswer, type StatusForm, TIME_LEFT_GAP } from './status-answer.ts';

/** The same for the command that prints it; left where that can be. */
export async function answerStatus(paths: ExperimentPaths, host: Host): Promise<StatusAnswer> {
  return await answerAndLeave(
    paths,
    () => readStatusAnswer(paths, host),
    () => isWhole(paths),
  );
}

/** Of a state that is there and cannot be used, more is read than what is stamped. */
export function isWhole(paths: ExperimentPaths): boolean {
  return !existsSync(paths.state) || readState(paths) !== undefined;
}

/** What is printed at any time, with a run at work and without, as long as nothing changes that it is read from. */
export function readStatusAnswer(paths: ExperimentPaths, host: Host): StatusAnswer {
  const now = host.now();
  const look = readStatus(paths, host);
  const view = viewExperiment({ ...look, now });
  const isTimed = view.budget.timeLeft !== undefined;
  // The first moment at which the time is over, where a time is shown.
  const end = (isTimed ? instantOf(look.state.deadline) : undefined) ?? now.getTime();
  const budget = { ...view.budget, timeLeft: isTimed ? TIME_LEFT_GAP : undefined };
  const formOf = (isRunning: boolean, branchProblem?: string): StatusForm => {
    const supposed = supposeRunning(look, isRunning);
    const at = (ms: number) => viewMoment({ ...supposed, branchProblem, now: new Date(ms) });
    // Problems follow as errors: once is enough.
    const textAt = (ms: number) => renderStatus({ ...view, ...at(ms), position: POSITION_GAP, budget, problems: [] });
    const after = textAt(end);
    const json = renderJson(documentOf(supposed));
    return { position: at(end).position ?? '', texts: [isTimed ? textAt(end - 1) : after, after], json };
  };
  return {
    name: paths.name,
    deadline: isTimed ? look.state.deadline : null,
    commit: expectedBranch(paths, look) ?? null,
    problems: look.problems,
    atWork: formOf(true),
    atRest: formOf(false),
    moved: formOf(false, 'it is at another commit'),
  };
}

function documentOf(look: ExperimentStatus) {
  return {
    ...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
    ...{ problems: look.problems, notices: look.notices, holdout: look.holdout ?? null },
    ...(look.groups === undefined ? {} : { groups: look.groups.groups }),
    ...(look.agents.length === 0 ? {} : { agents: look.agents }),
  };
}

/** Reads what `status` prints of a mission run from its journal, and leaves it for whoever asks next. */
import { join } from 'node:path';
import { renderJson } from '../base/shown-json.ts';
import type { Host } from '../kernel/host.ts';
import { waitForClock } from '../kernel/remembered-answer.ts';
import { tallySessions } from '../mission/agent-choice.ts';
import { missionHoldoutGap } from '../mission/holdout-gap.ts';
import { type MissionStatus, readMissionStatus, supposeRunning } from '../mission/look.ts';
import { buildManifest } from '../mission/manifest.ts';
import { type MissionPaths, pathsOf, RESULTS } from '../mission/store.ts';
import { isImprovementConfirmed } from '../report/mission-claim.ts';
import { viewMission } from '../report/mission-view.ts';
import { renderStatus } from '../report/run-text.ts';
import { answerAndLeave } from './left-answer.ts';
import { POSITION_GAP, type StatusAnswer, type StatusForm } from './status-answer.ts';

/** What is printed at any time, with a supervisor at work and without; left where that can be. */
export async function answerMissionStatus(paths: MissionPaths): Promise<StatusAnswer> {
  return await answerAndLeave(paths, () => readMissionAnswer(paths));
}

/** Leaves it once a run has ended or was brought here. */
export async function leaveMissionStatus(runId: string, host: Host): Promise<void> {
  await waitForClock();
  try {
    await answerMissionStatus(pathsOf(runId, host));
  } catch {
    // Nothing depends on it, and whoever asks for the status learns what is wrong.
  }
}

/** The same, read alone. */
export function readMissionAnswer(paths: MissionPaths): StatusAnswer {
  const look = readMissionStatus(paths);
  const formOf = (isRunning: boolean): StatusForm => {
    const supposed = supposeRunning(look, isRunning);
    const view = viewMission(supposed);
    // Problems follow as errors: once is enough.
    const text = renderStatus({ ...view, position: POSITION_GAP, problems: [] });
    return { position: view.position ?? '', texts: [text, text], json: renderJson(documentOf(paths, supposed)) };
  };
  const atRest = formOf(false);
  return {
    ...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
    ...{ atWork: formOf(true), atRest, moved: atRest },
  };
}

function documentOf(paths: MissionPaths, { state, isRunning, waiting, problems }: MissionStatus) {
  const results_file = join(state.launch.worktree_path, RESULTS);
  const manifest = buildManifest(state, { ...paths.files, results_file });
  const { claim } = state;
  const improvement =
    claim === undefined ? {} : { [isImprovementConfirmed(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
  const agents = tallySessions(state);
  const holdout = missionHoldoutGap(state);
  return {
    ...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
    ...(agents.length === 0 ? {} : { agents }),
    ...(holdout === undefined ? {} : { holdout }),
  };
}

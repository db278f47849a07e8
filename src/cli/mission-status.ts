/** `status` of a mission run whose journal has to be read. It loads nothing that lists, verifies or cleans runs. */
import { pathsOf } from '../mission/store.ts';
import { answerMissionStatus } from '../status/mission-answers.ts';
import type { CommandCall } from './command-call.ts';
import { missionMoment } from './repeated-mission.ts';
import { printStatus } from './repeated-status.ts';

/** Shows the state of a mission run on one screen. */
export async function runMissionStatus({ words: [runId = ''], values, host, terminal }: CommandCall): Promise<number> {
  const paths = pathsOf(runId, host);
  const answer = await answerMissionStatus(paths);
  return printStatus(answer, {
    form: values.has('json') ? 'json' : 'text',
    terminal,
    moment: missionMoment(paths, host),
  });
}

import { basename } from 'node:path';
import { claimWord } from '../base/claim-outcome.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { abandonMission } from '../mission/abandon.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import type { MissionRequest, MissionResult } from '../mission/run.ts';
import { exitCodeOf } from '../mission/stop.ts';
import { ofMission } from '../notify/notification.ts';
import { defuse } from '../report/defuse.ts';
import { renderEntryLine, renderMissionStart, renderMissionSummary } from '../report/mission-lines.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { runMissionLeavingStatus } from '../status/leaving-mission.ts';
import { createActivityLine } from './activity-line.ts';
import type { MissionWords } from './mission-flags.ts';
import { notifyUser } from './notifying.ts';
import { readSettingFlags } from './setting-flags.ts';
import { listenForSignals } from './stop-signals.ts';
import type { Terminal } from './terminal.ts';

export interface MissionCall extends MissionWords {
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs, resumes or closes a mission, shows what happens, and prints the summary. */
export async function runMissionCommand(call: MissionCall): Promise<number> {
  const { values, host, terminal } = call;
  const request = decodeRequest(call);
  const abandoned = values.get('abandon')?.[0];
  if (abandoned !== undefined) {
    const state = await abandonMission(abandoned, host);
    terminal.out(state === undefined ? `closed ${abandoned}\n` : renderMissionSummary(state));
    return EXIT.yes;
  }
  using stopping = listenForSignals();
  await using notifying = notifyUser('mission', call);
  let name = missionNameOf(call);
  using line = createActivityLine(terminal, { host, nameOf: (iter) => `iter ${iter}` });
  const out = (text: string): void => line.above(terminal.isWorkflow ? defuse(text) : text);
  const onEvent = (event: MissionEvent): void => {
    if (event.kind === 'stopped') line.stop();
    const text = textOf(event);
    if (text !== '') out(text);
    if (event.kind === 'started') name = event.state.launch.run_id;
    notifying.take(ofMission(name, event));
  };
  const shown = { signal: stopping.signal, onEvent, onActivity: line.show };
  const result = await runMissionLeavingStatus({ ...request, ...shown }, host);
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return exitOf(result);
}

/** What a run is called before it has a name. */
function missionNameOf({ values, missionDir = '' }: MissionCall): string {
  return values.get('resume')?.[0] ?? basename(missionDir);
}

/** 1 if the mission failed or aborted, 3 if no agent can work or the workspace needs a person. */
function exitOf({ stop, last }: MissionResult): number {
  const code = exitCodeOf(stop, last);
  return code === EXIT.yes && stop.status === 'stopped' && last?.lane === 'left' ? EXIT.precondition : code;
}

function textOf(event: MissionEvent): string {
  switch (event.kind) {
    case 'started':
      return renderMissionStart(event);
    case 'session':
      return '';
    case 'waiting':
      return event.waiting === null ? '' : `${renderWaitingLine(event.waiting)}\n`;
    case 'recorded':
      return `${renderEntryLine(event.entry)}\n`;
    case 'claimed':
      // That of the end is in the summary.
      return event.after === undefined ? '' : `${claimWord(event)} after iteration ${event.after}: ${event.sentence}\n`;
    case 'note':
      return `note: ${event.note}\n`;
    case 'stopped':
      return `\n${renderMissionSummary(event.state)}`;
    default:
      return event satisfies never;
  }
}

function decodeRequest({ values, missionDir, agentArgs, problems: found }: MissionCall): MissionRequest {
  const problems: Problem[] = [...found];
  const runId = values.get('resume')?.[0];
  const named = [missionDir, runId, values.get('abandon')?.[0]].filter((word) => word !== undefined);
  if (named.length !== 1) {
    const what = named.length === 0 ? 'neither a mission nor a run' : named.map((word) => quoted(word)).join(' and ');
    const expected = 'one of MISSION_DIR, --resume RUN_ID and --abandon RUN_ID';
    problems.push({ found: what, expected, remedy: 'See: rcs autoresearch --help' });
  }
  const settings = readSettingFlags(values, problems);
  if (problems.length > 0) throw new UsageError(problems);
  const shared = { ...settings, agentArgs };
  if (runId !== undefined) return { mode: 'resume', runId, ...shared };
  return { mode: 'launch', missionDir: missionDir ?? '', ...shared };
}

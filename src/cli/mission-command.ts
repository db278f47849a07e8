import { parseDuration } from '../base/duration.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { abandonMission } from '../mission/abandon.ts';
import type { MissionEventTold } from '../mission/active-mission.ts';
import { type MissionRequest, type MissionResult, runMission } from '../mission/run.ts';
import { renderEntryLine, renderMissionStart, renderMissionSummary } from '../report/mission-text.ts';
import { defuse } from '../report/workflow-commands.ts';
import type { FlagValues } from './flags.ts';
import type { MissionWords } from './mission-flags.ts';
import { decodeRisks } from './risk-flag.ts';
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
    terminal.out(state === undefined ? `let go of ${abandoned}\n` : renderMissionSummary(state));
    return EXIT.yes;
  }
  using stopping = listenForSignals();
  const out = (text: string): void => terminal.out(terminal.isWorkflow ? defuse(text) : text);
  const result = await runMission(
    { ...request, signal: stopping.signal, onEvent: (event) => out(textOf(event)) },
    host,
  );
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  return exitOf(result);
}

/** 1 where the mission cannot be what it was to be, 3 where the workspace waits for the operator. */
function exitOf({ stop: { status }, last }: MissionResult): number {
  if (status === 'failed' || last?.decision === 'abort') return EXIT.no;
  return status === 'stopped' && last?.lane === 'left' ? EXIT.precondition : EXIT.yes;
}

function textOf(event: MissionEventTold): string {
  switch (event.kind) {
    case 'started':
      return renderMissionStart(event);
    case 'session':
      return '';
    case 'recorded':
      return `${renderEntryLine(event.entry)}\n`;
    case 'claimed':
      return '';
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
    const expected = 'MISSION_DIR, --resume RUN_ID or --abandon RUN_ID, one of them';
    problems.push({ found: what, expected, remedy: 'See: rcs autoresearch --help' });
  }
  const limits = decodeLimits(values, problems);
  const acceptRisks = decodeRisks(values, problems);
  if (problems.length > 0) throw new UsageError(problems);
  const agent = values.get('agent')?.[0];
  const shared = { ...limits, acceptRisks, agentArgs, ...(agent === undefined ? {} : { agent }) };
  if (runId !== undefined) return { mode: 'resume', runId, ...shared };
  return { mode: 'launch', missionDir: missionDir ?? '', ...shared };
}

function decodeLimits(values: FlagValues, problems: Problem[]): Pick<MissionRequest, 'maxIterations' | 'timeBudgetMs'> {
  const max = values.get('max-iterations')?.[0];
  const budget = values.get('time-budget')?.[0];
  const budgetMs = budget === undefined ? undefined : parseDuration(budget);
  if (max !== undefined && !/^\d{1,9}$/.test(max)) {
    const expected = 'a whole number that is not negative';
    problems.push({ found: `--max-iterations ${quoted(max)}`, expected, remedy: 'Write e.g. --max-iterations 20.' });
  }
  if (budget !== undefined && !budgetMs) {
    const expected = 'a duration such as 90s, 5m, 1h30m or 2days, more than nothing';
    problems.push({ found: `--time-budget ${quoted(budget)}`, expected, remedy: 'Write e.g. --time-budget 4h.' });
  }
  return {
    ...(max === undefined ? {} : { maxIterations: Number(max) }),
    ...(budgetMs === undefined ? {} : { timeBudgetMs: budgetMs }),
  };
}

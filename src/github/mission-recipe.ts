/** A mission, as a step drives it. */
import { join } from 'node:path';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { attestableMission } from '../mission/attestable.ts';
import { prepareMission } from '../mission/environment.ts';
import { secretCommands } from '../mission/holdout.ts';
import type { LedgerEntry } from '../mission/ledger.ts';
import { readEntryFiles, readMissionStatus } from '../mission/look.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { readMissionDir, secretTables } from '../mission/opening.ts';
import { type MissionRequest, runMission } from '../mission/run.ts';
import { exitCodeOf } from '../mission/stop.ts';
import { ofMission } from '../notify/notification.ts';
import { missionSubject } from '../remote/mission-recipe.ts';
import { renderEntryLine } from '../report/mission-lines.ts';
import { viewMission } from '../report/mission-view.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { leaveMissionStatus } from '../status/mission-answers.ts';
import { type LoopRecipe, type LoopRequest, noteLine } from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';

/** The recipe of mode `mission`. */
export function openMission(
  inputs: LoopInputs,
  host: Host,
  { needsAgent = inputs.proposal === undefined }: { readonly needsAgent?: boolean } = {},
): LoopRecipe {
  const { missionDir, overrides } = inputs;
  const { slug, repository, contract } = readMissionDir(missionDir, host, { needsAgent });
  const subject = missionSubject({ slug, repository }, host);
  const tables = secretTables(contract, host.env);
  const entriesHere = (): readonly LedgerEntry[] => {
    const paths = subject.paths();
    return paths === undefined ? [] : readMissionStatus(paths).state.entries;
  };
  return {
    ...{ mode: 'mission', name: slug, subject },
    keys: [...tables.flatMap((table) => referencedValues(table, host.env)), ...secretCommands(contract, host.env)],
    wishes: [{ requested: overrides.sandbox ?? contract.agent.sandbox, network: contract.agent.network }],
    get folder() {
      return subject.paths()?.folder ?? join(subject.folder, slug);
    },
    get ledger() {
      return subject.paths()?.journal;
    },
    async run(request) {
      const onEvent = (event: MissionEvent): void => {
        request.onNotification?.(ofMission(subject.paths()?.runId ?? slug, event));
        if (event.kind === 'started') {
          const { run_id: runId } = event.state.launch;
          subject.follow(runId);
          request.onNote(`${runId}: ${event.resumed ? 'resumed' : 'started'}, sandbox ${event.sandbox}`);
          for (const note of event.notes) request.onNote(noteLine(note));
        }
        if (event.kind === 'note') request.onNote(noteLine(event.note));
        if (event.kind === 'waiting' && event.waiting !== null) request.onNote(renderWaitingLine(event.waiting));
        if (event.kind === 'recorded') request.onRecord(renderEntryLine(event.entry));
      };
      const shared = { ...sharedOf(request, inputs), onEvent };
      const paths = subject.paths();
      const from = subject.from();
      const begin = { mode: 'launch', missionDir, ...(from === undefined ? {} : { from }) } as const;
      const how = paths === undefined ? begin : ({ mode: 'resume', runId: paths.runId } as const);
      const result = await runMission({ ...how, ...shared }, host);
      const { hasNeverWorked: _, ...stop } = result.stop;
      const limited = stop.cause === 'rate_limited' ? { rateLimited: { until: stop.until } } : {};
      // The next job goes on: a step that has handed its state on has not failed, whether an agent worked or not.
      return { reason: stop.reason, exitCode: exitCodeOf(stop, result.last), ...limited };
    },
    prepare: (request) => {
      const startingAt = subject.from();
      return prepareMission({ ...request, missionDir, startingAt, sandbox: overrides.sandbox }, host);
    },
    async leaveStatus() {
      const paths = subject.paths();
      if (paths !== undefined) await leaveMissionStatus(paths.runId, host);
    },
    attempts: () =>
      entriesHere().map(({ kind, decision, notes, usage }) => ({
        ...{ notes: notes.join('\n'), hasVerdict: decision !== 'interrupted', hasAgent: kind === 'iteration' },
        usd: usage?.usd ?? undefined,
      })),
    countAccepted: () => subject.read().accepted.length,
    hasRecords: () => subject.read().count > 0,
    view() {
      const paths = subject.paths();
      // This step is the run that is active.
      return paths === undefined ? undefined : viewMission({ ...readMissionStatus(paths), isRunning: false });
    },
    attestable() {
      const paths = subject.paths();
      return paths === undefined ? undefined : attestableMission(paths);
    },
    diffs() {
      const paths = subject.paths();
      if (paths === undefined) return new Map();
      return readDiffs({ read: (id) => readEntryFiles(paths, { iteration: Number(id) }).diff });
    },
  };
}

function sharedOf(
  { proposed, reported = [], reduction, timeBudgetMs, timeLimitMs, overrides, signal }: LoopRequest,
  { agentArgs }: LoopInputs,
): Omit<MissionRequest, 'mode'> {
  const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
  return {
    ...{ signal, ...overrides },
    ...(proposed === undefined ? { agentArgs } : { proposed, reported }),
    ...(reduction === undefined ? {} : { keyWasInReach: reduction.keyWasInReach, calibratesHere: true }),
    ...(budgets.length === 0 ? {} : { timeBudgetMs: Math.min(...budgets) }),
  };
}

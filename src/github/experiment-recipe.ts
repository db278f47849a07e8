/** An experiment, as a step drives it. */
import { existsSync } from 'node:fs';
import { secretCommands, secretTables } from '../experiment/config/secret-commands.ts';
import { writeGroupPulls } from '../experiment/handover/group-pulls.ts';
import { isGroupMessage } from '../experiment/handover/group-text.ts';
import { groupBranches, readGroups } from '../experiment/handover/handed-groups.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import {
  type ExperimentPaths,
  pathsOf,
  readIterationFile,
  readLedger,
  requireExperiment,
} from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import { prepareExperiment } from '../experiment/maintenance/environment.ts';
import { readStatus } from '../experiment/maintenance/look.ts';
import { groupsToReject, rejectGroups } from '../experiment/maintenance/reject-groups.ts';
import { runExperiment } from '../experiment/run.ts';
import { attestableExperiment } from '../experiment/verification/attestable.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { ofExperiment } from '../notify/notification.ts';
import { experimentSubject } from '../remote/experiment-recipe.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { renderIterationLine } from '../report/live-line.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { leaveStatus } from '../status/leave-status.ts';
import { type LoopGroups, type LoopRecipe, type LoopRequest, noteLine, type Replaced } from './loop.ts';
import type { LoopInputs } from './loop-inputs.ts';

// What was interrupted says nothing of the change.
const NO_VERDICT: readonly string[] = ['aborted', 'killed', 'infra_error'];

/** The recipe of mode `experiment`. */
export function openExperiment(
  { experiment, branch, overrides: { sandbox, handoverMode } }: LoopInputs,
  host: Host,
): LoopRecipe {
  const paths = pathsOf(experiment, host);
  requireExperiment(paths);
  const { name, folder, ledger } = paths;
  const recordsHere = () => readLedger(paths).records;
  let replaced: Replaced | undefined;
  return {
    ...{ mode: 'experiment', name, folder, ledger },
    subject: experimentSubject(paths, host),
    keys: secretsOf(paths, host),
    get wishes() {
      const { agent } = readStatus(paths, host).config;
      return [{ requested: sandbox ?? agent.sandbox, network: agent.network }];
    },
    async run({ proposed, reported = [], reduction, signal, onRecord, onNote, onNotification, overrides, ...limits }) {
      const onEvent = (event: RunEvent): void => {
        onNotification?.(ofExperiment(name, event));
        if (event.kind === 'started') for (const note of event.notes) onNote(noteLine(note));
        if (event.kind === 'note') onNote(noteLine(event.note));
        if (event.kind === 'waiting' && event.waiting !== null) onNote(renderWaitingLine(event.waiting));
        if (event.kind === 'restarted') {
          const { branch, kept, what } = event.ended;
          replaced = { branch, kept, what, at: host.now() };
          onNote(`NEW RUN: ${event.sentence}`);
        }
        if (event.kind === 'recorded') onRecord(renderIterationLine(event.record));
      };
      const request = {
        ...{ name, mode: 'run' as const, signal, onEvent, ...limits, ...overrides },
        ...(proposed === undefined ? {} : { proposals: proposed, reported }),
        ...(reduction === undefined ? {} : reducing(reduction)),
      };
      using _leaving = leaveStatus(name, host);
      const {
        stop: { hasNeverWorked: _, ...stop },
      } = await runExperiment(request, host);
      const limited = stop.kind === 'rate_limited' ? { rateLimited: { until: stop.until } } : {};
      // The next job goes on: a step that has handed its state on has not failed, whether an agent worked or not.
      return { reason: stop.reason, exitCode: exitCodeOf(stop), ...limited };
    },
    prepare: (request) => prepareExperiment(name, { ...request, sandbox }, host),
    leaveStatus: () => leaveStatus(name, host).end(),
    attempts: () =>
      recordsHere().map(({ outcome, notes, usage }) => ({
        ...{ notes, hasVerdict: !NO_VERDICT.includes(outcome), hasAgent: outcome !== 'baseline' },
        usd: usage?.usd ?? undefined,
      })),
    countAccepted: () => recordsHere().filter(({ outcome }) => outcome === 'merged').length,
    hasRecords: () => existsSync(ledger),
    // This step is the run that is active.
    view: () => viewExperiment({ ...readStatus(paths, host), isRunning: false, now: host.now() }),
    diffs: () => readDiffs({ read: (id) => readIterationFile(paths, Number(id), 'changes.diff') }),
    attestable: () => attestableExperiment(paths),
    replaced: () => replaced,
    groups: groupsOf(paths, { handoverMode, branch, host }),
  };
}

/** The groups of an experiment; none where the config or the step wants one pull request. */
function groupsOf(
  paths: ExperimentPaths,
  {
    handoverMode,
    branch,
    host,
  }: {
    readonly handoverMode: LoopInputs['overrides']['handoverMode'] | undefined;
    readonly branch: LoopInputs['branch'];
    readonly host: Host;
  },
): LoopGroups {
  const { name } = paths;
  const list = () => {
    const { config } = readStatus(paths, host);
    if ((handoverMode ?? config.handover.mode) !== 'groups') return undefined;
    return readGroups(paths, config.objective.direction);
  };
  return {
    list,
    pattern: groupBranches(name),
    record: (pulls) => writeGroupPulls(paths, pulls),
    isOwn: (message) => isGroupMessage(name, message),
    reject: (became) =>
      rejectGroups(groupsToReject(list()?.groups ?? [], became), { name, branch: branch ?? branchOf(name), host }),
  };
}

/** Keys of the agent, and commands that nobody may know. */
function secretsOf(paths: ExperimentPaths, host: Host): string[] {
  const { config } = readStatus(paths, host);
  const tables = secretTables(config, host.env);
  return [...tables.flatMap((table) => referencedValues(table, host.env)), ...secretCommands(config, host.env)];
}

/** How a reducer runs: see src/wave/experiment-recipe.ts. */
function reducing({ keyWasInReach, resumes }: NonNullable<LoopRequest['reduction']>) {
  const mode = resumes ? ('resume' as const) : ('run' as const);
  return { mode, keyWasInReach, calibratesHere: true, allowDirty: true, workspaces: 1, maxIterations: 0 };
}

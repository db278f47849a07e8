/**
 * The agent's part of an iteration: a workspace, a prompt, a budget, and what is left when the agent is gone.
 * Invariant: the change that this gives is of a tree in the private store; no process of the agent lives any more, and
 * its workspace is not looked at again.
 */

import { join } from 'node:path';
import { parseDuration, renderDuration } from '../../base/duration.ts';
import {
  type AgentCommandRequest,
  type AgentEnd,
  type ModelCalls,
  runAgentCommand,
} from '../../engine/agent/agent-command.ts';
import { failureFact, silenceOf } from '../../engine/agent/agent-failure.ts';
import { fillTemplate } from '../../engine/agent/command-line.ts';
import { isPassing, remedyOf } from '../../engine/agent/model-wait.ts';
import { agentTemplate, presetOfCommand, sandboxMarkOf } from '../../engine/agent/preset.ts';
import { findFailure, readUsage } from '../../engine/agent/read-session.ts';
import { describeFailure } from '../../engine/agent/session-usage.ts';
import { slotVariable } from '../../engine/agent/wave-slot.ts';
import { reportsSimplification } from '../../engine/agents/agent-messages.ts';
import type { AgentPreset } from '../../engine/agents/registry.ts';
import { readFailureLine } from '../../engine/evaluation/evaluation-step.ts';
import { CALLS_SUFFIX } from '../../engine/gateway/call-log.ts';
import { type History, openHistory } from '../../engine/history/history-folder.ts';
import { makeNotesPlace, type NotesPlace, takeNotes } from '../../engine/history/notes.ts';
import type { WorkspaceView } from '../../engine/workspace/agent-environment.ts';
import { type CommandResult, unseenHint } from '../../engine/workspace/command.ts';
import { workspaceOf } from '../../engine/workspace/private-area.ts';
import { agentReadable, captureReason } from '../../engine/workspace/workspace.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import { readOwnText } from '../../kernel/own-files.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { readGuidance, readIterationFile } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { openWorkspace, tearDown } from './agent-setup.ts';
import { settingsFor } from './agents.ts';
import { attemptsOf } from './attempt-history.ts';
import { buildPrompt } from './prompt.ts';
import { takeProposal, takeReleased, takeReported } from './proposal.ts';
import { agentBudget, landmarksOf, type RunSettings } from './run-state.ts';
import { summarize } from './summary.ts';
import { type AgentFacts, type Attempt, CANCELLED, INTERRUPTED, NO_FACTS, startOf, type Turn } from './turn.ts';
import type { Turns } from './turns.ts';
import { takeTurnOf, type WaitingSession } from './waiting-turn.ts';
import { archivePath, archiveWorkspace } from './workspace-archive.ts';

type Run = Pick<ActiveRun, 'settings' | 'state' | 'journal' | 'changes'>;

/** The turns of a run, whoever makes the proposal. */
export function openTurns(run: Run): Turns {
  const { settings } = run;
  const history = openHistory(settings.privateArea.folder);
  return {
    take: (attempt, proposer) => {
      switch (proposer.kind) {
        case 'approved':
          return takeReleased(run, attempt, proposer.release);
        case 'submitted':
          return takeProposal(run, attempt, proposer.proposal);
        case 'reported':
          return Promise.resolve(takeReported(proposer.reported));
        case 'ourselves':
          return proposer.take(attempt);
        case 'agent': {
          const own = { ...run, settings: settingsFor(settings, attempt.agent) };
          return takeTurnOf(own.settings, attempt, {
            onWait: (waiting) => run.journal.wait(attempt.iter, waiting),
            isSpent: (usd) => isSpent(own, usd),
            takeSession: () => takeSession({ ...own, history }, attempt),
          });
        }
        default:
          return proposer satisfies never;
      }
    },
    summarize: (attempt, change) =>
      summarize({ ...run, settings: settingsFor(settings, attempt.agent) }, attempt, change),
    archivePath: (attempt) => archivePath(settings, attempt),
    cleanUp: (attempt) => {
      run.journal.checkpoint('Cleanup', attempt.iter);
      const target = archivePath(settings, attempt);
      if (target !== undefined) archiveWorkspace(settings, attempt, target);
    },
  };
}

/** Whether the run's dollars are used up by the records and an iteration that has none yet. */
function isSpent(run: Run, usd: number): boolean {
  const { usd: limit, spent } = agentBudget(run);
  return limit !== undefined && spent + usd >= limit;
}

type AgentRun = Run & { readonly history: History };

/** Lets the agent work, and takes what it left. */
async function takeSession(run: AgentRun, attempt: Attempt): Promise<Turn | WaitingSession> {
  const { settings, journal } = run;
  const { privateArea, paths } = settings;
  const { iter } = attempt;
  journal.checkpoint('CreateWorktree', iter);
  const opened = await openWorkspace(settings, attempt, {
    branch: branchOf(paths.name),
    onSetup: () => journal.checkpoint('RunSetup', iter),
  });
  if ('kind' in opened) return opened;
  await using environment = opened.environment;
  journal.checkpoint('BuildPrompt', iter);
  const prompt = writePrompt(run, attempt);
  journal.checkpoint('InvokeAgent', iter);
  const notes = makeNotesPlace(privateArea.folder, attempt.slot);
  const { result: agent, calls } = await invokeAgent(run, attempt, { ...prompt, environment, notes });
  if (agent.kind === 'unstarted') {
    if (agent.code === 'ABORTED') return CANCELLED;
    return {
      kind: 'ended',
      outcome: 'infra_error',
      notes: `the agent could not be started: ${agent.reason}`,
      facts: NO_FACTS,
    };
  }
  attempt.durations.agent_ms = Math.round(agent.durationMs);
  keepNotes(settings, attempt, takeNotes(notes, agent.stdout.path, cliOf(settings)));
  const facts = factsOf(settings, agent, calls);
  if (agent.aborted) return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts };
  journal.checkpoint('CaptureDiff', iter);
  const captured = await opened.take();
  journal.checkpoint('RunTeardown', iter);
  await tearDown(settings, attempt, environment);
  if (captured.kind === 'cancelled') return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts };
  if (captured.kind !== 'captured') {
    return { kind: 'ended', outcome: 'denied', notes: captureReason(captured), facts };
  }
  const read = await readWork(run, attempt, captured.tree);
  if (read.kind === 'ended') return { ...read, facts };
  const { change } = read;
  writeOwnFile(join(attempt.folder, 'changes.diff'), change.diff);
  faultPoint('capture:after-diff');
  const remarks = [...remarksOf(agent, prompt.budgetMs), ...(calls?.remarks ?? [])];
  if (change.changes.length > 0) return { kind: 'changed', change, facts, remarks };
  const refusal = refusalOf(agent);
  if (refusal !== undefined) return { kind: 'ended', outcome: 'infra_error', notes: refusal, facts };
  const nowMs = settings.host.now().getTime();
  const { failure, isSeen } = findFailure({ calls, result: agent, preset: cliOf(settings), nowMs });
  const silence = failure === undefined ? silenceOf({ calls, killedByBudget: agent.killedByBudget }) : undefined;
  const why = failure === undefined ? (silence?.message ?? 'the agent changed nothing') : describeFailure(failure);
  // What the gateway has to say has the failure in it, and what the agent says repeats it.
  const isDescribed = failure !== undefined && isSeen && calls !== undefined;
  const noop = (isDescribed ? calls.remarks : failure?.kind === 'usage' ? [why] : [why, ...remarks]).join('; ');
  if (failure === undefined) {
    const silent = silence === undefined ? facts : { ...facts, agent_failure: silence };
    return { kind: 'ended', outcome: 'noop', notes: noop, facts: silent };
  }
  const failed = { ...facts, agent_failure: failureFact(failure) };
  const isUnable = isPassing(failure) || remedyOf(failure) !== undefined;
  const turn = { kind: 'ended', outcome: isUnable ? 'infra_error' : 'noop', notes: noop, facts: failed } as const;
  return isPassing(failure) ? { turn, failure } : turn;
}

/**
 * What an agent changed. One that began at an earlier commit is compared with the branch head: its whole tree has to beat
 * the current best.
 */
async function readWork(
  { changes }: AgentRun,
  attempt: Attempt,
  tree: string,
): ReturnType<AgentRun['changes']['read']> {
  const { base } = attempt;
  const start = startOf(attempt);
  const read = await changes.read({ from: start, tree });
  if (read.kind === 'ended' || start === base || read.change.changes.length === 0) return read;
  return changes.read({ from: base, tree });
}

interface WrittenPrompt {
  readonly path: string;
  readonly text: string;
  readonly budgetMs: number;
}

/** Leaves what the agent noted in the folder of the iteration, for agents to come and for people. */
function keepNotes({ secrets }: RunSettings, { folder }: Attempt, notes: string | undefined): void {
  if (notes !== undefined) writeOwnFile(join(folder, 'notes.md'), `${secrets.redact(notes)}\n`);
}

function writePrompt({ settings, state, history }: AgentRun, attempt: Attempt): WrittenPrompt {
  const { records } = state;
  const { iter, folder, agent, chosen } = attempt;
  const { config, program, paths, protectedFiles } = settings;
  const from = chosen?.from;
  const timeLeftMs = settings.timeLeftMs();
  const budgetMs = Math.max(1, Math.min(parseDuration(config.iteration.budget) ?? 0, timeLeftMs));
  history.update(records, attemptsOf(settings));
  const landmarks = landmarksOf({ state });
  const best = landmarks.accepted;
  const text = buildPrompt({
    program,
    config,
    guidance: readGuidance(paths),
    iteration: iter,
    budgetMs,
    timeLeftMs: wholeSeconds(timeLeftMs),
    ...{ records, landmarks },
    slot: settings.slot,
    strategy: agent.strategy,
    ...(from === undefined ? {} : { restart: { after: records.find(({ commit }) => commit === from)?.iter } }),
    bestDiff: best === undefined ? undefined : readIterationFile(paths, best.iter, 'changes.diff'),
    protectedPaths: protectedFiles.globs,
  });
  const path = join(folder, 'prompt.md');
  writeOwnFile(path, text);
  faultPoint('prompt:after-write');
  return { path, text, budgetMs };
}

function invokeAgent(
  { settings, state, history }: AgentRun,
  attempt: Attempt,
  prompt: WrittenPrompt & { readonly environment: WorkspaceView; readonly notes: NotesPlace },
): Promise<AgentEnd> {
  const { config, privateArea, signal } = settings;
  const { agent } = config;
  const { iter, folder } = attempt;
  const workspace = workspaceOf(privateArea, attempt.slot);
  const template = agentTemplate(agent);
  const mark = privateArea.level.kind === 'bubblewrap' ? sandboxMarkOf(agent) : undefined;
  const request: AgentCommandRequest = {
    ...{ agent, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...settings.agentEnv } },
    ...{ budget: agentBudget({ settings, state }), isAction: settings.host.isAction },
    secrets: settings.secrets,
    command: fillTemplate(template.command, { promptFile: prompt.path, workDir: workspace.folder, iter }),
    kind: 'agent',
    ...prompt.environment.shown,
    workDir: workspace.folder,
    place: 'workspace',
    variables: {
      [agent.workdir_var]: workspace.folder,
      AUTORIZE_ITER: String(iter),
      ...slotVariable(settings.slot),
      AUTORIZE_HISTORY: history.folder,
      AUTORIZE_NOTES: prompt.notes.file,
    },
    stdoutPath: join(folder, 'agent.stdout'),
    stderrPath: join(folder, 'agent.stderr'),
    transcriptPath: join(folder, 'agent.transcript.md'),
    callsPath: join(folder, `agent${CALLS_SUFFIX}`),
    budgetMs: prompt.budgetMs,
    signal,
    readable: [...agentReadable(privateArea), prompt.path, history.folder],
    writable: [prompt.notes.folder],
  };
  handOut(workspace);
  return runAgentCommand(privateArea, template.stdin === 'prompt' ? { ...request, stdin: prompt.text } : request);
}

/** The CLI that works: that of the preset, or that of the command line. */
function cliOf({ config: { agent } }: RunSettings): AgentPreset | undefined {
  return agent.preset ?? presetOfCommand(agent.command ?? '');
}

function factsOf(
  settings: RunSettings,
  result: Extract<ProcessResult, { kind: 'ended' }>,
  calls: ModelCalls | undefined,
): AgentFacts {
  const message = readOwnText(result.stdout.path);
  const usage = calls?.usage ?? readUsage(settings.config.agent.preset, result);
  return {
    agent_exit: result.exitCode,
    agent_killed_by_budget: result.killedByBudget,
    ...(usage === undefined ? {} : { usage }),
    ...(reportsSimplification(cliOf(settings), message) ? { is_simplification: true } : {}),
  };
}

// Of a shell that did not find the command, or was not allowed to run it.
const REFUSALS: readonly (number | null)[] = [126, 127];

/** Why the agent never worked, where its command itself could not be run. */
function refusalOf(result: Extract<CommandResult, { kind: 'ended' }>) {
  const { exitCode, killedByBudget, stderr } = result;
  if (killedByBudget || !REFUSALS.includes(exitCode)) return undefined;
  const message = readFailureLine(stderr.path);
  return `the agent could not be run (exit code ${exitCode})${message === undefined ? '' : `: ${message}`}${unseenHint(result)}`;
}

/** What a reader should know of the agent's end, besides the outcome. */
function remarksOf(result: Extract<CommandResult, { kind: 'ended' }>, budgetMs: number) {
  const { exitCode, killedByBudget, survivors, stderr, stdout } = result;
  const last = exitCode === 0 ? undefined : readFailureLine(stderr.path, stdout.path);
  const details = `${last === undefined ? '' : `: ${last}`}${unseenHint(result)}`;
  return [
    ...(killedByBudget ? [`the agent was stopped after ${renderDuration(wholeSeconds(budgetMs))}`] : []),
    ...(exitCode !== 0 && !killedByBudget ? [`the agent ended with exit code ${exitCode}${details}`] : []),
    ...(survivors > 0 ? [`${survivors} processes of the agent could not be ended`] : []),
  ];
}

/** What is left of a run's time is no round figure; below a second it is shown as it is. */
function wholeSeconds(ms: number): number {
  return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}

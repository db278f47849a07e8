/**
 * A session: the agent at work in the workspace.
 * Invariant: the artifact that is read after a session was written by this one: the places where it may stand are empty
 * before it. When it ends no process of the session lives.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration, renderDuration } from '../base/duration.ts';
import { renderWaiting } from '../base/waiting.ts';
import { type AgentEnd, runAgentCommand } from '../engine/agent/agent-command.ts';
import { type AgentFailure, failureFact, silenceOf } from '../engine/agent/agent-failure.ts';
import { isPassing } from '../engine/agent/model-wait.ts';
import { type PatientTurn, workPatiently } from '../engine/agent/patient-sessions.ts';
import { presetOfCommand, sandboxMarkOf } from '../engine/agent/preset.ts';
import { findFailure, readUsage } from '../engine/agent/read-session.ts';
import { describeFailure } from '../engine/agent/session-usage.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import { slotVariable } from '../engine/agent/wave-slot.ts';
import type { AgentPreset } from '../engine/agents/registry.ts';
import { readFailureLine } from '../engine/evaluation/evaluation-step.ts';
import { environmentStep } from '../engine/evaluation/preparing-steps.ts';
import { type Attached, attachPreparedTo } from '../engine/evaluation/workspace-environment.ts';
import type { CallFailure } from '../engine/gateway/call-failure.ts';
import { CALLS_SUFFIX } from '../engine/gateway/call-log.ts';
import { type History, openHistory } from '../engine/history/history-folder.ts';
import { makeNotesPlace, takeNotes } from '../engine/history/notes.ts';
import { PLAIN_VIEW, type WorkspaceView } from '../engine/workspace/agent-environment.ts';
import { unseenHint } from '../engine/workspace/command.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import { agentReadable } from '../engine/workspace/workspace.ts';
import { writeCache } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { handOut } from '../kernel/folder-trust.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { discardTree, removeTree } from '../kernel/remove-tree.ts';
import type { ActiveMission } from './active-mission.ts';
import { chooseSession } from './agent-choice.ts';
import { attemptsOf } from './attempt-history.ts';
import type { ChosenAgent } from './entry-shape.ts';
import { preparingOf } from './evaluating.ts';
import { buildInstructions } from './instructions.ts';
import { agentAtWork, agentNamed } from './mission-settings.ts';
import { agentBudget } from './stop.ts';
import { iterationFolder, RUNTIME_ARTIFACTS } from './store.ts';
import { ARTIFACT, handOverFolder, hasHandedOver, showSubmission, takeSubmission } from './submission.ts';
import { isToEvaluate } from './submitted.ts';
import { openSession } from './worktree.ts';

const CALLS_FILE = `session${CALLS_SUFFIX}`;

interface SessionRequest {
  readonly iteration: number;
  readonly timeLeftMs: () => number;
}

/** Lets the agent work, again where it has to wait for its model; when it settles the end of the session is recorded. */
export async function runSession(mission: ActiveMission, { iteration, timeLeftMs }: SessionRequest): Promise<void> {
  const { paths, journal, host, signal, state } = mission;
  const { agent } = state.launch.contract;
  // The plan of a wave has chosen for each of its slots.
  const chosen = mission.slot?.agent === undefined ? chooseSession(state, iteration) : undefined;
  const written = await writeInstructions(mission, { iteration, chosen });
  const logs = iterationFolder(paths, iteration);
  // A session that was broken off before it began is begun again.
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  // The file of the run is of the last session; this one stays.
  writeOwnFile(join(logs, 'instructions.md'), written.instructions);
  begin(mission, { iteration, chosen });
  faultPoint('mission:after-begun');
  const attached = await attachEnvironment(mission, logs);
  if (attached.kind !== 'attached') {
    const [isAborted, notes] =
      attached.kind === 'aborted' ? [true, []] : [false, [`the setup of the session failed: ${attached.reason}`]];
    journal.appendOnly({ kind: 'session', iteration, exit_code: null, called_off: isAborted, notes });
    return;
  }
  await using environment = attached.environment;
  const { usd, spent } = agentBudget(state);
  let sessions = 0;
  const found = await workPatiently<SessionFacts>({
    ...{ host, signal, timeLeftMs, maxWait: agent.max_wait },
    isSpent: (more) => usd !== undefined && spent + more >= usd,
    takeSession: async () => {
      if (sessions > 0) begin(mission, { iteration, chosen });
      sessions += 1;
      journal.show('agent at work');
      const { facts, failure } = await work(mission, { ...written, iteration, logs, environment });
      return { turn: facts, failure, usage: facts.usage };
    },
    onWait: (waits, { turn, count }) => {
      setAside(logs, `waited-${count}`);
      journal.append({ kind: 'session', iteration, ...turn, waits });
      journal.show(renderWaiting(waits));
      journal.emit({ kind: 'waiting', iteration, waiting: waits });
    },
    onWaited: () => journal.emit({ kind: 'waiting', iteration, waiting: null }),
  });
  const end = endOf(found);
  const taken = end.called_off ? undefined : await takeSubmission(mission);
  const submission = taken === undefined ? {} : { submission: { ...taken.submission } };
  // Where there is nothing to evaluate the entry follows at once.
  const isSynced = taken !== undefined && isToEvaluate(taken.submission);
  journal.appendOnly({ kind: 'session', iteration, ...end, ...submission }, { isSynced });
  faultPoint('mission:after-session');
  if (taken !== undefined) showSubmission(mission, taken);
}

/** What the record of the last session says. */
function endOf(found: PatientTurn<SessionFacts>) {
  if (found.kind === 'over') return found.turn;
  const { why, reason, failure: agent_failure, turn } = found;
  // The session that it waited for has a record of its own.
  if (why === 'interrupted') return { exit_code: null, called_off: true, agent_failure, notes: [reason] };
  const facts = { ...turn, agent_failure, notes: [reason] };
  return why === 'limit' ? { ...facts, called_off: true, broken_off: reason } : facts;
}

interface Beginning {
  readonly iteration: number;
  readonly chosen: ChosenAgent | undefined;
}

function begin({ journal }: ActiveMission, { iteration, chosen }: Beginning): void {
  journal.append({ kind: 'begun', iteration, ...(chosen === undefined ? {} : { chosen_agent: chosen }) });
  journal.show('preparing the workspace');
  journal.emit({ kind: 'session', iteration });
}

/** Moves what a session wrote into a folder of its own: the next one writes the same files. */
function setAside(logs: string, name: string): void {
  mkdirSync(join(logs, name));
  for (const file of ['session.stdout', 'session.stderr', 'session.transcript.md', CALLS_FILE, 'notes.md']) {
    if (existsSync(join(logs, file))) renameSync(join(logs, file), join(logs, name, file));
  }
}

interface Written {
  readonly instructions: string;
  readonly candidateFile: string;
  readonly handOver: string;
  readonly history: History;
  readonly budgetMs: number;
}

/** Empties the places of the artifact, and writes what the session is to do. */
async function writeInstructions(mission: ActiveMission, { iteration, chosen }: Beginning): Promise<Written> {
  const { paths, privateArea, state, signal } = mission;
  const handOver = handOverFolder(mission.privateArea);
  privateArea.onLeft(await discardTree(handOver, { signal }));
  mkdirSync(handOver, { recursive: true });
  rmSync(paths.files.candidate_file, { force: true });
  const candidateFile = join(handOver, ARTIFACT);
  const budgetMs = parseDuration(state.launch.contract.agent.budget) ?? 0;
  const history = openHistory(privateArea.folder);
  history.update(state.entries, attemptsOf(mission));
  const instructions = buildInstructions({
    state,
    iteration,
    candidateFile,
    budgetMs,
    protectedGlobs: mission.protectedFiles.globs,
    runtimeArtifacts: RUNTIME_ARTIFACTS,
    slot: mission.slot,
    strategy: agentNamed(mission, chosen?.name ?? mission.slot?.agent).strategy,
  });
  writeCache(paths.files.instructions_file, [instructions]);
  return { instructions, candidateFile, handOver, history, budgetMs };
}

interface Working extends Written {
  readonly iteration: number;
  readonly logs: string;
  readonly environment: WorkspaceView;
}

/** Runs the agent to its end, in the workspace as it is. */
async function work(
  mission: ActiveMission,
  { iteration, logs, environment, instructions, candidateFile, handOver, history, budgetMs }: Working,
) {
  const { paths, privateArea, workspace, state, signal } = mission;
  const agent = agentAtWork(mission);
  const mark = privateArea.level.kind === 'bubblewrap' ? sandboxMarkOf(agent.settings) : undefined;
  const notes = makeNotesPlace(privateArea.folder, 1);
  const { usd, spent } = agentBudget(state);
  handOut(workspace);
  const end = await runAgentCommand(privateArea, {
    ...environment.shown,
    command: agent.command,
    kind: 'agent',
    workDir: workspace.folder,
    place: 'workspace',
    ...{ agent: agent.gateway, isAction: mission.host.isAction },
    budget: { usd, spent: spent + (mission.state.open?.waited?.usd ?? 0) },
    secrets: mission.secrets,
    agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...agent.env },
    variables: {
      RCS_RUN_ID: state.launch.run_id,
      RCS_ITERATION: String(iteration),
      RCS_CANDIDATE_FILE: candidateFile,
      RCS_INSTRUCTIONS_FILE: paths.files.instructions_file,
      RCS_LAST_KEPT_COMMIT: state.lastAcceptedCommit,
      AUTORIZE_HISTORY: history.folder,
      AUTORIZE_NOTES: notes.file,
      ...slotVariable(mission.slot),
    },
    stdin: instructions,
    stdoutPath: join(logs, 'session.stdout'),
    stderrPath: join(logs, 'session.stderr'),
    transcriptPath: join(logs, 'session.transcript.md'),
    callsPath: join(logs, CALLS_FILE),
    budgetMs,
    signal,
    readable: [...agentReadable(privateArea), paths.files.instructions_file, history.folder],
    writable: [handOver, notes.folder],
  });
  const { result } = end;
  keepNotes(mission, {
    logs,
    notes: result.kind === 'ended' ? takeNotes(notes, result.stdout.path, cliOf(mission)) : undefined,
  });
  return readEnd(mission, end, budgetMs);
}

/** The CLI that works: that of the preset, or that of the command line. */
function cliOf(mission: ActiveMission): AgentPreset | undefined {
  const { settings, command } = agentAtWork(mission);
  return settings.preset ?? presetOfCommand(command);
}

/** Leaves what the session noted in the folder of the iteration, for sessions to come and for people. */
function keepNotes(
  { secrets }: ActiveMission,
  { logs, notes }: { readonly logs: string; readonly notes: string | undefined },
): void {
  if (notes !== undefined) writeOwnFile(join(logs, 'notes.md'), `${secrets.redact(notes)}\n`);
}

/** Lets the session have the last accepted commit, with the environment of it. */
async function attachEnvironment(mission: ActiveMission, logs: string): Promise<Attached> {
  const { privateArea, protectedFiles, state, signal, workspace } = mission;
  const step = environmentStep(preparingOf(mission.state.launch.contract, { folder: logs, prefix: 'workspace-' }));
  const layered = await openSession(mission, step);
  if (layered !== undefined) return layered;
  if (step === undefined) return { kind: 'attached', environment: PLAIN_VIEW, timings: {} };
  return attachPreparedTo(workspace.folder, privateArea, {
    ...{ step, protectedFiles, signal, tree: state.lastAcceptedCommit },
    checkout: evaluationCheckout(privateArea, 1),
  });
}

interface SessionFacts {
  readonly exit_code: number | null;
  readonly called_off: boolean;
  readonly notes: readonly string[];
  readonly usage?: AgentUsage;
  readonly agent_failure?: AgentFailure;
}

/** What the record of a session says, and the failure that waiting helps against. */
async function readEnd(
  mission: ActiveMission,
  { result, calls }: AgentEnd,
  budgetMs: number,
): Promise<{ readonly facts: SessionFacts; readonly failure: CallFailure | undefined }> {
  const { host } = mission;
  if (result.kind === 'unstarted') {
    const notes = [`the session could not be started: ${result.reason}`];
    const facts = { exit_code: null, called_off: result.code === 'ABORTED', notes };
    return { facts, failure: undefined };
  }
  const { exitCode, aborted, killedByBudget, survivors, stderr, stdout } = result;
  const preset = cliOf(mission);
  const isSilent = !aborted && !(await hasHandedOver(mission));
  const nowMs = host.now().getTime();
  const found = isSilent ? findFailure({ calls, result, preset, nowMs }) : undefined;
  const failure = found?.failure;
  const silence = isSilent && failure === undefined ? silenceOf({ calls, killedByBudget }) : undefined;
  const fact = failure === undefined ? silence : failureFact(failure);
  const last = readFailureLine(stderr.path, stdout.path);
  const how = `${last === undefined ? '' : `: ${last}`}${unseenHint(result)}`;
  const usage = calls?.usage ?? readUsage(preset, result);
  const isFailed = exitCode !== 0 && !killedByBudget && !aborted;
  const facts = {
    exit_code: exitCode,
    called_off: aborted,
    ...(usage === undefined ? {} : { usage }),
    ...(fact === undefined ? {} : { agent_failure: fact }),
    notes: [
      ...(failure === undefined || found?.isSeen === true ? [] : [describeFailure(failure)]),
      ...(silence === undefined ? [] : [silence.message]),
      ...(killedByBudget ? [`the session was stopped after ${renderDuration(budgetMs)}`] : []),
      ...(isFailed ? [`the session ended with exit code ${exitCode}${how}`] : []),
      ...(isSilent && exitCode === 0 && failure === undefined && last !== undefined
        ? [`it printed last: ${last}`]
        : []),
      ...(survivors > 0 ? [`${survivors} processes of the session could not be ended`] : []),
      ...(calls?.remarks ?? []),
    ],
  };
  return { facts, failure: failure !== undefined && isPassing(failure) ? failure : undefined };
}

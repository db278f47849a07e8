/**
 * An agent's turn at a work item: a workspace, a prompt, a time limit, and what is left when the agent is gone.
 * Invariant: what this gives is a tree in the private store; no process of the agent lives any more, its workspace is
 * not looked at again, and nothing of the user's was within its reach.
 */
import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Waiting } from '../base/waiting.ts';
import { type AgentCommandRequest, runAgentCommand } from '../engine/agent/agent-command.ts';
import { type AgentFailure, failureFact, silenceOf } from '../engine/agent/agent-failure.ts';
import { fillTemplate } from '../engine/agent/command-line.ts';
import { isPassing } from '../engine/agent/model-wait.ts';
import { type EndedSession, workPatiently } from '../engine/agent/patient-sessions.ts';
import { agentTemplate, presetOfCommand, sandboxMarkOf } from '../engine/agent/preset.ts';
import { findFailure, readUsage } from '../engine/agent/read-session.ts';
import { describeFailure } from '../engine/agent/session-usage.ts';
import { isAnswered } from '../engine/agent/unable-agent.ts';
import { type AgentUsage, addUsage } from '../engine/agent/usage.ts';
import { slotVariable, type WaveSlot } from '../engine/agent/wave-slot.ts';
import type { ToolTrace } from '../engine/agents/tool-operation.ts';
import { NOTHING_PROTECTED } from '../engine/boundaries/protected-files.ts';
import { openAgentWorkspace } from '../engine/evaluation/agent-workspace.ts';
import { readFailureLine } from '../engine/evaluation/evaluation-step.ts';
import { environmentStep } from '../engine/evaluation/preparing-steps.ts';
import { CALLS_SUFFIX } from '../engine/gateway/call-log.ts';
import { unseenHint } from '../engine/workspace/command.ts';
import { evaluationCheckout, type PrivateArea } from '../engine/workspace/private-area.ts';
import { agentReadable, captureReason } from '../engine/workspace/workspace.ts';
import type { CaptureLimits } from '../kernel/capture-size.ts';
import { handOut, type WorkTree } from '../kernel/folder-trust.ts';
import { treeIdOf } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { readOwnText } from '../kernel/own-files.ts';
import { readFilePart } from '../kernel/regular-file.ts';
import type { WorkFile, WorkItem } from '../settings/work-plan.ts';
import { preparingOf } from './preparing.ts';
import { buildItemPrompt } from './prompt.ts';
import type { ReadyAgent } from './ready-agent.ts';
import { requireRunFiles } from './run-files.ts';
import { USAGE_FILE } from './run-usage.ts';
import { readToolTrace } from './tool-trace.ts';

export interface ItemTurnRequest {
  readonly item: WorkItem;
  readonly agent: ReadyAgent;
  readonly workspace: WorkTree;
  /** Number of the workspace. */
  readonly slot: number;
  /** The plan's setup. */
  readonly work: Pick<WorkFile, 'setup' | 'build' | 'environment'>;
  /** The commit that the agent starts from. */
  readonly base: string;
  /** Where prompt and logs go; exists, and is empty. */
  readonly folder: string;
  readonly branch: string;
  /** Undefined where the change was admitted before. */
  readonly limits: CaptureLimits | undefined;
  readonly signal: AbortSignal | undefined;
  readonly host: Pick<Host, 'now'>;
  /** The attempt of a wave that the turn is. */
  readonly waveSlot?: WaveSlot | undefined;
  /** What the run has left; default: no limit. */
  readonly timeLeftMs?: (() => number) | undefined;
  /** Called as it begins to wait for its model, and with null when that is over. */
  readonly onWait?: (waiting: Waiting | null) => void;
  /** What the agents of the plan may cost together, and did until now. */
  readonly budget: AgentCommandRequest['budget'];
  /** Called before the agent begins, where its calls are logged. */
  readonly onCalls?: () => void;
  /** Called when the agent has ended, where it said what it used up. */
  readonly onUsage?: (usage: AgentUsage) => void;
  /** Learns the access token of a login. */
  readonly secrets?: AgentCommandRequest['secrets'];
}

export type ItemTurn =
  | { readonly kind: 'captured'; readonly tree: string; readonly trace: ToolTrace | undefined }
  | {
      readonly kind: 'ended';
      readonly status: 'failure' | 'timeout' | 'denied';
      readonly reason: string;
      readonly trace: ToolTrace | undefined;
      /** The call to the model that it ended by. */
      readonly failure?: AgentFailure;
      readonly exitCode?: number | null;
    }
  /** The limit of its model ends too late for this run. */
  | {
      readonly kind: 'withheld';
      readonly reason: string;
      readonly failure: AgentFailure;
      /** Its model had answered before. */
      readonly hasWorked: boolean;
    }
  | { readonly kind: 'aborted' };

const CALLS_FILE = `agent${CALLS_SUFFIX}`;
const TRACE_FILE = 'agentrun-tools.jsonl';
const MAX_TRACE_BYTES = 4 << 20;

/** Lets an agent work at an item, again where it has to wait for its model, and takes what it left. */
export async function takeItemTurn(privateArea: PrivateArea, request: ItemTurnRequest): Promise<ItemTurn> {
  const {
    agent,
    budget,
    folder,
    host,
    timeLeftMs = () => Number.POSITIVE_INFINITY,
    onWait = () => undefined,
  } = request;
  const signal = request.signal ?? new AbortController().signal;
  let spentUsd = 0;
  let last: AgentUsage | undefined;
  const found = await workPatiently<ItemTurn>({
    ...{ host, signal, timeLeftMs, maxWait: agent.spec.max_wait },
    isSpent: (usd) => budget.usd !== undefined && budget.spent + usd >= budget.usd,
    takeSession: async () => {
      const ended = await takeSession(privateArea, {
        ...request,
        budget: { ...budget, spent: budget.spent + spentUsd },
      });
      spentUsd += ended.usage?.usd ?? 0;
      last = ended.usage;
      return ended;
    },
    onWait: (waiting, { count }) => {
      for (const name of ['agent.stdout', 'agent.stderr', 'agent.transcript.md', CALLS_FILE])
        if (existsSync(join(folder, name))) renameSync(join(folder, name), join(folder, `waited-${count}-${name}`));
      onWait(waiting);
    },
    onWaited: () => onWait(null),
  });
  const { turn, earlier } = found;
  if (earlier !== undefined) writeUsage(folder, addUsage(earlier, last));
  if (found.kind === 'over') return turn;
  const { why, reason, failure } = found;
  if (why === 'interrupted') return { kind: 'aborted' };
  if (why === 'limit') return { kind: 'withheld', reason, failure, hasWorked: [earlier, last].some(isAnswered) };
  return { kind: 'ended', status: 'failure', reason, trace: undefined, failure };
}

function writeUsage(folder: string, usage: AgentUsage): void {
  writeOwnFile(join(folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
}

/** Lets an agent work once, from the commit that it starts from. */
async function takeSession(privateArea: PrivateArea, request: ItemTurnRequest): Promise<EndedSession<ItemTurn>> {
  const { item, agent, workspace, work, slot, base, branch, folder, limits, signal } = request;
  const atLevel = { ...privateArea, level: agent.level };
  const step = environmentStep(preparingOf(atLevel, { work, agent, folder, name: 'workspace' }));
  const opened = await openAgentWorkspace(atLevel, {
    ...{ workspace, commit: base, branch, limits, signal, step, protectedFiles: NOTHING_PROTECTED },
    checkout: evaluationCheckout(atLevel, slot),
  });
  if (opened.kind === 'aborted') return plain({ kind: 'aborted' });
  if (opened.kind === 'failed') return plain(ended('failure', `setup failed: ${opened.reason}`, undefined));
  await using environment = opened.workspace.environment;
  const trace = join('.git', TRACE_FILE);
  const command = commandOf(request, join(workspace.folder, trace));
  const readable = [...agentReadable(privateArea), ...(command.readable ?? [])];
  handOut(workspace);
  const { secrets } = request;
  const { onCalls } = request;
  const heard = { ...(secrets && { secrets }), ...(onCalls && { onCalls }) };
  const asked = { ...command, ...environment.shown, readable, signal, ...heard };
  const { result, calls } = await runAgentCommand(atLevel, asked);
  requireRunFiles(request.folder, ['prompt.md', 'work-item.json']);
  if (result.kind === 'unstarted') {
    if (result.code === 'ABORTED') return plain({ kind: 'aborted' });
    return plain(ended('failure', `the agent could not be started: ${result.reason}`, undefined));
  }
  // Also of one that is cancelled: it was paid for.
  const preset = agent.spec.preset ?? presetOfCommand(command.command);
  const usage = calls?.usage ?? readUsage(preset, result);
  if (usage !== undefined) {
    writeUsage(request.folder, usage);
    request.onUsage?.(usage);
  }
  if (result.aborted) return plain({ kind: 'aborted' });
  const { stdout, stderr, exitCode, killedByBudget } = result;
  requireRunFiles(
    request.folder,
    [stdout, stderr].map(({ path }) => basename(path)),
  );
  const { failure, isSeen } = findFailure({ calls, result, preset, nowMs: request.host.now().getTime() });
  const isPark = failure !== undefined && isPassing(failure);
  const lost = (status: 'failure' | 'timeout', why: readonly string[], trace: ToolTrace | undefined) => {
    const failures = failure === undefined || isSeen ? [] : [describeFailure(failure)];
    const turn = ended(status, [...why, ...failures, ...(calls?.remarks ?? [])].join('; '), trace);
    const fact = failure === undefined ? silenceOf({ calls, killedByBudget }) : failureFact(failure);
    return {
      turn: { ...turn, ...(fact === undefined ? {} : { failure: fact }), exitCode },
      usage,
      failure: isPark ? failure : undefined,
    };
  };
  const { text, isWhole } = readTrace(join(opened.workspace.folder, trace));
  const found = readToolTrace({ preset: agent.spec.preset, stdout: readOwnText(stdout.path), file: text });
  // A stream that was too long to keep shows a lower bound of the operations. Within the limit it shows nothing.
  const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
  const reported = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
  if (killedByBudget) {
    return lost('timeout', [`the agent took more than timeout_ms ${item.constraints.timeout_ms}`], reported);
  }
  // An item succeeds whole or not at all, and may have no test: half of the work of an agent that failed is not judged.
  if (exitCode !== 0) {
    const output = readFailureLine(stderr.path, stdout.path);
    const how = `${output === undefined ? '' : `: ${output}`}${unseenHint(result)}`;
    return lost('failure', [`the agent ended with exit code ${exitCode}${how}`], reported);
  }
  const captured = await opened.workspace.take();
  const over = (turn: ItemTurn) => ({ turn, usage, failure: undefined });
  if (captured.kind === 'cancelled') return plain({ kind: 'aborted' });
  // Beyond a limit it is denied as by any other constraint; what git will not take is a failure.
  if (captured.kind === 'too-large' || captured.kind === 'environment')
    return over(ended('denied', captureReason(captured), reported));
  if (captured.kind === 'refused') return over(ended('failure', captureReason(captured), reported));
  const isUnchanged = captured.tree === (await treeIdOf(privateArea.store, base));
  if (failure !== undefined && isUnchanged) return lost('failure', ['the agent left everything as it was'], reported);
  return over({ kind: 'captured', tree: captured.tree, trace: reported });
}

function plain(turn: ItemTurn): EndedSession<ItemTurn> {
  return { turn, usage: undefined, failure: undefined };
}

function ended(status: 'failure' | 'timeout' | 'denied', reason: string, trace: ToolTrace | undefined) {
  return { kind: 'ended', status, reason, trace } as const;
}

function commandOf(
  { item, agent, budget, workspace, folder, waveSlot }: ItemTurnRequest,
  trace: string,
): AgentCommandRequest {
  const { spec, env } = agent;
  const [promptFile, itemFile] = [join(folder, 'prompt.md'), join(folder, 'work-item.json')];
  const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined, slot: waveSlot });
  writeOwnFile(promptFile, prompt);
  writeOwnFile(itemFile, `${JSON.stringify(item, null, 2)}\n`);
  const template = agentTemplate(spec);
  const mark = agent.level.kind === 'bubblewrap' ? sandboxMarkOf(spec) : undefined;
  return {
    agent: { ...spec, preset: spec.preset ?? presetOfCommand(template.command) },
    ...{ budget, isAction: agent.isAction, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
    command: fillTemplate(template.command, { promptFile, workDir: workspace.folder, id: item.id }),
    kind: 'agent',
    workDir: workspace.folder,
    place: 'workspace',
    variables: {
      AGENTRUN_WORK_ITEM: itemFile,
      AGENTRUN_TOOL_TRACE: trace,
      AUTORIZE_WORKDIR: workspace.folder,
      ...slotVariable(waveSlot),
    },
    stdoutPath: join(folder, 'agent.stdout'),
    stderrPath: join(folder, 'agent.stderr'),
    transcriptPath: join(folder, 'agent.transcript.md'),
    callsPath: join(folder, CALLS_FILE),
    budgetMs: item.constraints.timeout_ms,
    signal: undefined,
    readable: [promptFile, itemFile],
    ...(template.stdin === 'prompt' ? { stdin: prompt } : {}),
  };
}

/** What an agent's own folder holds is its word: a regular file, up to a size, or nothing. */
function readTrace(path: string): { readonly text: string | undefined; readonly isWhole: boolean } {
  const part = readFilePart(path, 'start', MAX_TRACE_BYTES);
  return { text: part?.text, isWhole: part === undefined || part.size <= MAX_TRACE_BYTES };
}

/**
 * An agent's turn at a work item: a workspace, a prompt, a time limit, and what is left when the agent is gone.
 * Invariant: what this gives is a tree in the private store; no process of the agent lives any more, its workspace is
 * not looked at again, and nothing of the user's was within its reach.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillTemplate } from '../engine/agent/command-line.ts';
import { agentTemplate, presetOfCommand, sandboxMarkOf } from '../engine/agent/preset.ts';
import { readUsage } from '../engine/agent/read-usage.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import { readLastLine } from '../engine/evaluation/evaluation-step.ts';
import { type CommandRequest, runCommand } from '../engine/workspace/command.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { agentReadable, captureReason, captureWorkspace, prepareWorkspace } from '../engine/workspace/workspace.ts';
import type { CaptureLimits } from '../kernel/capture-size.ts';
import { handOut, type WorkTree } from '../kernel/folder-trust.ts';
import { readFilePart } from '../kernel/regular-file.ts';
import type { WorkItem } from './contract.ts';
import { buildItemPrompt } from './prompt.ts';
import type { ReadyAgent } from './ready-agent.ts';
import { requireRunFiles } from './run-files.ts';
import { readToolTrace, type ToolTrace } from './tool-trace.ts';

export interface ItemTurnRequest {
  readonly item: WorkItem;
  readonly agent: ReadyAgent;
  readonly workspace: WorkTree;
  /** The commit that the agent starts from. */
  readonly base: string;
  /** Where prompt and logs go; exists, and is empty. */
  readonly folder: string;
  readonly branch: string;
  /** Undefined where the change was let through before. */
  readonly limits: CaptureLimits | undefined;
  readonly signal: AbortSignal | undefined;
  /** Told when the agent has ended, where it said what it used up. */
  readonly onUsage?: (usage: AgentUsage) => void;
}

export type ItemTurn =
  | { readonly kind: 'captured'; readonly tree: string; readonly trace: ToolTrace | undefined }
  | {
      readonly kind: 'ended';
      readonly status: 'failure' | 'timeout' | 'denied';
      readonly reason: string;
      readonly trace: ToolTrace | undefined;
    }
  | { readonly kind: 'aborted' };

/** What the agent used up, in the folder of its run; only where it said so. */
export const USAGE_FILE = 'usage.json';
const TRACE_FILE = 'agentrun-tools.jsonl';
const MAX_TRACE_BYTES = 4 << 20;

/** Lets an agent work at an item, and takes what it left. */
export async function takeItemTurn(privateArea: PrivateArea, request: ItemTurnRequest): Promise<ItemTurn> {
  const { item, agent, workspace, base, branch, limits, signal } = request;
  const atLevel = { ...privateArea, level: agent.level };
  if ((await prepareWorkspace(atLevel, { workspace, commit: base, branch, signal })) === 'cancelled')
    return { kind: 'aborted' };
  const trace = join(workspace.folder, '.git', TRACE_FILE);
  const command = commandOf(request, trace);
  const readable = [...agentReadable(privateArea), ...(command.readable ?? [])];
  handOut(workspace);
  const result = await runCommand(atLevel, { ...command, readable, signal });
  requireRunFiles(request.folder, ['prompt.md', 'work-item.json']);
  if (result.kind === 'unstarted') {
    if (result.code === 'ABORTED') return { kind: 'aborted' };
    return ended('failure', `the agent could not be started: ${result.reason}`, undefined);
  }
  if (result.aborted) return { kind: 'aborted' };
  const { stdout, stderr, exitCode, killedByBudget } = result;
  requireRunFiles(
    request.folder,
    [stdout, stderr].map(({ path }) => basename(path)),
  );
  const usage = readUsage(agent.spec.preset ?? presetOfCommand(command.command), result);
  if (usage !== undefined) {
    writeFileSync(join(request.folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
    request.onUsage?.(usage);
  }
  const { text, isWhole } = readTrace(trace);
  const found = readToolTrace({ preset: agent.spec.preset, stdout: readFileSync(stdout.path, 'utf8'), file: text });
  // Of a stream that was too long to keep, what is left tells of so many operations at least: within the limit, of
  // none.
  const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
  const told = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
  if (killedByBudget) {
    return ended('timeout', `the agent took more than timeout_ms ${item.constraints.timeout_ms}`, told);
  }
  if (exitCode !== 0) {
    const said = readLastLine(stderr.path) ?? readLastLine(stdout.path);
    return ended('failure', `the agent ended with exit code ${exitCode}${said === undefined ? '' : `: ${said}`}`, told);
  }
  const captured = await captureWorkspace(privateArea, { workspace, commit: base, before: undefined, limits, signal });
  if (captured.kind === 'cancelled') return { kind: 'aborted' };
  // Beyond a limit it is denied as by any other constraint; what git will not take is a failure.
  if (captured.kind === 'too-large') return ended('denied', captureReason(captured), told);
  if (captured.kind === 'refused') return ended('failure', captureReason(captured), told);
  return { kind: 'captured', tree: captured.tree, trace: told };
}

function ended(status: 'failure' | 'timeout' | 'denied', reason: string, trace: ToolTrace | undefined): ItemTurn {
  return { kind: 'ended', status, reason, trace };
}

function commandOf({ item, agent, workspace, folder }: ItemTurnRequest, trace: string): CommandRequest {
  const { spec, env } = agent;
  const [promptFile, itemFile] = [join(folder, 'prompt.md'), join(folder, 'work-item.json')];
  const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined });
  writeFileSync(promptFile, prompt);
  writeFileSync(itemFile, `${JSON.stringify(item, null, 2)}\n`);
  const template = agentTemplate(spec);
  const mark =
    agent.level.kind === 'bubblewrap' ? sandboxMarkOf({ preset: spec.preset, stdin: template.stdin }) : undefined;
  return {
    command: fillTemplate(template.command, { promptFile, workDir: workspace.folder, id: item.id }),
    workDir: workspace.folder,
    given: {
      ...(mark === undefined ? {} : { [mark]: '1' }),
      ...env,
      AGENTRUN_WORK_ITEM: itemFile,
      AGENTRUN_TOOL_TRACE: trace,
      AUTORIZE_WORKDIR: workspace.folder,
    },
    stdoutPath: join(folder, 'agent.stdout'),
    stderrPath: join(folder, 'agent.stderr'),
    budgetMs: item.constraints.timeout_ms,
    network: spec.network,
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

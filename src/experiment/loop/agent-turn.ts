/**
 * The agent's part of an iteration: a workspace, a prompt, a budget, and what is left when the agent is gone.
 * Invariant: the change that this gives is of a tree in the private store; no process of the agent lives any more, and
 * its workspace is not looked at again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration, renderDuration } from '../../base/duration.ts';
import { fillTemplate } from '../../engine/agent/command-line.ts';
import { agentTemplate, sandboxMarkOf } from '../../engine/agent/preset.ts';
import { readUsage } from '../../engine/agent/read-usage.ts';
import { AUTOLOADED, LOADED_WHEN_NEW } from '../../engine/boundaries/autoloaded.ts';
import { ALWAYS_DENIED } from '../../engine/boundaries/boundaries.ts';
import { readLastLine } from '../../engine/evaluation/evaluation-step.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { type CommandRequest, runCommand } from '../../engine/workspace/command.ts';
import { agentReadable, captureReason, captureWorkspace, prepareWorkspace } from '../../engine/workspace/workspace.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import { branchOf } from '../ledger/state.ts';
import { readGuidance, readIterationFile } from '../ledger/store.ts';
import { type ActiveRun, checkpoint } from './active-run.ts';
import { buildPrompt } from './prompt.ts';
import { takeProposal, takeReported } from './proposal.ts';
import { takeReleased } from './quarantined-change.ts';
import { readRunChange } from './read-change.ts';
import { type AgentFacts, type Attempt, INTERRUPTED, NO_FACTS, type Turn } from './turn.ts';

const CANCELLED: Turn = { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts: NO_FACTS };

/** Lets the agent work, and takes what it left; or takes what was proposed. */
export async function takeTurn(run: ActiveRun, attempt: Attempt): Promise<Turn> {
  const release = run.releases.shift();
  if (release !== undefined) return takeReleased(run, attempt, release);
  const proposal = run.proposals.shift();
  if (proposal !== undefined) {
    return 'commit' in proposal ? takeProposal(run, attempt, proposal) : takeReported(proposal);
  }
  const { privateArea } = run;
  const { iter, workspace, base } = attempt;
  checkpoint(run, 'CreateWorktree', iter);
  const request = { workspace, commit: base, branch: branchOf(run.place.name), signal: run.signal };
  if ((await prepareWorkspace(privateArea, request)) === 'cancelled') return CANCELLED;
  checkpoint(run, 'RunSetup', iter);
  const before = await setUp(run, attempt);
  if ('kind' in before) return before;
  checkpoint(run, 'BuildPrompt', iter);
  const prompt = writePrompt(run, attempt);
  checkpoint(run, 'InvokeAgent', iter);
  const agent = await invokeAgent(run, attempt, prompt);
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
  const facts = factsOf(run, agent);
  if (agent.aborted) return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts };
  checkpoint(run, 'CaptureDiff', iter);
  const captured = await captureWorkspace(privateArea, {
    ...taking(run),
    workspace,
    commit: base,
    before: before.tree,
  });
  checkpoint(run, 'RunTeardown', iter);
  await tearDown(run, attempt);
  if (captured.kind === 'cancelled') return { kind: 'ended', outcome: 'killed', notes: INTERRUPTED, facts };
  if (captured.kind !== 'captured') {
    return { kind: 'ended', outcome: 'denied', notes: captureReason(captured), facts };
  }
  const read = await readRunChange(run, { from: base, tree: captured.tree });
  if (read.kind === 'ended') return { ...read, facts };
  const { change } = read;
  writeFileSync(join(attempt.folder, 'changes.diff'), change.diff);
  faultPoint('capture:after-diff');
  const remarks = remarksOf(agent, prompt.budgetMs);
  if (change.changes.length > 0) return { kind: 'changed', change, facts, remarks };
  const refusal = refusalOf(agent);
  if (refusal !== undefined) return { kind: 'ended', outcome: 'infra_error', notes: refusal, facts };
  return { kind: 'ended', outcome: 'noop', notes: ['the agent changed nothing', ...remarks].join('; '), facts };
}

function taking({ config, signal }: ActiveRun): {
  readonly limits: CaptureLimits;
  readonly signal: AbortSignal | undefined;
} {
  return { limits: captureLimits(config.capture), signal };
}

/** Runs the setup command; what it left is what the agent's change is compared with. */
async function setUp(run: ActiveRun, attempt: Attempt): Promise<{ readonly tree: string | undefined } | Turn> {
  const { setup } = run.config;
  if (setup.command === '') return { tree: undefined };
  handOut(attempt.workspace);
  const result = await runInWorkspace(run, attempt, { ...setup, name: 'setup' });
  const reason = failureOf(result, `setup took more than ${setup.timeout}`);
  if (result.kind === 'ended') attempt.durations.setup_ms = Math.round(result.durationMs);
  if (isCalledOff(result)) return CANCELLED;
  if (reason !== undefined)
    return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${reason}`, facts: NO_FACTS };
  const captured = await captureWorkspace(run.privateArea, {
    ...taking(run),
    workspace: attempt.workspace,
    commit: attempt.base,
    before: undefined,
  });
  if (captured.kind === 'captured') return { tree: captured.tree };
  if (captured.kind === 'cancelled') return CANCELLED;
  return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${captured.reason}`, facts: NO_FACTS };
}

async function tearDown(run: ActiveRun, attempt: Attempt): Promise<void> {
  const { teardown } = run.config;
  if (teardown.command === '') return;
  // Its failure is in its logs; the change is captured already.
  const result = await runInWorkspace(run, attempt, { ...teardown, name: 'teardown' });
  if (result.kind === 'ended') attempt.durations.teardown_ms = Math.round(result.durationMs);
}

function runInWorkspace(
  run: ActiveRun,
  { workspace, folder }: Attempt,
  { name, command, timeout }: { readonly name: string; readonly command: string; readonly timeout: string },
): Promise<ProcessResult> {
  return runCommand(run.privateArea, {
    command,
    workDir: workspace.folder,
    given: { [run.config.agent.workdir_var]: workspace.folder },
    stdoutPath: join(folder, `${name}.stdout`),
    stderrPath: join(folder, `${name}.stderr`),
    budgetMs: parseDuration(timeout) ?? 0,
    network: run.config.agent.network,
    signal: run.signal,
    readable: agentReadable(run.privateArea),
  });
}

function isCalledOff(result: ProcessResult): boolean {
  return result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
}

function failureOf(result: ProcessResult, tooLong: string): string | undefined {
  if (result.kind === 'unstarted') return result.reason;
  if (result.killedByBudget) return tooLong;
  return result.exitCode === 0 ? undefined : `exit code ${result.exitCode}`;
}

interface WrittenPrompt {
  readonly path: string;
  readonly text: string;
  readonly budgetMs: number;
}

function writePrompt(run: ActiveRun, { iter, folder }: Attempt): WrittenPrompt {
  const { config, program, place, records } = run;
  const timeLeftMs = run.timeLeftMs();
  const budgetMs = Math.max(1, Math.min(parseDuration(config.iteration.budget) ?? 0, timeLeftMs));
  const best = records.findLast(({ outcome }) => outcome === 'merged');
  const text = buildPrompt({
    program,
    config,
    guidance: readGuidance(place),
    iteration: iter,
    budgetMs,
    timeLeftMs,
    records,
    bestDiff: best === undefined ? undefined : readIterationFile(place, best.iter, 'changes.diff'),
    alwaysDenied: [...ALWAYS_DENIED, ...AUTOLOADED, ...LOADED_WHEN_NEW, ...run.protectedFiles.globs],
  });
  const path = join(folder, 'prompt.md');
  writeFileSync(path, text);
  faultPoint('prompt:after-write');
  return { path, text, budgetMs };
}

function invokeAgent(run: ActiveRun, attempt: Attempt, prompt: WrittenPrompt): Promise<ProcessResult> {
  const { agent } = run.config;
  const { iter, workspace, folder } = attempt;
  const template = agentTemplate(agent);
  const mark = run.privateArea.level.kind === 'bubblewrap' ? sandboxMarkOf(agent) : undefined;
  const request: CommandRequest = {
    command: fillTemplate(template.command, { promptFile: prompt.path, workDir: workspace.folder, iter }),
    workDir: workspace.folder,
    given: {
      ...(mark === undefined ? {} : { [mark]: '1' }),
      ...run.agentEnv,
      [agent.workdir_var]: workspace.folder,
      AUTORIZE_ITER: String(iter),
    },
    stdoutPath: join(folder, 'agent.stdout'),
    stderrPath: join(folder, 'agent.stderr'),
    budgetMs: prompt.budgetMs,
    network: agent.network,
    signal: run.signal,
    readable: [...agentReadable(run.privateArea), prompt.path],
  };
  handOut(workspace);
  return runCommand(run.privateArea, template.stdin === 'prompt' ? { ...request, stdin: prompt.text } : request);
}

function factsOf({ config }: ActiveRun, result: Extract<ProcessResult, { kind: 'ended' }>): AgentFacts {
  const said = read(result.stdout.path);
  const usage = readUsage(config.agent.preset, result);
  return {
    agent_exit: result.exitCode,
    agent_killed_by_budget: result.killedByBudget,
    ...(usage === undefined ? {} : { usage }),
    ...(SIMPLER.test(said) ? { is_simplification: true } : {}),
  };
}

// A line of the agent's, beside the one that tells its usage.
const SIMPLER = /^AUTORIZE_KIND simplify\s*$/m;

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

// Of a shell that did not find the command, or was not allowed to run it.
const REFUSALS: readonly (number | null)[] = [126, 127];

/** Why the agent never worked, where its command itself could not be run. */
function refusalOf({ exitCode, killedByBudget, stderr }: Extract<ProcessResult, { kind: 'ended' }>) {
  if (killedByBudget || !REFUSALS.includes(exitCode)) return undefined;
  const said = readLastLine(stderr.path);
  return `the agent could not be run (exit code ${exitCode})${said === undefined ? '' : `: ${said}`}`;
}

/** What a reader should know of the agent's end, besides the outcome. */
function remarksOf(
  { exitCode, killedByBudget, survivors }: Extract<ProcessResult, { kind: 'ended' }>,
  budgetMs: number,
) {
  return [
    ...(killedByBudget ? [`the agent was stopped after ${renderDuration(wholeSeconds(budgetMs))}`] : []),
    ...(exitCode !== 0 && !killedByBudget ? [`the agent ended with exit code ${exitCode}`] : []),
    ...(survivors > 0 ? [`${survivors} processes of the agent could not be ended`] : []),
  ];
}

/** What is left of a run's time is no round figure; below a second it is shown as it is. */
function wholeSeconds(ms: number): number {
  return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}

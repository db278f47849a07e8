/** Setup and teardown in the workspace of an agent. */
import { join } from 'node:path';
import { parseDuration } from '../../base/duration.ts';
import { resolveNetwork, resolveTeardown } from '../../engine/environment/step-network.ts';
import type { EvaluationStep } from '../../engine/evaluation/evaluation-step.ts';
import { environmentStep } from '../../engine/evaluation/preparing-steps.ts';
import { attachPreparedTo } from '../../engine/evaluation/workspace-environment.ts';
import { PLAIN_VIEW, type WorkspaceView } from '../../engine/workspace/agent-environment.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { type CommandResult, runCommand, unseenHint } from '../../engine/workspace/command.ts';
import { evaluationCheckout, workspaceOf } from '../../engine/workspace/private-area.ts';
import { memoryIssue } from '../../engine/workspace/resources.ts';
import { agentReadable, type BeforeAgent, captureBefore } from '../../engine/workspace/workspace.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import { preparingOf } from '../scoring/objective.ts';
import type { RunSettings } from './run-state.ts';
import { type Attempt, CANCELLED, NO_FACTS, startOf, type Turn } from './turn.ts';

export interface SetUp {
  /** What the agent's change is compared with; undefined: the tree that it began with. */
  readonly before: BeforeAgent | undefined;
  readonly environment: WorkspaceView;
}

/** Runs the setup command; what it left is what the agent's change is compared with. */
export async function setUp(settings: RunSettings, attempt: Attempt): Promise<SetUp | Turn> {
  const { setup } = settings.config;
  if (setup.command === '') return { before: undefined, environment: PLAIN_VIEW };
  const workspace = workspaceOf(settings.privateArea, attempt.slot);
  handOut(workspace);
  const step = environmentStep(preparingOf({ config: settings.config, logs: attempt.folder, prefix: 'workspace-' }));
  if (step !== undefined) return attachPrepared(settings, attempt, step);
  const result = await runInWorkspace(settings, attempt, { ...setup, kind: 'setup', environment: PLAIN_VIEW });
  const beyond = result.kind === 'ended' ? memoryIssue('setup', result) : undefined;
  const reason = beyond ?? failureOf(result, `setup took more than ${setup.timeout}`);
  if (result.kind === 'ended') attempt.durations.setup_ms = Math.round(result.durationMs);
  if (isCancelled(result)) return CANCELLED;
  if (reason !== undefined)
    return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${reason}`, facts: NO_FACTS };
  return takeBefore(settings, attempt, PLAIN_VIEW);
}

/** Puts the environment of the tree that the agent begins with into its workspace; it is made where it is not there. */
async function attachPrepared(settings: RunSettings, attempt: Attempt, step: EvaluationStep): Promise<SetUp | Turn> {
  const { privateArea, protectedFiles, signal } = settings;
  const attached = await attachPreparedTo(workspaceOf(privateArea, attempt.slot).folder, privateArea, {
    ...{ step, protectedFiles, signal, tree: startOf(attempt) },
    checkout: evaluationCheckout(privateArea, attempt.slot),
  });
  Object.assign(attempt.durations, attached.timings);
  if (attached.kind === 'aborted') return CANCELLED;
  if (attached.kind === 'failed')
    return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${attached.reason}`, facts: NO_FACTS };
  return takeBefore(settings, attempt, attached.environment);
}

async function takeBefore(settings: RunSettings, attempt: Attempt, environment: WorkspaceView): Promise<SetUp | Turn> {
  const captured = await captureBefore(settings.privateArea, {
    ...capturing(settings),
    workspace: workspaceOf(settings.privateArea, attempt.slot),
    commit: startOf(attempt),
  });
  if (captured.kind === 'captured') return { before: captured.before, environment };
  await environment[Symbol.asyncDispose]();
  if (captured.kind === 'cancelled') return CANCELLED;
  return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${captured.reason}`, facts: NO_FACTS };
}

/** What bounds the capture of a workspace. */
export function capturing({ config, signal }: RunSettings): {
  readonly limits: CaptureLimits;
  readonly signal: AbortSignal | undefined;
} {
  return { limits: captureLimits(config.capture), signal };
}

/** Runs the teardown command in the workspace of an agent. */
export async function tearDown(settings: RunSettings, attempt: Attempt, environment: WorkspaceView): Promise<void> {
  const { teardown } = settings.config;
  if (teardown.command === '') return;
  // Its failure is in its logs; the change is captured already.
  const result = await runInWorkspace(settings, attempt, { ...teardown, kind: 'teardown', environment });
  if (result.kind === 'ended') attempt.durations.teardown_ms = Math.round(result.durationMs);
}

interface Hook {
  readonly kind: 'setup' | 'teardown';
  readonly command: string;
  readonly timeout: string;
  readonly environment: WorkspaceView;
}

function runInWorkspace(
  { config, privateArea, signal }: RunSettings,
  { slot, folder }: Attempt,
  { kind, command, timeout, environment: { shown } }: Hook,
): Promise<CommandResult> {
  const { agent, environment } = config;
  const keys = { own: environment.network, agent: agent.network, evaluator: config.objective.network };
  const workDir = workspaceOf(privateArea, slot).folder;
  return runCommand(privateArea, {
    ...shown,
    command,
    workDir,
    kind,
    place: 'workspace',
    variables: { [agent.workdir_var]: workDir },
    stdoutPath: join(folder, `${kind}.stdout`),
    stderrPath: join(folder, `${kind}.stderr`),
    budgetMs: parseDuration(timeout) ?? 0,
    network: kind === 'teardown' ? resolveTeardown(keys) : resolveNetwork(keys)[kind],
    signal,
    readable: agentReadable(privateArea),
  });
}

function isCancelled(result: ProcessResult): boolean {
  return result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
}

function failureOf(result: CommandResult, tooLong: string): string | undefined {
  if (result.kind === 'unstarted') return result.reason;
  if (result.killedByBudget) return tooLong;
  return result.exitCode === 0 ? undefined : `exit code ${result.exitCode}${unseenHint(result)}`;
}

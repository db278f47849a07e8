/** Setup and teardown in the workspace of an agent. */
import { join } from 'node:path';
import { parseDuration } from '../../base/duration.ts';
import { resolveNetwork, resolveTeardown } from '../../engine/environment/step-network.ts';
import type { EvaluationStep } from '../../engine/evaluation/evaluation-step.ts';
import { environmentStep } from '../../engine/evaluation/preparing-steps.ts';
import { attachPreparedTo, prepareLayer } from '../../engine/evaluation/workspace-environment.ts';
import type { AreaLayers } from '../../engine/layers/area-layers.ts';
import { PLAIN_VIEW, type PreparedLayer, type WorkspaceView } from '../../engine/workspace/agent-environment.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { type CommandResult, runCommand, unseenHint } from '../../engine/workspace/command.ts';
import { openLayeredWorkspace, workspaceLayers } from '../../engine/workspace/layered-workspace.ts';
import { evaluationCheckout, workspaceOf } from '../../engine/workspace/private-area.ts';
import { memoryIssue } from '../../engine/workspace/resources.ts';
import {
  agentReadable,
  type BeforeAgent,
  captureBefore,
  captureWorkspace,
  prepareWorkspace,
  type WorkspaceCapture,
} from '../../engine/workspace/workspace.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import { preparingOf } from '../scoring/objective.ts';
import type { RunSettings } from './run-state.ts';
import { type Attempt, CANCELLED, NO_FACTS, startOf, type Turn } from './turn.ts';

/** A workspace that an agent can be let into. */
export interface OpenWorkspace {
  readonly environment: WorkspaceView;
  /** Takes what the agent left; to be called once, when no process of it is left. */
  take(): Promise<WorkspaceCapture>;
}

/** Makes a workspace for an attempt, in layers where that can be done, and runs the setup command for it. */
export async function openWorkspace(
  settings: RunSettings,
  attempt: Attempt,
  { branch, onSetup }: { readonly branch: string; readonly onSetup: () => void },
): Promise<OpenWorkspace | Turn> {
  const { config, privateArea, signal } = settings;
  const workspace = workspaceOf(privateArea, attempt.slot);
  const request = { workspace, commit: startOf(attempt), branch, signal };
  const layers = layersFor(settings, attempt);
  if (layers === undefined) {
    if ((await prepareWorkspace(privateArea, request)) === 'cancelled') return CANCELLED;
    onSetup();
    return config.setup.command === '' ? opened(settings, attempt, PLAIN_VIEW) : setUp(settings, attempt);
  }
  onSetup();
  const prepared = await prepareFor(settings, attempt);
  if (prepared !== undefined && 'kind' in prepared) return prepared;
  const environment = await openLayeredWorkspace(privateArea, layers, { ...request, prepared });
  if (environment === 'cancelled') return CANCELLED;
  return { environment, take: () => environment.capture(capturing(settings)) };
}

/** The layers that the workspace is made of; undefined: it is a folder with a checkout. */
function layersFor({ config, privateArea }: RunSettings, attempt: Attempt): AreaLayers | undefined {
  // One that is kept has to be whole, and what a setup command does to a workspace is seen by comparing all of it.
  const isSetUpThere = config.setup.command !== '' && preparingStepOf(config, attempt) === undefined;
  return config.iteration.keep_worktrees || isSetUpThere ? undefined : workspaceLayers(privateArea);
}

function preparingStepOf(config: RunSettings['config'], { folder }: Attempt): EvaluationStep | undefined {
  return environmentStep(preparingOf({ config, logs: folder, prefix: 'workspace-' }));
}

/** Runs the setup command; what it left is what the agent's change is compared with. */
async function setUp(settings: RunSettings, attempt: Attempt): Promise<OpenWorkspace | Turn> {
  const { setup } = settings.config;
  const workspace = workspaceOf(settings.privateArea, attempt.slot);
  handOut(workspace);
  const step = preparingStepOf(settings.config, attempt);
  if (step !== undefined) return attachPrepared(settings, attempt, step);
  const result = await runInWorkspace(settings, attempt, { ...setup, kind: 'setup', environment: PLAIN_VIEW });
  const beyond = result.kind === 'ended' ? memoryIssue('setup', result) : undefined;
  const reason = beyond ?? failureOf(result, `setup took more than ${setup.timeout}`);
  if (result.kind === 'ended') attempt.durations.setup_ms = Math.round(result.durationMs);
  if (isCancelled(result)) return CANCELLED;
  return reason === undefined ? takeBefore(settings, attempt, PLAIN_VIEW) : setupFailed(reason);
}

/** Puts the environment of the tree that the agent begins with into its workspace; it is made where it is not there. */
async function attachPrepared(
  settings: RunSettings,
  attempt: Attempt,
  step: EvaluationStep,
): Promise<OpenWorkspace | Turn> {
  const { privateArea } = settings;
  const request = preparingRequest(settings, attempt, step);
  const attached = await attachPreparedTo(workspaceOf(privateArea, attempt.slot).folder, privateArea, request);
  Object.assign(attempt.durations, attached.timings);
  if (attached.kind === 'aborted') return CANCELLED;
  if (attached.kind === 'failed') return setupFailed(attached.reason);
  return takeBefore(settings, attempt, attached.environment);
}

/** The prepared environment for a workspace in layers; undefined where there is no setup. */
async function prepareFor(settings: RunSettings, attempt: Attempt): Promise<PreparedLayer | Turn | undefined> {
  const { config, privateArea } = settings;
  const step = config.setup.command === '' ? undefined : preparingStepOf(config, attempt);
  if (step === undefined) return undefined;
  const made = await prepareLayer(privateArea, preparingRequest(settings, attempt, step));
  Object.assign(attempt.durations, made.timings);
  if (made.kind === 'aborted') return CANCELLED;
  return made.kind === 'failed' ? setupFailed(made.reason) : made.prepared;
}

function preparingRequest(
  { privateArea, protectedFiles, signal }: RunSettings,
  attempt: Attempt,
  step: EvaluationStep,
) {
  const checkout = evaluationCheckout(privateArea, attempt.slot);
  return { step, protectedFiles, signal, tree: startOf(attempt), checkout };
}

function setupFailed(reason: string): Turn {
  return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${reason}`, facts: NO_FACTS };
}

/** A workspace that is a folder; `before` is what it held before the agent, where setup may have changed it. */
function opened(
  settings: RunSettings,
  attempt: Attempt,
  environment: WorkspaceView,
  before?: BeforeAgent,
): OpenWorkspace {
  const { privateArea } = settings;
  const workspace = workspaceOf(privateArea, attempt.slot);
  const take = () =>
    captureWorkspace(privateArea, { ...capturing(settings), workspace, commit: startOf(attempt), before });
  return { environment, take };
}

async function takeBefore(
  settings: RunSettings,
  attempt: Attempt,
  environment: WorkspaceView,
): Promise<OpenWorkspace | Turn> {
  const captured = await captureBefore(settings.privateArea, {
    ...capturing(settings),
    workspace: workspaceOf(settings.privateArea, attempt.slot),
    commit: startOf(attempt),
  });
  if (captured.kind === 'captured') return opened(settings, attempt, environment, captured.before);
  await environment[Symbol.asyncDispose]();
  return captured.kind === 'cancelled' ? CANCELLED : setupFailed(captured.reason);
}

/** What bounds the capture of a workspace. */
function capturing({ config, signal }: RunSettings): {
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

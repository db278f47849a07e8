/** Setup and teardown in the workspace of an agent. */
import { join } from 'node:path';
import { parseDuration } from '../../base/duration.ts';
import { resolveNetwork, resolveTeardown } from '../../engine/environment/step-network.ts';
import { type AgentWorkspace, openAgentWorkspace, type SetUpEnd } from '../../engine/evaluation/agent-workspace.ts';
import { environmentStep } from '../../engine/evaluation/preparing-steps.ts';
import type { WorkspaceView } from '../../engine/workspace/agent-environment.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { type CommandResult, runCommand, unseenHint } from '../../engine/workspace/command.ts';
import { evaluationCheckout, workspaceOf } from '../../engine/workspace/private-area.ts';
import { memoryIssue } from '../../engine/workspace/resources.ts';
import { agentReadable } from '../../engine/workspace/workspace.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import { preparingOf } from '../scoring/objective.ts';
import type { RunSettings } from './run-state.ts';
import { type Attempt, CANCELLED, NO_FACTS, startOf, type Turn } from './turn.ts';

/** Makes a workspace for an attempt, and runs the setup command for it. */
export async function openWorkspace(
  settings: RunSettings,
  attempt: Attempt,
  { branch, onSetup }: { readonly branch: string; readonly onSetup: () => void },
): Promise<AgentWorkspace | Turn> {
  const { config, privateArea, protectedFiles, signal } = settings;
  const { folder, slot } = attempt;
  const step = environmentStep(preparingOf({ config, logs: folder, prefix: 'workspace-' }));
  const isSetUpThere = config.setup.command !== '' && step === undefined;
  const opened = await openAgentWorkspace(privateArea, {
    ...{ branch, onSetup, protectedFiles, signal, step, commit: startOf(attempt) },
    ...{ workspace: workspaceOf(privateArea, slot), checkout: evaluationCheckout(privateArea, slot) },
    ...{ isKept: config.iteration.keep_worktrees, limits: captureLimits(config.capture) },
    ...(isSetUpThere ? { setUp: (environment) => setUp(settings, attempt, environment) } : {}),
  });
  Object.assign(attempt.durations, opened.timings);
  switch (opened.kind) {
    case 'opened':
      return opened.workspace;
    case 'aborted':
      return CANCELLED;
    case 'failed':
      return { kind: 'ended', outcome: 'infra_error', notes: `setup failed: ${opened.reason}`, facts: NO_FACTS };
    default:
      return opened satisfies never;
  }
}

/** Runs the setup command in a workspace. */
async function setUp(settings: RunSettings, attempt: Attempt, environment: WorkspaceView): Promise<SetUpEnd> {
  const { setup } = settings.config;
  const result = await runInWorkspace(settings, attempt, { ...setup, kind: 'setup', environment });
  const beyond = result.kind === 'ended' ? memoryIssue('setup', result) : undefined;
  const failed = beyond ?? failureOf(result, `setup took more than ${setup.timeout}`);
  if (result.kind === 'ended') attempt.durations.setup_ms = Math.round(result.durationMs);
  if (isCancelled(result)) return 'aborted';
  return failed === undefined ? 'done' : { failed };
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

/**
 * One small question to the agent that a config names, as a run would ask it: through the gateway, in the sandbox.
 * Invariant: it is asked once, in a workspace of its own that is gone afterwards; what it answers is neither kept nor judged.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../../base/errors.ts';
import { printable } from '../../base/text.ts';
import { type Check, checksOfError } from '../../doctor/check.ts';
import { type AgentEnd, runAgentCommand } from '../../engine/agent/agent-command.ts';
import { fillTemplate } from '../../engine/agent/command-line.ts';
import { isPassing, remedyOf } from '../../engine/agent/model-wait.ts';
import { agentTemplate, modelOfCommand, presetOfCommand, sandboxMarkOf } from '../../engine/agent/preset.ts';
import { findFailure, readUsage } from '../../engine/agent/read-session.ts';
import { describeFailure } from '../../engine/agent/session-usage.ts';
import type { AgentUsage } from '../../engine/agent/usage.ts';
import { readFailureLine } from '../../engine/evaluation/evaluation-step.ts';
import type { CallFailure } from '../../engine/gateway/call-failure.ts';
import { type PrivateArea, workspaceOf } from '../../engine/workspace/private-area.ts';
import { agentReadable, prepareWorkspace } from '../../engine/workspace/workspace.ts';
import { agentSecrets } from '../../kernel/agent-secrets.ts';
import type { Environment } from '../../kernel/environment.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import type { Host } from '../../kernel/host.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { secretTables } from '../config/secret-commands.ts';
import type { AgentCall } from './diagnosis.ts';

export interface AgentCallRequest {
  readonly privateArea: PrivateArea;
  readonly config: ExperimentConfig;
  /** `agent.env`, resolved. */
  readonly env: Environment;
  /** The commit that the agent would start from. */
  readonly base: string;
  readonly host: Host;
  readonly signal: AbortSignal | undefined;
}

const QUESTION = 'Answer with the single word "ready". Run no command, use no tool and change no file.\n';
const LIMIT_MS = 120_000;
const CHECK = { id: 'agent-call', title: 'agent call' } as const;
const NOT_MADE: AgentCall = { answered: false, cause: 'agent' };

/** What is reported where the question was not asked. */
export function describeUnasked(why: string): { readonly check: Check; readonly call: AgentCall } {
  return { check: { ...CHECK, verdict: 'warning', detail: `not made: ${why}` }, call: NOT_MADE };
}

/** Asks the agent, and says what came of it. */
export async function callAgent(
  request: AgentCallRequest,
): Promise<{ readonly checks: readonly Check[]; readonly call: AgentCall }> {
  const { config, host } = request;
  try {
    const { end, error } = await ask(request);
    if (end === undefined || (end.result.kind === 'ended' && end.result.aborted)) {
      const { check, call } = describeUnasked('cancelled');
      return { checks: [check], call };
    }
    const { check, call } = judge(config, { ...end, error, nowMs: host.now().getTime() });
    const secrets = agentSecrets(secretTables(config, host.env), host.env);
    return { checks: [{ ...check, detail: secrets.redact(check.detail) }], call };
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    return { checks: checksOfError(CHECK, error), call: NOT_MADE };
  }
}

interface Asked {
  /** Undefined: cancelled before it began. */
  readonly end:
    | (AgentEnd & { readonly failure: CallFailure | undefined; readonly usage: AgentUsage | undefined })
    | undefined;
  /** The line that its output ends with where it failed. */
  readonly error: string | undefined;
}

async function ask({ privateArea, config, env, base, host, signal }: AgentCallRequest): Promise<Asked> {
  const { agent } = config;
  const workspace = workspaceOf(privateArea, 1);
  if ((await prepareWorkspace(privateArea, { workspace, commit: base, branch: 'main', signal })) === 'cancelled')
    return { end: undefined, error: undefined };
  const folder = join(privateArea.folder, 'scratch', 'agent-call');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const prompt = join(folder, 'prompt.md');
  writeFileSync(prompt, QUESTION);
  const template = agentTemplate(agent);
  const mark = privateArea.level.kind === 'bubblewrap' ? sandboxMarkOf(agent) : undefined;
  handOut(workspace);
  const end = await runAgentCommand(privateArea, {
    ...{ agent, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
    ...{ budget: { usd: config.budget.usd, spent: 0 }, isAction: host.isAction },
    command: fillTemplate(template.command, { promptFile: prompt, workDir: workspace.folder, iter: 0 }),
    kind: 'agent',
    workDir: workspace.folder,
    place: 'workspace',
    variables: { [agent.workdir_var]: workspace.folder, AUTORIZE_ITER: '0' },
    stdoutPath: join(folder, 'stdout'),
    stderrPath: join(folder, 'stderr'),
    budgetMs: LIMIT_MS,
    signal,
    readable: [...agentReadable(privateArea), prompt],
    ...(template.stdin === 'prompt' ? { stdin: QUESTION } : {}),
  });
  const { result, calls } = end;
  if (result.kind === 'unstarted') return { end: { ...end, failure: undefined, usage: undefined }, error: undefined };
  const preset = agent.preset ?? presetOfCommand(template.command);
  const { failure } = findFailure({ calls, result, preset, nowMs: host.now().getTime() });
  const usage = calls === undefined ? readUsage(preset, result) : calls.usage;
  const last = [result.stderr, result.stdout].filter(({ path }) => existsSync(path));
  const error = last.map(({ path }) => readFailureLine(path)).find((line) => line !== undefined);
  return { end: { ...end, failure, usage }, error };
}

type Answer = NonNullable<Asked['end']> & Pick<Asked, 'error'> & { readonly nowMs: number };

function judge(config: ExperimentConfig, answer: Answer): { readonly check: Check; readonly call: AgentCall } {
  const { result, calls, failure, usage, error } = answer;
  const failed = (detail: string, remedy: string): { readonly check: Check; readonly call: AgentCall } => ({
    check: { ...CHECK, verdict: 'problem', detail, remedy },
    call: NOT_MADE,
  });
  const remedy = 'Run the command of the agent by hand, with the variables of agent.env alone.';
  if (result.kind === 'unstarted') return failed(`the agent could not be started: ${result.reason}`, remedy);
  const { durationMs, exitCode, killedByBudget } = result;
  const reason = error === undefined ? '' : `: ${printable(error, 300)}`;
  if (failure !== undefined) return judgeFailure(failure, durationMs);
  if (killedByBudget) return failed(`no answer within ${LIMIT_MS / 1000} s${reason}`, remedy);
  if (exitCode !== 0) return failed(`the agent ended with exit code ${exitCode}${reason}`, remedy);
  const limit = calls?.remarks[0];
  if (calls !== undefined && usage === undefined) {
    if (limit !== undefined) return failed(limit, 'Raise budget.usd, or set agent.price for the model.');
    const fix =
      'Check that the agent takes the address of its API from its environment, or set agent.gateway to "off".';
    return failed(`the agent ended well, but no call of it reached the gateway${reason}`, fix);
  }
  const command = agentTemplate(config.agent).command;
  const model = usage?.model ?? modelOfCommand(command) ?? undefined;
  const price = usage?.usd === undefined ? 'no price known' : `$${usage.usd.toFixed(4)}`;
  const calledMs = calls?.answerMs;
  const took = calledMs === undefined ? '' : ` (the call itself ${seconds(calledMs)})`;
  return {
    check: {
      ...{ ...CHECK, verdict: 'ok' },
      detail: `answered in ${seconds(durationMs)}${took}; model ${model ?? 'not reported'}; ${price}`,
    },
    call: {
      ...{ answered: true, session_ms: Math.round(durationMs) },
      ...(calledMs === undefined ? {} : { call_ms: calledMs }),
      ...(model === undefined ? {} : { model }),
      ...(usage?.input_tokens === undefined ? {} : { input_tokens: usage.input_tokens }),
      ...(usage?.output_tokens === undefined ? {} : { output_tokens: usage.output_tokens }),
      ...(usage?.usd === undefined ? {} : { usd: usage.usd }),
    },
  };
}

function judgeFailure(failure: CallFailure, durationMs: number): { readonly check: Check; readonly call: AgentCall } {
  const { kind, resetAt } = failure;
  const isWait = isPassing(failure);
  const remedy =
    remedyOf(failure) ??
    (resetAt === undefined
      ? 'Run the command again later. A run waits, at most for agent.max_wait.'
      : `Run the command again after ${resetAt}. A run waits for that, at most for agent.max_wait.`);
  return {
    // A run waits for what passes.
    check: { ...CHECK, verdict: isWait ? 'warning' : 'problem', detail: describeFailure(failure), remedy },
    call: {
      ...{ answered: false, cause: kind, session_ms: Math.round(durationMs) },
      ...(resetAt === undefined ? {} : { reset_at: resetAt }),
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

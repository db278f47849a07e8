/**
 * One small question to each agent that a config names, as a run would ask it: through the gateway, in the sandbox.
 * Invariant: each is asked once, in a workspace of its own that is gone afterwards; what it answers is neither kept nor judged.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { printable, quoted } from '../base/text.ts';
import { type AgentCommandRequest, type AgentEnd, runAgentCommand } from '../engine/agent/agent-command.ts';
import { isPassing, remedyOf } from '../engine/agent/model-wait.ts';
import { type AgentChoice, modelOfCommand, presetOfCommand, sandboxMarkOf } from '../engine/agent/preset.ts';
import { findFailure, readUsage } from '../engine/agent/read-session.ts';
import { describeFailure } from '../engine/agent/session-usage.ts';
import type { AgentUsage } from '../engine/agent/usage.ts';
import { readFailureLine } from '../engine/evaluation/evaluation-step.ts';
import type { CallFailure } from '../engine/gateway/call-failure.ts';
import { type PrivateArea, workspaceOf } from '../engine/workspace/private-area.ts';
import { agentReadable, prepareWorkspace } from '../engine/workspace/workspace.ts';
import type { Environment } from '../kernel/environment.ts';
import { handOut } from '../kernel/folder-trust.ts';
import type { Host } from '../kernel/host.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { type AgentCall, type Check, checksOfError, type Diagnosis } from './check.ts';
import type { Checkup, StepEvent } from './checkup.ts';

export interface AskedAgent {
  /** Where the config names several. */
  readonly name?: string;
  readonly agent: AgentCommandRequest['agent'] & Pick<AgentChoice, 'command' | 'preset'>;
  /** Its variables, resolved. */
  readonly env: Environment;
  /** The line for `sh -c`. */
  readonly commandFor: (places: CallPlaces) => string;
  /** Whether it gets its prompt by standard input. */
  readonly readsInput: boolean;
  readonly variablesFor: (places: CallPlaces) => Environment;
  /** Default: that of the area. */
  readonly level?: SandboxLevel;
}

interface CallPlaces {
  readonly promptFile: string;
  readonly workDir: string;
  /** A folder of the call alone. */
  readonly folder: string;
}

export interface AgentCallRequest {
  readonly privateArea: PrivateArea;
  readonly agents: readonly AskedAgent[];
  /** US dollars; undefined: no limit. */
  readonly budgetUsd: number | undefined;
  readonly secrets: SecretSearch;
  readonly host: Host;
  readonly signal: AbortSignal | undefined;
  readonly onStep: (event: StepEvent) => void;
}

const QUESTION = 'Answer with the single word "ready". Run no command, use no tool and change no file.\n';
const LIMIT_MS = 120_000;
const CHECK = { id: 'agent-call', title: 'agent call' } as const;
const NOT_MADE: AgentCall = { answered: false, cause: 'agent' };
/** An agent that one of these finds unable to start is not asked. */
const AGENT_CHECKS: ReadonlySet<Check['id']> = new Set(['agent-env', 'agent', 'agent-login', 'agent-root']);

/** What came of the questions: `agent`, or `agents` by their names. */
export type AgentCalls = Pick<Diagnosis, 'agent' | 'agents'>;

/** Reports that the question was not asked. */
export function leaveUnasked(checkup: Checkup, isRunning: boolean): AgentCalls {
  const { check, call } = describeUnasked(isRunning ? 'another run is at work' : 'fix the problems above first');
  checkup.add(check);
  return { agent: call };
}

/** Asks one agent after the other, and reports what came of it; undefined where none can be started. */
export async function askAgents(checkup: Checkup, request: AgentCallRequest): Promise<AgentCalls | undefined> {
  if (checkup.checks.some(({ id, verdict }) => AGENT_CHECKS.has(id) && verdict === 'problem')) return undefined;
  const calls: [string | undefined, AgentCall][] = [];
  for (const asked of request.agents) {
    const { name } = asked;
    const step = { step: 'agent', of: name === undefined ? 'one question' : `one question to ${quoted(name)}` };
    request.onStep({ kind: 'began', ...step });
    const { checks, call } = await callAgent(asked, request);
    request.onStep({ kind: 'ended', ...step });
    checkup.add(
      ...checks.map((check) => (name === undefined ? check : { ...check, title: `${check.title} of ${quoted(name)}` })),
    );
    calls.push([name, call]);
  }
  const named = calls.flatMap(([name, call]) => (name === undefined ? [] : [[name, call] as const]));
  return named.length > 0 ? { agents: Object.fromEntries(named) } : { agent: calls[0]?.[1] ?? NOT_MADE };
}

interface Judged {
  readonly check: Check;
  readonly call: AgentCall;
}

function describeUnasked(why: string): Judged {
  return { check: { ...CHECK, verdict: 'warning', detail: `not made: ${why}` }, call: NOT_MADE };
}

/** Asks the agent, and says what came of it. */
async function callAgent(
  asked: AskedAgent,
  request: AgentCallRequest,
): Promise<{ readonly checks: readonly Check[]; readonly call: AgentCall }> {
  const { host, secrets } = request;
  try {
    const { end, error, command } = await ask(asked, request);
    if (end === undefined || (end.result.kind === 'ended' && end.result.aborted)) {
      const { check, call } = describeUnasked('cancelled');
      return { checks: [check], call };
    }
    const { check, call } = judge({ ...end, error, command, nowMs: host.now().getTime() });
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
  readonly command: string;
}

async function ask(asked: AskedAgent, { budgetUsd, host, signal, ...request }: AgentCallRequest): Promise<Asked> {
  const { agent, env, level = request.privateArea.level } = asked;
  const privateArea = { ...request.privateArea, level };
  const workspace = workspaceOf(privateArea, 1);
  const commit = privateArea.store.base;
  if ((await prepareWorkspace(privateArea, { workspace, commit, branch: 'main', signal })) === 'cancelled')
    return { end: undefined, error: undefined, command: '' };
  const folder = join(privateArea.folder, 'scratch', 'agent-call');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const prompt = join(folder, 'prompt.md');
  writeFileSync(prompt, QUESTION);
  const places = { promptFile: prompt, workDir: workspace.folder, folder };
  const command = asked.commandFor(places);
  const mark = privateArea.level.kind === 'bubblewrap' ? sandboxMarkOf(agent) : undefined;
  handOut(workspace);
  const end = await runAgentCommand(privateArea, {
    ...{ agent, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
    ...{ budget: { usd: budgetUsd, spent: 0 }, isAction: host.isAction },
    command,
    kind: 'agent',
    workDir: workspace.folder,
    place: 'workspace',
    variables: asked.variablesFor(places),
    stdoutPath: join(folder, 'stdout'),
    stderrPath: join(folder, 'stderr'),
    budgetMs: LIMIT_MS,
    signal,
    readable: [...agentReadable(privateArea), prompt],
    ...(asked.readsInput ? { stdin: QUESTION } : {}),
  });
  const { result, calls } = end;
  if (result.kind === 'unstarted')
    return { end: { ...end, failure: undefined, usage: undefined }, error: undefined, command };
  const preset = agent.preset ?? presetOfCommand(command);
  const { failure } = findFailure({ calls, result, preset, nowMs: host.now().getTime() });
  const usage = calls === undefined ? readUsage(preset, result) : calls.usage;
  const last = [result.stderr, result.stdout].filter(({ path }) => existsSync(path));
  const error = last.map(({ path }) => readFailureLine(path)).find((line) => line !== undefined);
  return { end: { ...end, failure, usage }, error, command };
}

type Answer = NonNullable<Asked['end']> & Pick<Asked, 'error' | 'command'> & { readonly nowMs: number };

function judge({ result, calls, failure, usage, error, command }: Answer): Judged {
  const failed = (detail: string, remedy: string): Judged => ({
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

function judgeFailure(failure: CallFailure, durationMs: number): Judged {
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

/**
 * The command of an agent, with or without the gateway between it and its model.
 * Invariant: where the gateway is used the command never sees the key, and what its calls used is known when the promise
 * settles, however the command ended. The session of the gateway ends with the command.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PreconditionError } from '../../base/errors.ts';
import { SecretSearch } from '../../base/secret-search.ts';
import type { Environment } from '../../kernel/environment.ts';
import { BRIDGE_PORT } from '../../kernel/loopback-bridge.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { isSecret } from '../../kernel/secret-values.ts';
import type { LoginAccess } from '../agents/cli-login.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { SOCKET_NAME } from '../gateway/gateway-messages.ts';
import { openModelSession } from '../gateway/model-gateway.ts';
import { type CommandRequest, type CommandResult, runCommand } from '../workspace/command.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { openLogin } from './login-access.ts';
import type { LoginChoice } from './login-settings.ts';
import { agentNetwork, agentRouteOf, type GatewayChoice, pricesOf } from './model-route.ts';
import { answerMsOf, describeEnding, failureOfCalls, usageOfCalls } from './session-usage.ts';
import { openTranscript } from './transcript.ts';
import type { AgentUsage } from './usage.ts';

export interface AgentCommandRequest extends Omit<CommandRequest, 'network' | 'bridge' | 'homeFiles'> {
  readonly agent: GatewayChoice & LoginChoice;
  /** `agent.env`, resolved; `variables` holds what else the command gets. */
  readonly agentEnv: CommandRequest['variables'];
  /** US dollars that the agents of the run may cost together, and did until now. */
  readonly budget: { readonly usd: number | undefined; readonly spent: number };
  /** Of the host. */
  readonly isAction: boolean | undefined;
  /** Learns the access token of a login. */
  readonly secrets?: SecretSearch;
  /** Where `agent.transcript` has what agent and model say; the file must not exist yet. */
  readonly transcriptPath?: string;
  /** Where the gateway writes down each call as it happens, for a run that resumes after it was killed. */
  readonly callsPath?: string;
  /** Called before the first call can be made. */
  readonly onCalls?: () => void;
}

/** What the gateway saw of the agent. */
export interface ModelCalls {
  /** Undefined where no call was made. */
  readonly usage: AgentUsage | undefined;
  /** Why no call succeeded; undefined where one did, or none was made. */
  readonly failure: CallFailure | undefined;
  /** How long the first call took that was answered. */
  readonly answerMs: number | undefined;
  /** What a reader of the record should know, in a sentence each. */
  readonly remarks: readonly string[];
  /** Whether the agent could reach no model but by these calls. */
  readonly areAll: boolean;
}

export interface AgentEnd {
  readonly result: CommandResult;
  /** Undefined where the agent calls its model by itself. */
  readonly calls: ModelCalls | undefined;
}

/** Runs an agent to its end. */
export async function runAgentCommand(area: PrivateArea, request: AgentCommandRequest): Promise<AgentEnd> {
  const { agent, budget, isAction, variables, signal, secrets, transcriptPath, callsPath, onCalls, ...command } =
    request;
  const access = await openLogin(agent, area, { secrets, signal });
  // A home of its CLI that the user has put elsewhere is no part of what is hidden anyway.
  const privateArea = access === undefined ? area : { ...area, hidden: [...area.hidden, dirname(access.file)] };
  const agentEnv = { ...access?.variables, ...request.agentEnv };
  const way = agentRouteOf(agent, agentEnv);
  const isConfined = privateArea.level.kind === 'bubblewrap';
  const network = agentNetwork(agent, agentEnv, { isConfined, isAction }) === 'on' ? 'on' : 'off';
  if (way.kind === 'direct') {
    const result = await runCommand(privateArea, {
      ...command,
      network,
      signal,
      variables: { ...agentEnv, ...variables },
    });
    return { result, calls: undefined };
  }
  if (way.kind === 'refused') {
    const remedy = 'Set the key in agent.env, or agent.gateway to "off".';
    throw new PreconditionError({ message: `the gateway cannot be used: ${way.reason}`, remedy });
  }
  const { route } = way;
  const upstream = { ...route.upstream, headers: access?.headers };
  const folder = network === 'off' ? socketFolder(privateArea) : undefined;
  const ending = new AbortController();
  const transcript =
    agent.transcript !== true || transcriptPath === undefined
      ? undefined
      : openTranscript(transcriptPath, redactorOf(secrets, route.upstream.key.value));
  onCalls?.();
  const session = await openModelSession({
    options: {
      ...{
        api: route.api,
        upstream,
        serverTools: agent.server_tools ?? false,
        prices: pricesOf(agent),
      },
    },
    place: folder === undefined ? 'loopback' : { folder },
    account: { name: privateArea.session, limitUsd: budget.usd, spentUsd: budget.spent },
    callsPath,
    onLimit: () => ending.abort(),
    onRefusedAccount: () => ending.abort(),
    onExchange: transcript?.add,
  });
  const origin = `http://127.0.0.1:${folder === undefined ? session.port : BRIDGE_PORT}`;
  const ended = new AbortController();
  const renewing = renewWhile(ended.signal, access, { secrets, agent, privateArea }, (variables) => {
    const renewed = agentRouteOf(agent, { ...variables, ...request.agentEnv });
    if (renewed.kind === 'gateway') session.useKey(renewed.route.upstream.key.value);
  });
  try {
    const result = await runCommand(privateArea, {
      ...command,
      network,
      variables: { ...route.variables({ origin, token: session.token }), ...variables },
      homeFiles: route.homeFiles(origin),
      ...(folder === undefined ? {} : { bridge: { program: process.execPath, folder, socket: SOCKET_NAME } }),
      signal: signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]),
    });
    const outcome = await session.end();
    const failure = failureOfCalls(outcome);
    const lost = transcript?.close();
    const remarks = [
      ...(outcome.overLimit === undefined ? [] : [`the agent was ended at the limit: ${outcome.overLimit}`]),
      ...(failure === undefined ? [] : [describeEnding(outcome, failure)]),
      ...(lost === undefined ? [] : [lost]),
    ];
    const calls = {
      usage: usageOfCalls(outcome),
      failure,
      answerMs: answerMsOf(outcome),
      remarks,
      areAll: network === 'off',
    };
    return { result: endedByGateway(result, signal), calls };
  } finally {
    ended.abort();
    await renewing;
    await session.end();
    transcript?.close();
    if (folder !== undefined) privateArea.onLeft(await discardTree(folder));
  }
}

/** Takes the key of the API out of a text, too, wherever the agent may have found it. */
function redactorOf(secrets: SecretSearch | undefined, key: string): (text: string) => string {
  const own = new SecretSearch([key.replace(/^Bearer /, '')].filter(isSecret));
  return (text) => own.redact(secrets?.redact(text) ?? text);
}

interface Renewing {
  readonly agent: LoginChoice;
  readonly privateArea: PrivateArea;
  readonly secrets: SecretSearch | undefined;
}

// Its CLI renews a token that has less left.
const RENEW_AT_MS = 4 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Renews the token of a login before it ends, as long as the session takes; the gateway alone has it. */
async function renewWhile(
  ended: AbortSignal,
  access: LoginAccess | undefined,
  { agent, privateArea, secrets }: Renewing,
  use: (variables: Environment) => void,
): Promise<void> {
  let current = access;
  while (current?.expiresAtMs !== undefined) {
    const left = current.expiresAtMs - Date.now() - RENEW_AT_MS;
    const timer = pause(Math.max(1000, Math.min(left, LONGEST_TIMER_MS)), undefined, { signal: ended, ref: false });
    if (
      !(await timer.then(
        () => true,
        () => false,
      ))
    )
      return;
    const wish = { leastLeftMs: RENEW_AT_MS, secrets, signal: ended };
    const renewed = await openLogin(agent, privateArea, wish).catch(() => undefined);
    // What cannot be renewed fails its calls, and the run says so.
    if (renewed === undefined || renewed.token === current.token) return;
    current = renewed;
    use(current.variables);
  }
}

/** An agent that the gateway ended was not cancelled by anybody: what it left counts. */
function endedByGateway(result: CommandResult, signal: AbortSignal | undefined): CommandResult {
  if (result.kind === 'unstarted' || !result.aborted || signal?.aborted === true) return result;
  return { ...result, aborted: false };
}

/** A folder for one socket, in the private area. */
function socketFolder({ folder }: PrivateArea): string {
  const path = join(folder, 'scratch', `model-${randomUUID()}`);
  mkdirSync(path, { mode: 0o700 });
  return path;
}

/** The agents of a mission, ready for its sessions. */
import { PreconditionError } from '../base/errors.ts';
import { renderPath } from '../base/json-path.ts';
import { agentsOf, type ConfiguredAgent } from '../engine/agent/configured-agents.ts';
import type { GatewayChoice } from '../engine/agent/model-route.ts';
import { isKeyInReach, routeNotes } from '../engine/agent/route-notes.ts';
import { PRESETS } from '../engine/agents/registry.ts';
import { type Environment, type ParentEnvironment, requireTable } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { findOnPath } from '../kernel/program-path.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import {
  type AgentChoice,
  choosesAgent,
  DEFAULT_AGENT,
  gatewayChoice,
  type SessionPlaces,
  sessionCommand,
} from './agent-command.ts';

/** An agent of the front matter. */
export type MissionAgent = ConfiguredAgent<MissionContract['agent']>;
type Contract = Pick<MissionContract, 'agent' | 'agents'>;

/** An agent as sessions have it. */
export interface SessionAgent {
  readonly name: string;
  readonly strategy: string | undefined;
  readonly settings: MissionContract['agent'];
  /** The line for `sh -c` that runs a session. */
  readonly command: string;
  /** What the gateway goes by: the front matter, and which CLI the command runs. */
  readonly gateway: GatewayChoice;
  /** Its variables, resolved. */
  readonly env: Environment;
}

/** At least one, in the order of the front matter. */
export type SessionAgents = readonly [SessionAgent, ...SessionAgent[]];

interface RequestedAgent {
  readonly agentCommand?: string;
  readonly agentArgs?: readonly string[];
}

/** Nothing was chosen before. */
export const NO_AGENT: AgentChoice = { command: null, args: [] };

/** The front matter's, else the flag's, else what the run was launched with, else the environment's. */
export function chooseAgent(
  { agentCommand: requested, agentArgs = [] }: RequestedAgent,
  { env }: Pick<Host, 'env'>,
  { contract, known }: { readonly contract: Contract; readonly known: AgentChoice },
): AgentChoice {
  const args = agentArgs.length > 0 ? agentArgs : known.args;
  if (contract.agents !== undefined) return { command: null, args };
  if (choosesAgent(contract.agent)) return { command: contract.agent.command ?? null, args };
  return { command: requested ?? known.command ?? (env.RCS_AGENT_COMMAND || null), args };
}

/** The same for one agent: of several each has a command or a preset of its own. */
export function choiceOf({ agents }: Contract, { agent }: MissionAgent, chosen: AgentChoice): AgentChoice {
  return agents === undefined ? chosen : { ...chosen, command: agent.command ?? null };
}

/** Throws where the program of an agent is not on PATH. */
export function requirePresets(chosen: AgentChoice, contract: Contract, { env }: Pick<Host, 'env'>): void {
  for (const each of agentsOf(contract)) {
    const { program } = PRESETS[each.agent.preset ?? DEFAULT_AGENT];
    const { command } = choiceOf(contract, each, chosen);
    if (command !== null || findOnPath(program, env.PATH ?? '') !== undefined) continue;
    const others = each.agent.preset === undefined ? ', and no other agent is set' : '';
    const table = renderPath(each.path).slice('$.'.length);
    throw new PreconditionError({
      message: `the agent cannot be run: "${program}" is not on PATH${others}`,
      remedy: `Install it, or set another: ${table}.preset or ${table}.command in sandbox.md${contract.agents === undefined ? ', --agent COMMAND, or RCS_AGENT_COMMAND' : ''}.`,
    });
  }
}

/** What the sessions of an agent get of the environment by the front matter. */
export function resolveAgentEnv(
  file: string,
  { agent, path }: MissionAgent,
  parentEnv: ParentEnvironment,
): Environment {
  return requireTable(agent.env, { parentEnv, path: renderPath([...path, 'env']), file });
}

interface Opening {
  readonly contract: Contract;
  readonly chosen: AgentChoice;
  /** Of the front matter, from the top of the repository. */
  readonly file: string;
  readonly parentEnv: ParentEnvironment;
  readonly places: SessionPlaces;
  /** Of its sessions, as the user's files have it. */
  readonly network: MissionContract['agent']['network'];
  /** Whether sessions begin at all; else there is nobody to give keys to. */
  readonly isUsed: boolean;
}

export function openSessionAgents(opening: Opening): SessionAgents {
  const { contract, chosen, file, parentEnv, places, network, isUsed } = opening;
  const open = (each: MissionAgent): SessionAgent => {
    const { name, strategy, agent } = each;
    const choice = choiceOf(contract, each, chosen);
    return {
      ...{ name, strategy, settings: agent, command: sessionCommand(choice, agent, places) },
      gateway: gatewayChoice(choice, { ...agent, network }),
      env: isUsed ? resolveAgentEnv(file, each, parentEnv) : {},
    };
  };
  const [first, ...others] = agentsOf(contract);
  return [open(first), ...others.map(open)];
}

type Place = Parameters<typeof routeNotes>[2];

/** Whether a process of the user can read a key that sessions are not given. */
export function isAnyKeyInReach(agents: SessionAgents, place: Place): boolean {
  return agents.some(({ gateway, env }) => isKeyInReach(gateway, env, place));
}

/** What a person should know of the way of their calls, each sentence once. */
export function agentNotes(agents: SessionAgents, place: Place): string[] {
  return [...new Set(agents.flatMap(({ gateway, env }) => routeNotes(gateway, env, place)))];
}

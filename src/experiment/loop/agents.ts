/** The agents of a run, ready to work. */
import { requireAgent } from '../../doctor/agent-check.ts';
import { agentsOf, type ConfiguredAgent } from '../../engine/agent/configured-agents.ts';
import { isKeyInReach, routeNotes } from '../../engine/agent/route-notes.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { Host } from '../../kernel/host.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { resolveAgentEnv } from '../ledger/opening.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

type Configured = ConfiguredAgent<ExperimentConfig['agent']>;

export interface ActiveAgent extends Configured {
  /** Its variables, resolved. */
  readonly env: Environment;
}

/** At least one, in the order of the config. */
export type ActiveAgents = readonly [ActiveAgent, ...ActiveAgent[]];

interface Opening {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  readonly host: Host;
  /** Whether agents work in this run; else there is nobody to give keys to. */
  readonly isUsed: boolean;
}

export function openAgents({ paths, config, host, isUsed }: Opening): ActiveAgents {
  const open = (agent: Configured): ActiveAgent => {
    return { ...agent, env: isUsed ? resolveAgentEnv(paths, { config, agent }, host) : {} };
  };
  const [first, ...others] = agentsOf(config);
  return [open(first), ...others.map(open)];
}

/** Throws where the program of one of them is not there. */
export async function requireAgents(
  agents: ActiveAgents,
  place: Omit<Parameters<typeof requireAgent>[0], 'agent' | 'path' | 'env'>,
): Promise<void> {
  for (const agent of agents) await requireAgent({ ...agent, ...place });
}

type Place = Parameters<typeof routeNotes>[2];

/** Whether a process of the user can read a key that agents are not given. */
export function isAnyKeyInReach(agents: ActiveAgents, place: Place): boolean {
  return agents.some(({ agent, env }) => isKeyInReach(agent, env, place));
}

/** What a person should know of the way of their calls, each sentence once. */
export function agentNotes(agents: ActiveAgents, place: Place): string[] {
  return [...new Set(agents.flatMap(({ agent, env }) => routeNotes(agent, env, place)))];
}

/** Settings of a run as one of its agents works by them. */
export function settingsFor<T extends { readonly config: ExperimentConfig; readonly agentEnv: Environment }>(
  settings: T,
  { agent, env }: ActiveAgent,
): T {
  return { ...settings, config: { ...settings.config, agent }, agentEnv: env };
}

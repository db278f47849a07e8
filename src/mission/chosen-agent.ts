/** Which agent a run of a mission uses. */
import { PreconditionError } from '../base/errors.ts';
import { PRESETS } from '../engine/agents/registry.ts';
import type { Host } from '../kernel/host.ts';
import { findOnPath } from '../kernel/program-path.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { type AgentChoice, choosesAgent, DEFAULT_AGENT } from './agent-command.ts';

interface RequestedAgent {
  readonly agentCommand?: string;
  readonly agentArgs?: readonly string[];
}

/** Nothing was chosen before. */
export const NO_AGENT: AgentChoice = { command: null, args: [] };

/** The front matter's, else the flag's, else what the run was launched with, else the environment's. */
export function chooseAgent(
  { agentCommand: requested, agentArgs = [] }: RequestedAgent,
  { env }: Host,
  { contract, known }: { readonly contract: MissionContract; readonly known: AgentChoice },
): AgentChoice {
  return {
    command: choosesAgent(contract.agent)
      ? (contract.agent.command ?? null)
      : (requested ?? known.command ?? (env.RCS_AGENT_COMMAND || null)),
    args: agentArgs.length > 0 ? agentArgs : known.args,
  };
}

/** Throws where the agent's program is not on PATH. */
export function requirePreset({ command }: AgentChoice, { agent }: MissionContract, { env }: Host): void {
  const { program } = PRESETS[agent.preset ?? DEFAULT_AGENT];
  if (command !== null || findOnPath(program, env.PATH ?? '') !== undefined) return;
  const others = agent.preset === undefined ? ', and no other agent is set' : '';
  throw new PreconditionError({
    message: `the agent cannot be run: "${program}" is not on PATH${others}`,
    remedy:
      'Install it, or set another: agent.preset or agent.command in sandbox.md, --agent COMMAND, or RCS_AGENT_COMMAND.',
  });
}

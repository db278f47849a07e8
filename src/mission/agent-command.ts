import { quoteForShell } from '../base/shell-quote.ts';
import { fillTemplate } from '../engine/agent/command-line.ts';
import type { GatewayChoice } from '../engine/agent/model-route.ts';
import { presetCommand, presetOfCommand } from '../engine/agent/preset.ts';
import type { AgentPreset } from '../engine/agents/registry.ts';
import type { MissionContract } from '../settings/mission-contract.ts';

/** What runs a session, besides what the front matter says. */
export interface AgentChoice {
  /** A command line of the user's; null: a preset. */
  readonly command: string | null;
  readonly args: readonly string[];
}

type AgentSettings = Pick<MissionContract['agent'], 'command' | 'preset' | 'model' | 'reasoning' | 'args'>;

/** The preset where nobody names an agent. */
export const DEFAULT_AGENT: AgentPreset = 'codex';

/** Whether the front matter chooses the agent: then no flag and no variable does. */
export function choosesAgent({ command, preset, model, reasoning, args }: AgentSettings): boolean {
  return [command, preset, model, reasoning, args].some((each) => each !== undefined);
}

/** Where a session works. */
export interface SessionPlaces {
  readonly workDir: string;
  readonly instructionsFile: string;
  /** Where it hands over its candidate. */
  readonly handOver: string;
  /** Whether a sandbox of ours is around the session. */
  readonly isConfined: boolean;
}

/**
 * The line for `sh -c` that runs a session. A preset gets the extra arguments behind those of the front matter; a
 * command of the user's finds them as `"$@"`. A CLI that nothing confines keeps its own sandbox, if it has one, opened
 * for what a session writes: the git directory and the artifact.
 */
export function sessionCommand(
  { command, args }: AgentChoice,
  agent: AgentSettings,
  { workDir, instructionsFile, handOver, isConfined }: SessionPlaces,
): string {
  if (command !== null) return args.length === 0 ? command : `set -- ${args.map(quoteForShell).join(' ')}; ${command}`;
  const options = { ...agent, args: [...(agent.args ?? []), ...args] };
  const ownSandbox = isConfined ? undefined : { writable: [`${workDir}/.git`, handOver] };
  const line = presetCommand(agent.preset ?? DEFAULT_AGENT, options, ownSandbox);
  return fillTemplate(line, { promptFile: instructionsFile, workDir });
}

/** What the gateway goes by: a CLI that a command of the user's own runs has its API where the gateway is asked for. */
export function gatewayChoice({ command }: AgentChoice, agent: MissionContract['agent']): GatewayChoice {
  if (command === null) return { ...agent, preset: agent.preset ?? DEFAULT_AGENT };
  return { ...agent, command, preset: agent.preset ?? presetOfCommand(command) };
}

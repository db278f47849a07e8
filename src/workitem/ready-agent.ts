import { routeNotes } from '../engine/agent/route-notes.ts';
import { layeringNotes } from '../engine/layers/area-layers.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import type { Environment } from '../kernel/environment.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import type { AgentSpec } from '../settings/work-plan.ts';

/** An agent that can be started. */
export interface ReadyAgent {
  readonly id: string;
  readonly spec: AgentSpec;
  /** `env`, resolved. */
  readonly env: Environment;
  readonly level: SandboxLevel;
  /** Of the host. */
  readonly isAction?: boolean | undefined;
}

/** What a person should know of how agents reach their models. */
export function agentNotes(agents: Iterable<ReadyAgent>): string[] {
  return [...agents].flatMap(({ id, spec, env, level, isAction }) =>
    routeNotes(spec, env, { isConfined: level.kind === 'bubblewrap', isAction }).map((note) => `${id}: ${note}`),
  );
}

/** The level of an area that is opened for all of some agents: at bubblewrap it has layers, too. */
export function areaLevel(agents: readonly Pick<ReadyAgent, 'level'>[]): SandboxLevel {
  const levels = agents.map((agent) => agent.level);
  return levels.find(({ kind }) => kind === 'bubblewrap') ?? levels[0] ?? { kind: 'process-group' };
}

/** What is odd about the area of a plan, and why its commands are slower than they could be. */
export function areaNotes(privateArea: PrivateArea): string[] {
  return [...privateArea.notes, ...layeringNotes(privateArea)];
}

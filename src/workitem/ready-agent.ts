import type { Environment } from '../kernel/environment.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import type { AgentSpec } from './contract.ts';

/** An agent that can be started. */
export interface ReadyAgent {
  readonly id: string;
  readonly spec: AgentSpec;
  /** `env`, resolved. */
  readonly env: Environment;
  readonly level: SandboxLevel;
}

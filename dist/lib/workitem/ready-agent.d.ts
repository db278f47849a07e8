import type { Environment } from '../kernel/environment.js';
import type { SandboxLevel } from '../kernel/sandbox-command.js';
import type { AgentSpec } from './contract.js';
/** An agent that can be started. */
export interface ReadyAgent {
    readonly id: string;
    readonly spec: AgentSpec;
    /** `env`, resolved. */
    readonly env: Environment;
    readonly level: SandboxLevel;
}

/** What an experiment uses of the machine, and whether another run of it is at work. */
import { join } from 'node:path';
import type { Checkup } from '../../doctor/checkup.ts';
import { checkMachine } from '../../doctor/machine-checks.ts';
import type { MachineUse } from '../../doctor/program-checks.ts';
import { agentsOf } from '../../engine/agent/configured-agents.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { chooseLevel, resolveAgentEnv } from '../ledger/opening.ts';
import { loadRunConfig } from '../ledger/run-config.ts';
import type { ExperimentPaths, LoadedConfig } from '../ledger/store.ts';
import { commandsOf } from './key-values.ts';
import type { Found, Subject } from './repository-checks.ts';

interface Machine extends Subject, Found {
  readonly loaded: LoadedConfig;
}

/** Looks at the agent and the sandbox; gives the level that commands get, where there is one. */
export async function checkAgent(checkup: Checkup, machine: Machine): Promise<SandboxLevel | undefined> {
  const { paths, loaded, host, refs, judged } = machine;
  const { config } = loaded;
  const configured = agentsOf(config);
  let envs: readonly Environment[] = [];
  await checkup.look({ id: 'agent-env', title: 'agent.env' }, () => {
    loadRunConfig(paths, host);
    envs = configured.map((agent) => resolveAgentEnv(paths, { config, agent }, host));
    const names = [...new Set(envs.flatMap((env) => Object.keys(env)))];
    return names.length === 0 ? 'nothing' : `${names.join(', ')}: all set`;
  });
  const { agent, environment, objective } = config;
  return checkMachine(checkup, {
    agents: configured.map((each, index) => ({ ...each, env: envs[index] ?? {} })),
    ...{ resources: environment, parentEnv: host.env },
    ...{ refs: refs.refs, base: judged, sandbox: agent.sandbox, chooseLevel: () => chooseLevel(config) },
    tracing: { value: objective.tracing ?? 'off', table: 'objective' },
  });
}

/** What its commands find of the machine. */
export function useOf(config: ExperimentConfig): MachineUse {
  return { commands: commandsOf(config), environment: config.environment };
}

/** Where the logs of its `doctor` are. */
export function doctorFolder({ folder }: Pick<ExperimentPaths, 'folder'>): string {
  return join(folder, 'doctor');
}

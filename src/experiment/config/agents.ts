/** The agents of an experiment: those of `[[agents]]`, or the one of `[agent]`. Pure. */
import type { JsonPath } from '../../base/json-path.ts';
import { PLATEAU } from '../../decision/plateau.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';

export interface ConfiguredAgent {
  /** Of one that has no name of its own `agent`. */
  readonly name: string;
  /** Its settings, whole: those that it shares with the others, too. */
  readonly agent: ExperimentConfig['agent'];
  readonly strategy: string | undefined;
  /** Its table. */
  readonly path: JsonPath;
}

type Agents = Pick<ExperimentConfig, 'agent' | 'agents'>;

export function agentsOf({ agent, agents }: Agents): readonly [ConfiguredAgent, ...ConfiguredAgent[]] {
  const named = (agents ?? []).map(({ name, strategy, env, stdin, ...own }, index): ConfiguredAgent => {
    const settings = { ...agent, ...own, stdin: stdin ?? agent.stdin, env: { ...agent.env, ...env } };
    return { name, agent: settings, strategy, path: ['agents', index] };
  });
  const [first, ...others] = named;
  return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}

/** Rejected candidates in a row after which the run moves on; 0: never. One agent does not, unless the config says so. */
export function plateauOf({ iteration, agents }: Pick<ExperimentConfig, 'iteration' | 'agents'>): number {
  return iteration.plateau ?? (isShared({ agents }) ? PLATEAU : 0);
}

/** Whether several agents share the iterations. */
export function isShared({ agents = [] }: Pick<ExperimentConfig, 'agents'>): boolean {
  return agents.length > 1;
}

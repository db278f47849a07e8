/** The agents of a loop: those of `agents`, or the one of `agent`. Pure. */
import type { JsonPath } from '../../base/json-path.ts';
import { PLATEAU } from '../../decision/plateau.ts';

type Variables = Readonly<Record<string, string>>;

/** What every entry of `agents` has; the rest of it replaces the same key of `agent`. */
interface NamedAgent {
  readonly name: string;
  readonly strategy?: string | undefined;
  readonly env?: Variables | undefined;
}

export interface ConfiguredAgent<Settings> {
  /** Of one that has no name of its own `agent`. */
  readonly name: string;
  /** Its settings, whole: those that it shares with the others, too. */
  readonly agent: Settings;
  readonly strategy: string | undefined;
  /** Its table. */
  readonly path: JsonPath;
}

interface Configured<Settings> {
  readonly agent: Settings;
  readonly agents?: readonly NamedAgent[] | undefined;
}

export function agentsOf<Settings extends { readonly env: Variables }>({
  agent,
  agents = [],
}: Configured<Settings>): readonly [ConfiguredAgent<Settings>, ...ConfiguredAgent<Settings>[]] {
  const [first, ...others] = agents.map(({ name, strategy, env, ...own }, index): ConfiguredAgent<Settings> => {
    const settings: Settings = { ...agent, ...own, env: { ...agent.env, ...env } };
    return { name, agent: settings, strategy, path: ['agents', index] };
  });
  return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}

/** Rejected candidates in a row after which the run moves on; 0: never. One agent does not, unless the settings say so. */
export function plateauOf({
  iteration,
  agents,
}: {
  readonly iteration: { readonly plateau?: number | undefined };
  readonly agents?: readonly NamedAgent[] | undefined;
}): number {
  return iteration.plateau ?? (isShared({ agents }) ? PLATEAU : 0);
}

/** Whether several agents share the iterations. */
export function isShared({ agents = [] }: { readonly agents?: readonly NamedAgent[] | undefined }): boolean {
  return agents.length > 1;
}

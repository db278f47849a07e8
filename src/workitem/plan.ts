import { arrayOrEmpty, isObject, objectOrEmpty } from '../base/decode.ts';
import type { JsonPath } from '../base/json-path.ts';
import { quoted, suggestion } from '../base/text.ts';
import { agentProblems } from '../engine/agent/preset.ts';

/** What is wrong at a path of a plan: found, expected, remedy. */
export type Broken = readonly [path: JsonPath, found: string, expected: string, remedy: string];

/** What an order can be found for. */
export interface Ordered {
  readonly id: string;
  readonly dependencies: readonly string[];
}

/** What a schema cannot say: ids that are there twice, dependencies on nothing or in a circle, agents without a command. */
export function checkPlan(raw: unknown): Broken[] {
  const { items: rawItems, agents: rawAgents } = objectOrEmpty(raw);
  const items = arrayOrEmpty(rawItems);
  const agents = objectOrEmpty(rawAgents);
  return [
    ...(Array.isArray(rawItems) && items.length === 0
      ? [[['items'], 'no item', 'at least one', 'Add an item.'] as Broken]
      : []),
    ...duplicates(items),
    ...unknownDependencies(items),
    ...cycles(items),
    ...agentIssues(agents),
    ...unknownAgents(items, agents),
  ];
}

function idOf(item: unknown): string | undefined {
  const { id } = objectOrEmpty(item);
  return typeof id === 'string' ? id : undefined;
}

function duplicates(items: readonly unknown[]): Broken[] {
  const first = new Map<string, number>();
  return items.flatMap((item, at): Broken[] => {
    const id = idOf(item);
    if (id === undefined) return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, at);
      return [];
    }
    const found = `the id ${quoted(id)} a second time`;
    return [[['items', at, 'id'], found, `a unique id (items[${earlier}] has it)`, 'Rename one of the two.']];
  });
}

function unknownDependencies(items: readonly unknown[]): Broken[] {
  const known = new Set(items.flatMap((item) => idOf(item) ?? []));
  return items.flatMap((item, at) =>
    arrayOrEmpty(objectOrEmpty(item).dependencies).flatMap((name, index): Broken[] => {
      if (typeof name !== 'string' || known.has(name)) return [];
      const found = `the unknown dependency ${quoted(name)}`;
      return [[['items', at, 'dependencies', index], found, 'the id of an item', suggestion(name, [...known])]];
    }),
  );
}

/** One circle of each group of items that wait for each other. */
function cycles(items: readonly unknown[]): Broken[] {
  const waits = new Map<string, readonly string[]>();
  const places = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const id = idOf(item);
    if (id === undefined || waits.has(id)) continue;
    const names = arrayOrEmpty(objectOrEmpty(item).dependencies).filter((name) => typeof name === 'string');
    waits.set(id, names);
    places.set(id, at);
  }
  const done = new Set<string>();
  const found: string[][] = [];
  for (const start of waits.keys()) walk({ start, waits, done, found });
  return found.map((circle) => {
    const [first = ''] = circle;
    const shown = [...circle, first].map((id) => quoted(id)).join(' waits for ');
    const path = ['items', places.get(first) ?? 0, 'dependencies'];
    return [path, `a cycle: ${shown}`, 'dependencies without a cycle', 'Remove one of these dependencies.'];
  });
}

interface Walk {
  readonly start: string;
  readonly waits: ReadonlyMap<string, readonly string[]>;
  readonly done: Set<string>;
  readonly found: string[][];
}

/** Goes down the dependencies without recursion: a chain may be as long as the plan. */
function walk({ start, waits, done, found }: Walk): void {
  const trail: { readonly id: string; next: number }[] = [];
  const places = new Map<string, number>();
  const enter = (id: string): void => {
    if (done.has(id)) return;
    places.set(id, trail.length);
    trail.push({ id, next: 0 });
  };
  enter(start);
  while (trail.length > 0) {
    const top = trail[trail.length - 1];
    if (top === undefined) return;
    const name = waits.get(top.id)?.[top.next];
    top.next += 1;
    if (name === undefined) {
      done.add(top.id);
      places.delete(top.id);
      trail.pop();
      continue;
    }
    const at = places.get(name);
    if (at !== undefined) found.push(trail.slice(at).map(({ id }) => id));
    else if (waits.has(name)) enter(name);
  }
}

function agentIssues(agents: Readonly<Record<string, unknown>>): Broken[] {
  return Object.entries(agents).flatMap(([id, agent]): Broken[] => {
    if (!isObject(agent)) return [];
    const supplied = ['command', 'preset'].filter((key) => agent[key] !== undefined);
    const options = agentProblems(agent).map(
      ({ path, found, expected, remedy }): Broken => [['agents', id, ...path], found, expected, remedy],
    );
    if (supplied.length === 1) return options;
    const found = supplied.length === 0 ? 'neither "command" nor "preset"' : 'both "command" and "preset"';
    return [[['agents', id], found, 'one of the two', 'Say what to run: command = a line for sh, or preset = a CLI.']];
  });
}

function unknownAgents(items: readonly unknown[], agents: Readonly<Record<string, unknown>>): Broken[] {
  const known = Object.keys(agents);
  return items.flatMap((item, at): Broken[] => {
    const name = objectOrEmpty(item).agent_id;
    // The schema reports what is no agent's name at all.
    if (typeof name !== 'string' || !/^agent-[0-9]$/.test(name) || known.includes(name)) return [];
    const remedy = `Add agents.${name}. ${known.length === 0 ? 'There is none yet.' : `Known: ${known.join(', ')}.`}`;
    return [[['items', at, 'agent_id'], `the unknown agent ${quoted(name)}`, 'an agent of "agents"', remedy]];
  });
}

/**
 * The items by levels: none of a level waits for another one of it, and each stands in the first level that it can.
 * In the order of the file within a level. Source: AgentRun, "Dependency Resolution".
 */
export function resolveDependencies<T extends Ordered>(items: readonly T[]): T[][] {
  const known = new Set(items.map(({ id }) => id));
  const levels: T[][] = [];
  const done = new Set<string>();
  let rest = [...items];
  while (rest.length > 0) {
    const isReady = ({ dependencies }: T): boolean => dependencies.every((name) => done.has(name) || !known.has(name));
    const level = rest.filter(isReady);
    if (level.length === 0) throw new Error('a plan with a cycle passed its check');
    levels.push(level);
    for (const { id } of level) done.add(id);
    const placed = new Set(level);
    rest = rest.filter((item) => !placed.has(item));
  }
  return levels;
}

/** Why an item did not land, as its dependants show it. */
export interface Obstacle {
  readonly status: string;
  readonly reason: string;
  /** The item that it waited for itself. */
  readonly behind?: string;
}

/**
 * Why an item is blocked, as a chain down to the item that failed; undefined when all that it waits for has landed.
 */
export function findBlock(item: Ordered, obstacles: ReadonlyMap<string, Obstacle>): Obstacle | undefined {
  const behind = item.dependencies.find((name) => obstacles.has(name));
  if (behind === undefined) return undefined;
  const chain = [`${quoted(item.id)} waits for ${quoted(behind)}`];
  let last = obstacles.get(behind);
  while (last?.behind !== undefined) {
    chain.push(`which waits for ${quoted(last.behind)}`);
    last = obstacles.get(last.behind);
  }
  const end = last === undefined ? '' : ` (${last.status}: ${last.reason})`;
  return { status: 'blocked', reason: `${chain.join(', ')}${end}`, behind };
}

/** Paths of a change that another item of the level has changed, or stands in the way of, with that item. */
export function findOwner(
  paths: readonly string[],
  owners: ReadonlyMap<string, string>,
): { readonly path: string; readonly owner: string } | undefined {
  for (const path of paths) {
    for (const [owned, owner] of owners) {
      const isSame = owned === path || owned.startsWith(`${path}/`) || path.startsWith(`${owned}/`);
      if (isSame) return { path, owner };
    }
  }
  return undefined;
}

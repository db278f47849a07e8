/** What no shape says of the agents of a loop. Pure: it is the raw value that is looked at. */
import { isObject, objectOrEmpty } from '../../base/decode.ts';
import { type JsonPath, renderPath, valueAt } from '../../base/json-path.ts';
import { quoted } from '../../base/text.ts';
import type { SettingsProblem } from '../../decision/settings-problem.ts';
import { type CheckVariable, variableIssues } from '../environment/environment-issues.ts';
import { agentProblems } from './preset.ts';

export type AgentTable = Readonly<Record<string, unknown>>;

/** Keys that each entry of `agents` has for itself. */
const OWN_KEYS = ['command', 'preset', 'stdin', 'model', 'reasoning', 'args'] as const;

export const NO_COMMAND = 'an agent without a command';

interface EntryRules {
  /** The two tables as people write them in their file: `[agent]`, `[[agents]]`. */
  readonly words: { readonly one: string; readonly several: string };
  /** What only this loop asks of an entry. */
  readonly ofEntry?: (entry: AgentTable, path: JsonPath) => readonly SettingsProblem[];
}

/** What is wrong with the entries of `agents`; undefined: there are none, or they have another type. */
export function agentEntryProblems(file: unknown, { words, ofEntry }: EntryRules): SettingsProblem[] | undefined {
  const { agent, agents } = objectOrEmpty(file);
  if (agents === undefined) return undefined;
  if (!Array.isArray(agents) || (agent !== undefined && !isObject(agent))) return [];
  const shared = objectOrEmpty(agent);
  const doubled = OWN_KEYS.filter((key) => shared[key] !== undefined).map(
    (key): SettingsProblem => ({
      path: ['agent', key],
      found: `agent.${key} beside ${words.several}`,
      expected: `it in an entry of ${words.several}: what agents share stays in ${words.one}`,
      remedy: `Move it into an entry, or take ${words.several} out.`,
    }),
  );
  const entries = agents.map(objectOrEmpty);
  const found = [
    ...doubled,
    ...doubledNames(entries),
    ...entries.flatMap((entry, at) => entryProblems(entry, { at, shared, ofEntry })),
  ];
  // What is wrong with a key that agents share is found with each of them.
  const seen = new Set<string>();
  return found.filter(({ path, found: what }) => {
    const key = `${renderPath(path)}\n${what}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What is wrong with the variables of entries. */
export function agentVariableIssues(file: unknown, check: CheckVariable | undefined) {
  const agents = valueAt(file, ['agents']);
  if (!Array.isArray(agents)) return [];
  return agents.flatMap((entry, at) => variableIssues(['agents', at, 'env'], objectOrEmpty(entry).env, check));
}

function doubledNames(entries: readonly AgentTable[]): SettingsProblem[] {
  const names = entries.map(({ name }) => name);
  return names.flatMap((name, at) => {
    if (typeof name !== 'string' || names.indexOf(name) === at) return [];
    const found = `a second agent ${quoted(name)}`;
    return [{ path: ['agents', at, 'name'], found, expected: 'each name once', remedy: 'Rename one of the two.' }];
  });
}

interface Entry {
  readonly ofEntry: EntryRules['ofEntry'];
  readonly at: number;
  readonly shared: AgentTable;
}

function entryProblems(entry: AgentTable, { at, shared, ofEntry }: Entry): SettingsProblem[] {
  const path = ['agents', at];
  if (entry.command === undefined && entry.preset === undefined) {
    const expected = 'a preset or a command';
    return [{ path, found: NO_COMMAND, expected, remedy: 'Add one of the two to the entry.' }];
  }
  const own: readonly string[] = [...OWN_KEYS, 'env'];
  const env = { ...objectOrEmpty(shared.env), ...objectOrEmpty(entry.env) };
  const rest = Object.fromEntries(Object.entries(shared).filter(([key]) => !own.includes(key)));
  const options = agentProblems({ ...rest, ...entry, env }).map(({ path: of, ...issue }): SettingsProblem => {
    const isOwn =
      of.length > 0 && Object.hasOwn(of[0] === 'env' ? objectOrEmpty(entry.env) : entry, String(of[of.length - 1]));
    return { path: [...(isOwn ? path : ['agent']), ...of], ...issue };
  });
  return [...options, ...(ofEntry?.(entry, path) ?? [])];
}

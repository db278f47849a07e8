/** What no shape says of the agents of a config. Pure: it is the raw value that is looked at. */
import { isObject, objectOrEmpty } from '../../base/decode.ts';
import { type JsonPath, renderPath, valueAt } from '../../base/json-path.ts';
import { isMisspelling, nearestName, quoted } from '../../base/text.ts';
import { agentProblems } from '../../engine/agent/preset.ts';
import { type CheckVariable, variableIssues } from '../../engine/environment/environment-issues.ts';

type Violation = readonly [path: JsonPath, found: string, expected: string, remedy: string];
type Table = Readonly<Record<string, unknown>>;

/** Keys that each entry of `[[agents]]` has for itself. */
const OWN_KEYS = ['command', 'preset', 'stdin', 'model', 'reasoning', 'args'] as const;

export function agentRules(rawConfig: unknown): Violation[] {
  const { agent, agents } = objectOrEmpty(rawConfig);
  if (agents === undefined) return ofOne(agent);
  if (!Array.isArray(agents) || (agent !== undefined && !isObject(agent))) return [];
  const shared = objectOrEmpty(agent);
  const doubled = OWN_KEYS.filter((key) => shared[key] !== undefined).map((key): Violation => {
    const expected = 'it in an entry of [[agents]]: what agents share stays in [agent]';
    return [
      ['agent', key],
      `agent.${key} beside [[agents]]`,
      expected,
      'Move it into an entry, or take [[agents]] out.',
    ];
  });
  const entries = agents.map(objectOrEmpty);
  const found = [...doubled, ...ofNames(entries), ...entries.flatMap((entry, at) => ofEntry(entry, { at, shared }))];
  // What is wrong with a key that agents share is found with each of them.
  const seen = new Set<string>();
  return found.filter(([path, what]) => {
    const key = `${renderPath(path)}\n${what}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What is wrong with the variables of entries. */
export function agentVariableRules(rawConfig: unknown, check: CheckVariable | undefined): Violation[] {
  const agents = valueAt(rawConfig, ['agents']);
  if (!Array.isArray(agents)) return [];
  return agents.flatMap((entry, at) => variableIssues(['agents', at, 'env'], objectOrEmpty(entry).env, check));
}

const NO_COMMAND = 'an agent without a command';

function ofOne(agent: unknown): Violation[] {
  if (agent !== undefined && !isObject(agent)) return [];
  const table = objectOrEmpty(agent);
  if (table.command === undefined && table.preset === undefined) {
    return [[['agent'], NO_COMMAND, 'agent.command, agent.preset or [[agents]]', 'Add one of them.']];
  }
  const options = agentProblems(table).map(
    ({ path, found, expected, remedy }): Violation => [['agent', ...path], found, expected, remedy],
  );
  return [...options, ...placeholderRules(table, ['agent', 'command'], 'agent.stdin')];
}

function ofNames(entries: readonly Table[]): Violation[] {
  const names = entries.map(({ name }) => name);
  return names.flatMap((name, at): Violation[] => {
    if (typeof name !== 'string' || names.indexOf(name) === at) return [];
    return [[['agents', at, 'name'], `a second agent ${quoted(name)}`, 'each name once', 'Rename one of the two.']];
  });
}

function ofEntry(entry: Table, { at, shared }: { readonly at: number; readonly shared: Table }): Violation[] {
  const path = ['agents', at];
  if (entry.command === undefined && entry.preset === undefined) {
    return [[path, NO_COMMAND, 'a preset or a command', 'Add one of the two to the entry.']];
  }
  const own: readonly string[] = [...OWN_KEYS, 'env'];
  const env = { ...objectOrEmpty(shared.env), ...objectOrEmpty(entry.env) };
  const rest = Object.fromEntries(Object.entries(shared).filter(([key]) => !own.includes(key)));
  const options = agentProblems({ ...rest, ...entry, env }).map(({ path: of, ...issue }): Violation => {
    const isOwn =
      of.length > 0 && Object.hasOwn(of[0] === 'env' ? objectOrEmpty(entry.env) : entry, String(of[of.length - 1]));
    return [[...(isOwn ? path : ['agent']), ...of], issue.found, issue.expected, issue.remedy];
  });
  const idle: Violation[] =
    entry.command !== undefined || entry.stdin === undefined
      ? []
      : [
          [
            [...path, 'stdin'],
            `stdin = ${quoted(entry.stdin)}`,
            'it only with a command: a preset has its own',
            'Leave it out.',
          ],
        ];
  return [...options, ...idle, ...placeholderRules(entry, [...path, 'command'], 'stdin')];
}

const LONG_PLACEHOLDERS = ['prompt_file', 'workdir'];

/** What stands in braces is the shell's, unless it is nearly a placeholder that is long enough to be sure. */
function placeholderRules({ command, stdin = 'none' }: Table, path: JsonPath, key: string): Violation[] {
  if (typeof command !== 'string') return [];
  const named = [...command.matchAll(/(?<!\$)\{([\w-]+)\}/g)].map(([, name = '']) => name);
  const misspelt = named.filter((name) => !LONG_PLACEHOLDERS.includes(name) && isMisspelling(name, LONG_PLACEHOLDERS));
  const wrong = misspelt.map((name): Violation => {
    const remedy = `Did you mean {${nearestName(name, LONG_PLACEHOLDERS)}}?`;
    return [path, `the placeholder {${name}}`, 'one of {prompt_file}, {workdir} and {iter}', remedy];
  });
  if (wrong.length > 0 || stdin !== 'none' || command.includes('{prompt_file}')) return wrong;
  const remedy = `Add {prompt_file} to the command, or set ${key} = "prompt".`;
  return [[path, quoted(command), '{prompt_file} in the command', remedy]];
}

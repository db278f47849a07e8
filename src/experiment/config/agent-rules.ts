/** What no shape says of the agents of a config. Pure: it is the raw value that is looked at. */
import { isObject, objectOrEmpty } from '../../base/decode.ts';
import type { JsonPath } from '../../base/json-path.ts';
import { isMisspelling, nearestName, quoted } from '../../base/text.ts';
import type { SettingsProblem } from '../../decision/settings-problem.ts';
import { type AgentTable, agentEntryProblems, NO_COMMAND } from '../../engine/agent/agent-entries.ts';
import { agentProblems } from '../../engine/agent/preset.ts';

type Violation = readonly [path: JsonPath, found: string, expected: string, remedy: string];

export function agentRules(rawConfig: unknown): Violation[] {
  const words = { one: '[agent]', several: '[[agents]]' };
  const problems = agentEntryProblems(rawConfig, { words, ofEntry }) ?? ofOne(objectOrEmpty(rawConfig).agent);
  return problems.map(({ path, found, expected, remedy }) => [path, found, expected, remedy]);
}

function ofOne(agent: unknown): SettingsProblem[] {
  if (agent !== undefined && !isObject(agent)) return [];
  const table = objectOrEmpty(agent);
  if (table.command === undefined && table.preset === undefined) {
    const expected = 'agent.command, agent.preset or [[agents]]';
    return [{ path: ['agent'], found: NO_COMMAND, expected, remedy: 'Add one of them.' }];
  }
  const options = agentProblems(table).map(({ path, ...issue }) => ({ path: ['agent', ...path], ...issue }));
  return [...options, ...placeholderProblems(table, ['agent', 'command'], 'agent.stdin')];
}

/** An agent of an experiment may read its prompt on standard input, or in a file that its command names. */
function ofEntry(entry: AgentTable, path: JsonPath): SettingsProblem[] {
  const isIdle = entry.command === undefined && entry.stdin !== undefined;
  const idle: SettingsProblem = {
    path: [...path, 'stdin'],
    found: `stdin = ${quoted(entry.stdin)}`,
    expected: 'it only with a command: a preset has its own',
    remedy: 'Leave it out.',
  };
  return [...(isIdle ? [idle] : []), ...placeholderProblems(entry, [...path, 'command'], 'stdin')];
}

const LONG_PLACEHOLDERS = ['prompt_file', 'workdir'];

/** What stands in braces is the shell's, unless it is nearly a placeholder that is long enough to be sure. */
function placeholderProblems({ command, stdin = 'none' }: AgentTable, path: JsonPath, key: string): SettingsProblem[] {
  if (typeof command !== 'string') return [];
  const named = [...command.matchAll(/(?<!\$)\{([\w-]+)\}/g)].map(([, name = '']) => name);
  const misspelt = named.filter((name) => !LONG_PLACEHOLDERS.includes(name) && isMisspelling(name, LONG_PLACEHOLDERS));
  const wrong = misspelt.map((name): SettingsProblem => {
    const remedy = `Did you mean {${nearestName(name, LONG_PLACEHOLDERS)}}?`;
    return {
      path,
      found: `the placeholder {${name}}`,
      expected: 'one of {prompt_file}, {workdir} and {iter}',
      remedy,
    };
  });
  if (wrong.length > 0 || stdin !== 'none' || command.includes('{prompt_file}')) return wrong;
  const remedy = `Add {prompt_file} to the command, or set ${key} = "prompt".`;
  return [{ path, found: quoted(command), expected: '{prompt_file} in the command', remedy }];
}

/** Keys of a config that are written and change nothing, by the other keys; one at its default is none of them. */

import { parseDuration } from '../../base/duration.ts';
import type { JsonPath } from '../../base/json-path.ts';
import { quoted } from '../../base/text.ts';
import { PRESETS } from '../../engine/agents/registry.ts';

interface Command {
  readonly command: string;
  readonly timeout: string;
}

/** Of a config that is sound key by key, with defaults. */
interface Keys {
  readonly objective: {
    readonly baseline: boolean;
    readonly confirm: { readonly pairs: number; readonly command: string };
    readonly negative_control: string;
  };
  readonly setup: Command;
  readonly teardown: Command;
  readonly agent: {
    readonly command?: string | undefined;
    readonly preset?: keyof typeof PRESETS | undefined;
    readonly stdin: string;
  };
  readonly agents?: readonly { readonly preset?: keyof typeof PRESETS | undefined }[] | undefined;
  readonly summarize: {
    readonly enabled?: boolean | undefined;
    readonly command?: string | undefined;
    readonly timeout: string;
    readonly stdin: string;
  };
}

type Broken = readonly [path: JsonPath, found: string, expected: string, remedy: string];

/** The keys that change nothing, beside those of the decision. */
export function idleConfigKeys(config: Keys): Broken[] {
  return [...ofBaseline(config), ...ofCommands(config), ...ofAgent(config), ...ofSummary(config)];
}

const LEAVE_OUT = 'Leave it out.';

/** Without a score of the base there is nothing to confirm against, and nothing to be worse than. */
function ofBaseline({ objective: { baseline, confirm, negative_control: control } }: Keys): Broken[] {
  if (baseline) return [];
  const idle: [JsonPath, string][] = [
    ...(confirm.pairs === 0 || confirm.pairs === 20
      ? []
      : [[['confirm', 'pairs'], `pairs = ${confirm.pairs}`] as [JsonPath, string]]),
    ...(confirm.pairs === 0 || confirm.command === ''
      ? []
      : [[['confirm', 'command'], 'a command'] as [JsonPath, string]]),
    ...(control === 'warn' ? [[['negative_control'], 'negative_control = "warn"'] as [JsonPath, string]] : []),
  ];
  const expected = 'it only with baseline = true: it compares with the base';
  return idle.map(([path, found]) => [['objective', ...path], found, expected, LEAVE_OUT]);
}

function isOther(written: string, usual: string): boolean {
  return parseDuration(written) !== parseDuration(usual);
}

function ofCommands({ setup, teardown }: Keys): Broken[] {
  const idle = (table: string, timeout: string): Broken => [
    [table, 'timeout'],
    `timeout = ${quoted(timeout)}`,
    `it only with ${table}.command`,
    LEAVE_OUT,
  ];
  return [
    ...(setup.command === '' && isOther(setup.timeout, '5m') ? [idle('setup', setup.timeout)] : []),
    ...(teardown.command === '' && isOther(teardown.timeout, '1m') ? [idle('teardown', teardown.timeout)] : []),
  ];
}

function ofAgent({ agent: { command, preset, stdin } }: Keys): Broken[] {
  if (command !== undefined || preset === undefined || stdin === 'none') return [];
  const expected = 'it only with agent.command: a preset has its own';
  return [[['agent', 'stdin'], `stdin = ${quoted(stdin)}`, expected, LEAVE_OUT]];
}

function ofSummary({ agent, agents = [agent], summarize }: Keys): Broken[] {
  const { enabled, command, timeout, stdin } = summarize;
  const hasKnown = agents.some(({ preset }) => preset !== undefined && PRESETS[preset].summarizer !== undefined);
  const hasCommand = command !== undefined || hasKnown;
  if (enabled !== false && hasCommand) return [];
  const idle: [string, string][] = [
    ...(enabled === true ? [['enabled', 'enabled = true'] as [string, string]] : []),
    ...(command === undefined ? [] : [['command', quoted(command)] as [string, string]]),
    ...(isOther(timeout, '60s') ? [['timeout', `timeout = ${quoted(timeout)}`] as [string, string]] : []),
    ...(stdin === 'prompt' ? [] : [['stdin', `stdin = ${quoted(stdin)}`] as [string, string]]),
  ];
  const [expected, remedy] = hasCommand
    ? ['it only without enabled = false', 'Leave one of the two out.']
    : ['it only with summarize.command, or a preset that has one', 'Add summarize.command, or leave it out.'];
  return idle.map(([key, found]) => [['summarize', key], found, expected, remedy]);
}

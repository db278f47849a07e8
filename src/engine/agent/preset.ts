import { quoteForShell } from '../../base/shell-quote.ts';
import type { SettingsProblem } from '../../decision/settings-problem.ts';
import type { AgentTemplate, CliCall, Preset } from '../agents/agent-cli.ts';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../agents/registry.ts';
import { loginProblems } from './login-settings.ts';
import { writtenGatewayProblems } from './model-route.ts';

/** What a user says of an agent: a command of their own, or a preset and what it is called with. */
export interface AgentChoice extends CliOptions {
  readonly command?: string | undefined;
  readonly preset?: AgentPreset | undefined;
  readonly stdin: AgentTemplate['stdin'];
}

/** Options of a preset's CLI. */
export interface CliOptions {
  readonly model?: string | undefined;
  readonly reasoning?: string | undefined;
  readonly args?: readonly string[] | undefined;
}

/** The command of an agent: the user's own if there is one, else the preset's. */
export function agentTemplate(agent: AgentChoice): AgentTemplate {
  if (agent.command !== undefined) return { command: agent.command, stdin: agent.stdin };
  if (agent.preset === undefined) throw new Error('an agent without a command passed the config');
  return { command: presetCommand(agent.preset, agent), stdin: PRESETS[agent.preset].stdin };
}

/** The command line of a preset; what the user adds comes last, so that it wins. */
export function presetCommand(
  name: AgentPreset,
  { model, reasoning, args = [] }: CliOptions,
  ownSandbox?: CliCall['ownSandbox'],
): string {
  const preset: Preset = PRESETS[name];
  const options = [
    ...(model === undefined ? [] : [preset.modelOption, model]),
    ...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
    ...args,
  ].map(quoteForShell);
  return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}

/** What is wrong with the options of a CLI, as they are written; a value of another type is left to the schema. */
export function cliOptionProblems(agent: Readonly<Record<string, unknown>>): SettingsProblem[] {
  const written = ['model', 'reasoning', 'args'].filter((key) => agent[key] !== undefined);
  if (agent.command !== undefined) {
    return written.map((key) => ({
      path: [key],
      found: `${key} beside a command`,
      expected: 'it only with a preset',
      remedy: 'Write it into the command, or replace the command by agent.preset.',
    }));
  }
  const { preset, reasoning } = agent;
  const known = AGENT_PRESETS.find((name) => name === preset);
  if (known === undefined || reasoning === undefined || 'reasoningOptions' in PRESETS[known]) return [];
  const able = AGENT_PRESETS.filter((name) => 'reasoningOptions' in PRESETS[name]).join(', ');
  return [
    {
      path: ['reasoning'],
      found: `reasoning for ${known}, whose CLI has no option for it`,
      expected: `it only with ${able}`,
      remedy: 'Leave it out, and choose it by agent.model.',
    },
  ];
}

/** What is wrong with the settings of an agent, as they are written. */
export function agentProblems(agent: Readonly<Record<string, unknown>>): SettingsProblem[] {
  return [...cliOptionProblems(agent), ...writtenGatewayProblems(agent), ...loginProblems(agent)];
}

/** The variable that announces a sandbox to a preset's CLI, if it wants to know; a command of the user's own is theirs. */
export function sandboxMarkOf({ command, preset }: Pick<AgentChoice, 'command' | 'preset'>): string | undefined {
  return command === undefined && preset !== undefined ? PRESETS[preset].sandboxMark : undefined;
}

/** The model that a command line of the user's own asks its CLI for; null where it leaves that to the CLI. */
export function modelOfCommand(command: string): string | null {
  const known = presetOfCommand(command);
  const hasShort = known !== undefined && PRESETS[known].hasShortModelFlag === true;
  const flag = hasShort ? '(?:--model|-m)' : '--model';
  const plain = '[\\w@+:,./-]+';
  const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
  // The words of a mission's arguments are quoted, flags too.
  const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
  const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
  return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}

/** The CLI that a command line of the user's own runs, by the first of its words that names the program of one. */
export function presetOfCommand(command: string): AgentPreset | undefined {
  const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
  const program = words.find((word) => AGENT_PRESETS.some((name) => PRESETS[name].program === word));
  return AGENT_PRESETS.find((name) => PRESETS[name].program === program);
}

/** Finds the command that a command line names, reads its flags by its table, and runs it. */
import { EXIT, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { checkWords, leftOutName, type NamedWords } from './command-words.ts';
import { COMPLETION_COMMAND } from './completion-flags.ts';
import {
  type CommandShape,
  DEPRECATED_COMMANDS,
  EXPERIMENT_COMMANDS,
  type ExperimentCommand,
} from './experiment-flags.ts';
import { type Flag, parseFlags } from './flags.ts';
import { GENERAL_HELP } from './general-help.ts';
import { renderCommandHelp } from './help.ts';
import { LLMS_COMMAND } from './llms-flags.ts';
import { MCP_COMMAND } from './mcp-flags.ts';
import { MISSION_HELP, splitMissionWords } from './mission-flags.ts';
import { SERVE_COMMAND } from './serve-flags.ts';
import type { Terminal } from './terminal.ts';
import { WORK_COMMANDS, type WorkCommand } from './work-flags.ts';

const ALWAYS: readonly Flag[] = [{ name: 'help', kind: 'switch', help: 'Print this help.' }];

const MISSION_NAMES: readonly string[] = ['autoresearch', 'mission'];
const NAMES: readonly string[] = [
  ...Object.keys(EXPERIMENT_COMMANDS),
  ...MISSION_NAMES,
  'compare',
  'gate',
  'work',
  'completion',
  'mcp',
  'serve',
  'llms',
];

export interface CommandLine {
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs a command; throws what ends it. */
export async function runCommandLine([name = '', ...rest]: readonly string[], options: CommandLine): Promise<number> {
  if (name === 'work') return await runWorkLazily(rest, options);
  if (name === 'compare') return await runCompareLazily(rest, options);
  if (name === 'completion') return await runCompletionLazily(rest, options);
  if (name === 'llms') return await runLlmsLazily(rest, options);
  if (name === 'serve') return await runServeLazily(rest, options);
  if (name === 'mcp') return await runMcpLazily(rest, options);
  if (MISSION_NAMES.includes(name)) return await runMissionLazily(rest, options);
  if (isExperimentCommand(name)) return await runExperimentLazily(name, rest, options);
  const renamed = Object.hasOwn(DEPRECATED_COMMANDS, name) ? DEPRECATED_COMMANDS[name] : undefined;
  if (renamed === undefined) throw unknownCommand(name, { known: NAMES, typed: name });
  options.terminal.err(`note: "autorize ${name}" is deprecated; use "autorize ${renamed}"\n`);
  return await runExperimentLazily(renamed, rest, options);
}

function unknownCommand(
  shown: string,
  { known, typed }: { readonly known: readonly string[]; readonly typed: string },
): UsageError {
  const remedy = suggestion(typed, known);
  return new UsageError([{ found: `unknown command ${quoted(shown)}`, expected: 'a known command', remedy }]);
}

function isExperimentCommand(name: string): name is ExperimentCommand {
  return Object.hasOwn(EXPERIMENT_COMMANDS, name);
}

async function runMissionLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const words = splitMissionWords(argv);
  if (words.values.has('help')) return print(terminal, MISSION_HELP);
  const { runMissionCommand } = await import('./mission-command.ts');
  return await runMissionCommand({ ...words, host, terminal });
}

async function runExperimentLazily(
  name: ExperimentCommand,
  argv: readonly string[],
  { host, terminal }: CommandLine,
): Promise<number> {
  const shape: CommandShape = EXPERIMENT_COMMANDS[name];
  const flags = [...shape.flags, ...ALWAYS];
  const { values, positionals, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, renderCommandHelp(shape, flags));
  const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
  const found = [...problems, ...ofWords];
  if (found.length > 0) throw new UsageError(found);
  const { runExperimentCommand } = await import('./experiment-command.ts');
  return await runExperimentCommand(name, { values, words, host, terminal });
}

async function runCompareLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const { COMPARE_COMMAND } = await import('./compare-flags.ts');
  const flags = [...COMPARE_COMMAND.flags, ...ALWAYS];
  const { values, positionals, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, renderCommandHelp(COMPARE_COMMAND, flags));
  const { words, problems: ofWords } = await nameLazily(COMPARE_COMMAND, positionals, host);
  const found = [...problems, ...ofWords];
  if (found.length > 0) throw new UsageError(found);
  const { runCompareCommand } = await import('./compare-command.ts');
  return await runCompareCommand({ values, words, host, terminal });
}

async function runCompletionLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const { values, positionals, problems } = parseFlags(argv, ALWAYS);
  if (values.has('help')) return print(terminal, renderCommandHelp(COMPLETION_COMMAND, ALWAYS));
  const { words, problems: ofWords } = await nameLazily(COMPLETION_COMMAND, positionals, host);
  if (problems.length + ofWords.length > 0) throw new UsageError([...problems, ...ofWords]);
  const { renderCompletion } = await import('./completion.ts');
  return print(terminal, renderCompletion(words[0] ?? ''));
}

async function runLlmsLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const { values, positionals, problems } = parseFlags(argv, ALWAYS);
  if (values.has('help')) return print(terminal, renderCommandHelp(LLMS_COMMAND, ALWAYS));
  const { problems: ofWords } = await nameLazily(LLMS_COMMAND, positionals, host);
  if (problems.length + ofWords.length > 0) throw new UsageError([...problems, ...ofWords]);
  const { renderLlms } = await import('./llms.ts');
  return print(terminal, renderLlms());
}

async function runServeLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const flags = [...SERVE_COMMAND.flags, ...ALWAYS];
  const { values, positionals, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, renderCommandHelp(SERVE_COMMAND, flags));
  const { words, problems: ofWords } = await nameLazily(SERVE_COMMAND, positionals, host);
  if (problems.length + ofWords.length > 0) throw new UsageError([...problems, ...ofWords]);
  const { runServeCommand } = await import('./serve-command.ts');
  return await runServeCommand({ values, words, host, terminal });
}

async function runMcpLazily(argv: readonly string[], { host, terminal }: CommandLine): Promise<number> {
  const flags = [...MCP_COMMAND.flags, ...ALWAYS];
  const { values, positionals, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, renderCommandHelp(MCP_COMMAND, flags));
  const { words, problems: ofWords } = await nameLazily(MCP_COMMAND, positionals, host);
  if (problems.length + ofWords.length > 0) throw new UsageError([...problems, ...ofWords]);
  const { runMcpCommand } = await import('./mcp-command.ts');
  return await runMcpCommand({ values, words, host, terminal });
}

async function runWorkLazily(
  [name = '--help', ...argv]: readonly string[],
  { host, terminal }: CommandLine,
): Promise<number> {
  if (name === '--help') return print(terminal, GENERAL_HELP);
  if (!isWorkCommand(name)) {
    throw unknownCommand(`work ${name}`, { known: Object.keys(WORK_COMMANDS), typed: name });
  }
  const shape: CommandShape = WORK_COMMANDS[name];
  const flags = [...shape.flags, ...ALWAYS];
  const { values, positionals, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, renderCommandHelp(shape, flags));
  const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
  const found = [...problems, ...ofWords];
  // The problems of a plan are reported together with those of the command line.
  if (found.length > 0 && (name !== 'run' || words.length === 0)) throw new UsageError(found);
  if (name === 'status') {
    const { showStatus } = await import('./work-look.ts');
    return await showStatus({ values, words, host, terminal });
  }
  const { runWorkCommand } = await import('./work-command.ts');
  return await runWorkCommand(name, { values, words, host, terminal, problems: found });
}

async function nameLazily(shape: CommandShape, typed: readonly string[], host: Host): Promise<NamedWords> {
  // What looks for experiments is loaded for a line that leaves out which one it is of.
  if (leftOutName(shape, typed) === undefined) return checkWords(shape, typed);
  const { nameWords } = await import('./left-out-name.ts');
  return nameWords(shape, typed, host);
}

function isWorkCommand(name: string): name is WorkCommand {
  return Object.hasOwn(WORK_COMMANDS, name);
}

function print(terminal: Terminal, text: string): number {
  terminal.out(text);
  return EXIT.yes;
}

import { AutorizeError, EXIT, type Problem, renderProblem, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { VERSION } from '../base/version.ts';
import type { Host } from '../kernel/host.ts';
import { machineError } from '../kernel/machine-error.ts';
import { defuse } from '../report/workflow-commands.ts';
import { type CommandShape, EXPERIMENT_COMMANDS, type ExperimentCommand } from './experiment-flags.ts';
import { type Flag, parseFlags, renderFlags } from './flags.ts';
import { GATE_FLAGS, GATE_HELP } from './gate-flags.ts';
import { MISSION_HELP, MISSION_SUMMARY, MISSION_USAGE, splitMissionWords } from './mission-flags.ts';
import type { Terminal } from './terminal.ts';
import { WORK_COMMANDS, type WorkCommand } from './work-flags.ts';

const ALWAYS: readonly Flag[] = [{ name: 'help', kind: 'switch', help: 'print this help' }];

const MISSION_NAMES: readonly string[] = ['autoresearch', 'mission'];
const NAMES: readonly string[] = [...Object.keys(EXPERIMENT_COMMANDS), ...MISSION_NAMES, 'gate', 'work'];

const HELP = `Lets coding agents improve a repository, and keeps only what is better.

Usage: autorize COMMAND [flags]

${renderCommands()}
  --help, --version

autorize COMMAND --help tells the flags of a command.
Exit: 0 done, or verdict yes; 1 verdict no; 2 the command line or a file is not valid; 3 the repository or the machine
is not in a state to run in; 70 a fault of autorize itself; 75 locked by another run; 128+n ended by signal n.
`;

function renderCommands(): string {
  const rowsOf = (commands: Readonly<Record<string, CommandShape>>) =>
    Object.values(commands).map(({ usage, summary }) => [usage, summary] as const);
  const all = [
    ...rowsOf(EXPERIMENT_COMMANDS),
    [MISSION_USAGE, MISSION_SUMMARY] as const,
    ['gate', 'judge candidate outputs of agents, pick the best per scenario, pass or fail'] as const,
    ...rowsOf(WORK_COMMANDS),
  ];
  const width = Math.max(...all.map(([usage]) => usage.length));
  return all.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}\n`).join('');
}

export interface MainOptions {
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs a command line and returns the exit code; prints, and never throws. */
export async function runMain(argv: readonly string[], options: MainOptions): Promise<number> {
  const { terminal } = options;
  const [name = '--help', ...rest] = argv;
  // `help COMMAND` is `COMMAND --help`.
  if (name === 'help' && rest[0]?.startsWith('-') === false) return runMain([...rest, '--help'], options);
  try {
    if (name === '--help' || name === '-h' || name === 'help') return print(terminal, HELP);
    if (name === '--version') return print(terminal, `${VERSION}\n`);
    if (name === 'gate') return await runGateLazily(rest, options);
    if (name === 'work') return await runWorkLazily(rest, options);
    if (MISSION_NAMES.includes(name)) return await runMissionLazily(rest, options);
    if (isExperimentCommand(name)) return await runExperimentLazily(name, rest, options);
    terminal.err(`error: the unknown command ${quoted(name)}. ${suggestion(name, NAMES)}\n`);
    return EXIT.usage;
  } catch (error) {
    return printFault(error, terminal);
  }
}

function isExperimentCommand(name: string): name is ExperimentCommand {
  return Object.hasOwn(EXPERIMENT_COMMANDS, name);
}

/** Help and version cost no more than an empty script: what runs is loaded when it runs. */
async function runGateLazily(argv: readonly string[], { host, terminal }: MainOptions): Promise<number> {
  const { values, positionals, problems } = parseFlags(argv, GATE_FLAGS);
  if (values.has('help')) return print(terminal, GATE_HELP);
  if (values.has('version')) return print(terminal, `${VERSION}\n`);
  const strays = positionals.map((word) => ({
    found: `the stray word ${quoted(word)}`,
    expected: 'flags only',
    remedy: 'A value stands behind its flag, as in --candidates FILE; behind --ablate after a =.',
  }));
  const { runGateCommand } = await import('./gate-command.ts');
  return await runGateCommand({ values, problems: [...problems, ...strays], host, terminal });
}

async function runMissionLazily(argv: readonly string[], { host, terminal }: MainOptions): Promise<number> {
  const words = splitMissionWords(argv);
  if (words.values.has('help')) return print(terminal, MISSION_HELP);
  const { runMissionCommand } = await import('./mission-command.ts');
  return await runMissionCommand({ ...words, host, terminal });
}

async function runExperimentLazily(
  name: ExperimentCommand,
  argv: readonly string[],
  { host, terminal }: MainOptions,
): Promise<number> {
  const shape: CommandShape = EXPERIMENT_COMMANDS[name];
  const flags = [...shape.flags, ...ALWAYS];
  const { values, positionals: words, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, helpOf(shape, flags));
  const found = [...problems, ...wordProblems(shape, words)];
  if (found.length > 0) throw new UsageError(found);
  const { runExperimentCommand } = await import('./experiment-command.ts');
  return await runExperimentCommand(name, { values, words, host, terminal });
}

async function runWorkLazily(
  [name = '--help', ...argv]: readonly string[],
  { host, terminal }: MainOptions,
): Promise<number> {
  if (name === '--help') return print(terminal, HELP);
  if (!isWorkCommand(name)) {
    terminal.err(
      `error: the unknown command ${quoted(`work ${name}`)}. ${suggestion(name, Object.keys(WORK_COMMANDS))}\n`,
    );
    return EXIT.usage;
  }
  const shape: CommandShape = WORK_COMMANDS[name];
  const flags = [...shape.flags, ...ALWAYS];
  const { values, positionals: words, problems } = parseFlags(argv, flags);
  if (values.has('help')) return print(terminal, helpOf(shape, flags));
  const found = [...problems, ...wordProblems(shape, words)];
  // Where there is a plan, what is wrong with it is told with what is wrong here.
  if (found.length > 0 && (name !== 'run' || words.length === 0)) throw new UsageError(found);
  const { runWorkCommand } = await import('./work-command.ts');
  return await runWorkCommand(name, { values, words, host, terminal, problems: found });
}

function isWorkCommand(name: string): name is WorkCommand {
  return Object.hasOwn(WORK_COMMANDS, name);
}

function helpOf({ usage, summary }: CommandShape, flags: readonly Flag[]): string {
  const sentence = summary.charAt(0).toUpperCase() + summary.slice(1);
  return `${sentence}.\n\nUsage: autorize ${usage} [flags]\n\n${renderFlags(flags)}\n`;
}

function wordProblems({ usage, words: [min, max] }: CommandShape, words: readonly string[]): Problem[] {
  const see = `See: autorize ${usage.replace(/ [[A-Z].*$/, '')} --help`;
  const strays = words.slice(max).map((word) => `the stray word ${quoted(word)}`);
  const wrong = words.length < min ? ['too few words'] : strays;
  const problems = wrong.map((found) => ({ found, expected: `autorize ${usage}`, remedy: see }));
  // Where the usage has a number, it is the second word.
  const iter = /\bITER\b/.test(usage) ? words[1] : undefined;
  if (iter === undefined || /^\d{1,9}$/.test(iter)) return problems;
  const remedy = 'Write e.g. autorize show NAME 3.';
  return [...problems, { found: `the iteration ${quoted(iter)}`, expected: 'the number of an iteration', remedy }];
}

function print(terminal: Terminal, text: string): number {
  terminal.out(text);
  return EXIT.yes;
}

function printFault(thrown: unknown, terminal: Terminal): number {
  const error = thrown instanceof AutorizeError ? thrown : (machineError(thrown) ?? thrown);
  const print = (text: string): void => terminal.err(terminal.isWorkflow ? defuse(text) : text);
  if (error instanceof AutorizeError) {
    if ('problems' in error && Array.isArray(error.problems)) {
      const problems: readonly Problem[] = error.problems;
      for (const problem of problems) print(`error: ${renderProblem(problem)}\n`);
    } else print(`error: ${error.message}. ${error.remedy}\n`);
    return error.exitCode;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  print(`error: a fault of autorize itself; please report it with these lines.\n${detail}\n`);
  return EXIT.bug;
}

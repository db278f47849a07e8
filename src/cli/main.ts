import { AutorizeError, EXIT, type Problem, renderProblem, UsageError } from '../base/errors.ts';
import { VERSION } from '../base/version.ts';
import type { Host } from '../kernel/host.ts';
import { takeColorFlag, withColor } from './color.ts';
import { GENERAL_HELP } from './general-help.ts';
import type { Terminal } from './terminal.ts';

export interface MainOptions {
  readonly host: Host;
  readonly terminal: Terminal;
}

/**
 * Runs a command line and returns the exit code; prints, and never throws. Help and version cost little more than an empty
 * script: the tables of the commands are loaded where one of them is named, and what a command is made of when it runs.
 */
export async function runMain(argv: readonly string[], mainOptions: MainOptions): Promise<number> {
  const { words, when, problem } = takeColorFlag(argv);
  if (problem !== undefined) return await printError(new UsageError([problem]), mainOptions.terminal);
  const options = { ...mainOptions, terminal: withColor(mainOptions.terminal, when) };
  const { terminal } = options;
  const [name, ...rest] = words;
  // `help COMMAND` is `COMMAND --help`.
  if (name === 'help' && rest[0]?.startsWith('-') === false) return runMain([...rest, '--help'], options);
  try {
    if (name === undefined) return await runOverviewLazily(options);
    if (name === '--help' || name === '-h' || name === 'help') return print(terminal, GENERAL_HELP);
    if (name === '--version') return print(terminal, `${VERSION}\n`);
    const repeated = await repeatStatusLazily(words, options);
    if (repeated !== undefined) return repeated;
    if (name === 'gate') return await runGateLazily(rest, options);
    const { runCommandLine } = await import('./command-line.ts');
    return await runCommandLine(words, options);
  } catch (error) {
    return await printError(error, terminal);
  }
}

async function runOverviewLazily({ host, terminal }: MainOptions): Promise<number> {
  const { runOverview } = await import('./overview-command.ts');
  return await runOverview(host, terminal);
}

async function runGateLazily(words: readonly string[], options: MainOptions): Promise<number> {
  const { runGateLine } = await import('./gate-line.ts');
  return await runGateLine(words, options);
}

/** What a run wrote down of its end, where the command line is plain; its table says what else it may be. */
async function repeatStatusLazily(
  typed: readonly string[],
  { host, terminal }: MainOptions,
): Promise<number | undefined> {
  const isOfPlans = typed[0] === 'work' && typed[1] === 'status';
  if (!isOfPlans && typed[0] !== 'status') return undefined;
  const words = typed.slice(isOfPlans ? 2 : 1);
  const [name, flag, ...others] = words[0]?.startsWith('-') === true ? [undefined, ...words] : words;
  if (others.length > 0 || (flag !== undefined && flag !== '--json') || name === '') return undefined;
  const asked = { form: flag === undefined ? ('text' as const) : ('json' as const), host, terminal };
  if (isOfPlans) {
    const { repeatPlanStatus } = await import('./repeated-plan.ts');
    return await repeatPlanStatus(name, asked);
  }
  const { repeatStatus } = await import('./repeated-status.ts');
  return await repeatStatus(name, asked);
}

function print(terminal: Terminal, text: string): number {
  terminal.out(text);
  return EXIT.yes;
}

async function printError(thrown: unknown, terminal: Terminal): Promise<number> {
  const error = thrown instanceof AutorizeError ? thrown : ((await machineErrorOf(thrown)) ?? thrown);
  const print = await printerOf(terminal);
  if (error instanceof AutorizeError) {
    if ('problems' in error && Array.isArray(error.problems)) {
      const problems: readonly Problem[] = error.problems;
      for (const problem of problems) print(`error: ${renderProblem(problem)}\n`);
    } else print(`error: ${error.message}. ${error.remedy}\n`);
    return error.exitCode;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  print(`error: internal error; please report it with these lines.\n${detail}\n`);
  return EXIT.bug;
}

async function machineErrorOf(thrown: unknown): Promise<AutorizeError | undefined> {
  const { machineError } = await import('../kernel/machine-error.ts');
  return machineError(thrown);
}

/** Prints errors; what reads workflow commands is loaded where there is a workflow. */
async function printerOf({ isWorkflow, err }: Terminal): Promise<(text: string) => void> {
  if (!isWorkflow) return err;
  const { defuse } = await import('../report/defuse.ts');
  return (text) => err(defuse(text));
}

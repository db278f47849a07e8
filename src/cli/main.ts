import { AutorizeError, EXIT } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { VERSION } from '../base/version.ts';
import type { Host } from '../kernel/host.ts';
import { parseFlags } from './flags.ts';
import { GATE_FLAGS, GATE_HELP } from './gate-flags.ts';
import type { Terminal } from './terminal.ts';

const HELP = `Judges what coding agents answer.

Usage: autorize COMMAND [flags]

  gate    judge candidate outputs of agents, pick the best per scenario, pass or fail

  --help, --version

autorize COMMAND --help tells the flags of a command.
`;

export interface MainOptions {
  readonly host: Host;
  readonly terminal: Terminal;
}

type Command = (argv: readonly string[], options: MainOptions) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = { gate: runGateLazily };

/** Runs a command line and returns the exit code; prints, and never throws. */
export async function runMain(argv: readonly string[], options: MainOptions): Promise<number> {
  const { terminal } = options;
  const [name = '--help', ...rest] = argv;
  try {
    if (name === '--help' || name === '-h' || name === 'help') return print(terminal, HELP);
    if (name === '--version') return print(terminal, `${VERSION}\n`);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return await command(rest, options);
    terminal.err(`error: the unknown command ${quoted(name)}. ${suggestion(name, Object.keys(COMMANDS))}\n`);
    return EXIT.usage;
  } catch (error) {
    return printFault(error, terminal);
  }
}

/** Help and version cost no more than an empty script: the gate itself is loaded when it runs. */
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

function print(terminal: Terminal, text: string): number {
  terminal.out(text);
  return EXIT.yes;
}

function printFault(error: unknown, terminal: Terminal): number {
  if (error instanceof AutorizeError) {
    terminal.err(`error: ${error.message} ${error.remedy}\n`);
    return error.exitCode;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.err(`error: a fault of autorize itself; please report it with these lines.\n${detail}\n`);
  return EXIT.bug;
}

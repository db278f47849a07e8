/** The command line of the gate; read without the tables of the other commands, since every pull request may run it. */
import { EXIT } from '../base/errors.ts';
import { VERSION } from '../base/version.ts';
import type { Host } from '../kernel/host.ts';
import { parseFlags } from './flags.ts';
import { GATE_FLAGS, GATE_HELP } from './gate-flags.ts';
import type { Terminal } from './terminal.ts';

export interface GateLine {
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs `autorize gate` with these arguments; throws what ends it. */
export async function runGateLine(argv: readonly string[], { host, terminal }: GateLine): Promise<number> {
  const { values, positionals, problems } = parseFlags(argv, GATE_FLAGS);
  if (values.has('help') || values.has('version')) {
    terminal.out(values.has('help') ? GATE_HELP : `${VERSION}\n`);
    return EXIT.yes;
  }
  if (positionals[0] === 'init' && values.size === 0 && problems.length === 0 && positionals.length === 1) {
    const { runGateInit } = await import('./gate-init.ts');
    return runGateInit(host, terminal);
  }
  const { runGateCommand } = await import('./gate-command.ts');
  return await runGateCommand({ values, words: positionals, problems, host, terminal });
}

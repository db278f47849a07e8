import type { Host } from '../kernel/host.ts';
import type { FlagValues } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** The arguments of every command. */
export interface CommandCall {
  readonly values: FlagValues;
  readonly words: readonly string[];
  readonly host: Host;
  readonly terminal: Terminal;
}

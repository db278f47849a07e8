import { resolve } from 'node:path';
import { runMain } from '../../src/cli/main.ts';
import { createHost } from '../../src/kernel/host.ts';

/** The root of this repository. */
export const REPOSITORY = resolve(import.meta.dirname, '..', '..');

export interface CliOptions {
  readonly cwd: string;
  /** Standard input, in pieces. */
  readonly stdin?: Iterable<Buffer>;
  readonly isWorkflow?: boolean;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of `autorize` in this process, in a working directory of its own. */
export async function runCli(argv: readonly string[], options: CliOptions): Promise<CliResult> {
  const { cwd, stdin = [], isWorkflow = false, env = process.env } = options;
  const printed = { out: '', err: '' };
  const code = await runMain(argv, {
    host: { ...createHost({ packageRoot: REPOSITORY, cwd }), env, stdin: () => streamOf(stdin) },
    terminal: {
      out: (text) => {
        printed.out += text;
      },
      err: (text) => {
        printed.err += text;
      },
      isWorkflow,
      shorten: (path) => path,
    },
  });
  return { code, ...printed };
}

async function* streamOf(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces;
}

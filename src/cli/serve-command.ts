import { EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { findRepository } from '../kernel/user-repository.ts';
import type { CommandCall } from './command-call.ts';
import { serveRepository } from './serve-server.ts';
import { listenForSignals } from './stop-signals.ts';

/** Serves the repository around until it is stopped. */
export async function runServeCommand({ values, host, terminal }: CommandCall): Promise<number> {
  const port = decodePort(values.get('port')?.[0] ?? '0');
  const { folder } = findRepository(host.cwd);
  using stopping = listenForSignals();
  await using serving = await serveRepository({ host, terminal, port, isReadOnly: values.has('read-only') }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      throw new PreconditionError({ message: `port ${port} is taken`, remedy: 'Name another one, or none: --port N' });
    },
  );
  terminal.out(`serving ${terminal.shorten(folder)} on this machine alone; Ctrl-C ends it\n${serving.address}\n`);
  if (!stopping.signal.aborted) {
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
  }
  // To be stopped is how it ends.
  return EXIT.yes;
}

function decodePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  const found = `--port ${quoted(text)}`;
  throw new UsageError([{ found, expected: 'a whole number from 0 to 65535', remedy: 'Write e.g. --port 8080.' }]);
}

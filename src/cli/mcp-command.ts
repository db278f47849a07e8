import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { EXIT } from '../base/errors.ts';
import type { CommandCall } from './command-call.ts';
import { serveTools } from './mcp-server.ts';
import { listenForSignals } from './stop-signals.ts';

/** Serves tools over standard input and output until the input ends. */
export async function runMcpCommand({ values, host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      terminal.out(chunk.toString());
      done();
    },
  });
  const stdin = host.stdin();
  const input = stdin instanceof Readable ? stdin : Readable.from(stdin);
  await serveTools({
    host: { ...host, cwd: resolve(host.cwd, values.get('repo')?.[0] ?? '.') },
    allowWrite: values.has('allow-write'),
    ...{ input, output, signal: stopping.signal },
  });
  // After a signal the client may still hold it open, and this process would live as long.
  input.destroy();
  return stopping.exitCode ?? EXIT.yes;
}

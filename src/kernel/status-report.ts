/**
 * What the first process of a command reports of its beginning and its end.
 * Invariant: a process of the command can take its descriptor and write there, too, so only a whole report counts.
 */
import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { STATUS_DESCRIPTOR } from './sandbox-command.ts';

const MAX_STATUS_LENGTH = 1000;
// The first process has ended by then; what holds the pipe is another one.
const MAX_WAIT_MS = 1000;

/** Reads what the first process reports; the answer waits for its end, or a second. */
export function readStatus(child: ChildProcess): () => Promise<string> {
  const pipe = child.stdio[STATUS_DESCRIPTOR];
  if (!(pipe instanceof Readable)) return () => Promise.resolve('');
  let text = '';
  const closed = new Promise<void>((resolve) => pipe.once('close', () => resolve()));
  pipe.on('data', (block: Buffer) => {
    if (text.length < MAX_STATUS_LENGTH) text += block.toString('latin1');
  });
  pipe.on('error', () => undefined);
  return async () => {
    await Promise.race([closed, pause(MAX_WAIT_MS, undefined, { ref: false })]);
    pipe.destroy();
    return text;
  };
}

interface Report {
  readonly began: boolean;
  readonly isMissing?: boolean;
  readonly exitCode?: number;
}

/** Takes an exit code from a report that is whole and holds nothing else: what was added to it is a forgery. */
export function parseStatus(text: string): Report {
  const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
  return {
    began: text.startsWith('started\n'),
    isMissing: text === 'missing\n',
    ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
  };
}

import type { ChildProcess } from 'node:child_process';
import { Writable } from 'node:stream';
import { FILTER_DESCRIPTOR } from './sandbox-command.ts';

/** Hands the filter of system calls to the program that makes a sandbox, which reads it before the command begins. */
export function giveFilter(child: ChildProcess, filter: Uint8Array | undefined): void {
  const pipe = child.stdio[FILTER_DESCRIPTOR];
  if (filter === undefined || !(pipe instanceof Writable)) return;
  // A program that ended before it read says why by its exit, and one that could not be started by its own error.
  pipe.on('error', () => undefined);
  pipe.end(filter);
}

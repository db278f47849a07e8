import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** A system call on a state file: the nth of its name on any of them. */
export interface Boundary {
  readonly call: string;
  readonly nth: number;
  /** The file as the call names it, without the folder. */
  readonly file: string;
}

const CALLS = ['openat', 'write', 'fsync', 'ftruncate', 'close', 'rename', 'mkdir', 'unlink'];
const TEMPORARY = `.${'0'.repeat(16)}.tmp`;
const JOURNALS = ['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl'];
const FILES = [...JOURNALS, 'state.json', 'run.lock', 'run.lock.holder', TEMPORARY];
const FOLDERS = ['iter-0000', 'iter-0001', 'iter-0002'];

/** What a process that is traced needs, so that its calls come in the same order and number each time. */
export const STEADY = { FIXED_NAMES: '1', UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' } as const;

/**
 * A tracer of a process's own calls on the state files of a folder, and the folder itself. Only the main thread is
 * followed: it makes all of them.
 */
export function tracer(folder: string, { log, inject = [] }: { log: string; inject?: readonly string[] }): string[] {
  return [
    ...['strace', '-y', '-o', log, '-e', `trace=${CALLS.join(',')}`, '-e', 'signal=none'],
    ...['', ...FILES, ...FOLDERS].flatMap((name) => ['-P', join(folder, name)]),
    ...inject.flatMap((rule) => ['-e', `inject=${rule}`]),
  ];
}

/** Every boundary that a tracer's log shows, in its order. */
export function readBoundaries(folder: string, log: string): readonly Boundary[] {
  const counts = new Map<string, number>();
  return readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const call = /^(\w+)\(/.exec(line)?.[1];
      if (call === undefined) return [];
      const nth = (counts.get(call) ?? 0) + 1;
      counts.set(call, nth);
      const paths = [...line.matchAll(/["<](\/[^">]*)[">]/g)].map(([, path = '']) => path);
      const found = paths.findLast((path) => path.startsWith(folder)) ?? folder;
      return [{ call, nth, file: found.slice(folder.length + 1) }];
    });
}

/** Works through items, as many at a time as the machine has processors. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Some of many, the same ones each time; all of them where the environment says SWEEP=all. */
export function sample<T>(items: readonly T[], size: number): readonly T[] {
  if (process.env.SWEEP === 'all' || items.length <= size) return items;
  // A step that has no divisor in common with the number of items visits each of them once.
  const step = [7919, 104_729].find((prime) => items.length % prime !== 0) ?? 1;
  const chosen = new Set(Array.from({ length: size }, (_, index) => (index * step + 1) % items.length));
  return items.filter((_, index) => chosen.has(index));
}

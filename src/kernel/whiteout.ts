/** Marks of removed paths as overlay file systems read them: a character device 0/0 in the place of what is gone. */
import { lstatSync } from 'node:fs';
import { runProgram } from './program.ts';
import { findSystemProgram } from './program-path.ts';

const MARKING_MS = 60_000;
const MAX_BYTES = 1 << 16;

/** Marks paths below a layer as removed; each must be free, in a folder that is there. Says why that does not work. */
export async function writeWhiteouts(layer: string, paths: readonly (string | Buffer)[]): Promise<string | undefined> {
  if (paths.length === 0) return undefined;
  const [mknod, xargs] = ['mknod', 'xargs'].map((name) => findSystemProgram(name));
  if (mknod === undefined || xargs === undefined) return 'mknod and xargs are not installed';
  const input = Buffer.concat(paths.flatMap((path) => [Buffer.from(path), Buffer.alloc(1)]));
  const { exitCode, stderr } = await runProgram({
    program: xargs,
    args: ['-0', '-I', '{}', mknod, '--', '{}', 'c', '0', '0'],
    cwd: layer,
    env: {},
    input,
    timeoutMs: MARKING_MS,
    maxBytes: MAX_BYTES,
    maxStderrChars: MAX_BYTES,
  });
  return exitCode === 0 ? undefined : `a removed file cannot be marked: ${stderr.trim().split('\n')[0]}`;
}

/** Whether something is removed here, by a mark in this layer. */
export function isWhiteout(path: string | Buffer): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isCharacterDevice() === true && stats.rdev === 0;
}

/** Runs a program whose answer is short, while nothing else can happen. Its limits are those of `program.ts`. */
import type { ProgramEnd, ProgramRequest } from './program.ts';

type SyncProgramRequest = Pick<ProgramRequest, 'program' | 'args' | 'cwd' | 'env' | 'timeoutMs'>;

/** The answer; standard output without its final newline. */
type SyncProgramEnd = Omit<ProgramEnd, 'stdout' | 'limit'> & { readonly stdout: string };

const MAX_BYTES = 100_000_000;

/** Runs a program to its end. Never throws: whatever became of it is in the answer. */
export function runProgramSync({ program, args, cwd, env, timeoutMs }: SyncProgramRequest): SyncProgramEnd {
  // Loaded here: those who only look at a run ask for a program on some systems alone.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  try {
    const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
      ...{ cwd, env, maxBuffer: MAX_BYTES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
    });
    const failure = status === null && signal === null ? error : undefined;
    const ended = { exitCode: status ?? undefined, signal: signal ?? undefined, failure };
    // Of a program that did not start there are none.
    return { ...ended, stdout: (stdout ?? '').replace(/\r?\n$/, ''), stderr: stderr ?? '' };
  } catch (error) {
    // An argument that no program can get, e.g. with a NUL in it.
    const failure = error instanceof Error ? error : new Error(String(error));
    return { exitCode: undefined, signal: undefined, stdout: '', stderr: '', failure };
  }
}

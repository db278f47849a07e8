/**
 * Runs an ordinary program: git, a probe, a tool of the system. What an agent or an evaluator runs is isolated and
 * starts in `agent-process.ts` instead.
 * Invariant: there is no shell, the environment is exactly what the caller names, and the answer stays within its limit.
 * A program that has a deadline leads a process group, so its children end with it.
 * Trade-off: execa ends only the program itself, and on too long an answer it closes the pipe without a signal. Both
 * limits are therefore enforced here, and the output is collected here, which also halves the cost of a short call.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { execa, type Options } from 'execa';
import { sendSignal } from './signal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProgramRequest {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** All that the program sees. */
  readonly env: Environment;
  /** Standard input; without it the program reads an empty one. */
  readonly input?: Buffer | string;
  /** The longest answer on standard output, in bytes. */
  readonly maxBytes: number;
  /** How much of standard error is collected, in characters, give or take a block. */
  readonly maxStderrChars: number;
  readonly timeoutMs?: number | undefined;
  /** Ends the program when it is aborted. */
  readonly cutOff?: AbortSignal | undefined;
}

export interface ProgramEnd {
  /** Undefined where a signal ended the program, or where it did not start. */
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: Buffer;
  /** The beginning of it. */
  readonly stderr: string;
  /** Why the program did not start. */
  readonly failure: Error | undefined;
  /** The limit that ended it. */
  readonly limit: 'size' | 'time' | undefined;
}

const STARTED = {
  extendEnv: false,
  reject: false,
  // A program of ours outlives us by what it still has to write, not by a signal in the middle of it.
  cleanup: false,
  buffer: false,
  encoding: 'buffer',
  stdin: 'pipe',
  // Else NODE_DEBUG would have command lines printed.
  verbose: 'none',
} as const satisfies Options;

type StartRequest = Pick<ProgramRequest, 'program' | 'args' | 'cwd' | 'env'> & {
  /** Whether it leads a process group and a session of its own. */
  readonly detached: boolean;
};

export type StartedProgram = ReturnType<typeof callExeca>;

function callExeca({ program, args, ...options }: StartRequest) {
  return execa(program, args, { ...options, ...STARTED });
}

/** Starts a program whose streams the caller reads at once; throws where it does not start. */
export async function startProgram(request: StartRequest): Promise<{ readonly child: StartedProgram }> {
  let made: ChildProcess | undefined;
  const notice = (message: unknown): void => {
    made = (message as { readonly process: ChildProcess }).process;
  };
  let child: StartedProgram | undefined;
  let failure: unknown;
  subscribe('child_process', notice);
  try {
    child = callExeca(request);
  } catch (error) {
    failure = error;
  } finally {
    unsubscribe('child_process', notice);
  }
  // Short of descriptors, Node makes no streams. Execa then throws, and the cause comes as an event of the process,
  // which would end ours if nobody heard it.
  if (child === undefined) throw made === undefined ? failure : (await once(made, 'error'))[0];
  if (child.pid === undefined) throw (await child).cause;
  return { child };
}

/** Runs a program to its end. Never rejects: whatever became of it is in the answer. */
export async function runProgram(request: ProgramRequest): Promise<ProgramEnd> {
  const { input = '', maxBytes, maxStderrChars, timeoutMs, cutOff, ...start } = request;
  const detached = timeoutMs !== undefined || cutOff !== undefined;
  let child: StartedProgram;
  try {
    ({ child } = await startProgram({ ...start, detached }));
  } catch (error) {
    return unstarted(error);
  }
  const blocks: Buffer[] = [];
  let size = 0;
  let stderr = '';
  let limit: ProgramEnd['limit'];
  const end = (reached: ProgramEnd['limit']): void => {
    limit ??= reached;
    if (detached && child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  };
  const endInTime = (): void => end('time');
  const timer = timeoutMs === undefined ? undefined : setTimeout(endInTime, timeoutMs);
  cutOff?.addEventListener('abort', endInTime);
  if (cutOff?.aborted === true) endInTime();
  child.stdout.on('data', (block: Buffer) => {
    size += block.length;
    if (size <= maxBytes) blocks.push(block);
    else end('size');
  });
  child.stderr.on('data', (block: Buffer) => {
    if (stderr.length < maxStderrChars) stderr += block.toString();
  });
  child.stdin.end(input);
  const { exitCode, signal } = await child;
  clearTimeout(timer);
  cutOff?.removeEventListener('abort', endInTime);
  return { exitCode, signal, stdout: Buffer.concat(blocks), stderr, failure: undefined, limit };
}

function unstarted(cause: unknown): ProgramEnd {
  const failure = cause instanceof Error ? cause : new Error(String(cause));
  return { exitCode: undefined, signal: undefined, stdout: Buffer.alloc(0), stderr: '', failure, limit: undefined };
}

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { afterAll, onTestFinished } from 'vitest';
import type { ExperimentResult } from '../../src/experiment/run.ts';
import { programPath } from './program.ts';

const FIXTURE = programPath('attacked-supervisor');

// For an iteration; together less than a test may take, so that a run that hangs is reported as one.
const HANGING_MS = 25_000;
const MAX_HANGING_MS = 250_000;

interface AttackedRun {
  readonly folder: string;
  readonly iterations: number;
  /** The whole environment of the supervisor. */
  readonly env: NodeJS.ProcessEnv;
}

interface AttackedEnd {
  readonly isKilled: boolean;
  /** What the supervisor said on standard error meanwhile. */
  readonly stderr: string;
  readonly result: ExperimentResult | undefined;
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

/** Runs an experiment to its end, whatever that is. */
export type Supervise = (run: AttackedRun) => Promise<AttackedEnd>;

/** A supervisor of its own, with the secrets of its environment where the kernel shows them. */
export async function superviseAlone(run: AttackedRun, prefix: readonly string[] = []): Promise<AttackedEnd> {
  const supervisor = start(run.env, prefix);
  onTestFinished(() => void supervisor.end());
  const ended = await supervisor.supervise(run);
  await supervisor.end();
  return ended;
}

/** One supervisor for all runs of a file, one after the other; to be called where tests are collected. */
export function keepSupervisor(prefix: readonly string[] = []): Supervise {
  let retained: ReturnType<typeof start> | undefined;
  afterAll(() => retained?.end());
  return (run) => {
    if (retained?.isRunning() !== true) retained = start(run.env, prefix);
    return retained.supervise(run);
  };
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

function start(env: NodeJS.ProcessEnv, prefix: readonly string[] = []) {
  const [program = '', ...args] = [...prefix, process.execPath, '--inspect-port=0', FIXTURE];
  const child: Child = spawn(program, args, { env, stdio: 'pipe' });
  const gone = once(child, 'close');
  // Killed, it reads no more; its end is what is looked at.
  child.stdin.on('error', () => undefined);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    isRunning,
    supervise: async ({ folder, iterations, env: supplied }: AttackedRun): Promise<AttackedEnd> => {
      const output = Promise.all([readUntil(child.stdout, '\n'), readUntil(child.stderr, '\0')]);
      const hanging = setTimeout(() => child.kill('SIGKILL'), Math.min(HANGING_MS * iterations, MAX_HANGING_MS));
      child.stdin.write(`${JSON.stringify({ folder, name: 'pi', iterations, env: supplied })}\n`);
      const [stdout, stderr] = await output;
      clearTimeout(hanging);
      if (!stdout.isWhole) await gone;
      const reported: unknown = stdout.isWhole ? JSON.parse(stdout.text) : {};
      const { error } = reported as Partial<AttackedEnd>;
      const isKilled = child.signalCode !== null;
      const result = stdout.isWhole && error === undefined ? (reported as ExperimentResult) : undefined;
      return { isKilled, stderr: stderr.text, error, result };
    },
    end: async (): Promise<void> => {
      child.stdin.end();
      if (isRunning()) await gone;
    },
  };
}

/** What a stream says until a character comes, or until its end. */
function readUntil(stream: Readable, end: string): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  return new Promise((done) => {
    let text = '';
    const finish = (isWhole: boolean) => () => {
      stream.off('data', onData).off('close', onClose);
      done({ text: isWhole ? text.slice(0, -end.length) : text, isWhole });
    };
    const onClose = finish(false);
    const onData = (part: string): void => {
      text += part;
      if (text.endsWith(end)) finish(true)();
    };
    stream.setEncoding('utf8').on('data', onData).on('close', onClose);
  });
}

/**
 * Work that must end by a deadline, whatever program, pattern and input it is given: in a thread of its own.
 * Invariant: the promise settles by the deadline or shortly after the signal, this thread is never blocked, and nothing
 * of one task is left for the next.
 * Trade-off: each task starts a new thread (about 0.03 s, with the WebAssembly of jq 0.1 to 0.3 s).
 */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { printable } from '../base/text.ts';
import { startTimer } from './timer.ts';

/** What the thread is asked to do; `timed-task-thread.ts` does it. */
export type TimedTask =
  | { readonly kind: 'jq'; readonly program: string; readonly input: string }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly input: string };

export interface TimedTaskLimits {
  /** Names the work in a reason. */
  readonly name: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export type TimedTaskResult =
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

// What a score of 64 KB can need is a fraction of it; the captures of a pattern are parts of its input.
const MAX_HEAP_MB = 256;

/** Runs a task in a thread of its own, and gives its one message or why there is none. */
export function runTimedTask(task: TimedTask, { name, timeoutMs, signal }: TimedTaskLimits): Promise<TimedTaskResult> {
  if (signal?.aborted === true) return Promise.resolve(failed(`${name} was cancelled`));
  return new Promise((resolvePromise) => {
    const worker = new Worker(threadFile(), {
      workerData: task,
      // Nothing of this process is the task's business, and what jq prints there is in its error, too.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    let isConcluded = false;
    const conclude = (result: TimedTaskResult): void => {
      // The first result counts: the thread's own end is an event, too.
      if (isConcluded) return;
      isConcluded = true;
      timer.cancel();
      signal?.removeEventListener('abort', cancel);
      const give = () => resolvePromise(result);
      worker.terminate().then(give, give);
    };
    const cancel = () => conclude(failed(`${name} was cancelled`));
    const timer = startTimer(timeoutMs, () => conclude(failed(`${name} was not done after ${timeoutMs} ms`)));
    signal?.addEventListener('abort', cancel);
    worker.on('message', (message) => conclude({ kind: 'message', message }));
    worker.on('error', (error) => conclude(failed(printable(error.message))));
    worker.on('exit', (code) => conclude(failed(`${name} ended with ${code} and gave nothing`)));
  });
}

/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
function threadFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? join(dirname(here), 'timed-task-thread.ts')
    : resolve(dirname(here), '..', 'timed-task', 'index.js');
}

function failed(reason: string): TimedTaskResult {
  return { kind: 'failed', reason };
}

/**
 * Pushes what attempts at work have used while a loop runs, so that a run that resumes elsewhere holds its limit.
 * Invariant: it pushes only what the server does not know yet, nothing after the step was cancelled, and nothing after its end.
 * Crash: a machine that is lost has spent no more since its last push than an agent can in one interval.
 */
import type { RemoteSession } from '../remote/session.ts';

const EVERY_MS = 60_000;

interface UnfinishedPushes {
  readonly session: Pick<RemoteSession, 'pushUnfinished'>;
  readonly signal: AbortSignal;
  readonly everyMs?: number;
}

/** Begins; it ends where the answer is disposed of. */
export function startUnfinishedPushes({ session, signal, everyMs = EVERY_MS }: UnfinishedPushes): Disposable {
  const timer = setInterval(() => {
    try {
      if (!signal.aborted) session.pushUnfinished();
    } catch {
      // The record of the attempt says it all again, and the end of the run what is wrong.
    }
  }, everyMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * Pushes what attempts at work have used while a loop runs, so that a run that resumes elsewhere holds its limit.
 * Invariant: it pushes only what has changed, nothing after the step was cancelled, and nothing after its end.
 * Crash: a machine that is lost has spent no more since its last push than an agent can in one interval.
 */
import type { RemoteSession } from '../remote/session.ts';
import type { LoopRecipe } from './loop.ts';

const EVERY_MS = 60_000;

interface UnfinishedPushes {
  readonly loop: Pick<LoopRecipe, 'noteUnfinished'>;
  readonly session: Pick<RemoteSession, 'pushSoon'>;
  readonly signal: AbortSignal;
  readonly everyMs?: number;
}

/** Begins; it ends where the answer is disposed of. */
export function startUnfinishedPushes({ loop, session, signal, everyMs = EVERY_MS }: UnfinishedPushes): Disposable {
  const timer = setInterval(() => {
    try {
      if (!signal.aborted && loop.noteUnfinished?.() === true) session.pushSoon();
    } catch {
      // The record of the attempt says it all again, and the end of the run what is wrong.
    }
  }, everyMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

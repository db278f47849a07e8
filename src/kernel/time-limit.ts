/**
 * Synchronous work with a deadline.
 * Invariant: it returns by the deadline, whatever regular expression or loop the work is stuck in.
 * Trade-off: this thread is blocked until then, so it is for commands that do nothing else meanwhile; a supervisor that
 * must hear signals uses `timed-task.ts`. One call costs about 0.1 ms.
 */
import { createContext, Script } from 'node:vm';
import { isObject } from '../base/decode.ts';

const CALL = new Script('work()');

/** What the work returns; undefined where it was not done in time. */
export function runWithin<T>(timeoutMs: number, work: () => T): T | undefined {
  try {
    return CALL.runInContext(createContext({ work }), { timeout: timeoutMs }) as T;
  } catch (error) {
    // Of the other context's Error, so not an instance of ours.
    if (isObject(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

/** The same, with a time in milliseconds that all its calls have together: once that is used up, no work is begun. */
export function withinTotal(totalMs: number): typeof runWithin {
  let leftMs = totalMs;
  return (timeoutMs, work) => {
    if (leftMs < 1) return undefined;
    const begun = performance.now();
    try {
      return runWithin(Math.min(timeoutMs, Math.floor(leftMs)), work);
    } finally {
      leftMs -= performance.now() - begun;
    }
  };
}

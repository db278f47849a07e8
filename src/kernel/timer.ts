/**
 * Timers for any duration.
 * Node's own take at most 2^31-1 ms, and end at once beyond that; `AbortSignal.timeout` takes whole milliseconds only.
 * Invariant: the callback is called once, never before its time, and never after it was cancelled.
 */

// 24.8 days: the most that a timer of Node can hold.
const MAX_STEP_MS = 2 ** 31 - 1;

export interface Timer extends Disposable {
  cancel(): void;
}

/** Calls back after a duration of any length, on the monotonic clock; `Infinity` is never. */
export function startTimer(ms: number, callback: () => void): Timer {
  let timer: NodeJS.Timeout | undefined;
  const wait = (leftMs: number): void => {
    const stepMs = Math.min(leftMs, MAX_STEP_MS);
    timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : callback()), Math.ceil(stepMs));
  };
  if (ms !== Number.POSITIVE_INFINITY) wait(Math.max(0, ms));
  const cancel = (): void => clearTimeout(timer);
  return { cancel, [Symbol.dispose]: cancel };
}

export interface Deadline extends Disposable {
  readonly signal: AbortSignal;
}

/** A signal that is aborted after a duration of any length, unless it is disposed of before. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const timer = startTimer(ms, () => controller.abort());
  return { signal: controller.signal, [Symbol.dispose]: timer.cancel };
}

/** A signal that is aborted so long after another one is; without that one, never. */
export function startGrace(signal: AbortSignal | undefined, ms: number): Deadline {
  const controller = new AbortController();
  let timer: Timer | undefined;
  const begin = (): void => {
    timer ??= startTimer(ms, () => controller.abort());
  };
  if (signal?.aborted === true) begin();
  signal?.addEventListener('abort', begin, { once: true });
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      signal?.removeEventListener('abort', begin);
      timer?.cancel();
    },
  };
}

/**
 * One at a time, in the order of asking.
 * Invariant: at most one holder whose signal has not fired; whoever gives up waiting holds up nobody behind.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Waits for all who asked before, until the signal at most. The turn ends when what it resolves to is disposed of. */
  async take(signal?: AbortSignal): Promise<Disposable> {
    const before = this.#last;
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = Promise.all([before, ended]).then(() => undefined); // not the array, which would hold all arrays before it
    await (signal === undefined ? before : untilAborted(before, signal));
    return { [Symbol.dispose]: end };
  }
}

async function untilAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      signal.removeEventListener('abort', finish);
      resolve();
    };
    signal.addEventListener('abort', finish);
    void promise.then(finish);
  });
}

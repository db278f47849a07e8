const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

export interface Cancel extends Disposable {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal;
  /** 128 + n after signal n; undefined while none came. */
  readonly exitCode: number | undefined;
}

/** A runner that cancels sends SIGINT, SIGTERM 7.5 s later, and ends everything 2.5 s after that. */
export function listenForCancel(): Cancel {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const removals = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = (): void => {
      exitCode ??= code;
      controller.abort();
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode;
    },
    [Symbol.dispose]: () => {
      for (const remove of removals) remove();
    },
  };
}

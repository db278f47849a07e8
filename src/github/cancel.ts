const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

export interface Cancel extends Disposable {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal;
  /** Aborted when there is no time left to wait for a server: two and a half seconds after the first signal. */
  readonly cutOff: AbortSignal;
  /** 128 + n after signal n; undefined while none came. */
  readonly exitCode: number | undefined;
}

// Outputs have to be set within five seconds, on a busy machine too, and of the ten some are for the artifact of what could
// not be pushed.
const PATIENCE_MS = 2500;

/** A runner that cancels sends SIGINT, SIGTERM 7.5 s later, and ends everything 2.5 s after that. */
export function listenForCancel(): Cancel {
  const controller = new AbortController();
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let exitCode: number | undefined;
  const removals = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = (): void => {
      exitCode ??= code;
      controller.abort();
      timer ??= setTimeout(() => patience.abort(), PATIENCE_MS);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return {
    signal: controller.signal,
    cutOff: patience.signal,
    get exitCode() {
      return exitCode;
    },
    [Symbol.dispose]: () => {
      clearTimeout(timer);
      for (const remove of removals) remove();
    },
  };
}

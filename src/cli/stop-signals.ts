import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignals extends Disposable {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal;
  /** 128 + n after signal n; undefined while none came. */
  readonly exitCode: number | undefined;
}

/** The first signal stops the work in order. The second one stops at once; running agents die with this process. */
export function listenForSignals(): StopSignals {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (exitCode !== undefined) process.exit(exitCode);
    exitCode = 128 + constants.signals[signal];
    controller.abort();
  };
  for (const each of SIGNALS) process.on(each, onSignal);
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode;
    },
    [Symbol.dispose]: () => {
      for (const each of SIGNALS) process.off(each, onSignal);
    },
  };
}

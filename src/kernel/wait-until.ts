import type { Host } from './host.ts';

// Clocks are set and machines sleep: it is looked at again.
const LOOK_MS = 15_000;

/** Waits until a time by the clock of the host; ends early where the signal says so. */
export async function waitUntil(
  untilMs: number,
  { host, signal }: { readonly host: Pick<Host, 'now'>; readonly signal: AbortSignal },
): Promise<'over' | 'aborted'> {
  for (;;) {
    if (signal.aborted) return 'aborted';
    const leftMs = untilMs - host.now().getTime();
    if (leftMs <= 0) return 'over';
    await pause(Math.min(leftMs, LOOK_MS), signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

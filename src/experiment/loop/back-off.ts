const BACK_OFF_MS = 1000;

/** A machine that was short of something gets a moment. */
export async function backOff(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, BACK_OFF_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

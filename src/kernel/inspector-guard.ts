/**
 * Invariant: while the guard stands, no process of the same user can open this process's inspector. Node opens it on
 * SIGUSR1 unless somebody listens for that signal; through it any code runs in here, with every secret in reach.
 */

/** Makes SIGUSR1 do nothing, for as long as the guard is held. */
export function guardInspector(): Disposable {
  const ignore = (): void => undefined;
  process.on('SIGUSR1', ignore);
  return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}

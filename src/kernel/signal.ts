/** Signals to processes that may be gone. */

/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/** Whether there is a process of an id, be it a zombie. */
export function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

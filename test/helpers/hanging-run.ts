// A run of an evaluator that hangs in `sleep MARKER`, as a test waits for it.
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process of this machine is `sleep MARKER`. */
export function isAlive(marker: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(`sleep\0${marker}`);
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

/** Until it runs, or the process that was to start it has ended. */
export async function untilAlive(marker: string, child?: Pick<ChildProcess, 'exitCode'>): Promise<void> {
  while (!isAlive(marker) && (child?.exitCode ?? null) === null) await pause(20);
}

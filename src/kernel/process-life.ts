/** Whether one process lives and when it began: all that is asked by those who only look. */
import { isLinux } from './platform.ts';
import { statOf } from './proc-files.ts';
import { isListed, listedStart } from './process-list.ts';
import { isThere } from './signal.ts';

/** Whether a process of this machine lives; a zombie does not. */
export function isProcessAlive(pid: number): boolean {
  if (isLinux()) return isShownAlive(pid);
  if (pid === process.pid) return true;
  // One that could not be asked for may live.
  return Number.isSafeInteger(pid) && pid > 0 && isThere(pid) && (isListed(pid) ?? true);
}

/** The same where the kernel shows processes as files. */
export function isShownAlive(pid: number): boolean {
  const state = statOf(pid)[0];
  return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}

/** When a process began, in the kernel's ticks or as a date: with its id, who it is. */
export function processStart(pid: number): string {
  if (!isLinux()) return listedStart(pid);
  return statOf(pid)[19] ?? '';
}

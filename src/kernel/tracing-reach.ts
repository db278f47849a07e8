/** Whether the kernel lets a process reach into another one of the same user that it did not start: Yama decides. */
import { readFileSync } from 'node:fs';
import { isLinux } from './platform.ts';

/** Source: the kernel's admin guide, "Yama": from 1 on only a descendant is traced without a capability. */
export function tracesAnyProcess(path = '/proc/sys/kernel/yama/ptrace_scope'): boolean {
  if (!isLinux()) return true;
  try {
    return readFileSync(path, 'utf8').trim() === '0';
  } catch {
    // A kernel without Yama restricts nothing.
    return true;
  }
}

import { readFileSync } from 'node:fs';

/**
 * The most memory that this process ever had resident, in bytes. Linux only.
 * Not `resourceUsage().maxRSS`: the kernel begins that one with the peak of the process that started this one.
 */
export function readPeakMemory(): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error('/proc/self/status has no VmHWM');
  return Number(kilobytes) * 1024;
}

/**
 * How much memory processes hold, by what the kernel says of each (/proc), or ps(1) where it has no files for that.
 * Invariant: a tree is beyond a limit only where its processes together hold more, each page counted once: what they
 * share is divided among those that share it. Of a process that does not show that, and off Linux of every one, all that
 * is resident counts.
 * Trade-off: what is used and given back between two looks is not seen.
 */
import { readFileSync } from 'node:fs';
import { isLinux } from './platform.ts';
import { listProcesses } from './process-list.ts';

/** Whether processes together hold more than so many bytes. */
export function holdMoreThan(pids: readonly number[], bytes: number): boolean {
  if (!isLinux()) {
    const listed = pids.length === 0 ? [] : (listProcesses() ?? []);
    return sum(listed.flatMap(({ pid, residentBytes }) => (pids.includes(pid) ? [residentBytes] : []))) > bytes;
  }
  const resident = pids.map((pid) => readKilobytes(pid, 'status', /^VmRSS:\s+(\d+) kB$/m) ?? 0);
  if (sum(resident) * 1024 <= bytes) return false;
  // Looked up only now: for it the kernel walks through all pages.
  const shares = pids.map((pid, at) => readKilobytes(pid, 'smaps_rollup', /^Pss:\s+(\d+) kB$/m) ?? resident[at] ?? 0);
  return sum(shares) * 1024 > bytes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function readKilobytes(pid: number, name: string, pattern: RegExp): number | undefined {
  try {
    const found = pattern.exec(readFileSync(`/proc/${pid}/${name}`, 'latin1'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    // Gone since, or another user's.
    return undefined;
  }
}

/** What the kernel of Linux shows of a process, as files. */
import { closeSync, openSync, readSync } from 'node:fs';

/** The fields of stat after the name, which may hold anything, blanks and parentheses too. */
export function statOf(pid: number): readonly string[] {
  const stat = proc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function proc(pid: number, name: string): string {
  return procBytes(pid, name).toString('latin1');
}

// After every command all processes are looked at: one buffer serves for all of them.
let buffer = Buffer.alloc(65_536);

/** What a file of a process holds; valid until the next call. */
export function procBytes(pid: number, name: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(`/proc/${pid}/${name}`, 'r');
    let length = 0;
    for (;;) {
      if (length === buffer.length) buffer = Buffer.concat([buffer], 2 * length);
      const count = readSync(file, buffer, length, buffer.length - length, null);
      if (count === 0) return buffer.subarray(0, length);
      length += count;
    }
  } catch {
    // Gone since, or another user's: not one of ours.
    return buffer.subarray(0, 0);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

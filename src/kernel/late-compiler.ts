/**
 * When the engine compiles hot functions with its slowest compiler.
 * Invariant: it changes how long a process computes and never what; a version that is not in the table stays as it is, since
 * the engine complains of a flag that it does not know.
 */
import { statSync } from 'node:fs';

// By the major version of Node. Each is some ten times the engine's own threshold.
const FLAGS: Readonly<Record<string, string>> = {
  20: '--interrupt-budget=1500000',
  24: '--invocation-count-for-turbofan=30000',
};

// Less is read before the engine would compile anything, and the module with the flags takes a while to load.
const LARGE_BYTES = 2_000_000;

/**
 * Lets this process compile later than it would where it is about to read a large file. Reading one takes less than a second
 * most often: it ends before a compiler on another thread has paid off, whose time is a fifth of all. A file that takes
 * longer has its code compiled as ever.
 */
export function compileLateFor(path: string): void {
  const flag = lateFlag();
  if (flag !== undefined && isLarge(path)) process.getBuiltinModule('node:v8').setFlagsFromString(flag);
}

/** The flag for this version of Node. */
export function lateFlag(): string | undefined {
  return FLAGS[process.versions.node.split('.')[0] ?? ''];
}

/** What cannot be looked at is reported by whoever reads it. */
function isLarge(path: string): boolean {
  try {
    return statSync(path).size >= LARGE_BYTES;
  } catch {
    return false;
  }
}

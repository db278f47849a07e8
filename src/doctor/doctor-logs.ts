/**
 * Where the output of what `doctor` runs is kept, e.g. in `.autorize/NAME/doctor/`.
 * Invariant: the folder holds the logs of the newest one, and git ignores it; one that is at work keeps it.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { takeRunLock } from '../kernel/run-lock.ts';

export interface DoctorLogs extends AsyncDisposable {
  readonly folder: string;
  /** Empties the folder, but for a file of this name. */
  clear(spared?: string): void;
}

const LOCK = 'lock';

/** Takes a folder for this process; throws where another one is at work in it. `what` is checked. */
export async function openDoctorLogs(
  { folder, what }: { readonly folder: string; readonly what: string },
  { now }: Pick<Host, 'now'>,
): Promise<DoctorLogs> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const lock = await takeRunLock({ path: join(folder, LOCK), now });
  if (lock.kind === 'held') {
    const who = lock.holder === undefined ? 'another process' : `process ${lock.holder.pid}`;
    throw new PreconditionError({
      message: `${who} is checking "${what}" now`,
      remedy: 'Wait until it ends, then run the command again.',
    });
  }
  const clear = (spared?: string): void => {
    for (const entry of readdirSync(folder)) {
      if (!entry.startsWith(LOCK) && entry !== '.gitignore' && entry !== spared) removeTree(join(folder, entry));
    }
  };
  return { folder, clear, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
}

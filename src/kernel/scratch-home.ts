/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command did to
 * the rights of what it left there. Crash: they stay under the given parent, which the next run may empty.
 */
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface ScratchHome extends AsyncDisposable {
  readonly home: string;
  readonly temporary: string;
}

/** Makes a fresh home and temporary folder below an existing folder. */
export function createScratchHome(parent: string): ScratchHome {
  const folder = mkdtempSync(join(parent, 'scratch-'));
  const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')];
  for (const path of [home, temporary]) mkdirSync(path, { mode: 0o700 });
  return { home, temporary, [Symbol.asyncDispose]: () => Promise.resolve(removeTree(folder)) };
}

/** Removes a file or folder that others wrote into; rights that they took away are restored on the way. */
export function removeTree(path: string | Buffer): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // A folder without rights for its owner; if that was not the reason, the second try says so.
    openFolders(Buffer.from(path));
    rmSync(path, { recursive: true, force: true });
  }
}

const SLASH = Buffer.from('/');

function openFolders(path: Buffer): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  // Names as bytes: they may be no text.
  for (const name of readdirSync(path, { encoding: 'buffer' })) openFolders(Buffer.concat([path, SLASH, name]));
}

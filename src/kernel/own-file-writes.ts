/**
 * Writing files of ours at places that a command outside of a sandbox can reach.
 * Invariant: what was put in their place (a link, a pipe, a folder) is neither followed nor waited for: it is removed. Only
 * the name itself is looked at, not the folders above. Crash: the file may be torn, or missing.
 */
import { constants, copyFileSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { errorCode } from './files.ts';
import { requireOwnFile } from './own-files.ts';
import { removeTree } from './remove-tree.ts';

/** Writes a new file, whatever its name holds; `mode` as `open` takes it. Throws what the system says. */
export function writeOwnFile(path: string, content: string | Uint8Array, mode = 0o666): void {
  replaceOnce(path, () => writeFileSync(path, content, { flag: 'wx', mode }));
}

/** Copies a file of ours, in the same way. Throws a PreconditionError where the source is no regular file. */
export function copyOwnFile(from: string, to: string): void {
  requireOwnFile(from);
  replaceOnce(to, () => copyFileSync(from, to, constants.COPYFILE_EXCL));
}

/** Makes a folder of ours where there is none; what is in its place is removed. */
export function makeOwnFolder(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  if (found !== undefined) removeTree(path);
  mkdirSync(path, { recursive: true });
}

function replaceOnce(path: string, create: () => void): void {
  try {
    create();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    removeTree(path);
    create();
  }
}

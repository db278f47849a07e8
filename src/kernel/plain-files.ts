/**
 * Which files of a tree we take or write without git: few of them, by plain names and modes. All else is left to git, which
 * says what is wrong with it. Pure.
 */

import { isPlainName } from '../base/plain-objects.ts';
import { FILE, PROGRAM } from '../base/tree-object.ts';

// Our own thread reads and writes them: of many, or of large ones, a git is the faster.
export const MAX_PLAIN_FILES = 64;
/** Of all of them together. */
export const MAX_PLAIN_BYTES = 4 << 20;

/** What a file of a mode of git is created with; the umask takes away from it. */
export const PLAIN_MODES: ReadonlyMap<string, number> = new Map([
  [FILE, 0o666],
  [PROGRAM, 0o777],
]);

/** Whether git takes a file by this path, whatever it protects. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every(isPlainName);
}

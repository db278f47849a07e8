/** A run's own files. Invariant: only looked at. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';

// What an agent printed and said can hold any key that it was given.
const STAYING = /^(?:waited-\d+-)?agent\.(?:stdout|stderr|transcript\.md)$/;

/** Whether a file of a run, by its name, stays on the machine that it ran on. */
export function staysHere(name: string): boolean {
  return STAYING.test(name);
}

/**
 * Throws where what ran outside of a sandbox put something else in the place of a run's files: a pipe would never be
 * read to its end.
 */
export function requireRunFiles(folder: string, names: readonly string[]): void {
  const isFile = (name: string): boolean => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const odd = [...new Set([...names, ...found])].find((name) => !isFile(name));
  if (odd === undefined) return;
  throw new PreconditionError({
    message: `the item's own command changed the records of its run: ${quoted(odd, 200)} in ${quoted(folder, 200)} is no longer a file`,
    remedy: 'No part of it landed. Set sandbox: required for an agent that you do not trust, and run the plan again.',
  });
}

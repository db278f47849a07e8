/**
 * Which processes use a layer of a store.
 * Invariant: a process that lives is found by its id and by when it began; its mark is made before it looks whether the
 * layer is there, and is never removed by another process.
 */
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../kernel/files.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import { isProcessAlive, processStart } from '../../kernel/process-life.ts';
import { readRegularText } from '../../kernel/regular-file.ts';

const USERS = 'users';

/** Notes that this process uses the layer of a key. */
export function markUsed(store: string, key: string): void {
  const users = join(store, USERS, key);
  mkdirSync(users, { recursive: true, mode: 0o700 });
  writeOwnFile(join(users, String(process.pid)), processStart(process.pid));
}

/** The keys that somebody has marked. */
export function keysWithUsers(store: string): readonly string[] {
  return existsSync(join(store, USERS)) ? readdirSync(join(store, USERS)) : [];
}

/** Whether a living process, other than `except`, uses the layer of a key. */
export function isUsed(store: string, key: string, { except }: { readonly except?: number } = {}): boolean {
  const users = join(store, USERS, key);
  if (!existsSync(users)) return false;
  return readdirSync(users).some((name) => name !== String(except) && isAlive(users, name));
}

/** Removes the marks of processes that are gone. */
export function forgetUsers(store: string, key: string): void {
  const users = join(store, USERS, key);
  if (!existsSync(users)) return;
  for (const name of readdirSync(users)) if (!isAlive(users, name)) rmSync(join(users, name), { force: true });
  try {
    rmdirSync(users);
  } catch (error) {
    // Somebody is about to look for it.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error))) throw error;
  }
}

function isAlive(users: string, name: string): boolean {
  const pid = Number(name);
  if (!isProcessAlive(pid)) return false;
  const noted = readRegularText(join(users, name));
  // Empty where it was removed meanwhile, by a process that saw it end.
  return noted !== '' && noted === processStart(pid);
}

/**
 * A pack of ours in a folder of objects, as git stores one that it was given.
 * Invariant: what has its final name is whole and on the disk. Git finds a pack by its index, which comes last; the names
 * are not synced here. Each object was hashed when it was packed. Crash: a file named `tmp_…`, which git removes in time.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAll } from './durable.ts';
import { isSystemError } from './files.ts';
import type { Pack } from './loose-pack.ts';
import { renderPackIndex } from './pack-index.ts';

/** Stores a pack with its index; false where the system refused, and nothing is there. */
export function storePack(objects: string, { bytes, objects: packed, digest }: Pack): boolean {
  const folder = join(objects, 'pack');
  const name = join(folder, `pack-${digest.toString('hex')}`);
  const unfinished: string[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    const files = [
      ['pack', bytes],
      ['idx', renderPackIndex(packed, digest)],
    ] as const;
    for (const [kind, content] of files) {
      const path = join(folder, `tmp_${kind}_${randomBytes(6).toString('hex')}`);
      unfinished.push(path);
      writeSynced(path, content);
    }
    for (const [at, [kind]] of files.entries()) renameSync(unfinished[at] ?? '', `${name}.${kind}`);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    for (const path of unfinished) rmSync(path, { force: true });
    return false;
  }
}

function writeSynced(path: string, bytes: Buffer): void {
  const descriptor = openSync(path, 'wx', 0o444);
  try {
    writeAll(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Objects that we write into a private store by ourselves.
 * Invariant: a file under an object's name holds it whole; what is there already stays. Nothing is synced: a loss of power
 * ends the session, and its store with it. Crash: a file named `tmp_obj_…`, which git ignores and removes in time.
 */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, deflateSync } from 'node:zlib';
import { writeAll } from './durable.ts';

export interface LooseObject {
  readonly type: 'commit' | 'tree';
  readonly bytes: Buffer;
}

/** Writes an object below a folder of objects, and gives its id. */
export function writeLoose(objects: string, { type, bytes }: LooseObject, hash: 'sha1' | 'sha256'): string {
  const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const id = createHash(hash).update(whole).digest('hex');
  const path = join(objects, id.slice(0, 2), id.slice(2));
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `tmp_obj_${randomBytes(6).toString('hex')}`);
  const descriptor = openSync(unfinished, 'wx', 0o444);
  try {
    try {
      writeAll(descriptor, deflateSync(whole, { level: constants.Z_BEST_SPEED }));
    } finally {
      closeSync(descriptor);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return id;
}

/**
 * Objects of a private store that lie in a file each, as those do that a capture made: written and read without git.
 * Invariant: a file under an object's name holds it whole; what is there already stays; what is read is hashed again.
 * Nothing is synced: a loss of power ends the session, and its store with it. Crash: a file named `tmp_obj_…`, which git
 * ignores and removes in time.
 */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import { writeAll } from './durable.ts';
import type { GitObject } from './git.ts';

export interface LooseObject {
  readonly type: 'commit' | 'tree' | 'blob';
  readonly bytes: Buffer;
}

/** Writes an object below a folder of objects, and gives its id. */
export function writeLoose(objects: string, { type, bytes }: LooseObject, hash: 'sha1' | 'sha256'): string {
  const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const id = createHash(hash).update(whole).digest('hex');
  const path = fileOf(objects, id);
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

/** Reads an object of at most so many bytes; undefined where it lies elsewhere, is larger, or is not what its id says. */
export function readLoose(objects: string, id: string, maxBytes: number): GitObject | undefined {
  try {
    return unpackLoose(readFileSync(fileOf(objects, id)), id, maxBytes);
  } catch (error) {
    // Packed, or not there.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** What the file of an object holds; undefined where it is larger than so many bytes, or is not what its id says. */
export function unpackLoose(packed: Buffer, id: string, maxBytes: number): GitObject | undefined {
  try {
    const whole = inflateSync(packed, { maxOutputLength: maxBytes + MAX_HEADER_BYTES });
    const end = whole.indexOf(0);
    const header = whole.toString('latin1', 0, end);
    const [type = ''] = header.split(' ');
    const bytes = whole.subarray(end + 1);
    const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
    // Of a size in another spelling, the hash is none that git would find the object by.
    const isWhole =
      header === `${type} ${bytes.length}` && bytes.length <= maxBytes && hash.update(whole).digest('hex') === id;
    return isWhole ? { type, bytes } : undefined;
  } catch (error) {
    // What is torn or too large, zlib does not take.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

// `commit`, a number, a blank and a NUL.
const MAX_HEADER_BYTES = 32;

/** Where an object lies below a folder of objects. */
export function fileOf(objects: string, id: string): string {
  return join(objects, id.slice(0, 2), id.slice(2));
}

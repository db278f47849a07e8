/**
 * Room on a disk that is kept for the last record.
 * Invariant: while the reserve is held, a full disk can still take what says so: the reserve is given up, and the record
 * is written where it was. It is real blocks, not a hole: the file is written, not only made long.
 * Crash: the file stays, and the next run takes it over.
 */
import { closeSync, constants, fstatSync, openSync, rmSync } from 'node:fs';
import { writeAll } from './durable.ts';
import { faultPoint } from './fault-point.ts';

/** More than a record, its state and their journal take. */
const RESERVE_BYTES = 8 << 20;
// Written again and again: one block of all the bytes takes longer to make than the disk takes to hold them.
const BLOCK_BYTES = 256 << 10;

export interface DiskReserve extends Disposable {
  /** False once it was given up. */
  readonly isHeld: boolean;
  /** Gives the room back to the disk. */
  readonly release: () => void;
}

/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
export function takeDiskReserve(path: string, isOurs: () => boolean): DiskReserve {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
  const descriptor = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
  try {
    writeReserve(descriptor, RESERVE_BYTES - fstatSync(descriptor).size);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  faultPoint('reserve:after-take');
  let isHeld = true;
  const release = (): void => {
    isHeld = false;
    rmSync(path, { force: true });
  };
  return {
    get isHeld() {
      return isHeld;
    },
    release,
    [Symbol.dispose]: () => {
      if (isOurs()) release();
    },
  };
}

function writeReserve(descriptor: number, missing: number): void {
  if (missing <= 0) return;
  // Not zeros alone: a file system that compresses would keep nothing for them.
  const block = Buffer.alloc(Math.min(missing, BLOCK_BYTES), 'room for the last record ');
  for (let rest = missing; rest > 0; rest -= block.length) writeAll(descriptor, block.subarray(0, rest));
}

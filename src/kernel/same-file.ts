/** Whether two files are the same to whoever reads or runs them. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { isSystemError } from './files.ts';
import { Pace } from './pace.ts';

const PIECE_BYTES = 1 << 20;
// Whether it may be run, and read by its owner.
const COMPARED_RIGHTS = 0o511;

/** The same kind, content and rights. What cannot be read is not the same as anything. */
export async function isSameFile(one: Buffer, other: Buffer): Promise<boolean> {
  try {
    const [above, below] = [lstatSync(one), lstatSync(other)];
    if (above.isSymbolicLink() && below.isSymbolicLink())
      return readlinkSync(one, 'buffer').equals(readlinkSync(other, 'buffer'));
    if (!above.isFile() || !below.isFile() || above.size !== below.size) return false;
    return (above.mode & COMPARED_RIGHTS) === (below.mode & COMPARED_RIGHTS) && (await hasSameContent(one, other));
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

async function hasSameContent(...paths: readonly [Buffer, Buffer]): Promise<boolean> {
  const opened: number[] = [];
  const pace = new Pace();
  try {
    for (const path of paths) opened.push(openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW));
    const [one = -1, other = -1] = opened;
    if (!fstatSync(one).isFile() || !fstatSync(other).isFile()) return false;
    const pieces = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)] as const;
    for (;;) {
      const [read, found] = [readSync(one, pieces[0]), readSync(other, pieces[1])];
      if (read !== found || !pieces[0].subarray(0, read).equals(pieces[1].subarray(0, read))) return false;
      if (read === 0) return true;
      await pace.step();
    }
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}

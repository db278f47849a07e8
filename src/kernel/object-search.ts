/**
 * Objects of a store, searched for secrets.
 * Invariant: each object is read whole, a bounded number of bytes at a time; what is too large to be searched is named
 * as such and never counts as searched.
 */
import { PART_OVERLAP, type SecretSearch } from '../base/secret-search.ts';
import type { Git } from './git.ts';
import { Pace } from './pace.ts';

/** What of a night's changes is more than this was not written by an agent that improves something. */
export const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
// So much is in memory at a time, or one object.
const BATCH_BYTES = 32 * 1024 * 1024;

/** Whether one of these objects holds a secret: contents, names in trees, messages of commits. */
export async function searchObjects(
  git: Git,
  {
    ids,
    search,
    cutOff,
  }: {
    readonly ids: readonly string[];
    readonly search: SecretSearch;
    /** Ends it with an error. */
    readonly cutOff?: AbortSignal | undefined;
  },
): Promise<'none' | 'found' | 'too-large'> {
  if (search.isIdle || ids.length === 0) return 'none';
  const call = cutOff === undefined ? {} : { cutOff };
  const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)', '--buffer'], {
    input: inputOf(ids),
    ...call,
  });
  const sized = linesOf(stdout).map((line) => {
    const [id = '', size] = line.split(' ');
    return { id, size: Number(size) };
  });
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  if (!(total <= MAX_SEARCHED_BYTES)) return 'too-large';
  for (let at = 0; at < sized.length; ) {
    const batch: string[] = [];
    for (let bytes = 0; at < sized.length && (batch.length === 0 || bytes < BATCH_BYTES); at += 1) {
      batch.push(sized[at]?.id ?? '');
      bytes += sized[at]?.size ?? 0;
    }
    const { stdout: contents } = await git(['cat-file', '--batch', '--buffer'], {
      ...{ input: inputOf(batch), maxBytes: MAX_SEARCHED_BYTES, ...call },
    });
    // With the lines between them: a secret is found wherever it stands.
    if (await isIn(contents, search, cutOff)) return 'found';
  }
  return 'none';
}

/** Whether a secret is in these bytes, which are searched a part at a time: in between signals are heard. */
async function isIn(bytes: Buffer, search: SecretSearch, cutOff: AbortSignal | undefined): Promise<boolean> {
  const pace = new Pace();
  for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += BATCH_BYTES - PART_OVERLAP) {
    await pace.step();
    cutOff?.throwIfAborted();
    if (search.finds(bytes.subarray(from, from + BATCH_BYTES))) return true;
  }
  return false;
}

/** Lines of what git printed, without empty ones. */
export function linesOf(stdout: Buffer): string[] {
  return stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

const inputOf = (ids: readonly string[]): string => ids.map((id) => `${id}\n`).join('');

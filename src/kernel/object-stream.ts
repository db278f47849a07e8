/**
 * The objects of a private store, read and compared by gits that answer question after question.
 * Invariant: objects are read by full ids alone; what git answers is hashed again here, so that it is what the id names,
 * whoever wrote to the store. Small ones that were read or written are kept for the next question: commits and trees are
 * asked for again and again.
 */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isObjectId } from '../base/object-id.ts';
import { type Dialogue, openAnswering, type ReadAnswer } from './answering-git.ts';
import { GitError, type GitObject, type ObjectStream } from './git.ts';
import { type GitPaths, gitCommand } from './git-command.ts';
import { writeLoose } from './loose-object.ts';

export const OBJECT_QUESTIONS = ['cat-file', '--batch'];
// Far above a tree of a million names.
const MAX_OBJECT_BYTES = 256 << 20;
const MAX_KEPT_OBJECT_BYTES = 16 << 10;
const MAX_KEPT_BYTES = 1 << 20;

export function openObjects(paths: GitPaths): ObjectStream {
  const reading = openAnswering(gitCommand(paths, OBJECT_QUESTIONS), READING);
  const comparing = openAnswering(gitCommand(paths, DIFF_QUESTIONS), COMPARING);
  const kept = new KeptObjects();
  return {
    read: async (id) => {
      const known = kept.find(id);
      if (known !== undefined) return known;
      const object = requireNamed(requireId(id), await reading.ask(id));
      kept.keep(id, object);
      return object;
    },
    write: (object, hash) => {
      const id = writeLoose(join(paths.gitDir, 'objects'), object, hash);
      kept.keep(id, object);
      return id;
    },
    compare: ({ from, to }, { maxBytes, cutOff }) => {
      const mark = `end-${randomBytes(16).toString('hex')}\n`;
      return comparing.ask({ pair: `${requireId(from)} ${requireId(to)}\n`, mark, maxBytes }, cutOff);
    },
    close: async () => {
      await Promise.all([reading.close(), comparing.close()]);
    },
  };
}

/** Commits and trees, those that were asked for last. */
class KeptObjects {
  readonly #objects = new Map<string, GitObject>();
  #bytes = 0;

  find(id: string): GitObject | undefined {
    const object = this.#objects.get(id);
    if (object === undefined) return undefined;
    this.#objects.delete(id);
    this.#objects.set(id, object);
    return object;
  }

  keep(id: string, { type, bytes }: GitObject): void {
    if (type === 'blob' || bytes.length > MAX_KEPT_OBJECT_BYTES || this.#objects.has(id)) return;
    // A copy: it may be a part of a much larger block.
    this.#objects.set(id, { type, bytes: Buffer.from(bytes) });
    this.#bytes += bytes.length;
    for (const [oldest, object] of this.#objects) {
      if (this.#bytes <= MAX_KEPT_BYTES) break;
      this.#objects.delete(oldest);
      this.#bytes -= object.bytes.length;
    }
  }
}

/** Anything else could be two questions, or name something else tomorrow. */
function requireId(id: string): string {
  if (!isObjectId(id)) throw new TypeError(`not the id of an object: ${JSON.stringify(id)}`);
  return id;
}

function requireNamed(id: string, object: GitObject): GitObject {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
  const { type, bytes } = object;
  if (hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id) return object;
  throw new GitError(
    OBJECT_QUESTIONS,
    'an object that is not whole',
    `fatal: ${id} has other content than its name says`,
  );
}

export const READING: Dialogue<string, GitObject> = {
  name: OBJECT_QUESTIONS,
  ask: (id) => `${id}\n`,
  read: readObject,
};

function readObject(bytes: Buffer, asked: string): ReadAnswer<GitObject> {
  const lineEnd = bytes.indexOf(0x0a);
  if (lineEnd === -1) return { kind: 'partial', needed: bytes.length + 1 };
  const [id, type = '', digits = ''] = bytes.toString('latin1', 0, lineEnd).split(' ');
  if (id !== asked || !(type === 'missing' || /^\d+$/.test(digits))) return unreadable(bytes);
  if (type === 'missing') {
    return { kind: 'refusal', exit: 128, why: `fatal: ${id} is not there`, end: lineEnd + 1 };
  }
  const size = Number(digits);
  if (size > MAX_OBJECT_BYTES) return { kind: 'broken', why: `an answer of more than ${MAX_OBJECT_BYTES} bytes` };
  const end = lineEnd + 1 + size;
  if (bytes.length <= end) return { kind: 'partial', needed: end + 1 };
  return { kind: 'answer', answer: { type, bytes: bytes.subarray(lineEnd + 1, end) }, end: end + 1 };
}

function unreadable(bytes: Buffer): ReadAnswer<never> {
  return { kind: 'broken', why: `an answer that cannot be read: ${JSON.stringify(bytes.toString('latin1', 0, 100))}` };
}

/** Changed names, each ended by a NUL, one more NUL, and the lines: of two trees without what configuration may add. */
const DIFF_QUESTIONS = [
  ...['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'],
  ...['-z', '--raw', '--no-abbrev', '--full-index', '-p', '--stdin'],
];

interface Comparison {
  /** Both ids, as the line that is asked. Git repeats it before the answer. */
  readonly pair: string;
  /** Asks nothing, so git repeats it alone: the answer ends before it. No text that is compared can know it. */
  readonly mark: string;
  readonly maxBytes: number;
}

const COMPARING: Dialogue<Comparison, Buffer> = {
  name: DIFF_QUESTIONS,
  ask: ({ pair, mark }) => `${pair}${mark}`,
  read: readComparison,
};

function readComparison(bytes: Buffer, { pair, mark, maxBytes }: Comparison): ReadAnswer<Buffer> {
  const begin = pair.length;
  const end = bytes.indexOf(mark);
  // Of what it has not, git says so elsewhere, and goes on.
  if (end !== -1 && end < begin) return { kind: 'refusal', exit: 128, why: `fatal: ${pair}`, end: end + mark.length };
  const size = (end === -1 ? bytes.length - mark.length : end) - begin;
  if (size > maxBytes) return { kind: 'broken', why: `an answer of more than ${maxBytes} bytes` };
  if (end === -1) return { kind: 'partial', needed: bytes.length + 1 };
  if (bytes.toString('latin1', 0, begin) !== pair) return unreadable(bytes);
  return { kind: 'answer', answer: bytes.subarray(begin, end), end: end + mark.length };
}

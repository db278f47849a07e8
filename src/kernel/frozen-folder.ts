/**
 * Folders that a command filled, made plain so that they can be shown to other commands: regular files, folders and links
 * of this user, nothing else.
 * Invariant: the digest is of every path, kind, right and content, and of nothing that depends on the time or the machine.
 * What a command left may be as large and as deep as it likes: what is too much is refused, not waited for.
 */
import { createHash } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  constants,
  lchownSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
} from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { renderByteSize } from '../base/byte-size.ts';
import { quoted } from '../base/text.ts';
import { errorCode, isSystemError } from './files.ts';
import { readEntries } from './folder-entries.ts';
import { Pace } from './pace.ts';
import { removeTree } from './remove-tree.ts';

interface FrozenContent {
  /** SHA-256, hex. */
  readonly digest: string;
  readonly bytes: number;
  readonly files: number;
}

export type Freezing = { readonly content: FrozenContent } | { readonly refusal: string } | 'cancelled';

export interface FreezeRequest {
  /** Paths (bytes as latin1) that are removed first. */
  readonly dropped?: Iterable<string>;
  /** Whether some bytes of a file, or of its name, hold what must not be in it, such as a key. */
  readonly isForbidden?: ((bytes: Buffer) => boolean) | undefined;
  /** Of all files, holes counted. Default: as many as there are. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

const MAX_ENTRIES = 2_000_000;
const PIECE_BYTES = 1 << 20;
// So much of a piece is looked at again with the next one: no key is longer, broken into lines or encoded.
const OVERLAP_BYTES = 1 << 16;
// suid and sgid.
const PRIVILEGED = 0o6000n;

/** Makes a folder plain and gives its digest; what cannot be made plain is refused with its path. */
export async function freezeFolder(folder: string, request: FreezeRequest = {}): Promise<Freezing> {
  for (const path of request.dropped ?? []) removeTree(placeIn(folder, path));
  return walk(folder, { ...request, isMaking: true });
}

/** The digest of a folder that was made plain; refused where something forbidden is in it. */
export function digestFolder(
  folder: string,
  request: Pick<FreezeRequest, 'isForbidden' | 'signal'> = {},
): Promise<Freezing> {
  return walk(folder, { ...request, isMaking: false });
}

interface Walk extends Omit<FreezeRequest, 'dropped'> {
  readonly isMaking: boolean;
}

async function walk(folder: string, request: Walk): Promise<Freezing> {
  const { isMaking, isForbidden, maxBytes = Number.POSITIVE_INFINITY, signal } = request;
  const total = createHash('sha256');
  const pace = new Pace();
  const piece = Buffer.alloc(PIECE_BYTES);
  let [bytes, files, entries] = [0, 0, 0];
  const due = [''];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    await pace.step();
    if (signal?.aborted === true) return 'cancelled';
    const whole = placeIn(folder, path);
    const refused = (issue: string): Freezing => ({ refusal: `${quoted(textOf(path), 200)} ${issue}` });
    const stats = statsOf(whole);
    if (stats === undefined) return refused('cannot be read');
    if (isMaking && isMark(stats)) {
      removeTree(whole);
      continue;
    }
    const issue = path === '' ? undefined : issueOf(stats);
    if (issue !== undefined) return refused(issue);
    if (isForbidden?.(Buffer.from(path, 'latin1')) === true) return { refusal: `the name of a file ${FORBIDDEN}` };
    if (isMaking) own(whole, stats);
    const mode = Number(stats.mode & 0o7777n).toString(8);
    if (stats.isDirectory()) {
      const found = await readEntries(whole, { most: MAX_ENTRIES - entries, pace, signal });
      if (found === 'too many') return { refusal: `it holds more than ${MAX_ENTRIES} files` };
      if (found === undefined) return refused('cannot be read');
      entries += found.length;
      const names = found.map(({ name }) => name.toString('latin1')).sort();
      // The last one is the next one.
      due.push(...names.reverse().map((name) => (path === '' ? name : `${path}/${name}`)));
      total.update(`d ${path === '' ? '' : mode} ${path}\0`, 'latin1');
      continue;
    }
    files += 1;
    if (stats.isSymbolicLink()) {
      const target = readlinkSync(whole, 'buffer');
      if (isForbidden?.(target) === true) return refused(FORBIDDEN);
      total.update(Buffer.concat([Buffer.from(`l ${path}\0`, 'latin1'), target, Buffer.alloc(1)]));
      continue;
    }
    bytes += Number(stats.size);
    if (bytes > maxBytes) return { refusal: `it holds more than ${renderByteSize(maxBytes)}` };
    const content = await readContent(whole, { piece, isForbidden, pace, signal });
    if (content === 'cancelled') return content;
    if ('refusal' in content) return refused(content.refusal);
    total.update(`f ${mode} ${content.digest} ${path}\0`, 'latin1');
  }
  return { content: { digest: total.digest('hex'), bytes, files } };
}

const FORBIDDEN = 'holds the value of a variable that may be a key';

/** Undefined where no path is short enough for it, or it is gone or shut. */
function statsOf(path: Buffer): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    if (['ENAMETOOLONG', 'EACCES', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

function own(path: Buffer, { uid, gid }: BigIntStats): void {
  const owner = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  if (uid !== BigInt(owner.uid) || gid !== BigInt(owner.gid)) lchownSync(path, owner.uid, owner.gid);
}

function isMark(stats: BigIntStats): boolean {
  return stats.isCharacterDevice() && stats.rdev === 0n;
}

/** What of a file is not plain; undefined also where nothing can be said of it. */
export function specialKind(path: Buffer): string | undefined {
  const stats = statsOf(path);
  return stats === undefined ? undefined : issueOf(stats);
}

function issueOf(stats: BigIntStats): string | undefined {
  if (stats.isDirectory() || stats.isSymbolicLink()) return undefined;
  if (!stats.isFile()) return 'is no regular file, folder or link';
  return (stats.mode & PRIVILEGED) === 0n ? undefined : 'runs with the rights of its owner (suid or sgid)';
}

interface Reading extends Pick<FreezeRequest, 'isForbidden' | 'signal'> {
  /** What a piece of the file is read into. */
  readonly piece: Buffer;
  readonly pace: Pace;
}

type Content = { readonly digest: string } | { readonly refusal: string } | 'cancelled';

async function readContent(path: Buffer, { piece, isForbidden, pace, signal }: Reading): Promise<Content> {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isSystemError(error)) return { refusal: 'cannot be read' };
    throw error;
  }
  try {
    const hash = createHash('sha256');
    let kept = Buffer.alloc(0);
    for (;;) {
      const read = readSync(descriptor, piece);
      if (read === 0) break;
      const bytes = piece.subarray(0, read);
      hash.update(bytes);
      if (isForbidden !== undefined) {
        const searched = Buffer.concat([kept, bytes]);
        if (isForbidden(searched)) return { refusal: FORBIDDEN };
        kept = Buffer.from(searched.subarray(-OVERLAP_BYTES));
      }
      await pace.step();
      if (signal?.aborted === true) return 'cancelled';
    }
    return { digest: hash.digest('hex') };
  } finally {
    closeSync(descriptor);
  }
}

function textOf(path: string): string {
  return Buffer.from(path, 'latin1').toString('utf8');
}

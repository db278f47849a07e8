/** A commit as a pack of the few objects that an earlier one lacks; what reads it hashes each of them again. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { constants, crc32, deflateSync } from 'node:zlib';
import { GitError, type GitObject, type ObjectStream } from './git.ts';
import type { GitStore } from './git-store.ts';
import { readLoose } from './loose-object.ts';
import type { PackedObject } from './pack-index.ts';
import { listNewIds } from './tree-reader.ts';

// Our own thread writes it: of many, or of large ones, a git is the faster.
const MAX_OBJECTS = 200;
const MAX_BYTES = 4 << 20;
const MAX_COMMITS = 16;
const MAX_KNOWN = 64;

const TYPES: ReadonlyMap<string, number> = new Map([
  ['commit', 1],
  ['tree', 2],
  ['blob', 3],
]);

export interface Pack {
  readonly bytes: Buffer;
  readonly objects: readonly PackedObject[];
  /** What the bytes end with. */
  readonly digest: Buffer;
}

export interface PackedCommit {
  readonly commit: string;
  readonly from: string;
  readonly isCompressed: boolean;
}

/** Undefined where it is for git to do: many commits, many objects, large ones, or some that do not lie in a file each. */
export async function packLooseCommit(
  store: Pick<GitStore, 'git' | 'gitDir'> & Partial<Pick<GitStore, 'base'>>,
  { commit, from, isCompressed }: PackedCommit,
): Promise<Pack | undefined> {
  const { git, gitDir, base } = store;
  const { objects } = git;
  if (objects === undefined) return undefined;
  const commits = await listNewCommits(objects, { commit, from, base });
  if (commits === undefined) return undefined;
  const ids = new Set(commits.keys());
  for (const [to, [parent = '']] of commits) {
    for (const id of await listNewIds(objects, { from: parent, to })) ids.add(id);
  }
  const level = isCompressed ? constants.Z_DEFAULT_COMPRESSION : constants.Z_NO_COMPRESSION;
  const folder = join(gitDir, 'objects');
  return packObjects((id, maxBytes) => readLoose(folder, id, maxBytes), [...ids], level);
}

interface NewCommits extends Pick<PackedCommit, 'commit' | 'from'> {
  /** What is there, too. */
  readonly base: string | undefined;
}

/** The commits from one down to what is there, with their parents; undefined where they are many, or lead elsewhere. */
async function listNewCommits(
  objects: ObjectStream,
  { commit, from, base }: NewCommits,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const known = new Set(base === undefined ? [from] : [from, base]);
  const found = new Map<string, readonly string[]>();
  const open = [commit];
  try {
    for (const id of open) {
      if (known.has(id) || found.has(id)) continue;
      const parents = found.size < MAX_COMMITS ? await parentsOf(objects, id) : [];
      if (parents.length === 0) return undefined;
      found.set(id, parents);
      open.push(...parents);
      // What it merges may stand on a commit behind that one.
      if (parents.length === 1) continue;
      for (let at = from; at !== base && known.size < MAX_KNOWN; known.add(at)) {
        const [parent] = await parentsOf(objects, at);
        if (parent === undefined) break;
        at = parent;
      }
    }
  } catch (error) {
    // Of a store that does not go back so far.
    if (error instanceof GitError) return undefined;
    throw error;
  }
  return found;
}

async function parentsOf(objects: ObjectStream, id: string): Promise<readonly string[]> {
  const [head = ''] = (await objects.read(id)).bytes.toString('latin1').split('\n\n', 1);
  return [...head.matchAll(/^parent (\S+)$/gm)].map(([, parent = '']) => parent);
}

/** Packs objects; undefined where they are many, or large, or one of them cannot be read. */
export function packObjects(
  read: (id: string, maxBytes: number) => GitObject | undefined,
  ids: readonly string[],
  level: number,
): Pack | undefined {
  const [first = ''] = ids;
  if (ids.length > MAX_OBJECTS) return undefined;
  const header = Buffer.alloc(12);
  header.write('PACK', 'latin1');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(ids.length, 8);
  const parts: Buffer[] = [header];
  const packed: PackedObject[] = [];
  let offset = header.length;
  let room = MAX_BYTES;
  for (const id of ids) {
    const object = read(id, room);
    const type = TYPES.get(object?.type ?? '');
    if (object === undefined || type === undefined) return undefined;
    room -= object.bytes.length;
    const [head, body] = [entryHeader(type, object.bytes.length), deflateSync(object.bytes, { level })];
    packed.push({ id, offset, crc32: crc32(body, crc32(head)) });
    offset += head.length + body.length;
    parts.push(head, body);
  }
  const hash = createHash(first.length === 64 ? 'sha256' : 'sha1');
  for (const part of parts) hash.update(part);
  const digest = hash.digest();
  return { bytes: Buffer.concat([...parts, digest]), objects: packed, digest };
}

/** Type and size of an object: four bits of the size, then seven at a time, the lowest first. */
function entryHeader(type: number, size: number): Buffer {
  const bytes: number[] = [];
  let rest = Math.floor(size / 16);
  let byte = (type << 4) | (size % 16);
  while (rest > 0) {
    bytes.push(byte | 0x80);
    byte = rest % 128;
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, byte]);
}

/**
 * The trees of an index: what `git write-tree` makes of it, and the index of a tree that is like another one. Pure.
 * Invariant: the same tree objects, byte for byte. A folder whose tree the index knows, since nothing below it changed
 * since git read or wrote it, is not looked at.
 */
import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { HASH_BYTES, type IndexHash, isWhole } from './git-index.ts';

interface KnownTree {
  /** How many entries of the index are below it; -1: something has changed. */
  readonly entries: number;
  readonly id: string;
  readonly folders: ReadonlyMap<string, KnownTree>;
}

interface Entries {
  readonly bytes: Buffer;
  readonly idBytes: number;
  /** Where each entry begins, and its name. */
  readonly starts: readonly number[];
  readonly names: readonly Buffer[];
}

const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const EXTENDED_FLAG = 0x4000;
const STAGE_BITS = 0x3000;
const MIN_VERSION = 2;
const HEADER_BYTES = 12;
const SLASH = 0x2f;

/** Gives `write` each tree that is not known, lower ones first; the id of the topmost. Throws where it is no index. */
export function buildIndexTree(bytes: Buffer, hash: IndexHash, write: (tree: Buffer) => string): string {
  if (!isWhole(bytes, hash) || ![MIN_VERSION, MIN_VERSION + 1].includes(bytes.readUInt32BE(4)))
    throw new Error('an index that cannot be read');
  const idBytes = HASH_BYTES[hash];
  const { entries, end } = scanEntries(bytes, idBytes);
  return buildTree({ entries, write }, { from: 0, above: 0, known: findKnown(bytes, end, idBytes) }).id;
}

function scanEntries(bytes: Buffer, idBytes: number): { readonly entries: Entries; readonly end: number } {
  const starts: number[] = [];
  const names: Buffer[] = [];
  let at = HEADER_BYTES;
  for (const count = bytes.readUInt32BE(8); starts.length < count; ) {
    const flagsAt = at + ID_OFFSET + idBytes;
    const flags = bytes.readUInt16BE(flagsAt);
    if ((flags & STAGE_BITS) !== 0) throw new Error('an index with an unfinished merge');
    const nameAt = flagsAt + ((flags & EXTENDED_FLAG) === 0 ? 2 : 4);
    const nameEnd = bytes.indexOf(0, nameAt);
    starts.push(at);
    names.push(bytes.subarray(nameAt, nameEnd));
    at += (nameEnd - at + 8) & ~7;
  }
  return { entries: { bytes, idBytes, starts, names }, end: at };
}

/** The trees that the index knows, which are an extension of it. */
function findKnown(bytes: Buffer, from: number, idBytes: number): KnownTree | undefined {
  for (let at = from; at + 8 <= bytes.length - idBytes; at += 8 + bytes.readUInt32BE(at + 4)) {
    if (bytes.toString('latin1', at, at + 4) === 'TREE') return readKnown(bytes, { at: at + 8, idBytes }).tree;
  }
  return undefined;
}

interface Read {
  readonly name: string;
  readonly tree: KnownTree;
  readonly end: number;
}

function readKnown(bytes: Buffer, { at, idBytes }: { readonly at: number; readonly idBytes: number }): Read {
  const nameEnd = bytes.indexOf(0, at);
  const lineEnd = bytes.indexOf(0x0a, nameEnd);
  const [entries = -1, count = 0] = bytes
    .toString('latin1', nameEnd + 1, lineEnd)
    .split(' ')
    .map(Number);
  const idEnd = lineEnd + 1 + (entries >= 0 ? idBytes : 0);
  const folders = new Map<string, KnownTree>();
  let end = idEnd;
  while (folders.size < count) {
    const folder = readKnown(bytes, { at: end, idBytes });
    folders.set(folder.name, folder.tree);
    ({ end } = folder);
  }
  const name = bytes.toString('latin1', at, nameEnd);
  return { name, tree: { entries, id: bytes.toString('hex', lineEnd + 1, idEnd), folders }, end };
}

/** What an index is to hold under a name; no mode: nothing. */
export interface ChangedEntry {
  readonly path: Buffer;
  /** As git prints it. */
  readonly mode: string | undefined;
  readonly id: string;
  /** Of its file, which holds this; default: git has to look at it. */
  readonly stats?: BigIntStats;
}

const VERSION_AT = 4;
const COUNT_AT = 8;
const MAX_NAME_LENGTH = 0xfff;

/**
 * The index of a tree that changes some names of another one, made of that one's index: git knows of the files of the
 * others what it did. Undefined where it is no index that git wrote for a tree.
 */
export function changeIndex(bytes: Buffer, hash: IndexHash, changes: readonly ChangedEntry[]): Buffer | undefined {
  if (!isWhole(bytes, hash) || bytes.readUInt32BE(VERSION_AT) !== MIN_VERSION) return undefined;
  const idBytes = HASH_BYTES[hash];
  const { entries, end } = scanEntries(bytes, idBytes);
  const { names, starts } = entries;
  const sorted = changes.toSorted((one, other) => one.path.compare(other.path));
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  const parts: Buffer[] = [header];
  let [count, at] = [0, 0];
  /** Takes over the entries before the one at `to`. */
  const keep = (to: number): void => {
    parts.push(bytes.subarray(starts[at] ?? end, starts[to] ?? end));
    count += to - at;
    at = to;
  };
  for (const { path, mode, id, stats } of sorted) {
    keep(findName(names, path));
    if (names[at]?.equals(path)) at += 1;
    if (mode === undefined) continue;
    parts.push(renderEntry(path, { mode, id, stats }));
    count += 1;
  }
  keep(names.length);
  header.writeUInt32BE(count, COUNT_AT);
  const known = findKnown(bytes, end, idBytes);
  if (known !== undefined) {
    const tree = renderKnown(
      '',
      sorted.reduce((before, { path }) => forget(before, path.toString('latin1')), known),
    );
    parts.push(Buffer.from('TREE'), sizeOf(tree), tree);
  }
  const whole = Buffer.concat(parts);
  return Buffer.concat([whole, createHash(hash).update(whole).digest()]);
}

/** The place of a name, or of the first one behind it. */
function findName(names: readonly Buffer[], name: Buffer): number {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle]?.compare(name) ?? 0) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface NewEntry {
  readonly mode: string;
  readonly id: string;
  readonly stats: BigIntStats | undefined;
}

/** Without its file's state, git looks at that. */
function renderEntry(path: Buffer, { mode, id, stats }: NewEntry): Buffer {
  const nameAt = ID_OFFSET + id.length / 2 + 2;
  const entry = Buffer.alloc((nameAt + path.length + 8) & ~7);
  for (const [at, value] of (stats === undefined ? [] : wordsOf(stats)).entries())
    entry.writeUInt32BE(Number(BigInt.asUintN(32, value)), at * 4);
  entry.writeUInt32BE(Number.parseInt(mode, 8), MODE_OFFSET);
  entry.write(id, ID_OFFSET, 'hex');
  entry.writeUInt16BE(Math.min(path.length, MAX_NAME_LENGTH), nameAt - 2);
  path.copy(entry, nameAt);
  return entry;
}

const SECOND_NS = 1_000_000_000n;

/** What git writes down of a file; the mode is the entry's own. */
function wordsOf({ ctimeNs, mtimeNs, dev, ino, uid, gid, size }: BigIntStats): readonly bigint[] {
  const times = [ctimeNs, mtimeNs].flatMap((time) => [time / SECOND_NS, time % SECOND_NS]);
  return [...times, dev, ino, 0n, uid, gid, size];
}

/** Of the folders above a name nothing is known any more. */
function forget({ folders }: KnownTree, path: string): KnownTree {
  const [name = ''] = path.split('/', 1);
  const below = path.length === name.length ? undefined : folders.get(name);
  const rest = path.slice(name.length + 1);
  const kept = below === undefined ? folders : new Map(folders).set(name, forget(below, rest));
  return { entries: -1, id: '', folders: kept };
}

function renderKnown(name: string, { entries, id, folders }: KnownTree): Buffer {
  return Buffer.concat([
    Buffer.from(`${name}\0${entries} ${folders.size}\n`, 'latin1'),
    Buffer.from(id, 'hex'),
    ...[...folders].map(([each, tree]) => renderKnown(each, tree)),
  ]);
}

function sizeOf({ length }: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}

interface Building {
  readonly entries: Entries;
  readonly write: (tree: Buffer) => string;
}

interface Folder {
  /** Its first entry. */
  readonly from: number;
  /** The length of its name with a slash; 0 for the top. */
  readonly above: number;
  readonly known: KnownTree | undefined;
}

/** The tree of a folder, and the first entry behind it. */
function buildTree(building: Building, { from, above, known }: Folder): { readonly id: string; readonly next: number } {
  const { names, bytes, starts, idBytes } = building.entries;
  if (known !== undefined && known.entries >= 0) return { id: known.id, next: from + known.entries };
  const prefix = names[from]?.subarray(0, above);
  const parts: Buffer[] = [];
  const add = (mode: string, name: Buffer, id: Buffer): void =>
    void parts.push(Buffer.from(`${mode} `), name, Buffer.alloc(1), id);
  let at = from;
  for (let path = names[at]; path !== undefined && isBelow(path, prefix); path = names[at]) {
    const slash = path.indexOf(SLASH, above);
    if (slash === -1) {
      const start = starts[at] ?? 0;
      const mode = bytes.readUInt32BE(start + MODE_OFFSET).toString(8);
      add(mode, path.subarray(above), bytes.subarray(start + ID_OFFSET, start + ID_OFFSET + idBytes));
      at += 1;
    } else {
      const name = path.subarray(above, slash);
      const below = buildTree(building, {
        ...{ from: at, above: slash + 1 },
        known: known?.folders.get(name.toString('latin1')),
      });
      add('40000', name, Buffer.from(below.id, 'hex'));
      at = below.next;
    }
  }
  return { id: building.write(Buffer.concat(parts)), next: at };
}

function isBelow(path: Buffer, prefix: Buffer | undefined): boolean {
  return prefix === undefined || path.subarray(0, prefix.length).equals(prefix);
}

/**
 * The trees of an index: what `git write-tree` makes of it. Pure.
 * Invariant: the same tree objects, byte for byte. A folder whose tree the index knows, since nothing below it changed
 * since git read or wrote it, is not looked at.
 */
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

/** Tree objects of git, as bytes. Pure. */
import type { TreeChange } from './raw-diff.ts';

/** What a tree object says of one name. */
export interface TreeEntry {
  /** Six digits, as git prints it: of a file only whether it may be executed counts. */
  readonly mode: string;
  readonly id: string;
  readonly name: Buffer;
}

/** The mode of a folder. */
export const FOLDER = '040000';
/** The modes of a file, and of one that may be executed. */
export const [FILE, PROGRAM] = ['100644', '100755'] as const;
const SPACE = 0x20;
const TYPE_BITS = 0o170000;
const EXECUTABLE_BIT = 0o100;

/** Reads a tree object; undefined where it is none. `idBytes`: the length of an id. */
export function parseTreeObject(bytes: Buffer, idBytes: number): TreeEntry[] | undefined {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(SPACE, at);
    const end = space === -1 ? -1 : bytes.indexOf(0, space);
    const next = end + 1 + idBytes;
    const digits = space === -1 ? '' : bytes.toString('latin1', at, space);
    if (end === -1 || next > bytes.length || !/^[0-7]{5,6}$/.test(digits)) return undefined;
    entries.push({
      mode: canonicalMode(Number.parseInt(digits, 8)),
      id: bytes.toString('hex', end + 1, next),
      name: bytes.subarray(space + 1, end),
    });
    at = next;
  }
  return entries;
}

/** A tree object of these entries, which are in its order. */
export function renderTreeObject(entries: readonly TreeEntry[]): Buffer {
  return Buffer.concat(
    entries.flatMap(({ mode, name, id }) => [
      Buffer.from(`${mode.replace(/^0/, '')} `),
      name,
      Buffer.alloc(1),
      Buffer.from(id, 'hex'),
    ]),
  );
}

function canonicalMode(mode: number): string {
  switch (mode & TYPE_BITS) {
    case 0o100000:
      return fileMode(mode);
    case 0o120000:
      return '120000';
    case 0o040000:
      return FOLDER;
    default:
      return '160000';
  }
}

/** The mode that git gives to a regular file of these rights, as `stat` gives them. */
export function fileMode(rights: number): string {
  return (rights & EXECUTABLE_BIT) === 0 ? FILE : PROGRAM;
}

export function isFolder({ mode }: Pick<TreeEntry, 'mode'>): boolean {
  return mode === FOLDER;
}

/** In the order of git: a folder stands where its name with a slash would. */
export function compareEntries(one: TreeEntry, other: TreeEntry): number {
  const shared = Math.min(one.name.length, other.name.length);
  const order = one.name.compare(other.name, 0, shared, 0, shared);
  return order === 0 ? endOf(one, shared) - endOf(other, shared) : order;
}

/** The byte behind the part that two names share. */
function endOf({ name, mode }: TreeEntry, at: number): number {
  return name[at] ?? (isFolder({ mode }) ? 0x2f : 0);
}

/** How a file of two trees differs. */
export function statusOf(oldMode: string, newMode: string): TreeChange['status'] {
  return oldMode.slice(0, 3) === newMode.slice(0, 3) ? 'M' : 'T';
}

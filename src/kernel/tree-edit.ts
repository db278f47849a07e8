/**
 * A tree with other files, made of the tree objects around them alone.
 * Invariant: it is the tree that git would write of an index with these changes (`update-index --replace`): what goes goes
 * first, a file takes the place of a folder and a folder that of a file, and no folder is empty.
 */
import { hashOf } from '../base/object-id.ts';
import { compareEntries, FOLDER, isFolder, renderTreeObject, type TreeEntry } from '../base/tree-object.ts';
import type { ObjectStream } from './git.ts';
import { findTreeId, readTree } from './tree-reader.ts';

/** A file, a link, or a link to another repository, by its path; undefined: it goes. */
export type TreeEdits = ReadonlyMap<string, Pick<TreeEntry, 'mode' | 'id'> | undefined>;

/** Writes a commit's tree, or a tree, with these edits, and gives its id. Paths are in latin1, a character each byte. */
export async function editTree(objects: ObjectStream, from: string, edits: TreeEdits): Promise<string> {
  const id = await findTreeId(objects, from);
  if (edits.size === 0) return id;
  const root: Folder = { id, entries: undefined };
  const all = [...edits];
  const ordered = [
    ...all.filter(([, entry]) => entry === undefined),
    ...all.filter(([, entry]) => entry !== undefined),
  ];
  for (const [path, entry] of ordered) await edit(objects, root, { parts: path.split('/'), entry });
  const writeTree = (entries: readonly TreeEntry[]): string =>
    objects.write({ type: 'tree', bytes: renderTreeObject(entries) }, hashOf(id));
  return write(root, writeTree) ?? writeTree([]);
}

/** Writes the tree that holds nothing. */
export function writeEmptyTree(objects: ObjectStream, hash: 'sha1' | 'sha256'): string {
  return objects.write({ type: 'tree', bytes: renderTreeObject([]) }, hash);
}

interface Folder {
  /** Of what it was; undefined: it is new. */
  readonly id: string | undefined;
  /** By their names, where something below it was edited. */
  entries: Map<string, Pick<TreeEntry, 'mode' | 'id'> | Folder> | undefined;
}

interface Edit {
  readonly parts: readonly string[];
  readonly entry: Pick<TreeEntry, 'mode' | 'id'> | undefined;
}

async function edit(objects: ObjectStream, folder: Folder, { parts, entry }: Edit): Promise<void> {
  const [name = '', ...below] = parts;
  const entries = await open(objects, folder);
  const found = entries.get(name);
  const isDirectory = found !== undefined && (isOpen(found) || isFolder(found));
  if (below.length === 0) {
    if (entry !== undefined) entries.set(name, entry);
    else if (!isDirectory) entries.delete(name);
    return;
  }
  if (!isDirectory && entry === undefined) return;
  const inner: Folder =
    found !== undefined && isOpen(found) ? found : { id: isDirectory ? found.id : undefined, entries: undefined };
  entries.set(name, inner);
  await edit(objects, inner, { parts: below, entry });
}

function isOpen(entry: Pick<TreeEntry, 'mode' | 'id'> | Folder): entry is Folder {
  return 'entries' in entry;
}

async function open(objects: ObjectStream, folder: Folder): Promise<NonNullable<Folder['entries']>> {
  if (folder.entries !== undefined) return folder.entries;
  const known = folder.id === undefined ? [] : await readTree(objects, folder.id);
  folder.entries = new Map(known.map(({ name, mode, id }) => [name.toString('latin1'), { mode, id }]));
  return folder.entries;
}

/** Writes what was edited; undefined where nothing is left of a folder. */
function write(
  { id: before, entries }: Folder,
  writeTree: (entries: readonly TreeEntry[]) => string,
): string | undefined {
  if (entries === undefined) return before;
  const written = [...entries].flatMap(([name, entry]): TreeEntry[] => {
    const id = isOpen(entry) ? write(entry, writeTree) : entry.id;
    return id === undefined
      ? []
      : [{ name: Buffer.from(name, 'latin1'), mode: isOpen(entry) ? FOLDER : entry.mode, id }];
  });
  return written.length === 0 ? undefined : writeTree(written.sort(compareEntries));
}

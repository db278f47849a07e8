/**
 * A change of a few files that a tree holds already, taken as a tree without git.
 * Invariant: it is the tree, byte for byte, that git would make of it. Only files by plain names are taken that are files
 * before and after, as they lie in a folder in which nothing runs any more; all else is left to git.
 */
import { placeIn } from '../base/byte-path.ts';
import { hashOf } from '../base/object-id.ts';
import { renderTreeObject, type TreeEntry } from '../base/tree-object.ts';
import type { ObjectStream } from './git.ts';
import { isPlainName } from './loose-files.ts';
import { readSmallFile } from './regular-file.ts';
import { findTreeId, readTree } from './tree-reader.ts';

// Our own thread writes them: of many, or of large ones, a git is the faster.
const MAX_FILES = 64;
const MAX_BYTES = 4 << 20;

const MODES = ['100644', '100755'];
const EXECUTABLE_BIT = 0o100;

export interface ChangedFiles {
  /** A commit or tree that has all of them. */
  readonly tree: string;
  readonly folder: string;
  readonly names: readonly Buffer[];
}

/** Gives the tree with these files as they lie in the folder; undefined where git has to take them. */
export async function takeFewFiles(
  objects: ObjectStream,
  { tree, folder, names }: ChangedFiles,
): Promise<string | undefined> {
  if (names.length > MAX_FILES) return undefined;
  const hash = hashOf(tree);
  const files = new Map<string, Pick<TreeEntry, 'mode' | 'id'>>();
  let room = MAX_BYTES;
  for (const name of names) {
    const path = name.toString('latin1');
    const file = isPlainName(path) ? readSmallFile(placeIn(folder, path), room) : undefined;
    // Git says what is wrong with it.
    if (file === undefined) return undefined;
    room -= file.bytes.length;
    const mode = (file.mode & EXECUTABLE_BIT) === 0 ? '100644' : '100755';
    files.set(path, { mode, id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
  }
  return replaceBelow({ objects, files, hash }, await findTreeId(objects, tree), '');
}

interface Replacing {
  readonly objects: ObjectStream;
  /** By their paths. */
  readonly files: ReadonlyMap<string, Pick<TreeEntry, 'mode' | 'id'>>;
  readonly hash: ReturnType<typeof hashOf>;
}

/** The tree with other files below a folder; undefined where one of them is no file of it. */
async function replaceBelow(replacing: Replacing, id: string, above: string): Promise<string | undefined> {
  const { objects, files, hash } = replacing;
  const entries = [...(await readTree(objects, id))];
  const below = new Set([...files.keys()].filter((path) => path.startsWith(above)).map((path) => partAt(path, above)));
  for (const [at, { name, mode, id: old }] of entries.entries()) {
    const part = name.toString('latin1');
    if (!below.delete(part)) continue;
    const path = `${above}${part}`;
    const file = files.get(path);
    if (file !== undefined && !MODES.includes(mode)) return undefined;
    const folder = file === undefined ? await replaceBelow(replacing, old, `${path}/`) : undefined;
    const replaced = file ?? (folder === undefined ? undefined : { mode, id: folder });
    if (replaced === undefined) return undefined;
    entries[at] = { name, ...replaced };
  }
  return below.size > 0 ? undefined : objects.write({ type: 'tree', bytes: renderTreeObject(entries) }, hash);
}

/** The name of what a path leads through in a folder. */
function partAt(path: string, above: string): string {
  const end = path.indexOf('/', above.length);
  return path.slice(above.length, end === -1 ? undefined : end);
}

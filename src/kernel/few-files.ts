/**
 * A change of a few files, taken as a tree without git.
 * Invariant: it is the tree, byte for byte, that git would make of it. Only files by plain names are taken, as
 * they lie in a folder in which nothing runs any more; all else is left to git.
 */
import { placeIn } from '../base/byte-path.ts';
import { hashOf } from '../base/object-id.ts';
import { fileMode, type TreeEntry } from '../base/tree-object.ts';
import type { ObjectStream } from './git.ts';
import { isPlainPath, MAX_PLAIN_BYTES, MAX_PLAIN_FILES } from './plain-files.ts';
import { readSmallFile } from './regular-file.ts';
import { editTree } from './tree-edit.ts';

export interface ChangedFiles {
  readonly tree: string;
  readonly folder: string;
  /** Of files that are there. */
  readonly names: readonly Buffer[];
  /** Of what the tree has, and is not there any more. */
  readonly gone?: readonly Buffer[];
}

/** Gives the tree with these files as they lie in the folder; undefined where git has to take them. */
export async function takeFewFiles(
  objects: ObjectStream,
  { tree, folder, names, gone = [] }: ChangedFiles,
): Promise<string | undefined> {
  if (names.length + gone.length > MAX_PLAIN_FILES) return undefined;
  const hash = hashOf(tree);
  const edits = new Map<string, Pick<TreeEntry, 'mode' | 'id'> | undefined>();
  for (const name of gone) edits.set(name.toString('latin1'), undefined);
  let room = MAX_PLAIN_BYTES;
  for (const name of names) {
    const path = name.toString('latin1');
    const file = isPlainPath(path) ? readSmallFile(placeIn(folder, path), room) : undefined;
    // Git says what is wrong with it.
    if (file === undefined) return undefined;
    room -= file.bytes.length;
    edits.set(path, { mode: fileMode(file.mode), id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
  }
  return editTree(objects, tree, edits);
}

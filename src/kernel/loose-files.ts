/**
 * Files of a tree laid out from the objects that a capture made of them, which spares the two gits that would do it.
 * Invariant: a file holds the object that its id names, hashed again, with the mode that git gives it; nothing is written
 * outside of the folder, which is new: links come last, when no folder and no file is made any more. Only plain names are
 * taken: what git might refuse is left to git. Crash: the folder is unfinished, as its name says.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TreeChange } from '../base/raw-diff.ts';
import { readLoose } from './loose-object.ts';
import { isPlainPath, MAX_PLAIN_BYTES, MAX_PLAIN_FILES, PLAIN_MODES } from './plain-files.ts';

type PlacedFile = Pick<TreeChange, 'path' | 'newMode' | 'newId'>;

const LINK = '120000';

/** Writes files of a tree into an empty folder; false where nothing was written, since git has to do it. */
export function placeLooseFiles(objects: string, folder: string, files: readonly PlacedFile[]): boolean {
  if (files.length > MAX_PLAIN_FILES || !files.every(isPlain) || areNested(files)) return false;
  const placed: { readonly path: string; readonly mode: number | 'link'; readonly bytes: Buffer }[] = [];
  let room = MAX_PLAIN_BYTES;
  for (const { path, newMode, newId } of files) {
    const object = readLoose(objects, newId, room);
    if (object?.type !== 'blob') return false;
    const { bytes } = object;
    // A link to nowhere, or beyond the end of a text, is what git makes of it.
    if (newMode === LINK && (bytes.length === 0 || bytes.includes(0))) return false;
    room -= bytes.length;
    placed.push({
      path: join(folder, path),
      mode: newMode === LINK ? 'link' : (PLAIN_MODES.get(newMode) ?? 0o666),
      bytes,
    });
  }
  for (const { path } of placed) mkdirSync(dirname(path), { recursive: true });
  for (const { path, mode, bytes } of placed) if (mode !== 'link') writeFileSync(path, bytes, { mode, flag: 'wx' });
  for (const { path, mode, bytes } of placed) if (mode === 'link') symlinkSync(bytes, path);
  return true;
}

/** Whether git takes a file by this name and mode. */
function isPlain({ path, newMode }: PlacedFile): boolean {
  return (newMode === LINK || PLAIN_MODES.has(newMode)) && isPlainPath(path);
}

/** Whether a name is twice there, or has others below it: none is a file then. */
function areNested(files: readonly PlacedFile[]): boolean {
  const paths = new Set(files.map(({ path }) => path));
  return paths.size < files.length || files.some(({ path }) => foldersOf(path).some((above) => paths.has(above)));
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** Names of the files of a tree, as bytes, and the folders that they make. Pure. */
import type { Dirent } from 'node:fs';

/** Of a list of files; each with a slash before every name. */
export interface Names {
  readonly files: ReadonlySet<string>;
  /** Those that hold files, parents first; the first is ''. */
  readonly folders: ReadonlySet<string>;
}

export function namesOf(paths: readonly Buffer[]): Names {
  const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
  return { files, folders: foldersOf(files) };
}

/** Whether an entry of a folder is a file or link, or a folder, as the names have it. */
export function isKnown({ files, folders }: Names, folder: string, entry: Dirent<Buffer>): boolean {
  const name = `${folder}/${nameOf(entry)}`;
  if (entry.isDirectory()) return folders.has(name);
  return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}

export function nameOf({ name }: Dirent<Buffer>): string {
  return name.toString('latin1');
}

export function pathIn(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
}

/** The folders that hold files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const found = new Set(['']);
  const add = (path: string): void => {
    if (found.has(path)) return;
    add(parentOf(path));
    found.add(path);
  };
  for (const path of files) add(parentOf(path));
  return found;
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

const NUL = Buffer.alloc(1);

export function joinNul(names: readonly Buffer[]): Buffer {
  return Buffer.concat(names.flatMap((name) => [name, NUL]));
}

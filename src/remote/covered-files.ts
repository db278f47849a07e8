/**
 * Which files of a state its records cover. Whoever can write the ref can put any file of a known name beside them: what
 * no record speaks of is not written here. Pure.
 */
import { decodeFileList, FILE_LIST } from '../base/file-digests.ts';
import { sha256 } from '../base/hash.ts';
import type { StateFiles } from './subject.ts';

/** Digests of the lists of files that records have, by folder; one of an older version has none. */
export type CoveredFolders = ReadonlyMap<string, string | null | undefined>;

/** The files of a state that are a record file of their own, or that the record of their folder covers. */
export function coveredFiles(
  files: StateFiles,
  { isOwn, folders }: { readonly isOwn: (path: string) => boolean; readonly folders: CoveredFolders },
): StateFiles {
  const names = new Map(
    [...folders].map(([folder, digest]) => [folder, namesOf(files.get(`${folder}/${FILE_LIST}`), digest)]),
  );
  const isCovered = (path: string): boolean => {
    const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf('/'))), path.slice(path.lastIndexOf('/') + 1)];
    if (isOwn(path)) return true;
    if (!folders.has(folder)) return false;
    const listed = names.get(folder);
    return listed === undefined || name === FILE_LIST || listed.has(name);
  };
  return new Map([...files].filter(([path]) => isCovered(path)));
}

/** Undefined where any name may be: the record is of an older version, or its list is not what it says, which a check finds. */
function namesOf(list: Buffer | undefined, digest: string | null | undefined): ReadonlySet<string> | undefined {
  if (list === undefined || typeof digest !== 'string' || sha256(list) !== digest) return undefined;
  return new Set(Object.keys(decodeFileList(list) ?? {}));
}

/** The branches of a folder of branches, by the files alone: a look at them starts no git. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './files.ts';
import type { UserRepository } from './user-repository.ts';

/** A name that every version of git allows. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;

/**
 * The commit that each is at, by name and in the order of the names; undefined where git has to be asked, for a name or a
 * content that is not plain.
 */
export function listBranchFiles(
  { commonDir, objectFormat }: Pick<UserRepository, 'commonDir' | 'objectFormat'>,
  folder: string,
): ReadonlyMap<string, string> | undefined {
  const length = objectFormat === 'sha1' ? 40 : 64;
  const isPlain = (name: string, commit: string): boolean =>
    PLAIN_NAME.test(name) && commit.length === length && /^[0-9a-f]+$/.test(commit) && !/^0+$/.test(commit);
  const found = new Map<string, string>();
  const top = join(commonDir, 'refs', 'heads');
  // Git writes what it packs before it removes the files: in this order none is missed.
  for (const { name, isFile } of entriesBelow(top, folder)) {
    const commit = isFile ? readText(join(top, name)).trim() : '';
    if (!isPlain(name, commit)) return undefined;
    found.set(name, commit);
  }
  const prefix = `refs/heads/${folder}/`;
  for (const [ref, commit] of packedRefs(readText(join(commonDir, 'packed-refs')))) {
    if (!ref.startsWith(prefix)) continue;
    const name = ref.slice('refs/heads/'.length);
    if (!isPlain(name, commit)) return undefined;
    if (!found.has(name)) found.set(name, commit);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The refs that a file `packed-refs` holds, by full names, with what each is at. */
export function packedRefs(text: string): (readonly [ref: string, id: string])[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', ref = ''] = line.split(' ');
    return ref.startsWith('refs/') ? [[ref, id] as const] : [];
  });
}

interface Entry {
  readonly name: string;
  readonly isFile: boolean;
}

/** What is no folder, in a folder and below; nothing of a write that is on its way. */
function entriesBelow(top: string, folder: string): Entry[] {
  const at = join(top, folder);
  if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory() !== true)
    return existsSync(at) ? [{ name: folder, isFile: false }] : [];
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entriesBelow(top, name);
    return entry.name.endsWith('.lock') ? [] : [{ name, isFile: entry.isFile() }];
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** The protected files of a layered view, read from its writable layer: what is not in there is the base's. */
import { encodePath, placeIn } from '../../base/byte-path.ts';
import { quoted } from '../../base/text.ts';
import { filesDigest } from '../../decision/evaluator-digest.ts';
import { entryIn } from '../../kernel/upper-files.ts';
import { type BoundFiles, writtenIssue } from './bound-files.ts';
import { readProtectedId } from './file-ids.ts';
import { type FoundFiles, foldersAbove, idsOf, type ProtectedFiles } from './protected-files.ts';

export interface UpperLayer {
  readonly folder: string;
  /** Folders (bytes as latin1) that were removed and made again, so that nothing of the base shows in them. */
  readonly replaced: ReadonlySet<string>;
}

/** Finds the protected files that a command changed, hid or removed. */
export function findProtectedInUpper(
  { folder, replaced }: UpperLayer,
  { files, watched }: Pick<ProtectedFiles, 'files'> & Pick<BoundFiles, 'watched'>,
): FoundFiles {
  const issues: string[] = [];
  const gone = new Set<string>();
  const isWatched = new Set(watched);
  for (const path of foldersAbove(files)) {
    const key = keyOf(path);
    const entry = entryIn(folder, key);
    const isGone = entry === undefined ? isBelow(path, gone) : entry === 'hidden' || !entry.isDirectory();
    if (isGone) gone.add(path);
    if (isGone || replaced.has(key))
      issues.push(`the folder ${quoted(path, 200)} of protected files is not the one of the base`);
  }
  const found = files.map((file) => {
    const { path, mode, id } = file;
    const entry = entryIn(folder, keyOf(path));
    const isHidden = isBelow(path, gone) || (entry === undefined && isBelow(path, textsOf(replaced)));
    const is = isHidden
      ? undefined
      : entry === undefined
        ? id
        : readProtectedId(placeIn(folder, encodePath(path)), file);
    if (is === id && entry !== undefined && isWatched.has(path)) issues.push(writtenIssue(quoted(path, 200)));
    if (is !== id) issues.push(`the protected file ${quoted(path, 200)} is not the one of the base`);
    return { path, mode, id: is ?? 'gone' };
  });
  return { digest: filesDigest(idsOf({ files: found })), issue: issues[0] };
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (folders.has(path.slice(0, at))) return true;
  }
  return false;
}

function textsOf(keys: ReadonlySet<string>): ReadonlySet<string> {
  return keys.size === 0 ? keys : new Set([...keys].map((key) => Buffer.from(key, 'latin1').toString('utf8')));
}

function keyOf(path: string): string {
  return encodePath(path).toString('latin1');
}

/**
 * The files of an attempt, as its record covers them: a list of names and digests beside them, whose own digest stands in
 * the record.
 * Invariant: when a record with that digest is written, the list and every file on it are on the disk. Links and other
 * files that are none are not on the list and are never followed.
 * Crash before the record: the list is written again by whoever writes the record.
 */
import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST, type FileList } from '../../base/file-digests.ts';
import { sha256 } from '../../base/hash.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import { syncFolder, writeFileAtomic } from '../../kernel/durable.ts';

/**
 * Lists the files of a folder beside them, each without the secrets in it; gives the digest of the list, or undefined
 * where there is no folder. `synced`: files whose content is on the disk since they were written, so that it is under
 * another name, too.
 */
export function sealFiles(folder: string, secrets: SecretSearch, synced: readonly string[] = []): string | undefined {
  if (!existsSync(folder)) return undefined;
  const isSynced = (descriptor: number) => synced.some((path) => isSameFile(descriptor, path));
  // A prompt is made of the user's own files and of records, and a candidate's record holds the digest of it.
  redactFiles(folder, secrets, (name) => name !== 'prompt.md');
  const list: FileList = {};
  for (const name of listFiles(folder)) {
    const file = readRegular(join(folder, name), (each) => isSynced(each) || syncContent(each));
    if (file !== undefined) list[name] = { sha256: sha256(file), bytes: file.length };
  }
  const text = `${JSON.stringify(list, null, 1)}\n`;
  writeFileAtomic(join(folder, FILE_LIST), [text]);
  return sha256(text);
}

function isSameFile(descriptor: number, path: string): boolean {
  const [one, other] = [fstatSync(descriptor), lstatSync(path, { throwIfNoEntry: false })];
  return one.ino === other?.ino && one.dev === other.dev;
}

/** Of an empty file there is only the name, which is its folder's. */
function syncContent(descriptor: number): void {
  if (fstatSync(descriptor).size > 0) fsyncSync(descriptor);
}

// To know where a secret stands takes memory for each byte.
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';

/** Takes secrets out of the files of a folder; what is no text, or too large, is left out whole. Synced. */
export function redactFiles(
  folder: string,
  secrets: SecretSearch,
  isMeant: (name: string) => boolean = () => true,
): void {
  if (secrets.isIdle || !existsSync(folder)) return;
  for (const name of listFiles(folder).filter(isMeant)) {
    redactFile(join(folder, name), secrets);
  }
}

function redactFile(path: string, secrets: SecretSearch): void {
  const bytes = readIfFile(path);
  if (bytes === undefined || !secrets.finds(bytes)) return;
  const isText = bytes.length <= MAX_REDACTED_BYTES && isUtf8(bytes);
  writeFileAtomic(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}

/** Names of regular files, with those of folders within, in order. */
function listFiles(folder: string, below = ''): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  const names = entries.flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, name);
    return entry.isFile() && name !== FILE_LIST ? [name] : [];
  });
  if (below !== '') syncFolder(join(folder, below));
  return names.sort();
}

/** The bytes of a regular file; undefined where it is none. `onRead` is called with its descriptor. */
function readRegular(path: string, onRead: (descriptor: number) => unknown = () => undefined): Buffer | undefined {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) return undefined;
    onRead(descriptor);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes of a regular file; undefined where it is gone, or something else is in its place. */
export function readIfFile(path: string): Buffer | undefined {
  try {
    return readRegular(path);
  } catch {
    // Gone, or something else in its place: not the file that was recorded.
    return undefined;
  }
}

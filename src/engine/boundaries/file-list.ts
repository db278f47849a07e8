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
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST, type FileList } from '../../base/file-digests.ts';
import { sha256 } from '../../base/hash.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import { replaceFileBeside, syncAll, writeFileAtomic } from '../../kernel/durable.ts';

export interface SealOptions {
  /** Files whose content is on the disk since they were written, so that it is under another name, too. */
  readonly synced?: readonly string[];
  /** Folders above it whose names have to be on the disk, too. */
  readonly above?: readonly string[];
}

/**
 * Lists the files of a folder beside them, each without the secrets in it; gives the digest of the list, or undefined
 * where there is no folder. All of them are synced at the same time, then the name of the list.
 */
export async function sealFiles(
  folder: string,
  secrets: SecretSearch,
  { synced = [], above = [] }: SealOptions = {},
): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  // A prompt is made of the user's own files and of records, and a candidate's record holds the digest of it.
  redactFiles(folder, secrets, (name) => name !== 'prompt.md');
  const list: FileList = {};
  const open: number[] = [];
  try {
    const { names, folders } = listEntries(folder);
    for (const each of [...above, ...folders.map((name) => join(folder, name))]) {
      await makeRoom(open);
      open.push(openSync(each, constants.O_RDONLY | constants.O_DIRECTORY));
    }
    for (const name of names) {
      await makeRoom(open);
      const descriptor = openFile(join(folder, name));
      open.push(descriptor);
      const stats = fstatSync(descriptor);
      const file = stats.isFile() ? readFileSync(descriptor) : undefined;
      if (file !== undefined) list[name] = { sha256: sha256(file), bytes: file.length };
      // Of an empty file there is only the name, which is its folder's.
      if (!stats.isFile() || stats.size === 0 || synced.some((path) => isSameFile(stats, path)))
        closeSync(open.pop() ?? -1);
    }
    const text = `${JSON.stringify(list, null, 1)}\n`;
    await replaceFileBeside(join(folder, FILE_LIST), [text], open);
    return sha256(text);
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}

// Descriptors that are open at the same time.
const MAX_OPEN = 32;

/** Syncs and closes what is open where that is many. */
async function makeRoom(open: number[]): Promise<void> {
  if (open.length < MAX_OPEN) return;
  await syncAll(open);
  for (const descriptor of open.splice(0)) closeSync(descriptor);
}

function isSameFile(one: Stats, path: string): boolean {
  const other = lstatSync(path, { throwIfNoEntry: false });
  return one.ino === other?.ino && one.dev === other.dev;
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
  for (const name of listEntries(folder).names.filter(isMeant)) {
    redactFile(join(folder, name), secrets);
  }
}

function redactFile(path: string, secrets: SecretSearch): void {
  const bytes = readIfFile(path);
  if (bytes === undefined || !secrets.finds(bytes)) return;
  const isText = bytes.length <= MAX_REDACTED_BYTES && isUtf8(bytes);
  writeFileAtomic(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}

interface Entries {
  /** Of regular files, in order. */
  readonly names: readonly string[];
  /** Of the folders within. */
  readonly folders: readonly string[];
}

/** Names of what is in a folder, and in those within. */
function listEntries(folder: string): Entries {
  const [names, folders]: [string[], string[]] = [[], []];
  const list = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        folders.push(name);
        list(name);
      } else if (entry.isFile() && name !== FILE_LIST) names.push(name);
    }
  };
  list('');
  return { names: names.sort(), folders };
}

function openFile(path: string): number {
  return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

/** The bytes of a regular file; undefined where it is none. */
function readRegular(path: string): Buffer | undefined {
  const descriptor = openFile(path);
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : undefined;
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

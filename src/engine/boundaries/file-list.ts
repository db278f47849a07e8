/**
 * The files of an attempt, as its record covers them: a list of names and digests beside them, whose own digest stands in
 * the record.
 * Invariant: when a record with that digest is written, the list and every file on it are on the disk. Links and other
 * files that are none are not on the list and are never followed.
 * Crash before the record: the list is written again by whoever writes the record.
 */
import { isUtf8 } from 'node:buffer';
import { closeSync, constants, existsSync, fstatSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFileList, FILE_LIST, type FileList } from '../../base/file-digests.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import { sha256 } from '../../base/hash.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import { plural, quoted } from '../../base/text.ts';
import { syncFolder, writeFileAtomic } from '../../kernel/durable.ts';

/**
 * Lists the files of a folder beside them, each without the secrets in it; gives the digest of the list, or undefined
 * where there is no folder.
 */
export function sealFiles(folder: string, secrets: SecretSearch): string | undefined {
  if (!existsSync(folder)) return undefined;
  // A prompt is made of the user's own files and of records, and a candidate's record holds the digest of it.
  redactFiles(folder, secrets, (name) => name !== 'prompt.md');
  const list: FileList = {};
  for (const name of listFiles(folder)) {
    const file = readRegular(join(folder, name), fsyncSync);
    if (file !== undefined) list[name] = { sha256: sha256(file), bytes: file.length };
  }
  const text = `${JSON.stringify(list, null, 1)}\n`;
  writeFileAtomic(join(folder, FILE_LIST), [text]);
  return sha256(text);
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
function readRegular(path: string, onRead: (descriptor: number) => void = () => undefined): Buffer | undefined {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) return undefined;
    onRead(descriptor);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export interface SealedFolder {
  /** What the files are of, e.g. `iteration 3`. */
  readonly what: string;
  readonly folder: string;
  /** As the record has it; absent in records of older versions. */
  readonly digest: string | null | undefined;
  /** Whether a file leaves the machine that it was written on: elsewhere it is not missed. */
  readonly travels: (name: string, bytes: number) => boolean;
}

/** Compares the files of attempts with what their records cover. */
export function checkSealedFiles(folders: readonly SealedFolder[]): Finding[] {
  const covered = folders.filter(({ digest }) => typeof digest === 'string');
  const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
  const findings = covered.flatMap(checkFolder);
  const detail = `${plural(covered.length, 'record')}: their files are as they were recorded`;
  return [
    ...findings,
    ...(covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')
      ? [{ kind: 'ok', what: 'files', detail } as const]
      : []),
    ...(older.length === 0
      ? []
      : [
          {
            kind: 'unchecked',
            what: 'files',
            detail: `${spanOf(older)}: not covered: written by an older version`,
          } as const,
        ]),
  ];
}

const SHOWN = 5;

function spanOf(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function checkFolder({ what, folder, digest, travels }: SealedFolder): Finding[] {
  const path = join(folder, FILE_LIST);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  if (bytes === undefined) return findingsOf(what, [`${FILE_LIST}, the list of its files, is gone`], '');
  if (sha256(bytes) !== digest) return findingsOf(what, [`${FILE_LIST}, the list of its files, was changed`], '');
  const list = decodeFileList(bytes);
  if (list === undefined) return findingsOf(what, [`${FILE_LIST}, the list of its files, is none`], '');
  const issues: string[] = [];
  const absent: string[] = [];
  for (const [name, known] of Object.entries(list)) {
    const found = readIfFile(join(folder, name));
    if (found === undefined && !travels(name, known.bytes)) absent.push(name);
    else if (found === undefined) issues.push(`${quoted(name, 200)} is gone`);
    else if (sha256(found) !== known.sha256) issues.push(`${quoted(name, 200)} was changed`);
  }
  const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
  return [
    ...issues.map((detail): Finding => ({ kind: 'wrong', what, detail })),
    ...(absent.length === 0 ? [] : [{ kind: 'unchecked', what, detail: elsewhere } as const]),
  ];
}

function readIfFile(path: string): Buffer | undefined {
  try {
    return readRegular(path);
  } catch {
    // Gone, or something else in its place: not the file that was recorded.
    return undefined;
  }
}

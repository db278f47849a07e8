/**
 * Files of ours inside a user's repository: records, state, locks.
 * Invariant: what a clone or somebody else put in their place is never followed or opened: a link, a pipe, a device, a
 * folder where a file belongs. It is an error that names each such path, before anything is read or written there.
 * Trade-off: who can write in the repository while a command runs can exchange a file between the look and the opening;
 * records are therefore opened without following a link at their own name as well.
 */
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { errorCode, isSystemError } from './files.ts';

/** Paths of a store, relative to the repository's top folder. */
export interface StorePaths {
  /** Those that are regular files, where they are there. */
  readonly files: readonly string[];
  /** Those that are folders. */
  readonly folders?: readonly string[];
  /** Folders of which everything is ours: whatever lies in them is a regular file or a folder. */
  readonly whole?: readonly string[];
  /** Folders in them whose content is only ever moved or removed by name. */
  readonly isUnopened?: (folder: string) => boolean;
}

// One is enough to act on; a hundred thousand help nobody.
const MAX_SHOWN = 20;

/** Throws where a path of a store is anything but what it should be; the error names each of them. */
export function requireOwnFiles(
  top: string,
  { files, folders = [], whole = [], isUnopened = () => false }: StorePaths,
): void {
  const problems = new Map<string, string>();
  const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
  const isBlocked = (path: string): boolean => foldersAbove(path).some((each) => problems.has(each));
  const status = (path: string, wanted: Kind): void => {
    if (isBlocked(path) || problems.has(path)) return;
    const found = kindOf(join(top, path));
    if (found !== undefined && found.kind !== wanted) problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
  };
  // Those above first: what lies behind a link is not looked at.
  for (const path of [...above].sort((one, other) => one.length - other.length)) status(path, 'folder');
  for (const path of [...folders, ...whole]) status(path, 'folder');
  for (const path of files) status(path, 'file');
  for (const path of whole) if (!isBlocked(path) && !problems.has(path)) walk(top, path, { problems, isUnopened });
  if (problems.size > 0) throw notOurs([...problems]);
}

type Kind = 'file' | 'folder';
const SHOWN: Readonly<Record<Kind, string>> = { file: 'regular file', folder: 'folder' };

function foldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? [] : [...foldersAbove(above), above];
}

interface Found {
  readonly kind: Kind | 'other';
  readonly shown: string;
}

/** What lies at a path; undefined for nothing, and for what cannot be looked at: opening it says why. */
function kindOf(path: string): Found | undefined {
  let stats: Stats | undefined;
  try {
    stats = lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
  if (stats === undefined) return undefined;
  if (stats.isFile()) return { kind: 'file', shown: 'a file' };
  if (stats.isDirectory()) return { kind: 'folder', shown: 'a folder' };
  return { kind: 'other', shown: shownOther(path, stats) };
}

function shownOther(path: string, entry: Pick<Stats, 'isSymbolicLink' | 'isFIFO' | 'isSocket'> | Dirent): string {
  if (entry.isSymbolicLink()) return `a symbolic link to ${quoted(readTarget(path), 200)}`;
  if (entry.isFIFO()) return 'a named pipe';
  return entry.isSocket() ? 'a socket' : 'a device';
}

function readTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // Gone again, or not to be read: that it is a link says enough.
    return '?';
  }
}

interface Walk {
  readonly problems: Map<string, string>;
  readonly isUnopened: (folder: string) => boolean;
}

function walk(top: string, from: string, { problems, isUnopened }: Walk): void {
  const waiting = [from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of entriesOf(join(top, folder))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isUnopened(path)) waiting.push(path);
      } else if (!entry.isFile() && !problems.has(path)) {
        problems.set(path, `${shownOther(join(top, path), entry)}; expected a regular file or folder`);
      }
    }
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Not there, or shut: whoever opens a file in it says so.
    if (isSystemError(error)) return [];
    throw error;
  }
}

function notOurs(problems: readonly (readonly [path: string, issue: string])[]): PreconditionError {
  const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${quoted(path, 300)} is ${issue}`);
  const rest = problems.length - shown.length;
  const [[first = ''] = []] = problems;
  return new PreconditionError({
    message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
    remedy: `It was neither followed nor opened. Remove it (rm ${JSON.stringify(first)}), or replace it with your own file or folder; then run the command again.`,
  });
}

/** A file of ours, whole; undefined where there is none. Throws where something else took its place. */
export function readOwnFile(path: string): Buffer | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    const found = kindOf(path);
    if (found?.kind === 'other') throw notOurs([[path, `${found.shown}; expected a regular file`]]);
    throw error;
  }
  try {
    if (fstatSync(descriptor).isFile()) return readFileSync(descriptor);
    throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
  } finally {
    closeSync(descriptor);
  }
}

/** The same as text; throws what the system says where there is none. */
export function readOwnText(path: string): string {
  requireOwnFile(path);
  return readOwnFile(path)?.toString('utf8') ?? '';
}

/** Throws where a path holds no regular file: what the system says where there is none, else what it is. */
export function requireOwnFile(path: string): void {
  if (lstatSync(path).isFile()) return;
  throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}

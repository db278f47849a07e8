/** Which protected files a command cannot write, and which are looked at after it alone. Pure. */
import picomatch from 'picomatch';
import type { CommandKind } from '../environment/step-network.ts';
import { wholeFolders } from './planted-files.ts';
import { foldersAbove, type ProtectedFiles } from './protected-files.ts';

export interface BoundFiles {
  /** Read-only in the checkout. */
  readonly readOnly: readonly string[];
  /** Folders that are mounts of their own, so that they cannot be moved away. */
  readonly mounts: readonly string[];
  /** Files that are too many to be read-only one by one: a command that writes one is void, also if it puts it back. */
  readonly watched: readonly string[];
}

// The time to mount so many grows with their square.
export const MAX_BOUND_FILES = 200;

/** Folders that are protected whole are read-only as such; of other files those come first that are named one by one. */
export function bindProtected(
  { files, globs }: Pick<ProtectedFiles, 'files' | 'globs'>,
  { kind }: { readonly kind: CommandKind },
): BoundFiles {
  // An install may put packages beside a manifest that is protected with its folder.
  const whole =
    kind === 'setup' ? [] : wholeFolders(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
  const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
  const bound = single.length <= MAX_BOUND_FILES ? single : namedFirst(single, globs).slice(0, MAX_BOUND_FILES);
  const isBound = new Set(bound);
  const around = foldersAbove([...bound, ...whole.map((folder) => ({ path: folder }))]);
  return {
    readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === LINK ? [] : [path]))],
    mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
    watched: single.flatMap((file) => (isBound.has(file) ? [] : [file.path])),
  };
}

// What git calls it.
const LINK = '120000';

function namedFirst<T extends { readonly path: string }>(files: readonly T[], globs: readonly string[]): readonly T[] {
  const named = new Set(globs.filter((glob) => !picomatch.scan(glob).isGlob));
  return [...files.filter(({ path }) => named.has(path)), ...files.filter(({ path }) => !named.has(path))];
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Why a command is void that wrote such a file. */
export function writtenIssue(shown: string): string {
  return `the protected file ${shown} was written, though it is the base's again; more than ${MAX_BOUND_FILES} files are protected one by one, too many to be read-only: protect their folders whole ("tests/**")`;
}

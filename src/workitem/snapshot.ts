/**
 * Freezing and thawing a folder: its files, untracked ones too, as a tree in the private store.
 * Invariant: `thaw` of a snapshot makes the folder hold what it held at the `freeze`: names, contents, modes and links,
 * to the byte; what is ignored, and the folder's `.git`, is neither taken nor touched. What is the same already is not
 * written again.
 * Crash while thawing: as of an exchange (exchange.ts); thawing again ends it.
 */
import { chmodSync, lstatSync, readFileSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { diffTrees, type GitStore } from '../kernel/git-store.ts';
import { captureTree } from '../kernel/git-work-tree.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { ADJACENT, exchangeFiles } from './exchange.ts';
import { bytesOf } from './folder-content.ts';
import type { StateHasher } from './state-hash.ts';

export interface SnapshotPaths {
  readonly store: GitStore;
  readonly hasher: StateHasher;
  readonly folder: string;
  /** Lies in the store; one for each folder. */
  readonly indexFile: string;
  /** Ignore rules besides those of the base. */
  readonly excludes: readonly string[];
  /** Ends a freeze, which throws then. */
  readonly signal?: AbortSignal | undefined;
}

export interface ThawPaths extends SnapshotPaths {
  /** Where a thaw makes ready what it brings: as of an exchange. */
  readonly staging: readonly string[];
}

export interface Snapshot {
  /** The tree in the store. */
  readonly id: string;
  /** State hash. */
  readonly hash: string;
  /** Rights that git does not keep, by path: of files that are neither 644 nor 755. */
  readonly rights: ReadonlyMap<string, number>;
}

/** Untracked files of ours are records, and no part of a state. */
const RECORDS = '/.autorize/';
const PERMISSIONS = 0o7777;

/** Takes what a folder holds. Throws where git will not take a name or a file cannot be read. */
export async function freeze(paths: SnapshotPaths): Promise<Snapshot> {
  const { hasher, folder, signal } = paths;
  const id = await capture(paths);
  const { hash, entries } = await hasher.hashTree(id, signal);
  const rights = new Map<string, number>();
  for (const { path, mode } of entries) {
    const found = rightsOf(folder, path);
    if (found !== undefined && found !== defaultRights(mode)) rights.set(path, found);
  }
  return { id, hash, rights };
}

async function capture({ store, folder, indexFile, excludes, signal }: SnapshotPaths): Promise<string> {
  const ignoreFile = `${indexFile}.ignore`;
  writeOwnFile(ignoreFile, [readFileSync(store.ignoreFile, 'utf8'), ...excludes, RECORDS, ADJACENT, ''].join('\n'));
  const captured = await captureTree({ ...store, ignoreFile }, { folder, indexFile }, { signal });
  if (captured.kind === 'captured') return captured.tree;
  throw new PreconditionError({
    message: `the state of ${quoted(folder, 200)} cannot be taken: ${'reason' in captured ? captured.reason : captured.kind}`,
    remedy: 'Rename the file, or make it readable.',
  });
}

/** Makes a folder hold a snapshot, or a tree of the store; rights are those of the snapshot, where it knows them. */
export async function thaw(paths: ThawPaths, to: Pick<Snapshot, 'id'> & Partial<Snapshot>): Promise<void> {
  const { store, folder, hasher, staging } = paths;
  const changes = await diffTrees(store, { from: await capture(paths), to: to.id });
  const exchanged = await exchangeFiles({ folder, objects: store, staging, lasts: false }, changes);
  if (exchanged.kind === 'foreign') {
    throw new PreconditionError({
      message: `${quoted(exchanged.path, 200)} is in the way, or was changed just now; nothing was touched`,
      remedy: 'Move it out of the work tree, then run the command again.',
    });
  }
  if (to.rights === undefined) return;
  const { entries } = await hasher.hashTree(to.id);
  for (const { path, mode } of entries)
    restoreRights(folder, { path, wanted: to.rights.get(path) ?? defaultRights(mode) });
}

function defaultRights(mode: string): number | undefined {
  if (mode === '100644') return 0o644;
  return mode === '100755' ? 0o755 : undefined;
}

/** Undefined for what has no rights of its own. */
function rightsOf(folder: string, path: string): number | undefined {
  const found = lstatSync(bytesOf(folder, path), { throwIfNoEntry: false });
  return found?.isFile() === true ? found.mode & PERMISSIONS : undefined;
}

function restoreRights(
  folder: string,
  { path, wanted }: { readonly path: string; readonly wanted: number | undefined },
): void {
  const found = rightsOf(folder, path);
  if (wanted !== undefined && found !== undefined && found !== wanted) chmodSync(bytesOf(folder, path), wanted);
}

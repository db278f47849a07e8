/**
 * Freezing and thawing a folder: its files, untracked ones too, as a tree in the private store.
 * Invariant: `thaw` of a snapshot makes the folder hold what it held at the `freeze`: names, contents, modes and links,
 * to the byte; what is ignored, and the folder's `.git`, is neither taken nor touched. What is the same already is not
 * written again.
 * Crash while thawing: some files are of the one state and some of the other; thawing again ends it, whichever they
 * are, so whoever thaws writes down first what to.
 */
import { chmodSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../base/byte-path.ts';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { bindGit } from '../kernel/git.ts';
import type { GitStore } from '../kernel/git-store.ts';
import { captureTree } from '../kernel/git-work-tree.ts';
import type { StateHasher } from './state-hash.ts';

export interface SnapshotPlace {
  readonly store: GitStore;
  readonly hasher: StateHasher;
  readonly folder: string;
  /** Lies in the store; one for each folder. */
  readonly indexFile: string;
  /** Ignore rules besides those of the base. */
  readonly excludes: readonly string[];
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
export async function freeze(place: SnapshotPlace): Promise<Snapshot> {
  const { hasher, folder } = place;
  const id = await capture(place);
  const { hash, entries } = await hasher.hashTree(id);
  const rights = new Map<string, number>();
  for (const { path, mode } of entries) {
    const found = rightsOf(folder, path);
    if (found !== undefined && found !== defaultRights(mode)) rights.set(path, found);
  }
  return { id, hash, rights };
}

async function capture({ store, folder, indexFile, excludes }: SnapshotPlace): Promise<string> {
  const ignoreFile = `${indexFile}.ignore`;
  writeFileSync(ignoreFile, [readFileSync(store.ignoreFile, 'utf8'), ...excludes, RECORDS, ''].join('\n'));
  const captured = await captureTree({ ...store, ignoreFile }, { folder, indexFile });
  if (captured.kind === 'captured') return captured.tree;
  throw new PreconditionError({
    message: `the state of ${quoted(folder, 200)} cannot be taken: ${captured.reason}`,
    remedy: 'Rename the file, or make it readable.',
  });
}

/** Makes a folder hold a snapshot, or a tree of the store; rights are those of the snapshot, where it knows them. */
export async function thaw(place: SnapshotPlace, to: Pick<Snapshot, 'id'> & Partial<Snapshot>): Promise<void> {
  const { store, folder, indexFile, hasher } = place;
  faultPoint('thaw:before');
  await capture(place);
  faultPoint('thaw:after-look');
  // What the capture left: exactly what lies in the folder, so that git knows what has to go.
  const index = `${indexFile}.capture`;
  const git = bindGit({ gitDir: store.gitDir, home: store.home, indexFile: index, workTree: folder });
  await git(['read-tree', '--reset', '-u', to.id]);
  faultPoint('thaw:after-files');
  if (to.rights !== undefined) {
    const { entries } = await hasher.hashTree(to.id);
    for (const { path, mode } of entries)
      restoreRights(folder, { path, wanted: to.rights.get(path) ?? defaultRights(mode) });
  }
  rmSync(index, { force: true });
  faultPoint('thaw:after');
}

function defaultRights(mode: string): number | undefined {
  if (mode === '100644') return 0o644;
  return mode === '100755' ? 0o755 : undefined;
}

function bytesOf(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(join(folder, '/')), encodePath(path)]);
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

/**
 * Trees as frozen folders that commands see through a layered view: the tree of the run's base as a whole, any other one
 * as what it changes of that.
 * Invariant: a folder under its final name holds the whole tree, or the whole difference, and never changes again. What
 * is equal to the base has the base's times; what a tree changes is later than all that was there before it, and than the
 * cache that the build of the base left.
 * Crash: unfinished folders have other names; the next session discards all of them.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath, encodePath, placeIn } from '../../base/byte-path.ts';
import { leasedCache } from '../../base/leased-cache.ts';
import { hashOf } from '../../base/object-id.ts';
import type { TreeChange } from '../../base/raw-diff.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { setAllTimes } from '../../kernel/future-times.ts';
import { bindGit } from '../../kernel/git.ts';
import { diffTrees, type GitStore, listFiles } from '../../kernel/git-store.ts';
import { checkoutTree } from '../../kernel/git-work-tree.ts';
import { type ChangedEntry, changeIndex } from '../../kernel/index-tree.ts';
import { placeLooseFiles } from '../../kernel/loose-files.ts';
import { copyOwnFile, writeOwnFile } from '../../kernel/own-file-writes.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { entryIn } from '../../kernel/upper-files.ts';
import { writeWhiteouts } from '../../kernel/whiteout.ts';
import { BASE_TIME } from './tree-times.ts';

export interface TreeLayers {
  /** The frozen folders of a tree. */
  lease(tree: string): Promise<LeasedTree>;
  /** Writes an index of a tree that knows the files of its frozen folders, so that git need not read those of the base. */
  writeIndex(tree: string, indexFile: string): Promise<void>;
  /** What trees change is laid out again for whoever asks from now on, and is later than now. */
  renew(): void;
}

export interface LeasedTree {
  /** Topmost first. */
  readonly folders: readonly string[];
  /** To be called once. */
  readonly release: () => void;
}

// A test needs two trees, and workspaces run in parallel; more are kept for the next test of the same ones.
const MAX_UNUSED = 8;
// Beyond it the tree is laid out as a whole.
const MAX_CHANGES = 20_000;

/** Keeps the frozen trees of a session below a folder of the private area. */
export function openTreeLayers(whole: GitStore, folder: string): TreeLayers {
  mkdirSync(folder, { recursive: true });
  // What trees only name is a frozen folder of its own, and needs no copy.
  const { external, ...store } = whole;
  const named = external === undefined ? [] : [...external.lfs.keys(), ...external.submodules.keys()];
  const outside = new Set(named.map((path) => decodePath(Buffer.from(path, 'latin1'))));
  const above = external === undefined || named.length === 0 ? [] : [external.folder];
  let base: Promise<string> | undefined;
  const baseLayer = (): Promise<string> => {
    base ??= layOut(store, { tree: store.base, folder, name: 'base', time: BASE_TIME });
    // A disk that was full may have room later.
    base.catch(() => (base = undefined));
    return base;
  };
  let baseIndex: Promise<string> | undefined;
  const indexOfBase = (): Promise<string> => {
    baseIndex ??= baseLayer().then((layer) => indexLayer(store, layer));
    baseIndex.catch(() => (baseIndex = undefined));
    return baseIndex;
  };
  const indexes = leasedCache<string>({ drop: (_, file) => rmSync(file, { force: true }), maxUnused: 2 });
  const makeIndex = async (tree: string): Promise<string> => {
    const indexFile = join(folder, `${tree}.index`);
    const changes = await diffTrees(store, { from: store.base, to: tree });
    const changed =
      changes.length > MAX_CHANGES
        ? undefined
        : changeIndex(readFileSync(await indexOfBase()), hash, changes.map(entryOf));
    if (changed !== undefined) {
      writeOwnFile(indexFile, changed);
      return indexFile;
    }
    copyOwnFile(await indexOfBase(), indexFile);
    const { gitDir, home } = store;
    // Entries that are as in the base keep what is known of their files.
    const git = bindGit({ gitDir, home, indexFile, workTree: await baseLayer() });
    await git(['read-tree', '--reset', '--end-of-options', tree]);
    return indexFile;
  };
  const hash = hashOf(store.base);
  let generation = 0;
  const make = async (tree: string, name: string): Promise<readonly string[]> => {
    const changes = await diffTrees(store, { from: store.base, to: tree });
    if (changes.some(({ path }) => outside.has(path))) return [await layOut(whole, { tree, folder, name })];
    if (changes.length > MAX_CHANGES) return [...above, await layOut(store, { tree, folder, name })];
    const below = await baseLayer();
    if (changes.length === 0) return [...above, below];
    return [...above, await layOutChanges(store, { tree, folder, name, changes }), below];
  };
  const drop = (name: string): void => void removeLayer(join(folder, name));
  const trees = leasedCache<readonly string[]>({ drop, maxUnused: MAX_UNUSED });
  return {
    lease: async (tree) => {
      const name = `${tree}.${generation}`;
      const folders = await trees.lease(name, () => make(tree, name));
      return { folders, release: () => trees.release(name) };
    },
    writeIndex: async (tree, indexFile) => {
      rmSync(`${indexFile}.lock`, { force: true });
      if (tree === store.base) return copyOwnFile(await indexOfBase(), indexFile);
      copyOwnFile(await indexes.lease(tree, () => makeIndex(tree)), indexFile);
      indexes.release(tree);
    },
    renew: () => {
      generation += 1;
    },
  };
}

/** What the index of a changed tree has of it. */
function entryOf({ path, status, newMode, newId }: TreeChange): ChangedEntry {
  return { path: encodePath(path), mode: status === 'D' ? undefined : newMode, id: newId };
}

async function removeLayer(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const gone = `${path}.gone`;
  renameSync(path, gone);
  await discardTree(gone);
}

interface Placing {
  readonly tree: string;
  readonly folder: string;
  readonly name: string;
}

/** Lays a whole tree out. */
async function layOut(
  store: GitStore,
  { tree, folder, name, time }: Placing & { readonly time?: number },
): Promise<string> {
  const unfinished = join(folder, `${name}.unfinished`);
  const indexFile = join(folder, `${name}.index`);
  await checkoutTree(store, { folder: unfinished, indexFile, tree });
  rmSync(indexFile, { force: true });
  if (time !== undefined) await setAllTimes(unfinished, time);
  faultPoint('layers:after-tree');
  return finish(unfinished, join(folder, name));
}

/** Writes the index of the base beside its frozen folder. */
async function indexLayer({ gitDir, home, base }: GitStore, layer: string): Promise<string> {
  const indexFile = `${layer}.index`;
  for (const file of [indexFile, `${indexFile}.lock`]) rmSync(file, { force: true });
  const git = bindGit({ gitDir, home, indexFile, workTree: layer });
  await git(['read-tree', '--reset', '--end-of-options', base]);
  await git(['update-index', '-q', '--refresh'], { allowed: [0, 1] });
  return indexFile;
}

/** Lays out what a tree changes of the base. */
async function layOutChanges(
  store: GitStore,
  { tree, folder, name, changes }: Placing & { readonly changes: readonly TreeChange[] },
): Promise<string> {
  const unfinished = join(folder, `${name}.unfinished`);
  const indexFile = join(folder, `${name}.index`);
  await discardTree(unfinished);
  for (const file of [indexFile, `${indexFile}.lock`]) rmSync(file, { force: true });
  mkdirSync(unfinished);
  const present = changes.filter(({ status }) => status !== 'D');
  const { gitDir, home } = store;
  if (present.length > 0 && !placeLooseFiles(join(gitDir, 'objects'), unfinished, present)) {
    const git = bindGit({ gitDir, home, indexFile, workTree: unfinished });
    const lines = present.map(({ path, newMode, newId }) =>
      Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), encodePath(path), Buffer.alloc(1)]),
    );
    await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    await git(['checkout-index', '--all', '--force']);
    rmSync(indexFile, { force: true });
  }
  const removed = changes.flatMap(({ status, path }) => (status === 'D' ? [path] : []));
  if (removed.length > 0) await markRemoved(unfinished, await outermostRemoved(store, { tree, removed }));
  faultPoint('layers:after-change');
  return finish(unfinished, join(folder, name));
}

/** The paths that are gone, folders whole where a tree has nothing of them any more. */
async function outermostRemoved(
  store: GitStore,
  { tree, removed }: { readonly tree: string; readonly removed: readonly string[] },
): Promise<readonly string[]> {
  const folders = new Set<string>();
  for (const { path: name } of await listFiles(store, tree)) {
    const path = decodePath(name);
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const above = path.slice(0, at);
      if (folders.has(above)) break;
      folders.add(above);
    }
  }
  const outermost = removed.map((path) => {
    let found = path;
    for (let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
      found = path.slice(0, at);
    return found;
  });
  return [...new Set(outermost)];
}

async function markRemoved(layer: string, paths: readonly string[]): Promise<void> {
  // Where the tree has something else in its place, or in that of a folder around it, it is hidden already.
  const free = paths.map(encodePath).filter((path) => entryIn(layer, path.toString('latin1')) === undefined);
  for (const path of free) {
    const whole = placeIn(layer, path);
    mkdirSync(whole.subarray(0, whole.lastIndexOf(0x2f)), { recursive: true });
  }
  const issue = await writeWhiteouts(layer, free);
  if (issue !== undefined) throw new Error(issue);
}

function finish(unfinished: string, name: string): string {
  renameSync(unfinished, name);
  return name;
}

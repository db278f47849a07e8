/**
 * The checkout of an evaluation as layers: the tree and what setup made are frozen folders, and each command gets a
 * writable layer of its own on top of them.
 * Invariant: a command finds the tree, what setup made, and nothing that an earlier command left. The tree lies above what
 * setup made, so that no file of it is hidden. No frozen layer is written to.
 * Crash: the next session discards all of it.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { placeIn } from '../../base/byte-path.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import {
  createLayeredView,
  discardLayeredView,
  type LayeredFolder,
  type LayeredView,
  upperOf,
} from '../../kernel/layered-view.ts';
import { moveEntry } from '../../kernel/move-entry.ts';
import { isShut, type NewFiles } from '../../kernel/new-files.ts';
import { discardTree, type LeftBehind, removeTree } from '../../kernel/remove-tree.ts';
import { findReplacedFolders } from '../../kernel/replaced-folders.ts';
import { entryIn, findUpperFiles, isAsBelow } from '../../kernel/upper-files.ts';
import { type FoundFiles, foldersAbove, type ProtectedFiles } from '../boundaries/protected-files.ts';
import { findProtectedInUpper } from '../boundaries/protected-in-layers.ts';
import type { HomeLayer } from '../environment/found-toolchains.ts';
import type { AreaLayers } from '../layers/area-layers.ts';
import type { LeasedTree } from '../layers/tree-layers.ts';
import { homeFolders, joinHome } from '../workspace/home-layers.ts';
import type { AttachedLayers, EvaluationFolder } from './evaluation-folder.ts';
import { bytecodeOf } from './installed-bytecode.ts';
import { findTakenFolder } from './taken-folder.ts';

const RIGHTS = 0o7777;

export interface LayeredRequest {
  readonly layers: AreaLayers;
  readonly store: GitStore;
  /** Caches that lie in the home of its commands. */
  readonly homeLayers: readonly HomeLayer[];
  readonly tree: string;
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
  readonly onLeft: (left: readonly LeftBehind[]) => void;
}

/** Opens the checkout of an evaluation. */
export function openLayeredCheckout(request: LayeredRequest): EvaluationFolder {
  const { layers, store, homeLayers, tree, protectedFiles, signal, onLeft } = request;
  const { checkout: path, home, views, programs, emptied, bareHome } = layers;
  const writable = protectedFiles.openings.writable.map((each) => each.replace(/\/$/, ''));
  const opened = writable.flatMap((each) => [...foldersAbove([{ path: each }]), each]).map(latin1);
  let attached: AttachedLayers = { above: [], below: [] };
  let leased: LeasedTree | undefined;
  let setup: string | undefined;
  let view: LayeredView | undefined;
  let found: Awaited<ReturnType<typeof findUpperFiles>> | undefined;
  /** What the command entered. */
  let touchedFolders: readonly string[] = [];

  const report = (left: readonly LeftBehind[]): void => {
    // What a cancelled run did not come to, the next session removes.
    if (left.length > 0 && signal?.aborted !== true) onLeft(left);
  };
  const checkoutFolder = (): LayeredFolder => ({
    at: path,
    lower: [
      ...attached.above.map(({ tree: built }) => built),
      ...(leased?.folders ?? []),
      ...attached.below.map(({ tree: prepared }) => prepared),
      ...(setup === undefined ? [] : [setup]),
    ],
  });
  const homes = (): readonly string[] => attached.below.flatMap((each) => each.home ?? []);
  const open = async (): Promise<'ready' | 'cancelled'> => {
    if (signal?.aborted === true) return 'cancelled';
    leased ??= await layers.trees.lease(tree);
    found = undefined;
    const folders = [
      checkoutFolder(),
      { at: home, lower: [...homes(), bareHome] },
      ...homeFolders(homeLayers, { home, above: homes() }),
    ];
    view = createLayeredView({ folder: join(views, randomUUID()), programs, folders });
    if ((await findTaken()) === undefined)
      for (const each of writable) mkdirSync(join(upperOf(view, path), each), { recursive: true });
    faultPoint('layers:after-view');
    return isCancelled() ? 'cancelled' : 'ready';
  };
  const isCancelled = (): boolean => signal?.aborted === true;
  const close = async (): Promise<void> => {
    if (view !== undefined) report(await discardLayeredView(view, { emptied, signal }));
    view = undefined;
  };
  const current = (): LayeredView => {
    if (view === undefined) throw new Error('the checkout of an evaluation is not open');
    return view;
  };
  const look = async () => {
    found = await findUpperFiles(upperOf(current(), path), { lower: checkoutFolder().lower, opened, signal });
    return found;
  };
  const findTaken = () => findTakenFolder(store, { tree, writable });

  return {
    path,
    get view() {
      return current();
    },
    get home() {
      return { at: home, folder: upperOf(current(), home) };
    },
    get bytecode() {
      return bytecodeOf(attached);
    },
    attach: (more) => {
      attached = more;
    },
    begin: open,
    renew: async () => {
      await close();
      return open();
    },
    findProtected: async (watched): Promise<FoundFiles> => {
      const folder = upperOf(current(), path);
      const { files } = protectedFiles;
      const seen = await look();
      const entered = typeof seen === 'string' ? [] : seen.entered;
      const around = new Set(foldersAbove(files).map(latin1));
      const folders = entered.filter((each) => around.has(each));
      // Nobody knows what a command hid: then nothing counts as the base's.
      const replaced = (await findReplacedFolders(current(), { at: path, folders })) ?? new Set(folders);
      return findProtectedInUpper({ folder, replaced }, { files, watched });
    },
    // Whoever looked at the protected files has looked at the rest as well.
    findNew: async () => found ?? look(),
    keepNew: async ({ roots, swapped }: NewFiles) => {
      const shown = current();
      const upper = upperOf(shown, path);
      const isOpen = (root: string) => opened.some((folder) => root.startsWith(`${folder}/`));
      // An incremental build would believe what was built of another tree.
      const unwanted = roots.filter((root) => swapped.has(root) || isOpen(root) || root.endsWith('.tsbuildinfo'));
      for (const root of unwanted) removeTree(placeIn(upper, root));
      setup = join(views, `${randomUUID()}.setup`);
      moveEntry(upper, setup);
      faultPoint('layers:after-keep');
      await close();
    },
    findDone: async () => {
      const done = found ?? (await look());
      if (typeof done === 'string') return done;
      const upper = upperOf(current(), path);
      const { lower } = checkoutFolder();
      const changed: string[] = [];
      const touched: string[] = [];
      touchedFolders = done.entered;
      for (const each of done.changed) (await isAsBelow(upper, lower, each)) ? touched.push(each) : changed.push(each);
      const shut = done.entered.filter((each) => isShut(lstatSync(placeIn(upper, each))));
      const replaced = await findReplacedFolders(current(), { at: path, folders: done.entered });
      const removed = [...done.removed, ...(replaced ?? done.entered)];
      return { ...done, changed: [...changed, ...shut], removed, touched };
    },
    take: async ({ touched }, kept) => {
      const shown = current();
      const parts = { tree: join(views, `${randomUUID()}.tree`), home: join(views, `${randomUUID()}.home`) };
      moveEntry(upperOf(shown, path), parts.tree);
      // Times and rights are no part of what is made: without layers nothing of them is taken either.
      const wanted = new Set(kept);
      for (const each of touched) if (!wanted.has(each)) removeTree(placeIn(parts.tree, each));
      for (const each of touchedFolders) copyRights(each, { lower: checkoutFolder().lower, to: parts.tree });
      joinHome(shown, home);
      moveEntry(upperOf(shown, home), parts.home);
      faultPoint('layers:after-keep');
      await close();
      return parts;
    },
    findTaken,
    [Symbol.asyncDispose]: async () => {
      await close();
      if (setup !== undefined) report(await discardTree(setup, { signal }));
      leased?.release();
    },
  };
}

/** Gives a folder (bytes as latin1) the rights that frozen layers show. */
function copyRights(path: string, { lower, to }: { readonly lower: readonly string[]; readonly to: string }): void {
  for (const layer of lower) {
    const entry = entryIn(layer, path);
    if (entry === undefined) continue;
    if (entry !== 'hidden' && entry.isDirectory()) chmodSync(placeIn(to, path), entry.mode & RIGHTS);
    return;
  }
}

function latin1(path: string): string {
  return Buffer.from(path).toString('latin1');
}

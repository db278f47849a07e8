/**
 * The caches of the user's that lie in a command's home.
 * Invariant: what a command writes to them is its own and gone with it; where there are no layers, a command without
 * network access reads those that its tools need not write to, and every other one finds none.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import {
  createLayeredView,
  discardLayeredView,
  type LayeredFolder,
  type LayeredView,
  upperOf,
} from '../../kernel/layered-view.ts';
import { moveEntry } from '../../kernel/move-entry.ts';
import type { SandboxView } from '../../kernel/sandbox-command.ts';
import type { HomeLayer } from '../environment/found-toolchains.ts';
import type { NetworkAccess } from '../environment/step-network.ts';
import type { PrivateArea } from './private-area.ts';

// Their tools lock or write them to use them at all.
const WRITTEN: ReadonlySet<string> = new Set([
  ...['.cache/uv', '.cache/deno', '.bun/install/cache', '.gradle/caches', '.gradle/native'],
]);

export interface ShownHome {
  /** Where the command finds its home. */
  readonly home: string;
  /** Prepared homes, topmost first, whose caches lie above those of the user. */
  readonly above: readonly string[];
}

/** The folders of a view that show the caches in a home. */
export function homeFolders(layers: readonly HomeLayer[], { home, above }: ShownHome): readonly LayeredFolder[] {
  // A cache can be removed while a run is at work.
  return layers.filter(isThere).map(({ from, at }) => {
    const prepared = above.map((folder) => join(folder, at)).filter(isFolder);
    return { at: join(home, at), lower: [...prepared, from] };
  });
}

function isThere({ from }: HomeLayer): boolean {
  return existsSync(from);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Puts what the command of a view wrote to its caches to what it wrote to its home. */
export function joinHome(view: LayeredView, home: string): void {
  const upper = upperOf(view, home);
  for (const { at } of view.folders) {
    if (!at.startsWith(home + sep)) continue;
    const target = join(upper, at.slice(home.length + 1));
    // There may be an empty folder that the cache was shown in.
    rmSync(target, { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    moveEntry(upperOf(view, at), target);
  }
}

export interface ShownCaches extends AsyncDisposable, Pick<SandboxView, 'layered'> {
  readonly readableAt: NonNullable<SandboxView['readableAt']>;
  /** Folders that the command may write. */
  readonly writable: readonly string[];
}

export interface CacheRequest {
  /** Where the command finds its home, and the folder that what it writes there goes to. */
  readonly home: { readonly at: string; readonly folder: string };
  readonly view: LayeredView | undefined;
  readonly network: NetworkAccess;
  readonly signal: AbortSignal | undefined;
}

/** Shows the caches to one command; a view that it has already holds them. */
export function showCaches(privateArea: PrivateArea, { home, view, network, signal }: CacheRequest): ShownCaches {
  const { level, layering, environment, emptied, onLeft } = privateArea;
  const shown = { writable: [], readableAt: [], [Symbol.asyncDispose]: () => Promise.resolve() };
  if (level.kind !== 'bubblewrap') return shown;
  if (view !== undefined) {
    const inside = view.folders.filter(({ at }) => at.startsWith(home.at + sep));
    return { ...shown, layered: view, writable: inside.map(({ at }) => at) };
  }
  const folders = homeFolders(environment.homeLayers, { home: home.at, above: [] });
  if (folders.length === 0) return shown;
  if (layering.kind === 'copies') {
    // What setup made in its own home is there.
    const isFree = ({ at }: HomeLayer): boolean => !WRITTEN.has(at) && !existsSync(join(home.folder, at));
    const readable = network === 'off' ? environment.homeLayers.filter((each) => isThere(each) && isFree(each)) : [];
    return { ...shown, readableAt: readable.map(({ from, at }) => ({ path: from, at: join(home.at, at) })) };
  }
  const { programs, views } = layering.layers;
  const own = createLayeredView({ folder: join(views, randomUUID()), programs, folders });
  return {
    ...{ readableAt: [], layered: own, writable: folders.map(({ at }) => at) },
    [Symbol.asyncDispose]: async () => {
      const left = await discardLayeredView(own, { emptied, signal });
      if (left.length > 0 && signal?.aborted !== true) onLeft(left);
    },
  };
}

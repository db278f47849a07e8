/** The layers of a private area: what commands of evaluations see as their checkout and as their home. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import type { EmptiedFolders } from '../../kernel/emptied-folders.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import type { OverlayPrograms } from '../../kernel/layered-view.ts';
import { probeOverlays } from '../../kernel/overlay-probe.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { HomeLayer } from '../environment/found-toolchains.ts';
import { type LayerStore, openLayerStore, removeUnusedLayers, trimLayers } from './layer-store.ts';
import { SAVED_STORE } from './saved-layers.ts';
import { openTreeLayers, type TreeLayers } from './tree-layers.ts';

export interface AreaLayers {
  readonly programs: OverlayPrograms;
  readonly trees: TreeLayers;
  /** Where every evaluation finds its checkout: the same path for all trees, which installed programs hold. */
  readonly checkout: string;
  /** Where it finds its home. */
  readonly home: string;
  /** Holds a folder for each command that runs. */
  readonly views: string;
  /** Takes views whose commands have ended. */
  readonly emptied: EmptiedFolders;
  /** A frozen home in which nothing is but the empty folders that caches are shown in: no view need make them. */
  readonly bareHome: string;
}

/** How the fresh view of a command is made. */
export type Layering =
  | { readonly kind: 'layers'; readonly layers: AreaLayers }
  /** By a checkout for each command, and why. */
  | { readonly kind: 'copies'; readonly reason: string };

/** Where prepared environments lie. */
export interface Environments {
  /** Of all runs of this user at this level of isolation. */
  readonly shared: LayerStore;
  /** Of this session alone: what candidates had a say in. */
  readonly own: LayerStore;
  /** Removes those of this user that were not used for longest, until the rest is no larger. */
  trim(maxBytes: number): Promise<void>;
}

interface AreaRequest {
  readonly folder: string;
  readonly level: SandboxLevel;
  readonly store: GitStore;
  /** Where the caches of this user's runs lie. */
  readonly cache: string;
  /** The folder of the user's repository, whose name the checkout bears. */
  readonly repository: string;
  /** Caches that lie in the home of commands. */
  readonly homeLayers: readonly HomeLayer[];
  readonly emptied: EmptiedFolders;
  readonly signal?: AbortSignal | undefined;
}

/** Names in a private area that hold nothing which a later session uses. */
export const OF_A_SESSION = ['views', 'trees', 'own-environments'] as const;

const ENVIRONMENTS = 'environments';

/** Contents of Git LFS files and submodules, of all runs of this user at a level of isolation. */
export function openExternalStore(cache: string, level: SandboxLevel): Promise<LayerStore> {
  return openLayerStore(join(cache, ENVIRONMENTS, `external-${level.kind}`));
}

/** Opens the layers of a private area, with nothing in them that an earlier session left. */
export async function openLayers({
  folder,
  level,
  store,
  cache,
  repository,
  homeLayers,
  emptied,
  signal,
}: AreaRequest): Promise<{ readonly layering: Layering; readonly environments: Environments }> {
  for (const name of OF_A_SESSION) await discardTree(join(folder, name), { signal });
  const [views, trees, environments] = OF_A_SESSION.map((name) => join(folder, name)) as [string, string, string];
  mkdirSync(views);
  const request = { folder, level, store, cache, repository, homeLayers, emptied, signal };
  const layering = await chooseLayering(request, { views, trees });
  // What a weaker level made, or could have written to, is no part of a stronger one's environment.
  const shared = await openLayerStore(join(cache, ENVIRONMENTS, `${level.kind}-${layering.kind}`));
  const trim = async (maxBytes: number): Promise<void> => {
    await trimLayers(storesIn(cache), maxBytes);
  };
  return { layering, environments: { shared, own: await openLayerStore(environments), trim } };
}

/** Opens the store of the only environments that travel between machines: those of bubblewrap's commands, as layers. */
export function openSavedStore(cache: string): Promise<LayerStore> {
  return openLayerStore(join(cache, ENVIRONMENTS, SAVED_STORE));
}

/** Removes the prepared environments of a user that no living process uses; says how many bytes they had. */
export function removeUnusedEnvironments(cache: string): Promise<number> {
  return removeUnusedLayers(storesIn(cache));
}

function storesIn(cache: string): readonly string[] {
  const folder = join(cache, ENVIRONMENTS);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

async function chooseLayering(
  { level, store, cache, repository, homeLayers, emptied }: AreaRequest,
  { views, trees }: { readonly views: string; readonly trees: string },
): Promise<Layering> {
  const probe = await probeOverlays(level, views);
  if (!('programs' in probe)) return { kind: 'copies', reason: probe.refusal };
  // The same for all runs in this repository, so that they can share what was installed there.
  const place = join(cache, 'checkouts', sha256(repository).slice(0, 12));
  const [checkout, home, bareHome] = [
    join(place, 'tree', basename(repository)),
    join(place, 'home'),
    join(views, 'bare-home'),
  ];
  const shown = homeLayers.map(({ at }) => join(bareHome, at));
  for (const each of [checkout, home, bareHome, ...shown]) mkdirSync(each, { recursive: true });
  return {
    kind: 'layers',
    layers: { programs: probe.programs, trees: openTreeLayers(store, trees), checkout, home, views, emptied, bareHome },
  };
}

/** Where commands get copies in place of layers: that it is so, why, and what they then do not find. */
export function layeringNotes({
  layering,
  level,
}: {
  readonly layering: Layering;
  readonly level: SandboxLevel;
}): string[] {
  if (layering.kind === 'layers') return [];
  const caches =
    level.kind === 'bubblewrap'
      ? 'commands with network access find none of the caches in your home, others those that need no writing'
      : 'commands find none of the caches in your home';
  return [`every command gets a copy of its checkout, which is slower than layers: ${layering.reason}; ${caches}`];
}

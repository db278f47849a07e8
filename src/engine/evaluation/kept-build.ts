/**
 * The build of a run's base, kept for later runs of this user: what init built, doctor and run need not build again.
 * Invariant: only a build of the base is kept, made without network and without any secret, on the tree and the setup that
 * its key names, where every checkout has the same path. Before it is used it is held to the rules of the run at hand: where it
 * holds a protected file, or one that these rules forbid, it counts as not there, and the build runs. Nothing of a
 * candidate is kept.
 * Crash: as for what setup makes, which lies in the same store.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import type { GitStore } from '../../kernel/git-store.ts';
import { findUpperFiles } from '../../kernel/upper-files.ts';
import { foldersAbove, type ProtectedFiles } from '../boundaries/protected-files.ts';
import { findProtectedInUpper } from '../boundaries/protected-in-layers.ts';
import type { AreaLayers } from '../layers/area-layers.ts';
import type { FrozenLayer } from '../layers/layer-store.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import type { EvaluationStep } from './evaluation-step.ts';
import { plantedIssue, plantFinders } from './planted-issue.ts';
import { preparationKey } from './preparation-key.ts';

export interface KeptRequest {
  readonly step: EvaluationStep;
  /** Id of the tree of the base. */
  readonly tree: string;
  /** What setup made for it. */
  readonly setup: FrozenLayer | undefined;
  /** Folders that each command finds empty. */
  readonly writable: readonly string[];
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
}

interface MadeFolders {
  readonly tree: string;
  /** Its cache folders, apart from the rest. */
  readonly cache: string | undefined;
  readonly tookMs: number;
}

const kept = new WeakMap<GitStore, number>();

/** How long the build of the base took that a session found, in milliseconds; undefined: it found none. */
export function keptBuildMs({ store }: Pick<PrivateArea, 'store'>): number | undefined {
  return kept.get(store);
}

export interface KeptBuild {
  /** What was kept, where the rules of this run let it be used: in its `home` lie the cache folders. */
  find(): Promise<FrozenLayer | 'cancelled' | undefined>;
  /** Keeps it. `refused`: it cannot be kept, and is gone. */
  keep(made: MadeFolders): Promise<FrozenLayer | 'cancelled' | 'refused'>;
}

/** Undefined where no build is kept: its result would hold a path, a secret or an answer of the network that is not the next run's. */
export function openKeptBuild(privateArea: PrivateArea, request: KeptRequest): KeptBuild | undefined {
  const { level, layering, environments, limits } = privateArea;
  const { step, tree, setup, writable, signal } = request;
  if (level.kind !== 'bubblewrap' || layering.kind !== 'layers') return undefined;
  if (step.network !== 'off' || hasSecret(privateArea, request)) return undefined;
  const { layers } = layering;
  const build = { outputs: step.build?.outputs ?? [], cache: step.build?.cache ?? [] };
  const parts = { ranOn: tree, place: layers.checkout, setup: setup?.digest ?? null, build, writable };
  const key = preparationKey(privateArea, step, parts);
  const { shared } = environments;
  return {
    find: async () => {
      const found = await shared.find(key, signal);
      if (found === undefined || found === 'cancelled') return found;
      // No command sets this time. Where the clock was put back, a change would look older than the cache.
      if ([found.tree, found.home].some((folder) => lstatSync(folder).ctimeMs > Date.now())) return undefined;
      const isUsable = await isUsableHere(privateArea, { ...request, layers }, found);
      if (isUsable !== true) return isUsable === false ? undefined : isUsable;
      kept.set(privateArea.store, found.tookMs ?? 0);
      return found;
    },
    keep: async ({ tree: made, cache, tookMs }) => {
      const home = cache ?? `${made}.cache`;
      if (cache === undefined) mkdirSync(home);
      const published = await shared.publish({
        ...{ key, tree: made, home, dropped: { tree: [], home: [] } },
        ...{ command: step.command, tookMs, maxBytes: limits.cacheBytes, signal },
      });
      if (published === 'cancelled') return published;
      if ('refusal' in published) return 'refused';
      await environments.trim(limits.cacheBytes);
      return published;
    },
  };
}

function hasSecret({ environment }: PrivateArea, { step: { kind, network } }: KeptRequest): boolean {
  const variables = environment.variables({ kind, network, home: '' });
  return environment.keys.some((name) => Object.hasOwn(variables, name));
}

type Usable = KeptRequest & { readonly layers: AreaLayers };

/** Whether a build that was made under the rules of another run is none that this one would call void. */
async function isUsableHere(
  privateArea: PrivateArea,
  { step, tree, setup, writable, protectedFiles, layers, signal }: Usable,
  found: FrozenLayer,
): Promise<boolean | 'cancelled'> {
  const ofTree = await layers.trees.lease(tree);
  try {
    const opened = writable.map((folder) => folder.replace(/\/$/, ''));
    const around = opened.flatMap((path) => [...foldersAbove([{ path }]), path]).map(latin1);
    const lower = [...ofTree.folders, ...(setup === undefined ? [] : [setup.tree])];
    const findPlanted = plantFinders(privateArea, protectedFiles)(step);
    const { writableKey } = protectedFiles.openings;
    for (const folder of [found.tree, found.home]) {
      const made = await findUpperFiles(folder, { lower, opened: around, signal });
      if (made === 'cancelled') return made;
      if (made === 'too many' || made.unread !== undefined || made.removed.length > 0) return false;
      const rules = { files: protectedFiles.files, watched: [] };
      if (findProtectedInUpper({ folder, replaced: new Set() }, rules).issue !== undefined) return false;
      const planted = await plantedIssue({ findPlanted, writableKey, signal }, step, made);
      if (signal?.aborted === true) return 'cancelled';
      if (planted !== undefined) return false;
    }
    return true;
  } finally {
    ofTree.release();
  }
}

function latin1(path: string): string {
  return Buffer.from(path).toString('latin1');
}

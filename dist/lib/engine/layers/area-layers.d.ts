import type { EmptiedFolders } from '../../kernel/emptied-folders.js';
import type { GitStore } from '../../kernel/git-store.js';
import type { OverlayPrograms } from '../../kernel/layered-view.js';
import type { SandboxLevel } from '../../kernel/sandbox-command.js';
import type { HomeLayer } from '../environment/found-toolchains.js';
import { type LayerStore } from './layer-store.js';
import { type TreeLayers } from './tree-layers.js';
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
export type Layering = {
    readonly kind: 'layers';
    readonly layers: AreaLayers;
}
/** By a checkout for each command, and why. */
 | {
    readonly kind: 'copies';
    readonly reason: string;
};
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
export declare const OF_A_SESSION: readonly ['views', 'trees', 'own-environments'];
/** Contents of Git LFS files and submodules, of all runs of this user at a level of isolation. */
export declare function openExternalStore(cache: string, level: SandboxLevel): Promise<LayerStore>;
/** Opens the layers of a private area, with nothing in them that an earlier session left. */
export declare function openLayers({ folder, level, store, cache, repository, homeLayers, emptied, signal, }: AreaRequest): Promise<{
    readonly layering: Layering;
    readonly environments: Environments;
}>;
/** Opens the store of the only environments that travel between machines: those of bubblewrap's commands, as layers. */
export declare function openSavedStore(cache: string): Promise<LayerStore>;
/** Removes the prepared environments of a user that no living process uses; says how many bytes they had. */
export declare function removeUnusedEnvironments(cache: string): Promise<number>;
/** Where commands get copies in place of layers: that it is so, why, and what they then do not find. */
export declare function layeringNotes({ layering, level, }: {
    readonly layering: Layering;
    readonly level: SandboxLevel;
}): string[];
export {};

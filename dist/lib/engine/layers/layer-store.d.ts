import { type FreezeRequest } from '../../kernel/frozen-folder.js';
/** Frozen folders that are shown together: one for the checkout, one for the home; of a build, one for its caches. */
export interface LayerParts {
    readonly tree: string;
    readonly home: string;
}
export interface FrozenLayer extends LayerParts {
    readonly key: string;
    /** Of both folders. */
    readonly digest: string;
    readonly bytes: number;
    /** How long it took to make, in milliseconds, where that was noted. */
    readonly tookMs?: number | undefined;
}
/** What becomes a layer; the folders are moved into the store. */
interface LayerDraft extends Pick<FreezeRequest, 'isForbidden' | 'maxBytes'> {
    readonly key: string;
    readonly tree: string;
    readonly home: string;
    /** Paths of each (bytes as latin1) that are not kept. */
    readonly dropped: {
        readonly tree: Iterable<string>;
        readonly home: Iterable<string>;
    };
    /** For people: what made it. */
    readonly command: string;
    readonly tookMs?: number | undefined;
    /** What it has to be, where that is known: another one is refused. */
    readonly digest?: string;
    readonly signal: AbortSignal | undefined;
}
type Published = FrozenLayer | {
    readonly refusal: string;
} | 'cancelled';
export interface LayerStore {
    readonly folder: string;
    /** The whole layer of a key; its digest is checked the first time that it is asked for. */
    find(key: string, signal?: AbortSignal | undefined): Promise<FrozenLayer | 'cancelled' | undefined>;
    publish(draft: LayerDraft): Promise<Published>;
    /** An empty folder on the disk of the store, gone when it is disposed of. */
    openScratch(): AsyncDisposable & {
        readonly folder: string;
    };
    /** Whether another living process uses the layer of a key. */
    isUsedElsewhere(key: string): boolean;
    /** Removes a layer that nobody uses any more. */
    remove(key: string): Promise<void>;
}
/** Opens a store in a folder that is made where it is missing. */
export declare function openLayerStore(folder: string): Promise<LayerStore>;
/** Reads a layer as it is on the disk; refused where something forbidden is in it. */
export declare function readLayer({ tree, home }: LayerParts, request: Pick<FreezeRequest, 'isForbidden' | 'signal'>): Promise<{
    readonly digest: string;
} | {
    readonly refusal: string;
} | 'cancelled'>;
/** Removes those layers of some stores that were not used for longest, until the rest is no larger; says how many bytes went. */
export declare function trimLayers(stores: readonly string[], maxBytes: number): Promise<number>;
/** Removes the layers of some stores that no living process uses; says how many bytes they had. */
export declare function removeUnusedLayers(stores: readonly string[]): Promise<number>;
export {};

import type { Blake3 } from '../base/blake3.js';
import { type WorkPlace } from './store.js';
export interface ReplayTool {
    readonly bytes: string;
    /** Its name and what a receipt has of it. */
    readonly hash: string;
    /** What a replay script can check without it. */
    readonly sha256: string;
}
/** The tool of this package. */
export declare function readReplayTool(blake3: Blake3): ReplayTool;
/** Where a run has the tool too: its folder alone can be replayed. */
export declare function toolBeside(folder: string, hash: string): string;
/** Puts the tool of the store into a run's folder, as another name of the same file where that can be. */
export declare function linkReplayTool(place: WorkPlace, { hash }: Pick<ReplayTool, 'hash'>, folder: string): void;
/** Puts a tool into the store, if it is not there; when this returns it is on the disk. */
export declare function storeReplayTool(place: WorkPlace, { bytes, hash }: ReplayTool): void;

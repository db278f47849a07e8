/**
 * What small folders of commands leave when their files are removed: folders, which a journaling disk removes slowly. They
 * wait until a program runs that nobody measures.
 * Invariant: nothing runs in them any more, and their files are gone at once. Few wait, so that they take no room.
 * Crash: they stay; whoever opens the folders around them next empties those.
 */
import { type LeftBehind } from './remove-tree.js';
export declare class EmptiedFolders {
    #private;
    /** `onLeft` gets what could not be removed. */
    constructor(onLeft: (left: readonly LeftBehind[]) => void);
    /**
     * Removes the files of a folder in which nothing is mounted and nothing runs any more, and lets its folders wait; false
     * where it has much in it, or something is left. Its name must never be used again.
     */
    empty(path: string): boolean;
    /** Removes the folder that waits for longest, which is empty by now; false where none waits. */
    removeNext(): boolean;
    removeAll(): void;
}

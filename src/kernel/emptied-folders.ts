/**
 * What small folders of commands leave when their files are removed: folders, which a journaling disk removes slowly. They
 * wait until a program runs that nobody measures.
 * Invariant: nothing runs in them any more, and their files are gone at once. Few wait, so that they take no room.
 * Crash: they stay; whoever opens the folders around them next empties those.
 */
import { emptyFew, type LeftBehind, removeFolder, removeTree } from './remove-tree.ts';

// Of some twenty commands.
const MAX_WAITING = 1000;

export class EmptiedFolders {
  readonly #onLeft: (left: readonly LeftBehind[]) => void;
  readonly #waiting: string[] = [];

  /** `onLeft` gets what could not be removed. */
  constructor(onLeft: (left: readonly LeftBehind[]) => void) {
    this.#onLeft = onLeft;
  }

  /**
   * Removes the files of a folder in which nothing is mounted and nothing runs any more, and lets its folders wait; false
   * where it has much in it, or something is left. Its name must never be used again.
   */
  empty(path: string): boolean {
    const folders = emptyFew(path);
    if (folders === undefined) return false;
    this.#waiting.push(...folders);
    while (this.#waiting.length > MAX_WAITING) this.removeNext();
    return true;
  }

  /** Removes the folder that waits for longest, which is empty by now; false where none waits. */
  removeNext(): boolean {
    const next = this.#waiting.shift();
    if (next === undefined) return false;
    if (!removeFolder(next)) this.#onLeft(removeTree(next));
    return true;
  }

  removeAll(): void {
    while (this.removeNext());
  }
}

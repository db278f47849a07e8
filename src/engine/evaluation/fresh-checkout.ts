/**
 * The clean checkout of an evaluation: a new folder for each of its commands, at the same path, which the programs of a
 * virtual environment hold.
 * Invariant: a command finds the tree, what setup made new, and nothing that an earlier command left: no file, no
 * attribute, no time, no folder. Of setup only new files are passed on, as setup left them: the folder that it ran in
 * is archived, and later commands get copies out of it; the last one gets the files themselves where no command in
 * between can have reached them.
 * Crash: both folders are discarded when the next evaluation begins, or the next session.
 */
import { mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { quoted } from '../../base/text.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { type CheckoutRequest, checkoutTree } from '../../kernel/git-work-tree.ts';
import { copyNewFiles, findNewFiles, moveNewFiles, type NewFiles, settleNewFiles } from '../../kernel/new-files.ts';
import { discardTree, type LeftBehind } from '../../kernel/remove-tree.ts';

interface FreshRequest extends Pick<CheckoutRequest, 'tree' | 'signal'> {
  readonly judge: WorkTree;
  readonly writable: readonly string[];
  /** Whether no command reaches what lies beside its checkout. */
  readonly isShielded: boolean;
  readonly onLeft: (left: readonly LeftBehind[]) => void;
}

export class FreshCheckout {
  readonly #store: GitStore;
  readonly #request: FreshRequest;
  readonly #writable: readonly string[];
  /** Where setup's folder lies once it is archived. */
  readonly #aside: string;
  #made: Pick<NewFiles, 'roots' | 'stamps'> | undefined;
  #isAlone = true;

  constructor(store: GitStore, request: FreshRequest) {
    this.#store = store;
    this.#request = request;
    this.#writable = request.writable.map((path) => path.replace(/\/$/, ''));
    const { folder } = request.judge;
    // No repository's folder has the same name: it would be longer than its own.
    this.#aside = join(dirname(folder), `${basename(folder)}.setup`);
  }

  /** The first folder, in the place of whatever an earlier evaluation left. */
  async begin(): Promise<'ready' | 'cancelled'> {
    await this.#discard(this.#aside);
    return this.#checkOut();
  }

  /**
   * The folder of the next command, with what setup made new; `changed`: that is not what setup left. Nothing is passed
   * on after the last.
   */
  async renew({ isLast }: { readonly isLast: boolean }): Promise<'ready' | 'changed' | 'cancelled'> {
    const { judge, signal, isShielded } = this.#request;
    const outcome = await this.#checkOut();
    const made = this.#made;
    if (outcome === 'cancelled' || made === undefined) return outcome;
    const places = { from: this.#aside, to: judge.folder };
    const canMove = isLast && (isShielded || this.#isAlone);
    this.#isAlone = false;
    const passed = canMove && moveNewFiles(made, places) ? 'copied' : await copyNewFiles(made, { ...places, signal });
    faultPoint('judge:after-passing-on');
    return passed === 'copied' ? outcome : passed;
  }

  /** New files since the tree and setup. */
  async findNew(): Promise<NewFiles | 'cancelled' | 'too many'> {
    const { judge, tree, signal } = this.#request;
    const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
    const known = this.#made;
    return findNewFiles(judge.folder, await listFiles(this.#store, tree), { known, opened, signal });
  }

  /** Passes on to later commands what setup made new; its folder is theirs no more. */
  async keepNew(found: NewFiles): Promise<void> {
    const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
    const isOpen = (path: string) => opened.some((folder) => path.startsWith(folder));
    // What the tree has of another type is in the way of a swapped one.
    const isKept = (path: string) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
    const roots = found.roots.filter(isKept);
    if (roots.length === 0) return;
    const outermost = new Set(found.roots);
    const stamps = new Map<string, string>();
    let isInside = false;
    for (const [path, stamp] of found.stamps) {
      // What is in a folder comes after it.
      if (outermost.has(path)) isInside = isKept(path);
      if (isInside) stamps.set(path, stamp);
    }
    const made = { roots, stamps };
    await settleNewFiles(made);
    const { folder } = this.#request.judge;
    try {
      renameSync(folder, this.#aside);
    } catch (error) {
      // What cannot be renamed cannot be discarded either, which says what to do.
      await this.#discard(folder);
      throw error;
    }
    faultPoint('judge:after-aside');
    this.#made = made;
  }

  /**
   * Why a writable folder cannot be there: the tree has a file in it, or in its place or that of a folder around it.
   */
  async findTaken(): Promise<string | undefined> {
    if (this.#writable.length === 0) return undefined;
    const files = (await listFiles(this.#store, this.#request.tree)).map(({ path }) => path.toString('utf8'));
    for (const folder of this.#writable) {
      const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
      if (taken === undefined) continue;
      const why =
        taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${quoted(taken, 200)} is a file`;
      return `${quoted(folder, 200)}, which ${why}`;
    }
    return undefined;
  }

  async #checkOut(): Promise<'ready' | 'cancelled'> {
    const { judge, tree, signal, onLeft } = this.#request;
    if ((await checkoutTree(this.#store, { ...judge, tree, signal, onLeft })) === 'cancelled') return 'cancelled';
    // Where the tree is in the way there is no evaluation.
    if ((await this.findTaken()) !== undefined) return 'ready';
    for (const path of this.#writable) mkdirSync(join(judge.folder, path), { recursive: true });
    return 'ready';
  }

  async #discard(folder: string): Promise<void> {
    const { signal, onLeft } = this.#request;
    const left = await discardTree(folder, { signal });
    // What a cancelled run did not come to, the next session removes.
    if (left.length > 0 && signal?.aborted !== true) onLeft(left);
  }
}

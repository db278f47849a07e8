/**
 * The clean checkout of an evaluation, fresh for each of its commands.
 * Invariant: a command finds the tree, what setup made new, and nothing that an earlier command left. Of setup only new
 * files are passed on, and only as setup left them: where a later command changed one of them, setup is due again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkTree } from '../kernel/folder-trust.ts';
import { type GitStore, listFiles } from '../kernel/git-store.ts';
import { type CheckoutRequest, checkoutTree } from '../kernel/git-work-tree.ts';
import { findNewFiles, type NewFiles, restoreNewFiles, settleNewFiles } from '../kernel/new-files.ts';

interface FreshRequest extends Pick<CheckoutRequest, 'tree' | 'signal' | 'onLeft'> {
  readonly judge: WorkTree;
  readonly writable: readonly string[];
}

export class FreshCheckout {
  readonly #store: GitStore;
  readonly #judge: WorkTree;
  readonly #tree: string;
  readonly #writable: readonly string[];
  readonly #more: Pick<CheckoutRequest, 'signal' | 'onLeft'>;
  #made: NewFiles | undefined;

  constructor(store: GitStore, { judge, tree, writable, ...more }: FreshRequest) {
    this.#store = store;
    this.#judge = judge;
    this.#tree = tree;
    this.#writable = writable.map((path) => path.replace(/\/$/, ''));
    this.#more = more;
  }

  /** Makes it hold the tree, with what setup made where that is as it was: else setup is due again. */
  async renew(): Promise<'ready' | 'setup is due' | 'cancelled'> {
    const made = this.#made;
    const { signal } = this.#more;
    const isSame = made === undefined || (await restoreNewFiles(this.#judge.folder, made, { signal }));
    if (isSame === 'cancelled') return isSame;
    const kept = isSame ? (made?.roots ?? []) : [];
    const outcome = await checkoutTree(this.#store, { ...this.#judge, ...this.#more, tree: this.#tree, kept });
    if (outcome === 'cancelled') return outcome;
    for (const path of this.#writable) mkdirSync(join(this.#judge.folder, path), { recursive: true });
    return made === undefined || (isSame && outcome === 'ready') ? 'ready' : 'setup is due';
  }

  /** New files since the tree and setup. */
  async findNew(): Promise<NewFiles | 'cancelled'> {
    const names = (await listFiles(this.#store, this.#tree)).map(({ path }) => path);
    return findNewFiles(this.#judge.folder, names, { known: this.#made?.roots ?? [], signal: this.#more.signal });
  }

  /** Passes on to later commands what setup made new. */
  async keepNew(found: NewFiles): Promise<void> {
    const isOpen = (path: string) => this.#writable.some((folder) => path === folder || path.startsWith(`${folder}/`));
    const isKept = (path: string) => !isOpen(path) && !path.endsWith('.tsbuildinfo');
    const roots = new Set(found.roots);
    const stamps = new Map<string, string>();
    let isInside = false;
    for (const [path, stamp] of found.stamps) {
      // What is in a folder comes after it.
      if (roots.has(path)) isInside = isKept(path);
      if (isInside) stamps.set(path, stamp);
    }
    this.#made = { roots: found.roots.filter(isKept), stamps };
    await settleNewFiles(this.#made);
  }

  /** Forgets what setup made. */
  forget(): void {
    this.#made = undefined;
  }

  /** The first writable folder that the tree has files in. */
  async findTaken(): Promise<string | undefined> {
    if (this.#writable.length === 0) return undefined;
    const files = (await listFiles(this.#store, this.#tree)).map(({ path }) => path.toString('utf8'));
    return this.#writable.find((folder) => files.some((path) => path === folder || path.startsWith(`${folder}/`)));
  }
}

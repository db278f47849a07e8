/**
 * The checkout of an evaluation: a new folder for each of its commands, at the same path, which the programs of a
 * virtual environment hold.
 * Invariant: a command finds the tree, what setup made new, and nothing that an earlier command left: no file, no
 * attribute, no time, no folder. Of setup only new files are passed on, as setup left them: the folder that it ran in
 * is archived, and later commands get copies out of it; the last one gets the files themselves where no command in
 * between can have reached them.
 * Crash: both folders are discarded when the next evaluation begins, or the next session.
 */
import { lstatSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { encodePath, placeIn } from '../../base/byte-path.ts';
import { quoted } from '../../base/text.ts';
import { copyTree } from '../../kernel/copy-tree.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { type CheckoutRequest, checkoutTree } from '../../kernel/git-work-tree.ts';
import { moveEntry } from '../../kernel/move-entry.ts';
import {
  bytesOfNew,
  concludeNewFiles,
  copyNewFiles,
  findNewFiles,
  isShutFolder,
  kindOf,
  moveNewFiles,
  type NewFiles,
} from '../../kernel/new-files.ts';
import { discardTree, type LeftBehind, removeTree } from '../../kernel/remove-tree.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';
import { isAsBelow } from '../../kernel/upper-files.ts';
import { MAX_BOUND_FILES, writtenIssue } from '../boundaries/bound-files.ts';
import { readId } from '../boundaries/file-ids.ts';
import { type FoundFiles, findProtectedIn, type ProtectedFiles } from '../boundaries/protected-files.ts';
import type { LayerParts } from '../layers/layer-store.ts';
import { setTreeTimes } from '../layers/tree-times.ts';
import type { CommandHome } from '../workspace/command.ts';
import type { AttachedLayers, BelowParts, DoneFiles, EvaluationFolder, Renewed } from './evaluation-folder.ts';
import { bytecodeOf } from './installed-bytecode.ts';
import { findTakenFolder } from './taken-folder.ts';

// What git calls them.
const LINK = '120000';
const PROGRAM = '100755';
const MAY_RUN = 0o111;
const MAY_BE_READ = 0o400;

/** How many commands of this process had what they made taken. */
let taken = 0;

export interface FreshRequest extends Pick<CheckoutRequest, 'tree' | 'signal'> {
  readonly checkout: WorkTree;
  readonly protectedFiles: ProtectedFiles;
  /** Whether no command reaches what lies beside its checkout. */
  readonly isShielded: boolean;
  /** Whether what setup made is copied for commands of other evaluations, though not for those of this one. */
  readonly hasOthers: boolean;
  readonly onLeft: (left: readonly LeftBehind[]) => void;
  /** Why so many bytes of setup are more than may be copied for one command; undefined where they are not. */
  readonly findExcess: (bytes: number) => string | undefined;
}

export class FreshCheckout implements EvaluationFolder {
  readonly view = undefined;
  readonly path: string;
  readonly home: CommandHome;
  readonly #store: GitStore;
  readonly #request: FreshRequest;
  readonly #writable: readonly string[];
  /** Where setup's folder lies once it is archived. */
  readonly #aside: string;
  #made: Pick<NewFiles, 'roots' | 'stamps'> | undefined;
  #isAlone = true;
  #attached: AttachedLayers = { above: [], below: [] };
  /** What attached layers put into the checkout. */
  #known: Pick<NewFiles, 'stamps'> | undefined;
  /** The protected files as they lay there before its command, where they are too many to be read-only. */
  #protected: ReadonlyMap<string, string | undefined> | undefined;
  /** All that lay in the checkout before its command, where that is asked for. */
  #before: ReadonlyMap<string, string> | undefined;

  constructor(store: GitStore, request: FreshRequest) {
    this.#store = store;
    this.#request = request;
    this.#writable = request.protectedFiles.openings.writable.map((path) => path.replace(/\/$/, ''));
    const { folder } = request.checkout;
    this.path = folder;
    const home = join(dirname(folder), '.home');
    this.home = { at: home, folder: home };
    // No repository's folder has the same name: it would be longer than its own.
    this.#aside = join(dirname(folder), `${basename(folder)}.setup`);
  }

  get bytecode(): string | undefined {
    return bytecodeOf(this.#attached);
  }

  attach(layers: AttachedLayers): void {
    this.#attached = layers;
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
  async renew({ isLast }: { readonly isLast: boolean }): Promise<Renewed> {
    const { checkout, signal, isShielded, hasOthers, findExcess } = this.#request;
    const outcome = await this.#checkOut();
    const created = this.#made;
    if (outcome === 'cancelled' || created === undefined) return outcome;
    const places = { from: this.#aside, to: checkout.folder };
    const canMove = isLast && (isShielded || this.#isAlone);
    this.#isAlone = false;
    const isMoved = canMove && moveNewFiles(created, places);
    const excess = isMoved && !hasOthers ? undefined : findExcess(bytesOfNew(created));
    if (excess !== undefined) return { excess };
    const passed = isMoved ? 'copied' : await copyNewFiles(created, { ...places, signal });
    faultPoint('judge:after-passing-on');
    return passed === 'copied' ? outcome : passed;
  }

  /** New files since the tree and setup. */
  async findNew(): Promise<NewFiles | 'cancelled' | 'too many'> {
    const { checkout, tree, signal } = this.#request;
    const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
    const [made, below] = [this.#made, this.#known];
    const known = { stamps: new Map([...(below?.stamps ?? []), ...(made?.stamps ?? [])]) };
    return findNewFiles(checkout.folder, await listFiles(this.#store, tree), { known, opened, signal });
  }

  /** Passes on to later commands what setup made new; its folder is theirs no more. */
  async keepNew(found: NewFiles): Promise<void> {
    const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
    const isOpen = (path: string) => opened.some((folder) => path.startsWith(folder));
    // What the tree has of another type is in the way of a swapped one.
    const isAccepted = (path: string) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
    const roots = found.roots.filter(isAccepted);
    if (roots.length === 0) return;
    const outermost = new Set(found.roots);
    const stamps = new Map<string, string>();
    let isInside = false;
    for (const [path, stamp] of found.stamps) {
      // What is in a folder comes after it.
      if (outermost.has(path)) isInside = isAccepted(path);
      if (isInside) stamps.set(path, stamp);
    }
    const created = { roots, stamps };
    await concludeNewFiles(created);
    const { folder } = this.#request.checkout;
    try {
      renameSync(folder, this.#aside);
    } catch (error) {
      // What cannot be renamed cannot be discarded either, which says what to do.
      await this.#discard(folder);
      throw error;
    }
    faultPoint('judge:after-aside');
    this.#made = created;
  }

  findTaken(): Promise<string | undefined> {
    return findTakenFolder(this.#store, { tree: this.#request.tree, writable: this.#writable });
  }

  async findProtected(watched: readonly string[]): Promise<FoundFiles> {
    const found = findProtectedIn(this.path, this.#request.protectedFiles);
    const before = this.#protected;
    const written = watched.find((path) => before?.get(path) !== this.#stampOf(path));
    if (found.issue !== undefined || before === undefined || written === undefined) return found;
    return { ...found, issue: writtenIssue(quoted(written, 200)) };
  }

  /** Its place on the disk, and when it was changed last, which no command sets. */
  #stampOf(path: string): string | undefined {
    const stats = lstatSync(placeIn(this.path, encodePath(path)), { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? undefined : `${stats.ino} ${stats.ctimeNs}`;
  }

  async findDone(): Promise<DoneFiles | 'cancelled' | 'too many'> {
    const { signal } = this.#request;
    const found = await this.findNew();
    // What a setup does to the files of its tree is not kept.
    if (typeof found === 'string' || this.#attached.isBuild !== true)
      return typeof found === 'string' ? found : { ...found, changed: [], removed: [], touched: [] };
    const after = await findNewFiles(this.path, [], { signal });
    if (typeof after === 'string') return after;
    const before = this.#before;
    if (before === undefined) return 'too many';
    const written = [...after.stamps].flatMap(([path, stamp]) => {
      const earlier = before.get(path);
      if (earlier === undefined || earlier === stamp) return [];
      const isFolder = kindOf(stamp) === 'folder' && kindOf(earlier) === 'folder';
      return !isFolder || isShutFolder(stamp) ? [path] : [];
    });
    const removed = [...before.keys()].filter((path) => !after.stamps.has(path));
    const entries = new Map<string, TreeFile>();
    for (const entry of await listFiles(this.#store, this.#request.tree))
      entries.set(entry.path.toString('latin1'), entry);
    const changed: string[] = [];
    const isShutNow = (path: string): boolean => isShutFolder(after.stamps.get(path) ?? '');
    const touched: string[] = [];
    for (const path of written) {
      const isChanged = isShutNow(path) || !(await this.#isAsBefore(path, entries.get(path)));
      (isChanged ? changed : touched).push(path);
    }
    // Also what lies in a folder of what is attached, which is none of the checkout's new ones.
    const added = new Set([...after.stamps.keys()].filter((path) => !before.has(path)));
    const roots = [...added].filter((path) => !added.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))));
    return { ...found, roots, changed, removed, touched };
  }

  async take({ roots, changed }: DoneFiles, touched: readonly string[]): Promise<LayerParts> {
    // Builds of other trees are in use while this one is made.
    taken += 1;
    const [tree, home] = [this.path, this.home.folder].map((folder) => `${folder}.made-${taken}`) as [string, string];
    for (const each of [tree, home]) await this.#discard(each);
    mkdirSync(tree);
    // What is new in the place of something else is both.
    for (const path of new Set([...roots, ...changed, ...touched])) {
      const [from, to] = [this.path, tree].map((folder) => placeIn(folder, path)) as [Buffer, Buffer];
      mkdirSync(to.subarray(0, to.lastIndexOf(0x2f)), { recursive: true });
      moveEntry(from, to);
    }
    moveEntry(this.home.folder, home);
    return { tree, home };
  }

  /** It stays for the next evaluation to replace. */
  async [Symbol.asyncDispose](): Promise<void> {}

  async #checkOut(): Promise<'ready' | 'cancelled'> {
    const { checkout, tree, signal, onLeft } = this.#request;
    if ((await checkoutTree(this.#store, { ...checkout, tree, signal, onLeft })) === 'cancelled') return 'cancelled';
    // Where the tree is in the way there is no evaluation.
    if ((await this.findTaken()) !== undefined) return 'ready';
    for (const path of this.#writable) mkdirSync(join(checkout.folder, path), { recursive: true });
    await this.#discard(this.home.folder);
    mkdirSync(this.home.folder, { mode: 0o700 });
    const placed = await this.#place();
    const { files } = this.#request.protectedFiles;
    if (this.#request.isShielded && files.length > MAX_BOUND_FILES)
      this.#protected = new Map(files.map(({ path }) => [path, this.#stampOf(path)]));
    return placed;
  }

  /** Puts what is attached into the checkout and the home. */
  async #place(): Promise<'ready' | 'cancelled'> {
    const { checkout, tree, signal } = this.#request;
    const { below, above, isBuild } = this.#attached;
    // A build, or one of these commands, compares them with those of what is built.
    if (isBuild === true || above.length > 0)
      await setTreeTimes(this.#store, { folder: checkout.folder, tree, signal });
    const places = ({ tree: prepared, home }: BelowParts) => [
      { from: prepared, to: this.path, signal },
      ...(home === undefined ? [] : [{ from: home, to: this.home.folder, signal }]),
    ];
    for (const each of below.flatMap(places))
      if ((await copyTree({ ...each, existing: 'stays' })) === 'cancelled') return 'cancelled';
    for (const part of above.toReversed()) {
      for (const path of part.removed) removeTree(placeIn(this.path, path));
      const copy = { from: part.tree, to: this.path, existing: 'is replaced', signal } as const;
      if ((await copyTree(copy)) === 'cancelled') return 'cancelled';
    }
    const isMore = below.length + above.length + (this.#store.external?.submodules.size ?? 0) > 0;
    if (isMore && this.#known === undefined) {
      const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
      const known = await findNewFiles(checkout.folder, await listFiles(this.#store, tree), { opened, signal });
      if (known === 'cancelled') return known;
      if (known === 'too many') throw new Error('a prepared environment has more files than can be looked through');
      this.#known = known;
    }
    if (isBuild === true) {
      const before = await findNewFiles(checkout.folder, [], { signal });
      if (before === 'cancelled') return before;
      this.#before = before === 'too many' ? undefined : before.stamps;
      // A change within the same tick would not be seen.
      if (before !== 'too many') await concludeNewFiles(before);
    }
    return 'ready';
  }

  /** Whether a file is what the tree, what it only names, or what is attached below it, has there. */
  async #isAsBefore(path: string, entry: TreeFile | undefined): Promise<boolean> {
    const { external } = this.#store;
    if (entry === undefined || external?.lfs.has(path) === true) {
      const below = this.#attached.below.map(({ tree }) => tree);
      return isAsBelow(this.path, external === undefined ? below : [external.folder, ...below], path);
    }
    const place = placeIn(this.path, entry.path);
    const { mode, id } = entry;
    if (readId(place, { mode, length: id.length }) !== id) return false;
    if (mode === LINK) return true;
    const rights = lstatSync(place).mode;
    return (rights & MAY_BE_READ) !== 0 && ((rights & MAY_RUN) !== 0) === (mode === PROGRAM);
  }

  async #discard(folder: string): Promise<void> {
    const { signal, onLeft } = this.#request;
    const left = await discardTree(folder, { signal });
    // What a cancelled run did not come to, the next session removes.
    if (left.length > 0 && signal?.aborted !== true) onLeft(left);
  }
}

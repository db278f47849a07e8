/**
 * Contents of Git LFS files and submodules, put together in a folder of ours.
 * Invariant: every object of a submodule is hashed on the way in, and every content of Git LFS before it counts. What is
 * larger than it may be, or than the disk has room for, is refused before it is written.
 * Crash: the folder is one of the session and is discarded by the next.
 */
import { chmodSync, lstatSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeIn } from '../../base/byte-path.ts';
import { renderByteSize } from '../../base/byte-size.ts';
import { PreconditionError } from '../../base/errors.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { plural, quoted } from '../../base/text.ts';
import { readCarriedConfig } from '../../kernel/carried-config.ts';
import { copyFile } from '../../kernel/copy-file.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { hashFile, type LfsFile } from '../../kernel/external-content.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { createStore, type GitStore } from '../../kernel/git-store.ts';
import { checkoutTree } from '../../kernel/git-work-tree.ts';
import {
  fetchLfs,
  findLfsStorage,
  hasLfsObject,
  type LfsRepository,
  lfsObject,
  readLfsFilters,
} from '../../kernel/lfs-objects.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { findSubmodule } from '../../kernel/submodule-source.ts';
import { findRemote } from '../../kernel/user-config.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import { type ActiveSubmodule, clonesOf, findActive } from './active-submodules.ts';
import { type ExternalListing, listExternal } from './listing.ts';

export interface MakingRequest {
  /** Of the run: whose git reaches servers. */
  readonly repository: UserRepository;
  readonly parentEnv: ParentEnvironment;
  /** Ours, for whatever is made on the way. */
  readonly scratch: string;
  /** The most that all of it may have. */
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** One repository whose contents are put into a folder: the run's own, or a submodule. */
export interface Part {
  readonly store: GitStore;
  /** Where its Git LFS contents are. */
  readonly lfsRepository: LfsRepository;
  /** Git directories below which clones of its submodules may be. */
  readonly gitDirs: readonly string[];
  /** Where the user has it checked out, perhaps. */
  readonly workTree: string;
  readonly active: readonly ActiveSubmodule[];
  readonly lfs: ReadonlyMap<string, LfsFile>;
  /** From the top of the run's repository, with a slash at its end; empty for that itself. */
  readonly prefix: string;
}

/** Throws where the run was cancelled: it does not begin with a part of its environment. */
export function requireGoingOn(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw interrupted();
}

function interrupted(): PreconditionError {
  return new PreconditionError({
    message: 'interrupted by the operator while Git LFS files and submodules of the base were prepared',
    remedy: 'Run the command again.',
  });
}

// Deeper nesting is a mistake, or malice.
const MAX_DEPTH = 20;

/** Fills folders with contents, and counts what they have. */
export class ExternalMaker {
  readonly #request: MakingRequest;
  #bytes = 0;
  #stores = 0;

  constructor(request: MakingRequest) {
    this.#request = request;
  }

  /** Puts the contents of one part into `target`, at their paths. */
  async fill(part: Part, target: string, depth = 0): Promise<void> {
    await this.#fillLfs(part, target);
    for (const submodule of part.active) await this.#fillSubmodule(part, submodule, { target, depth });
  }

  async #fillLfs({ store, lfs, lfsRepository, prefix }: Part, target: string): Promise<void> {
    if (lfs.size === 0) return;
    const { parentEnv, signal } = this.#request;
    const storage = await findLfsStorage(lfsRepository, parentEnv);
    const files = [...lfs];
    const missing = files.filter(([, file]) => !hasLfsObject(storage, file));
    if (missing.length > 0) {
      const fetched = await fetchLfs(lfsRepository, { commit: store.base, parentEnv, signal });
      requireGoingOn(signal);
      faultPoint('external:after-fetch');
      // What the user's own settings leave out stays a pointer.
      if ((await readLfsFilters(lfsRepository.folder, parentEnv)).length === 0)
        requireFetched(fetched, { missing, storage, prefix });
    }
    const here = files.filter(([, file]) => hasLfsObject(storage, file));
    this.#reserve(here.reduce((sum, [, { size }]) => sum + size, 0));
    for (const [path, file] of here) await this.#placeLfs({ storage, file, path, prefix }, target);
    faultPoint('external:after-lfs');
  }

  async #placeLfs(
    { storage, file, path, prefix }: { storage: string; file: LfsFile; path: string; prefix: string },
    target: string,
  ): Promise<void> {
    const { signal } = this.#request;
    const place = placeIn(target, path);
    mkdirSync(place.subarray(0, place.lastIndexOf(0x2f)), { recursive: true });
    rmSync(place, { force: true });
    const source = Buffer.from(lfsObject(storage, file));
    const copied = await copyFile({ source, target: place, stats: lstatSync(source, { bigint: true }), signal });
    if (copied !== 'shut') chmodSync(place, file.mode === '100755' ? 0o755 : 0o644);
    const found = copied === 'copied' ? await hashFile(place, signal) : undefined;
    requireGoingOn(signal);
    if (found === file.oid) return;
    throw new PreconditionError({
      message: `the Git LFS content of ${quoted(prefix + textOf(path), 200)} is damaged: ${quoted(source.toString(), 300)} does not hold what its name says`,
      remedy: 'Remove that file, then run the command again, which fetches it.',
    });
  }

  async #fillSubmodule(
    { gitDirs, workTree, prefix }: Part,
    submodule: ActiveSubmodule,
    { target, depth }: { readonly target: string; readonly depth: number },
  ): Promise<void> {
    const { repository, parentEnv, scratch, signal } = this.#request;
    const { name, path, commit, url } = submodule;
    const shown = `${prefix}${path}`;
    if (depth >= MAX_DEPTH) {
      throw new PreconditionError({
        message: `the submodule ${quoted(shown, 200)} lies in ${plural(depth, 'other submodule')}; expected at most ${MAX_DEPTH}`,
        remedy: `Leave it out: git config submodule.${name}.active false`,
      });
    }
    this.#stores += 1;
    const folder = join(scratch, 'submodules', String(this.#stores));
    const clones = clonesOf({ name, path }, { gitDirs, workTree });
    const source = await findSubmodule({
      ...{ shown, name, url, commit, clones, repository, parentEnv, signal },
      folder: join(folder, 'source'),
    });
    if (source === 'cancelled') throw interrupted();
    requireGoingOn(signal);
    const store = await createStore({ folder: join(folder, 'store'), repository: source, base: commit });
    faultPoint('external:after-submodule');
    this.#reserve(await sizeOf(store));
    const place = join(target, path);
    mkdirSync(dirname(place), { recursive: true });
    const indexFile = join(folder, 'index');
    if ((await checkoutTree(store, { folder: place, indexFile, tree: commit, signal })) === 'cancelled')
      requireGoingOn(signal);
    const isFetched = source.gitDir.startsWith(folder);
    const part: Part = {
      ...{ store, gitDirs: [source.gitDir], workTree: join(workTree, path), prefix: `${shown}/` },
      lfsRepository: {
        ...{ folder: source.gitDir, commonDir: source.gitDir },
        remote: isFetched ? { name: 'origin', url, isWritten: false } : await findRemote(source, parentEnv),
        carried: isFetched
          ? await readCarriedConfig({ folder: repository.folder, elsewhere: source.gitDir }, parentEnv)
          : {},
      },
      ...(await this.#contentsOf({ store, folder, url, source })),
    };
    await this.fill(part, place, depth + 1);
    // What is checked out is all that is needed of it.
    await discardTree(folder);
  }

  async #contentsOf({
    store,
    folder,
    url,
    source,
  }: {
    readonly store: GitStore;
    readonly folder: string;
    readonly url: string;
    readonly source: UserRepository;
  }): Promise<Pick<Part, 'active' | 'lfs'>> {
    const { parentEnv } = this.#request;
    const { gitlinks, lfs }: ExternalListing = await listExternal(store, join(folder, 'listing'));
    const { gitDir, home } = store;
    const { active } = await findActive(gitlinks, { repository: source, url, parentEnv, gitDir, home });
    return { active, lfs };
  }

  /** Throws where so much more is too much, or has no room. */
  #reserve(bytes: number): void {
    const { maxBytes, scratch } = this.#request;
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) {
      throw new PreconditionError({
        message: `Git LFS files and submodules of the base have more than ${renderByteSize(maxBytes)} together, which is what environment.cache_size allows`,
        remedy: 'Raise environment.cache_size, or leave submodules out: git config submodule.NAME.active false',
      });
    }
    const { bavail, bsize } = statfsSync(scratch);
    if (bytes <= bavail * bsize) return;
    throw new PreconditionError({
      message: `Git LFS files and submodules of the base need ${renderByteSize(bytes)} more, and ${renderByteSize(bavail * bsize)} are free at ${quoted(scratch, 200)}`,
      remedy: 'Make room there, then run the command again.',
    });
  }
}

async function sizeOf({ git, base }: Pick<GitStore, 'git' | 'base'>): Promise<number> {
  const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base]);
  return splitNul(stdout).reduce((sum, entry) => sum + Number(/ (\d+)\t/.exec(entry.toString('latin1'))?.[1] ?? 0), 0);
}

interface Fetched {
  readonly missing: readonly (readonly [path: string, file: LfsFile])[];
  readonly storage: string;
  readonly prefix: string;
}

function requireFetched(fetched: Awaited<ReturnType<typeof fetchLfs>>, { missing, storage, prefix }: Fetched): void {
  const left = missing.filter(([, file]) => !hasLfsObject(storage, file));
  const [first] = left;
  if (first === undefined) return;
  const where = prefix === '' ? 'the base' : `the submodule ${quoted(prefix.slice(0, -1), 200)}`;
  const what = `${where} has ${plural(left.length, 'Git LFS file')} whose contents are not here (${quoted(textOf(first[0]), 200)}${left.length > 1 ? ' and more' : ''})`;
  if (fetched === 'not installed') {
    throw new PreconditionError({
      message: `${what}, and git-lfs, which fetches them, is not installed`,
      remedy: 'Install it: sudo apt-get install git-lfs; then run the command again.',
    });
  }
  const why = typeof fetched === 'string' ? 'git lfs fetch did not bring them' : fetched.failure;
  const [fetching, leaving] =
    prefix === ''
      ? ['git lfs fetch', `git config lfs.fetchexclude ${quoted(textOf(first[0]), 200)}`]
      : [
          `git submodule update --init --recursive && git -C ${quoted(prefix.slice(0, -1), 200)} lfs fetch`,
          'git config submodule.NAME.active false',
        ];
  throw new PreconditionError({
    message: `${what}: ${why}`,
    remedy: `Check that this works without questions: ${fetching}. What the server lacks, whoever has it can push: git lfs push --all REMOTE. To run without it: ${leaving}`,
  });
}

function textOf(path: string): string {
  return Buffer.from(path, 'latin1').toString('utf8');
}

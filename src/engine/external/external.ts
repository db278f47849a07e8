/**
 * Git LFS files and submodules of the base: part of the environment of every command. They are fetched once, by the
 * user's git and outside of any sandbox, kept with the prepared environments of this machine, and put into every
 * workspace and every checkout.
 * Invariant: under its key a content is whole, and its digest is checked when a run opens; the key is of the commits and
 * pointers of the base, so that another base has another content. A run whose base names none does nothing here.
 * Crash: what was being put together is discarded by the next session, which does it again.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, placeIn } from '../../base/byte-path.ts';
import { renderByteSize } from '../../base/byte-size.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { PreconditionError } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { plural, quoted } from '../../base/text.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import type { ExternalContent, LfsFile } from '../../kernel/external-content.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { readLfsFilters } from '../../kernel/lfs-objects.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import { findRemote } from '../../kernel/user-config.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import type { FrozenLayer, LayerStore } from '../layers/layer-store.ts';
import { type ActiveSubmodule, findActive } from './active-submodules.ts';
import { listExternal } from './listing.ts';
import { ExternalMaker, requireGoingOn } from './making.ts';

export interface ExternalRequest {
  readonly store: GitStore;
  readonly repository: UserRepository;
  /** Of the private area; what is made on the way lies in it. */
  readonly folder: string;
  readonly layers: LayerStore;
  readonly parentEnv: ParentEnvironment;
  readonly maxBytes: number;
  /** Whether no command runs: then nothing is fetched, and what work trees hold is recognized all the same. */
  readonly runsNothing: boolean;
  /** Gets what is about to be prepared, which may take long. */
  readonly onNote: ((note: string) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface OpenedExternal {
  /** Undefined where the base names nothing. */
  readonly content: ExternalContent | undefined;
  /** What a person should know, a sentence each. */
  readonly notes: readonly string[];
}

/** Where a session puts together what is not there yet. */
export const EXTERNAL_FOLDER = 'external';
const KEY_VERSION = 1;

/** Finds what the base names outside of its tree, and fetches what is not here yet. */
export async function openExternal(request: ExternalRequest): Promise<OpenedExternal> {
  const { store, repository, folder, layers, parentEnv, signal } = request;
  const scratch = join(folder, EXTERNAL_FOLDER);
  await discardTree(scratch, { signal });
  mkdirSync(scratch, { recursive: true });
  const { gitlinks, lfs, findLfs } = await listExternal(store, scratch);
  const named = { folder: scratch, digest: '', bytes: 0, lfs, submodules: new Map<string, string>(), findLfs };
  if (request.runsNothing) return { content: lfs.size === 0 ? undefined : named, notes: [] };
  const { gitDir, home } = store;
  const { active, unknown } = await findActive(gitlinks, { repository, parentEnv, gitDir, home });
  const notes = unknown.map(
    (path) => `${quoted(path, 200)} is a submodule that .gitmodules does not name; it is an empty folder everywhere`,
  );
  if (active.length === 0 && lfs.size === 0) {
    if (findLfs === undefined) return { content: undefined, notes };
    // Which new files would be those of Git LFS is known all the same.
    return { content: named, notes };
  }
  faultPoint('external:after-listing');
  const filters = lfs.size === 0 ? [] : await readLfsFilters(repository.folder, parentEnv);
  const key = keyOf({ active, lfs, filters });
  const found = await layers.find(key, signal);
  requireGoingOn(signal);
  if (found === 'cancelled') throw new Error('a search that was not cancelled says so');
  if (found === undefined) request.onNote?.(announce({ active, lfs }));
  const layer = found ?? (await make(request, { active, lfs, scratch, key }));
  return { content: contentOf(layer, { active, lfs, findLfs }), notes };
}

interface Named {
  readonly active: readonly ActiveSubmodule[];
  readonly lfs: ReadonlyMap<string, LfsFile>;
}

function announce({ active, lfs }: Named): string {
  const size = [...lfs.values()].reduce((sum, file) => sum + file.size, 0);
  const parts = [
    ...(lfs.size === 0 ? [] : [`${plural(lfs.size, 'Git LFS file')} (${renderByteSize(size)})`]),
    ...(active.length === 0 ? [] : [plural(active.length, 'submodule')]),
  ];
  return `preparing ${parts.join(' and ')} of the base; later runs reuse them`;
}

function keyOf({ active, lfs, filters }: Named & { readonly filters: readonly string[] }): string {
  const submodules = active.map(({ path, commit }) => [path, commit]);
  const files = [...lfs].map(([path, { mode, id, oid }]) => [
    Buffer.from(path, 'latin1').toString('hex'),
    mode,
    id,
    oid,
  ]);
  return sha256(canonicalJson({ version: KEY_VERSION, submodules, files, filters: [...filters] }));
}

async function make(
  { store, repository, layers, parentEnv, maxBytes, signal }: ExternalRequest,
  { active, lfs, scratch, key }: Named & { readonly scratch: string; readonly key: string },
): Promise<FrozenLayer> {
  const [tree, home] = [join(scratch, 'tree'), join(scratch, 'home')];
  for (const each of [tree, home]) mkdirSync(each);
  const { folder: workTree, commonDir, gitDir } = repository;
  const maker = new ExternalMaker({ repository, parentEnv, scratch, maxBytes, signal });
  const remote = await findRemote(repository, parentEnv);
  const lfsRepository = { folder: workTree, commonDir, remote, carried: {} };
  const gitDirs = [...new Set([commonDir, gitDir])];
  await maker.fill({ store, active, lfs, lfsRepository, gitDirs, workTree, prefix: '' }, tree);
  faultPoint('external:after-files');
  const command = 'Git LFS files and submodules';
  const published = await layers.publish({ key, tree, home, dropped: { tree: [], home: [] }, command, signal });
  requireGoingOn(signal);
  if (typeof published === 'string') throw new Error('what was not cancelled says that it was');
  if ('refusal' in published) {
    throw new PreconditionError({
      message: `a submodule of the base cannot be part of the environment: ${published.refusal}`,
      remedy: 'Leave it out: git config submodule.NAME.active false',
    });
  }
  return published;
}

function contentOf(
  { tree, digest, bytes }: FrozenLayer,
  { active, lfs, findLfs }: Named & Pick<ExternalContent, 'findLfs'>,
): ExternalContent {
  const isHere = (path: string): boolean => lstatSync(placeIn(tree, path), { throwIfNoEntry: false }) !== undefined;
  return {
    ...{ folder: tree, digest, bytes, findLfs },
    // What the user's settings leave out is a pointer everywhere.
    lfs: new Map([...lfs].filter(([path]) => isHere(path))),
    submodules: new Map(active.map(({ path, commit }) => [encodePath(path).toString('latin1'), commit])),
  };
}

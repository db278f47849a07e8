/**
 * What a build makes of a tree, kept for all evaluations of that tree in a session; that of the base for later sessions, too.
 * Invariant: a build begins with the tree, with what setup made, and in its cache folders with what the build of the base
 * left there; never with anything of another candidate. It adds files, but among what setup installed, and changes those
 * that its outputs name; a build that does more is void. What is built of a tree is seen by evaluations of that tree alone.
 * Crash: the next session discards all of it, but the build of the base that is kept whole.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import picomatch from 'picomatch';
import { decodePath, encodePath, placeIn } from '../../base/byte-path.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { type LeasedCache, leasedCache } from '../../base/leased-cache.ts';
import { quoted } from '../../base/text.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { specialKind } from '../../kernel/frozen-folder.ts';
import { endFuture } from '../../kernel/future-times.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { moveEntry } from '../../kernel/move-entry.ts';
import { discardTree, removeTree } from '../../kernel/remove-tree.ts';
import { entryIn, kindBelow } from '../../kernel/upper-files.ts';
import { AUTOLOADED, LOADED_WHEN_NEW } from '../boundaries/autoloaded.ts';
import { foldersAbove } from '../boundaries/protected-files.ts';
import { SETTINGS_FILES } from '../boundaries/settings-files.ts';
import { isToolFolder } from '../boundaries/shadowing.ts';
import type { FrozenLayer } from '../layers/layer-store.ts';
import { renewTreeTimes } from '../layers/tree-times.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import type { AttachedLayers, BelowParts, BuiltParts, DoneFiles } from './evaluation-folder.ts';
import { type KeptBuild, type KeptRequest, openKeptBuild } from './kept-build.ts';
import { type PreparedSetup, type RunAlone, Unmade, type Unprepared } from './preparation.ts';

export interface BuildRequest extends Omit<KeptRequest, 'tree'> {
  /** Id of the one that is built. */
  readonly tree: string;
  /** Id of the tree of the base. */
  readonly baseTree: string;
  /** What setup makes for it. */
  readonly setupOfBase: () => Promise<PreparedSetup | undefined>;
}

interface Built {
  readonly parts: BuiltParts;
  /** Of the base: its cache folders, apart from the rest. */
  readonly cache: BelowParts | undefined;
  /** Of all that it made. */
  readonly bytes: number;
  /** Of its cache folders, where they are copied. */
  readonly cacheBytes: number;
  /** It lies in the store of this user's runs, and stays there. */
  readonly isKept?: boolean;
}

export type PreparedBuild =
  | { readonly kind: 'ready'; readonly layers: AttachedLayers; readonly bytes: number; readonly release: () => void }
  | Unprepared;

// A test needs two trees; more are kept for the next test of the same ones.
const MAX_UNUSED = 8;

const caches = new WeakMap<GitStore, LeasedCache<Built>>();

/** The layers of a tree with what its build makes; the build runs where it did not run in this session. */
export async function prepareBuild(
  privateArea: PrivateArea,
  request: BuildRequest,
  runAlone: RunAlone,
): Promise<PreparedBuild> {
  const { step, tree, writable, setup, baseTree, setupOfBase, protectedFiles, signal } = request;
  const { cache: folders = [] } = step.build ?? {};
  const ofSetup = setup === undefined ? [] : [setup];
  const leased: string[] = [];
  const release = (): void => {
    for (const name of leased.splice(0)) cacheOf(privateArea).release(name);
  };
  const lease = async (name: string, make: () => Promise<Built>): Promise<Built> => {
    const built = await cacheOf(privateArea).lease(name, make);
    leased.push(name);
    return built;
  };
  try {
    const isBase = tree === baseTree;
    let cache: Pick<Built, 'cache' | 'cacheBytes'> | undefined;
    if (folders.length > 0 && !isBase) {
      const base = await setupOfBase();
      if (base !== undefined && base.kind !== 'ready') return base;
      const layer = base?.layer;
      const ofBase = layer === undefined ? [] : [layer];
      const name = nameOf(privateArea, { ...request, tree: baseTree, setup: layer });
      const ofTheBase = { step: { ...step, logs: `${step.logs}-base` }, tree: baseTree, writable, setup: layer };
      const building = { ...ofTheBase, below: ofBase, isBase: true };
      const make = () => buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone);
      try {
        cache = await lease(name, make);
      } finally {
        base?.release();
      }
    }
    const below = [...(cache?.cache === undefined ? [] : [cache.cache]), ...ofSetup];
    const name = nameOf(privateArea, request);
    const building = { step, tree, writable, setup, below, isBase };
    const built = await lease(name, () =>
      isBase
        ? buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone)
        : build(privateArea, building, runAlone),
    );
    const own = built.cache === undefined ? [] : [built.cache];
    const bytes = built.bytes + (cache?.cacheBytes ?? 0);
    return { kind: 'ready', layers: { above: [built.parts], below: [...own, ...below] }, bytes, release };
  } catch (error) {
    release();
    if (error instanceof Unmade) return error.evaluation;
    throw error;
  }
}

/** What is made at one level of isolation, as layers or as copies, is not read at another one. */
function nameOf(
  { level, layering }: PrivateArea,
  { step: { command, network, build: settings }, tree, setup }: Pick<BuildRequest, 'step' | 'tree' | 'setup'>,
): string {
  const place = { level: level.kind, layering: layering.kind };
  const of = { command, network, settings: settings ?? null, tree, setup: setup?.digest ?? null };
  return sha256(canonicalJson({ ...of, ...place }));
}

function cacheOf({ store, onLeft }: PrivateArea): LeasedCache<Built> {
  const drop = (_name: string, { parts, cache, isKept }: Built): void => {
    if (isKept === true) return;
    const folders = [parts.tree, ...(cache === undefined ? [] : [cache.tree])];
    void Promise.all(folders.map((folder) => discardTree(folder))).then((left) => onLeft(left.flat()));
  };
  const found = caches.get(store) ?? leasedCache<Built>({ drop, maxUnused: MAX_UNUSED });
  caches.set(store, found);
  return found;
}

interface Building extends Pick<BuildRequest, 'step' | 'tree' | 'writable' | 'setup'> {
  readonly below: readonly BelowParts[];
  readonly isBase: boolean;
}

/** The build of the base, which another run may have left. */
async function buildBase(
  privateArea: PrivateArea,
  request: Building & Pick<BuildRequest, 'protectedFiles' | 'signal'>,
  runAlone: RunAlone,
): Promise<Built> {
  const kept = openKeptBuild(privateArea, request);
  const found = await kept?.find();
  if (found === 'cancelled') throw new Unmade({ kind: 'aborted' });
  const built = found === undefined ? await build(privateArea, request, runAlone, kept) : builtOf(request, found);
  // What was laid out of a change before may be earlier than what lies in the cache.
  if (built.cache !== undefined) renewTimes(privateArea);
  return built;
}

function builtOf({ step }: Pick<Building, 'step'>, { tree, home, bytes }: FrozenLayer): Built {
  const hasCache = (step.build?.cache ?? []).length > 0;
  const cache = hasCache ? { tree: home } : undefined;
  return { parts: { tree, removed: [] }, cache, bytes, cacheBytes: 0, isKept: true };
}

async function build(
  privateArea: PrivateArea,
  { step, tree, writable, setup, below, isBase }: Building,
  runAlone: RunAlone,
  kept?: KeptBuild,
): Promise<Built> {
  const { store, onLeft } = privateArea;
  const { outputs = [], cache: folders = [] } = step.build ?? {};
  const begun = performance.now();
  let built: Built | undefined;
  let isRefused = false;
  const evaluation = await runAlone({
    step,
    tree,
    layers: { above: [], below, isBuild: true },
    onDone: async (all, take) => {
      const done = withoutBelow(all, writable);
      const isOpen = matcherOf([...outputs, ...folders.map((folder) => `${folder.replace(/\/$/, '')}/**`)]);
      const issue =
        changeIssue(done, isOpen) ??
        loadedIssue(done, isOpen) ??
        (await installIssue(store, { tree, setup, done, isOpen }));
      if (issue !== undefined) return issue;
      // An incremental build goes by the times of what it writes again.
      const touched = done.touched.filter((path) => isOpen(textOf(path)));
      const { tree: made, home } = await take(touched);
      // What is found there decides what tools do, and it is the change that filled it.
      onLeft(await discardTree(home));
      for (const folder of writable) emptyIn(made, folder);
      const taken = [...done.stamps.keys(), ...done.changed, ...touched];
      const special = specialIssue(made, taken);
      if (special !== undefined) {
        onLeft(await discardTree(made));
        return special;
      }
      const parts = { tree: made, removed: done.removed };
      const sizes = { bytes: bytesOf(made, taken), cacheBytes: bytesOf(made, isBase ? within(taken, folders) : []) };
      built = { parts, ...sizes, cache: isBase && folders.length > 0 ? await splitCache(made, folders) : undefined };
      faultPoint('layers:after-build');
      if (kept === undefined || done.removed.length > 0) return undefined;
      const tookMs = Math.round(performance.now() - begun);
      const layer = await kept.keep({ tree: made, cache: built.cache?.tree, tookMs });
      built = typeof layer === 'string' ? undefined : builtOf({ step }, layer);
      isRefused = layer === 'refused';
      if (layer === 'cancelled') return 'it was cancelled';
      return undefined;
    },
  });
  if (built !== undefined) return built;
  if (isRefused) return build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone);
  if (evaluation.kind === 'ran') throw new Error('a build that ran made nothing');
  throw new Unmade(evaluation);
}

function renewTimes({ store, layering }: PrivateArea): void {
  renewTreeTimes(store);
  if (layering.kind === 'layers') layering.layers.trees.renew();
}

type IsOpen = (path: string) => boolean;

function matcherOf(globs: readonly string[]): IsOpen {
  const tests = globs.map((glob) => picomatch(glob, { dot: true }));
  return (path) => tests.some((isMatch) => isMatch(path));
}

/** Why a build is void: it changed what it may not. */
function changeIssue({ changed, removed, swapped }: DoneFiles, isOpen: IsOpen): string | undefined {
  const found = [...changed, ...removed, ...swapped].map(textOf).find((path) => !isOpen(path));
  if (found === undefined) return undefined;
  return `${quoted(found, 200)} is not what it was before; a build may add files, and change those that build.outputs names`;
}

// A change may not have them either: by them its build would steer the programs that the evaluator runs.
const isLoaded = matcherOf([...AUTOLOADED, ...LOADED_WHEN_NEW, ...SETTINGS_FILES]);

/** The same: it put a file where programs look for their settings. Folders that it made for its own results are not looked into. */
function loadedIssue({ roots, stamps }: DoneFiles, isOpen: IsOpen): string | undefined {
  const hidden = roots.filter((root) => basename(root).startsWith('.')).map((root) => `${root}/`);
  const inside =
    hidden.length === 0 ? [] : [...stamps.keys()].filter((path) => hidden.some((root) => path.startsWith(root)));
  const isFound = (path: string): boolean => !isOpen(path) && (isLoaded(path) || isLoaded(`${path}/x`));
  const found = [...roots, ...inside].map(textOf).find(isFound);
  if (found === undefined) return undefined;
  return `${quoted(found, 200)} is loaded by programs without being named; a build may add it only if build.outputs names it`;
}

interface Installing extends Pick<BuildRequest, 'tree' | 'setup'> {
  readonly done: DoneFiles;
  readonly isOpen: IsOpen;
}

/** The same: it put something among what setup installed, where programs of the evaluator look for what they load. */
async function installIssue(store: GitStore, { tree, setup, done, isOpen }: Installing): Promise<string | undefined> {
  if (setup === undefined) return undefined;
  const ofTree = new Set(foldersAbove((await listFiles(store, tree)).map(({ path }) => ({ path: decodePath(path) }))));
  const isInstalled = (root: string): boolean => {
    const around = dirname(root);
    if (around === '.' || ofTree.has(textOf(around)) || kindBelow([setup.tree], around) !== 'folder') return false;
    return !(basename(around) === 'node_modules' && isToolFolder(basename(root)));
  };
  const found = done.roots.find((root) => isInstalled(root) && !isOpen(textOf(root)));
  if (found === undefined) return undefined;
  return `${quoted(textOf(found), 200)} lies in what setup made; a build may add files there only if build.outputs names them`;
}

/** What a command did elsewhere than in some folders. */
function withoutBelow(done: DoneFiles, folders: readonly string[]): DoneFiles {
  const inside = new Set(within(done.roots, folders));
  return { ...done, roots: done.roots.filter((root) => !inside.has(root)) };
}

function within(paths: readonly string[], folders: readonly string[]): string[] {
  const begins = folders.map((folder) => `${keyOf(folder)}/`);
  return paths.filter((path) => begins.some((begin) => path.startsWith(begin)));
}

function keyOf(folder: string): string {
  return encodePath(folder.replace(/\/$/, '')).toString('latin1');
}

/** Frees the place of a folder in what a build made; no link is followed. */
function emptyIn(made: string, folder: string): void {
  const path = keyOf(folder);
  const entry = entryIn(made, path);
  if (entry !== undefined && entry !== 'hidden') removeTree(placeIn(made, path));
}

/** Why a build is void: it left a pipe, a socket, a device, or a program with the rights of its owner. */
function specialIssue(made: string, paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const issue = specialKind(placeIn(made, path));
    if (issue !== undefined) return `${quoted(textOf(path), 200)} ${issue}`;
  }
  return undefined;
}

function bytesOf(made: string, paths: readonly string[]): number {
  const stats = paths.map((path) => lstatSync(placeIn(made, path), { throwIfNoEntry: false }));
  return stats.reduce((sum, each) => sum + (each?.isFile() === true ? each.size : 0), 0);
}

function textOf(path: string): string {
  return decodePath(Buffer.from(path, 'latin1'));
}

/**
 * Moves the cache folders of a build out of what it made. None of their files is later than now: what a change has is laid
 * out after it, and has to be later than all of them.
 */
async function splitCache(tree: string, folders: readonly string[]): Promise<BelowParts> {
  const cache = { tree: `${tree}.cache` };
  mkdirSync(cache.tree);
  for (const folder of folders) {
    const name = folder.replace(/\/$/, '');
    mkdirSync(dirname(join(cache.tree, name)), { recursive: true });
    try {
      moveEntry(join(tree, name), join(cache.tree, name));
    } catch (error) {
      // The build made no such folder.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  await endFuture(cache.tree);
  return cache;
}

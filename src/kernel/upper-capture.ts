/**
 * Takes what a command left in a layered folder, as a tree, from its writable layer alone.
 * Invariant: it is the tree that a capture of the whole folder would give, whatever the command did; nothing of the
 * frozen layers is read for it. The cost grows with what the command wrote, not with what the folder shows.
 * Every file of the writable layer is read: it has another inode than that of the frozen file, which the index knows.
 */
import { accessSync, constants, rmSync } from 'node:fs';
import { decodePath, encodePath, placeIn } from '../base/byte-path.ts';
import { quoted } from '../base/text.ts';
import { workWithin } from './bounded-work.ts';
import { type CaptureLimits, findExcess } from './capture-size.ts';
import {
  addToIndex,
  bindWorkTree,
  type Capture,
  type FilledIndex,
  listOthers,
  TOO_MANY_NAMES,
  treeOfIndex,
  withoutSlash,
} from './capture-steps.ts';
import { type ChangedFiles, takeFewFiles } from './few-files.ts';
import { errorCode } from './files.ts';
import { diffTrees, type GitStore, listFiles, treeIdOf } from './git-store.ts';
import { type LayeredView, upperOf } from './layered-view.ts';
import { findReplacedFolders } from './replaced-folders.ts';
import { joinNul, parentOf } from './tree-names.ts';
import { entryIn, findUpperFiles, type UpperFiles } from './upper-files.ts';

export interface UpperCapture {
  readonly view: LayeredView;
  /** The folder of the view that is taken; what its own `.git` holds is not looked at. */
  readonly at: string;
  /** The tree that the folder began with. */
  readonly tree: string;
  /** An index of that tree, which is used up. */
  readonly indexFile: string;
  readonly limits: CaptureLimits | undefined;
  readonly signal: AbortSignal | undefined;
  /** A commit or tree whose files are taken even where a rule of the base ignores them. */
  readonly alsoKnown?: string;
  /** Names at the top that are left out. */
  readonly except?: readonly string[] | undefined;
}

/** Takes the content of a folder of a view whose command has ended. */
export async function captureUpper(store: GitStore, request: UpperCapture): Promise<Capture> {
  const { limits, signal } = request;
  const bounds = { timeoutMs: limits?.timeoutMs, signal };
  const taken = await workWithin(bounds, (cutOff) => takeUpper(store, request, cutOff));
  if (taken.kind === 'done') return taken.value;
  if (taken.kind === 'cancelled') return taken;
  return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}

async function takeUpper(
  store: GitStore,
  { view, at, tree, indexFile, limits, alsoKnown, except = [] }: UpperCapture,
  cutOff: AbortSignal,
): Promise<Capture> {
  const folder = upperOf(view, at);
  const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
  const done = await findUpperFiles(folder, {
    ...{ lower, opened: [], signal: cutOff, except: ['.git', ...except], listsNew: false },
  });
  if (done === 'too many') return TOO_MANY_NAMES;
  if (done === 'cancelled') return { kind: 'cancelled' };
  const obstacle = findObstacle(folder, done);
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  const git = bindWorkTree(store, { folder, indexFile });
  const replaced = await findReplacedFolders(view, { at, folders: done.entered });
  if (replaced === undefined) return { kind: 'refused', reason: 'which folders it removed cannot be read' };
  const { gone, known, hasUnknown } = await sortKnown(store, { tree, folder, done, replaced });
  const listed = hasUnknown ? await listOthers(git, store, cutOff) : [];
  if (listed === 'too many') return TOO_MANY_NAMES;
  const named = alsoKnown === undefined ? [] : await listNamed(store, { tree, folder, alsoKnown });
  const seen = new Set(named.map((name) => name.toString('latin1')));
  const others = [...named, ...listed.filter((name) => !seen.has(name.toString('latin1')))];
  // Nothing was done to it.
  if (limits !== undefined) {
    const excess = await findExcess(store, {
      ...{ folder, known, others, limits, signal: cutOff },
      replaced: new Set([...gone, ...known].map((name) => name.toString('latin1'))),
    });
    if (excess !== undefined) return { kind: 'too-large', reason: excess };
  }
  const names = [...known, ...others.map(withoutSlash)];
  const few = await takeFew(store, { tree, folder, gone, names });
  const taken = few ?? (await takeByGit(store, { git, indexFile, gone, names, cutOff }));
  if (typeof taken !== 'string') return taken;
  rmSync(indexFile, { force: true });
  return { kind: 'captured', tree: taken };
}

/** The tree of a few changes; undefined where git has to take them. */
async function takeFew(store: GitStore, changed: ChangedFiles): Promise<string | undefined> {
  if (changed.names.length + (changed.gone?.length ?? 0) === 0) return treeIdOf(store, changed.tree);
  const { objects } = store.git;
  return objects && (await takeFewFiles(objects, changed));
}

interface Names extends FilledIndex {
  readonly gone: readonly Buffer[];
  /** Of what is there. */
  readonly names: readonly Buffer[];
}

async function takeByGit(store: GitStore, { gone, names, ...index }: Names): Promise<string | Capture> {
  const { git, cutOff } = index;
  // Marks of what is gone are no files to git, and behind a link it lets nothing go, unless it is made to.
  if (gone.length > 0) await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul(gone), cutOff });
  const reason = names.length === 0 ? undefined : await addToIndex(git, { known: [], fresh: names }, cutOff);
  return reason === undefined ? treeOfIndex(store, index) : { kind: 'refused', reason };
}

/** Which folder cannot be looked into, where there is one; root can look into all of them. */
function findObstacle(upper: string, { unread }: UpperFiles): string | undefined {
  if (unread === undefined) return undefined;
  try {
    accessSync(placeIn(upper, unread), constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `${quoted(decodePath(Buffer.from(unread, 'latin1')), 200)} cannot be read: ${errorCode(error)}`;
  }
}

interface Left {
  readonly tree: string;
  readonly folder: string;
  readonly done: UpperFiles;
  readonly replaced: ReadonlySet<string>;
}

interface Known {
  /** Names of the tree that nothing is left of. */
  readonly gone: readonly Buffer[];
  /** Those that something else is there for. */
  readonly known: readonly Buffer[];
  /** Whether anything was written that the tree has no name for. */
  readonly hasUnknown: boolean;
}

/** Finds which names of the tree a command did something to. */
async function sortKnown(store: GitStore, { tree, folder, done, replaced }: Left): Promise<Known> {
  const { roots, changed, removed, entered, swapped } = done;
  if (changed.length + removed.length + entered.length + swapped.size === 0)
    return { gone: [], known: [], hasUnknown: roots.length > 0 };
  const written = new Set([...changed, ...swapped]);
  const cleared = new Set([...removed, ...replaced, ...swapped]);
  const folders = new Set(entered);
  const isCleared = (path: string): boolean => {
    for (let above = path; above !== ''; above = parentOf(above)) if (cleared.has(above)) return true;
    return false;
  };
  const gone: Buffer[] = [];
  const known: Buffer[] = [];
  for (const { path: name, mode } of await listFiles(store, tree)) {
    const path = name.toString('latin1');
    // Another repository, which the command may have made something of.
    const isRepository = mode === REPOSITORY_MODE && folders.has(path);
    if (isRepository || (written.has(path) && isFileIn(folder, path))) known.push(name);
    else if (written.has(path) || isCleared(path)) gone.push(name);
  }
  const files = new Set(known.map((name) => name.toString('latin1')));
  return { gone, known, hasUnknown: roots.length > 0 || changed.some((path) => !files.has(path)) };
}

interface Named {
  readonly tree: string;
  readonly folder: string;
  readonly alsoKnown: string;
}

/** Files of the writable layer that a tree names and the one that the folder began with does not. */
async function listNamed(store: GitStore, { tree, folder, alsoKnown }: Named): Promise<readonly Buffer[]> {
  if (alsoKnown === tree) return [];
  const added = (await diffTrees(store, { from: tree, to: alsoKnown })).filter(({ status }) => status === 'A');
  const names = added.map(({ path }) => encodePath(path));
  return names.filter((name) => isFileIn(folder, name.toString('latin1')));
}

const REPOSITORY_MODE = '160000';

/** Whether anything but a folder lies there. */
function isFileIn(folder: string, path: string): boolean {
  const entry = entryIn(folder, path);
  return entry !== undefined && entry !== 'hidden' && !entry.isDirectory();
}

/**
 * Folders that one command sees as several frozen folders in one, with a fresh writable layer on top of them: overlay file
 * systems in a mount namespace of the command's own, below its sandbox.
 * Invariant: what the command writes goes to its own writable layer, and nothing of it to a frozen folder. No mount is
 * ever visible outside of the namespace: when the command ends, or everything is killed, the kernel drops them. The
 * frozen folders must not change while a command sees them.
 * Crash: the folder of the view stays, with the writable layers in it; it is the caller's to remove.
 * The layers have short names in a folder of the view, since a command can read the options of its mounts, and they must
 * fit into one page.
 * Each command has a view, and on a busy disk every entry of a folder takes its time: a view has as few as can be, one
 * program mounts all of it, and where a command left little, each file is removed in its place, and the folders later.
 */
import { existsSync, mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { EmptiedFolders } from './emptied-folders.ts';
import type { ShownUser } from './namespace-command.ts';
import { type DiscardOptions, discardTree, type LeftBehind, removeTree } from './remove-tree.ts';

/** The programs that make a layered view on this machine. */
export interface OverlayPrograms {
  readonly unshare: string;
  readonly mount: string;
  /** Whose files they are: set where a user namespace is needed to mount, and the command is shown as this user. */
  readonly owner?: ShownUser;
  /** Overlays that never wait for the disk; kernels before 5.10 have none. */
  readonly isVolatile: boolean;
}

/** One folder of a view. */
export interface LayeredFolder {
  /** Where the command finds it. There must be a folder. */
  readonly at: string;
  /** Frozen folders, topmost first; at least one. */
  readonly lower: readonly string[];
}

export interface LayeredView {
  /** Holds everything of this view; of one command alone. */
  readonly folder: string;
  readonly programs: OverlayPrograms;
  readonly folders: readonly LayeredFolder[];
}

/** Names the mounts of a view, so that one program can make all of them. */
const TABLE = 'mounts';

/** Makes the folder of a view, which must not exist. */
export function createLayeredView(view: LayeredView): LayeredView {
  const { folder } = view;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const [index, { lower }] of view.folders.entries()) {
    for (const name of [`up${index}`, `work${index}`]) mkdirSync(join(folder, name), { mode: 0o755 });
    for (const [at, layer] of lower.entries()) symlinkSync(layer, join(folder, lowerName(index, at)));
  }
  writeFileSync(join(folder, TABLE), view.folders.map((each, index) => tableLine(view.programs, each, index)).join(''));
  return view;
}

/** Lets a view that outlived its session be read, above folders that hold what its frozen ones held. */
export function relinkLayeredView(view: LayeredView): LayeredView {
  for (const [index, { lower }] of view.folders.entries()) {
    for (const [at, layer] of lower.entries()) {
      const link = join(view.folder, lowerName(index, at));
      quietly(() => unlinkSync(link));
      symlinkSync(layer, link);
    }
  }
  return view;
}

/**
 * Lets another command have a view whose command has ended: what that one wrote stays. The kernel mounts no overlay again
 * that never waited for the disk, unless what it left in its own folder is gone.
 */
export function reopenLayeredView({ folder, folders }: LayeredView): void {
  for (const index of folders.keys()) {
    const work = join(folder, `work${index}`);
    if (!existsSync(join(work, 'work'))) continue;
    removeTree(work);
    mkdirSync(work, { mode: 0o755 });
  }
}

/** Removes a view whose command has ended; `emptied` may let its folders wait. */
export async function discardLayeredView(
  { folder }: Pick<LayeredView, 'folder'>,
  { emptied, ...options }: DiscardOptions & { readonly emptied: EmptiedFolders },
): Promise<readonly LeftBehind[]> {
  return emptied.empty(folder) ? [] : discardTree(folder, options);
}

function lowerName(index: number, at: number): string {
  return `${index}.${at}`;
}

function quietly(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    // Something is in it, or it is gone: what is left is looked through.
    return false;
  }
}

/**
 * The writable layer of the folder at `at`: what the command wrote, and marks of what it removed. In the command's
 * namespace the folder as a whole is mounted in its place.
 */
export function upperOf(view: LayeredView, at: string): string {
  const index = view.folders.findIndex((each) => each.at === at);
  if (index === -1) throw new TypeError(`the view has no folder ${at}`);
  return join(view.folder, `up${index}`);
}

/** Where a path inside one of the folders is to be mounted from; any other path is itself. */
export function mountedFrom(view: LayeredView | undefined, path: string): string {
  if (view === undefined) return path;
  const around = view.folders.filter(({ at }) => path === at || path.startsWith(at + sep));
  // A folder of layers may lie in another one: the inner one counts.
  const [inner] = around.toSorted((one, other) => other.at.length - one.at.length);
  if (inner === undefined) return path;
  return join(upperOf(view, inner.at), path.slice(inner.at.length));
}

/** The start of a command line that mounts a view and then runs the rest in its place, as the same process. */
export function overlayPrefix(view: LayeredView): readonly string[] {
  const { folder, programs } = view;
  // The command gets no variable that differs from view to view.
  const script = ['set -e', 'cd "$1"', `"$2" -a -T ${TABLE}`, 'cd /', 'shift 2', 'unset OLDPWD', 'exec "$@"'];
  return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}

/** The start of a command line that shows one folder of a view whose command has ended, read-only, and runs the rest in it. */
export function readOnlyPrefix(view: LayeredView, at: string): readonly string[] {
  const { folder, programs } = view;
  const index = view.folders.findIndex((each) => each.at === at);
  const up = `up${index}`;
  const layers = [up, ...(view.folders[index]?.lower ?? []).map((_, each) => lowerName(index, each))];
  const mount = `"$2" -t overlay view -o ro,userxattr,lowerdir=${layers.join(':')} ${up}`;
  const script = ['set -e', 'cd "$1"', mount, `cd ${up}`, 'shift 2', 'exec "$@"'];
  return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}

function namespacePrefix({ unshare, owner }: OverlayPrograms): readonly string[] {
  const user = owner === undefined ? [] : ['--user', '--map-root-user'];
  return [unshare, ...user, '--mount', '--propagation', 'private', '--', '/bin/sh', '-c'];
}

/** A mount as `fstab` has it. */
function tableLine({ isVolatile }: OverlayPrograms, { lower }: LayeredFolder, index: number): string {
  const layers = lower.map((_, at) => lowerName(index, at)).join(':');
  // Attributes of users mark removed folders also where root mounts: layers read the same for everybody.
  const options = ['userxattr', 'index=off', ...(isVolatile ? ['volatile'] : [])];
  const folders = [`lowerdir=${layers}`, `upperdir=up${index}`, `workdir=work${index}`];
  return `view up${index} overlay ${[...options, ...folders].join(',')} 0 0\n`;
}

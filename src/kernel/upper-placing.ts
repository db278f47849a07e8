/**
 * Puts what a command did to a layered folder into a plain folder that holds what the frozen layers show, so that it comes
 * to hold what the command saw.
 * Invariant: the layers stay as they are. The cost grows with what the command wrote, not with what the folder shows.
 * Crash: some of it is done; the same again comes to the same.
 */
import { decodePath, placeIn } from '../base/byte-path.ts';
import { printable, quoted } from '../base/text.ts';
import { type LayeredView, readOnlyPrefix, upperOf } from './layered-view.ts';
import { runProgram } from './program.ts';
import { discardTree, type LeftBehind } from './remove-tree.ts';
import { findReplacedFolders } from './replaced-folders.ts';
import { parentOf } from './tree-names.ts';
import { findUpperFiles } from './upper-files.ts';

export interface UpperPlacing {
  /** The folder of the view. */
  readonly at: string;
  /** The plain folder. */
  readonly folder: string;
  /** Where what was there before is taken apart. */
  readonly yardIn: string;
}

export interface PlacedUpper {
  readonly left: readonly LeftBehind[];
  /** Why some of it could not be put there; undefined: all of it was. */
  readonly failure: string | undefined;
}

const COPYING_MS = 600_000;

/** Puts all of it there; no command may be at work in either folder. */
export async function placeUpper(view: LayeredView, { at, folder, yardIn }: UpperPlacing): Promise<PlacedUpper> {
  const left: LeftBehind[] = [];
  const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
  const done = await findUpperFiles(upperOf(view, at), { lower, opened: [], signal: undefined, listsNew: false });
  if (typeof done === 'string') return { left, failure: 'it has too many files' };
  const { roots, changed, removed, entered, unread } = done;
  const replaced = await findReplacedFolders(view, { at, folders: entered });
  if (replaced === undefined) return { left, failure: 'which folders it removed cannot be read' };
  const isCopiedAbove = (path: string): boolean => {
    for (let above = parentOf(path); above !== ''; above = parentOf(above)) if (replaced.has(above)) return true;
    return false;
  };
  const copied = [...replaced, ...roots, ...changed].filter((path) => !isCopiedAbove(path));
  // No frozen layer has a git directory, so nothing marks one that is gone.
  for (const path of new Set(['.git', ...removed, ...copied]))
    left.push(...(await discardTree(placeIn(folder, path), { yardIn })));
  const failure = await copyShown(view, { at, to: folder, paths: copied });
  if (failure !== undefined || unread === undefined) return { left, failure };
  const shown = unread === '' ? '.' : decodePath(Buffer.from(unread, 'latin1'));
  return { left, failure: `${quoted(shown, 200)} cannot be read` };
}

interface Copying {
  readonly at: string;
  readonly to: string;
  readonly paths: readonly string[];
}

/** Copies paths of a view as its command saw them, with the folders that they lie in. */
async function copyShown(view: LayeredView, { at, to, paths }: Copying): Promise<string | undefined> {
  if (paths.length === 0) return undefined;
  const copy = ['xargs', '-0', 'cp', '-a', '--parents', '-t', to, '--'];
  const [program = '', ...args] = [...readOnlyPrefix(view, at), ...copy];
  const { exitCode, stderr } = await runProgram({
    ...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
    input: Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1'),
    ...{ timeoutMs: COPYING_MS, maxBytes: 1024, maxStderrChars: 1000 },
  });
  if (exitCode === 0) return undefined;
  return printable(stderr.trim().split('\n')[0] || `cp ended with ${exitCode}`, 300);
}

/**
 * Compiled Python files of a prepared environment.
 * Invariant: of files in the checkout only those are kept that were made of what setup installed, and never one of a file
 * of the tree: a change may have a say in what setup runs, and nobody would see that its evaluator is another one.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../../base/byte-path.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { findNewFiles, kindOf } from '../../kernel/new-files.ts';
import { entryIn } from '../../kernel/upper-files.ts';
import type { LayerParts } from '../layers/layer-store.ts';
import { BYTECODE } from '../workspace/compiled-python.ts';
import type { AttachedLayers } from './evaluation-folder.ts';

/** The compiled files that commands with these layers find; undefined where there are none. */
export function bytecodeOf({ below }: AttachedLayers): string | undefined {
  const folders = below.flatMap(({ home }) => (home === undefined ? [] : [join(home, BYTECODE)]));
  return folders.find(isFolder);
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export interface BytecodeRequest {
  /** Where the checkout lies. */
  readonly place: string;
  /** Commits or trees whose files hide what setup installed. */
  readonly trees: readonly string[];
  readonly signal: AbortSignal | undefined;
}

// `name.cpython-312.pyc`, `name.cpython-312.opt-2.pyc`, and what pytest makes of a module that asserts.
const COMPILED = /^(.+)\.(?:cpython|pypy|graalpy)-?\d[^/.]*(?:\.opt-[^/.]+|[^/]*)\.pyc$/;

/** The paths of a home (bytes as latin1) with compiled files that are not kept. */
export async function unkeptBytecode(
  store: Pick<GitStore, 'git'>,
  { tree, home }: LayerParts,
  { place, trees, signal }: BytecodeRequest,
): Promise<readonly string[]> {
  const folder = join(home, BYTECODE);
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  const found = isFolder(folder) ? await findNewFiles(folder, [], { signal }) : 'too many';
  if (typeof found === 'string') return [BYTECODE];
  const inCheckout = `${encodePath(place).toString('latin1').slice(1)}/`;
  const listed = await Promise.all(trees.map((each) => listFiles(store, each)));
  const ofTrees = new Set(listed.flat().map(({ path }) => path.toString('latin1')));
  const isKept = (path: string, kind: string): boolean => {
    if (kind !== 'file') return kind === 'folder';
    if (!path.startsWith(inCheckout)) return true;
    const source = `${COMPILED.exec(path.slice(inCheckout.length))?.[1]}.py`;
    const entry = entryIn(tree, source);
    const isInstalled = entry !== undefined && entry !== 'hidden' && entry.isFile();
    return isInstalled && !withFoldersAbove(source).some((each) => ofTrees.has(each));
  };
  const unkept = [...found.stamps].filter(([path, stamp]) => !isKept(path, kindOf(stamp)));
  return unkept.map(([path]) => `${BYTECODE}/${path}`);
}

/** A path, and the folders that it lies in: in the place of one a tree may have a link. */
function withFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

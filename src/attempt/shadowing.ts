/**
 * New files that a program would load in the place of one that it means. Pure.
 * Invariant: what the evaluator imports, by whatever name, is what it would import at the base. A new path takes the
 * place of a protected file where its stem is that file's in the same folder, of a library where it lies at the top of
 * the tree or beside a protected file and bears the library's name. Compiled files of a protected module count as new
 * even where the base has them: a compiled file may say that its source is not to be looked at.
 * Names are compared by folded case: on some file systems `JSON.py` is `json.py`.
 */
import { quoted } from '../base/text.ts';
import { foldPath } from './path-names.ts';
import { NODE_MODULES, PYTHON_MODULES } from './standard-modules.ts';

/** What a new file could take the place of. */
export interface Shadowable {
  /** Paths of the protected files. */
  readonly files: readonly string[];
  /** Names by which installed packages are imported. */
  readonly packages: ReadonlySet<string>;
  /** Folders of the base: a file that comes into one of them makes no new folder. */
  readonly folders: ReadonlySet<string>;
}

/** Finds why a new path would be loaded in the place of something else; undefined where it would not. */
export type ShadowFinder = (path: string, more?: { readonly isNew?: boolean }) => string | undefined;

// Where imports of Node look for packages, from the importing file's folder upwards.
const PACKAGES_FOLDER = 'node_modules';
const COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so)$/;
const PYTHON = /\.(?:py|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|ts|json|node)$/;
// What makes a folder a package.
const PYTHON_PACKAGE = /^__init__\.(?:py|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|ts|json|node)|package\.json)$/;

/** A folder of the base that protected files lie in, or somewhere below it. */
interface Folder {
  readonly isRoot: boolean;
  readonly children: Map<string, Folder>;
  /** Names of its protected files. */
  readonly names: Set<string>;
  /** Its protected files by what they are loaded as. */
  readonly owners: Map<string, string>;
}

/**
 * Prepares the question for one set of protected files; without any nothing is shadowed. An answer costs as many steps as
 * protected files lie deep, however deep the path is.
 */
export function buildShadowFinder({ files, packages, folders: present }: Shadowable): ShadowFinder {
  if (files.length === 0) return () => undefined;
  const top = foldersOf(files);
  const folded = new Set([...packages].map(foldPath));
  const old = new Set([...present].map(foldPath));
  return (path, { isNew = true } = {}) => {
    let from = 0;
    for (let folder: Folder | undefined = top; folder !== undefined; ) {
      const level = levelOf(path, from);
      const found = shadowedIn(folder, level, { packages: folded, isOld: () => old.has(foldPath(level.whole)), isNew });
      if (found !== undefined || level.rest === undefined) return found;
      from += level.length + 1;
      folder = folder.children.get(level.name);
    }
    return undefined;
  };
}

/** One part of a path, and as much of what follows as anything depends on. */
interface Level {
  readonly name: string;
  /** Characters of the part as it is in the path. */
  readonly length: number;
  /** The path down to it. */
  readonly whole: string;
  /** The first part below it, and whether it is the last; undefined: the path ends here. */
  readonly rest: { readonly first: string; readonly isLast: boolean } | undefined;
}

function levelOf(path: string, from: number): Level {
  const end = path.indexOf('/', from);
  if (end === -1) return { name: foldPath(path.slice(from)), length: path.length - from, whole: path, rest: undefined };
  const next = path.indexOf('/', end + 1);
  return {
    name: foldPath(path.slice(from, end)),
    length: end - from,
    whole: path.slice(0, end),
    rest: { first: foldPath(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
  };
}

interface Looking {
  readonly packages: ReadonlySet<string>;
  /** Whether the base has a folder there. */
  readonly isOld: () => boolean;
  readonly isNew: boolean;
}

/** What a part of a path in a folder would be loaded in the place of. */
function shadowedIn(
  { names, owners, isRoot }: Folder,
  { name, rest }: Level,
  { packages, isOld, isNew }: Looking,
): string | undefined {
  if (rest === undefined && names.has(name)) return undefined;
  // `dir/__pycache__/x.cpython-313.pyc` is loaded for `dir/x.py`.
  const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
  const owner = owners.get(stemOf(isCached ? rest.first : name));
  const isCompiled = isCached || (rest === undefined && COMPILED.test(name));
  if (owner !== undefined && (isNew || isCompiled) && (isCached || isPackageFile(rest) || !isOld()))
    return `it would be loaded in the place of the protected file ${quoted(owner, 200)}`;
  if (!isNew || !(isRoot || names.size > 0)) return undefined;
  if (name === PACKAGES_FOLDER && rest !== undefined) return 'it would be loaded in the place of an installed package';
  const library = libraryOf(name, rest, packages);
  return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}

function foldersOf(files: readonly string[]): Folder {
  const make = (isRoot: boolean): Folder => ({ isRoot, children: new Map(), names: new Set(), owners: new Map() });
  const top = make(true);
  for (const path of files) {
    const parts = foldPath(path).split('/');
    const name = parts.pop() ?? '';
    let folder = top;
    for (const part of parts) {
      const child = folder.children.get(part) ?? make(false);
      folder.children.set(part, child);
      folder = child;
    }
    folder.names.add(name);
    folder.owners.set(stemOf(name), path);
  }
  return top;
}

/** Whether what lies in a folder makes it a package. */
function isPackageFile(rest: Level['rest']): boolean {
  return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}

/** The library whose name a file bears, or a folder that is a package. */
function libraryOf(name: string, rest: Level['rest'], packages: ReadonlySet<string>): string | undefined {
  const isPackage = (file: RegExp) => rest?.isLast === true && file.test(rest.first);
  const isPython = rest === undefined ? PYTHON.test(name) : isPackage(PYTHON_PACKAGE);
  const isJavaScript = rest === undefined ? JAVASCRIPT.test(name) : isPackage(JAVASCRIPT_PACKAGE);
  const stem = stemOf(name);
  if (isPython && PYTHON_MODULES.has(stem)) return `Python's module ${quoted(stem)}`;
  if (isJavaScript && NODE_MODULES.has(stem)) return `Node's module ${quoted(stem)}`;
  if ((isPython || isJavaScript) && packages.has(stem)) return `the installed package ${quoted(stem)}`;
  return undefined;
}

/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
function stemOf(name: string): string {
  if (COMPILED.test(name)) return name.slice(0, name.indexOf('.'));
  return name.replace(/\.(?:py|js|mjs|cjs|ts|json|node)$/, '');
}

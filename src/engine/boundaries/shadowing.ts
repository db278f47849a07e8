/**
 * New files that a program would load in the place of one that it means. Pure.
 * Invariant: what the evaluator imports, by whatever name, is what it would import at the base. A new path takes the
 * place of a protected file where its stem is that file's in the same folder, of a library where it lies in a folder that
 * imports are looked for in: the top of the tree, that of a protected file, those that pytest adds for it. Compiled files
 * of a protected module count as new even where the base has them: a compiled file may say that its source is not to be
 * looked at. Settings count that tools look for upwards from a protected file.
 * Names are compared by folded case: on some file systems `JSON.py` is `json.py`.
 */
import { quoted } from '../../base/text.ts';
import { buildClassFinder } from './java-classes.ts';
import {
  COMPILED_FOLDER,
  type Ending,
  findSetting,
  isCompiled,
  isJavaScriptIndex,
  isJavaScriptModule,
  isPackageFile,
  isPythonModule,
  type Language,
  languageOf,
  libraryOf,
  neighbourOf,
  PACKAGES_FOLDER,
  stemOf,
} from './language-lookups.ts';
import { foldPath } from './path-names.ts';

/** What a new file could take the place of. */
export interface Shadowable {
  /** Paths of the protected files. */
  readonly files: readonly string[];
  /** Names by which installed packages are imported. */
  readonly packages: ReadonlySet<string>;
  /** Folders of the base: a file that comes into one of them makes no new folder. */
  readonly folders: ReadonlySet<string>;
  /** Those of them with an `__init__` of Python. */
  readonly initFolders: ReadonlySet<string>;
  /** Those of them with a `conftest.py`: pytest looks for imports there. */
  readonly conftestFolders: ReadonlySet<string>;
  /** Folders that settings or commands of the base put on Python's path. Default: none. */
  readonly importFolders?: ReadonlySet<string>;
  /** Names of the base's C headers, alone and with the folder around them. */
  readonly headers: ReadonlySet<string>;
  /** The protected source of each class of the Java machine, by its name as `a/b/C`. Default: none. */
  readonly classes?: ReadonlyMap<string, string>;
}

interface NewPath {
  /** False: it changes what the base has. Default: true. */
  readonly isNew?: boolean;
  /** What lies there. Default: a file. */
  readonly kind?: Ending['kind'];
}

/** Finds why a new path would be loaded in the place of something else; undefined where it would not. */
export type ShadowFinder = (path: string, more?: NewPath) => string | undefined;

/** A folder that protected files lie in, or somewhere below it, or that imports of them are looked for in. */
interface Folder {
  readonly isTop: boolean;
  readonly children: Map<string, Folder>;
  /** Names of its protected files. */
  readonly names: Set<string>;
  /** Its protected files by what they are loaded as. */
  readonly owners: Map<string, string>;
  /** Of the protected files in it and below it, with one of each. */
  readonly languages: Map<Language, string>;
  /** It has an `__init__` of Python. */
  readonly isPackage: boolean;
  /** Of a protected file that Node loads by the name of this folder. */
  index: string | undefined;
  /** Imports are looked for in it. */
  isRoot: boolean;
  /** Python looks for libraries in it, before its own. */
  isOnPath: boolean;
}

const finders = new WeakMap<Shadowable, ShadowFinder>();

/**
 * Prepares the question for one set of protected files; without any nothing is shadowed. An answer costs as many steps as
 * protected files lie deep, however deep the path is.
 */
export function buildShadowFinder(shadowable: Shadowable): ShadowFinder {
  const known = finders.get(shadowable) ?? makeFinder(shadowable);
  finders.set(shadowable, known);
  return known;
}

function makeFinder(shadowable: Shadowable): ShadowFinder {
  const { files, packages, folders, headers, classes = new Map<string, string>() } = shadowable;
  if (files.length === 0) return () => undefined;
  const top = foldersOf(shadowable);
  const rules = { packages: folded(packages), headers: folded(headers) };
  const old = folded(folders);
  const findClass = buildClassFinder(classes);
  // A link is none of the base's folders, whatever was there.
  const isOld = ({ whole, rest, kind }: Level) => (rest !== undefined || kind !== 'link') && old.has(foldPath(whole));
  return (path, { isNew = true, kind = 'file' } = {}) => {
    // The folders that were looked in, with where the path goes on below them.
    const roots: number[] = [];
    let from = 0;
    for (let folder: Folder | undefined = top; folder !== undefined; ) {
      const level = levelOf(path, from, kind);
      const isRemembered = () => isOfTools(path, kind);
      const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew, isRemembered });
      if (found !== undefined) return found;
      if (folder.isRoot && !folder.isTop) roots.push(from);
      if (level.rest === undefined) break;
      from += level.length + 1;
      folder = folder.children.get(level.name);
    }
    if (!isNew) return undefined;
    const source = findClass(path);
    if (source !== undefined) return inPlaceOf(source);
    for (const root of roots) {
      const found = moduleOfTop(top, path, { from: root, kind });
      if (found !== undefined) return inPlaceOf(found);
    }
    return undefined;
  };
}

function folded(paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].map(foldPath));
}

function inPlaceOf(file: string): string {
  return `it would be loaded in the place of the protected file ${quoted(file, 200)}`;
}

/** One part of a path, and as much of what follows as anything depends on. */
interface Level extends Ending {
  /** Characters of the part as it is in the path. */
  readonly length: number;
  /** The path down to it. */
  readonly whole: string;
}

function levelOf(path: string, from: number, kind: Ending['kind']): Level {
  const end = path.indexOf('/', from);
  if (end === -1) {
    return { name: foldPath(path.slice(from)), length: path.length - from, whole: path, rest: undefined, kind };
  }
  const next = path.indexOf('/', end + 1);
  return {
    name: foldPath(path.slice(from, end)),
    length: end - from,
    whole: path.slice(0, end),
    rest: { first: foldPath(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
    kind,
  };
}

interface Looking {
  readonly packages: ReadonlySet<string>;
  readonly headers: ReadonlySet<string>;
  /** Whether the base has a folder there. */
  readonly isOld: () => boolean;
  readonly isNew: boolean;
  /** Whether the whole path is where tools keep what they remember of an installed package. */
  readonly isRemembered: () => boolean;
}

/** Why a part of a path in a folder would be loaded in the place of something. */
function shadowedIn(
  folder: Folder,
  level: Level,
  { packages, headers, isOld, isNew, isRemembered }: Looking,
): string | undefined {
  const { name, rest, kind } = level;
  const { names, owners, children, isRoot, isTop } = folder;
  if (rest === undefined && names.has(name)) return undefined;
  // `dir/__pycache__/x.cpython-313.pyc` is loaded for `dir/x.py`.
  const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
  const owner = owners.get(stemOf(isCached ? rest.first : name));
  const isBytecode = isCached || (rest === undefined && isCompiled(name));
  if (owner !== undefined && (isNew || isBytecode) && (isCached || isPackageFile(level) || !isOld())) {
    return inPlaceOf(owner);
  }
  if (!isNew) return undefined;
  const child = children.get(rest === undefined ? stemOf(name) : name);
  // A module or an `__init__` comes before a folder that has none; for Node a file before a folder.
  const package_ = child?.isPackage === false && isPythonModule(level) ? child.languages.get('python') : undefined;
  const index = rest === undefined && isJavaScriptModule(level) ? child?.index : undefined;
  const replaced = package_ ?? index;
  if (replaced !== undefined) return inPlaceOf(replaced);
  const languages = new Set(folder.languages.keys());
  const setting = findSetting(level, { languages, isTop });
  if (setting !== undefined) {
    const file = quoted(folder.languages.get(setting) ?? '', 200);
    return `it would say how the protected file ${file} is loaded or run`;
  }
  const isPackages = name === PACKAGES_FOLDER && (rest !== undefined || kind === 'link');
  const isSearched = isPackages && (isRoot || languages.has('javascript'));
  if (isSearched && !isToolFolder(rest?.first ?? '') && !isRemembered()) {
    return 'it would be loaded in the place of an installed package';
  }
  if (!isRoot && !(folder.isOnPath && isPythonModule(level))) return undefined;
  const library =
    libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
  return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}

/** Whether tools keep there what they remember: no import finds it, other than programs and pnpm's packages. */
export function isToolFolder(name: string): boolean {
  return name.startsWith('.') && name !== '.bin' && name !== '.pnpm';
}

/** Whether a path leads to such a folder of a package, or is no more than the folder around it. */
function isOfTools(path: string, kind: Ending['kind']): boolean {
  const parts = path.split('/').map(foldPath);
  const at = parts.lastIndexOf(PACKAGES_FOLDER);
  const next = parts[at + 1];
  return next === undefined ? kind === 'folder' : isToolFolder(next);
}

/** The protected file of Python, imported from the top, whose name a path has from one of its folders on. */
function moduleOfTop(
  top: Folder,
  path: string,
  { from, kind }: { readonly from: number; readonly kind: Ending['kind'] },
): string | undefined {
  let at = from;
  for (let folder: Folder | undefined = top; folder !== undefined; ) {
    const level = levelOf(path, at, kind);
    if (isPythonModule(level)) {
      const stem = level.rest === undefined ? stemOf(level.name) : level.name;
      const owner = folder.owners.get(stem) ?? folder.children.get(stem)?.languages.get('python');
      if (owner !== undefined && languageOf(foldPath(owner)) === 'python') return owner;
    }
    if (level.rest === undefined) return undefined;
    at += level.length + 1;
    const child: Folder | undefined = folder.children.get(level.name);
    // A package with an `__init__` comes before a folder without one, wherever that is.
    folder = child?.isPackage === true ? undefined : child;
  }
  return undefined;
}

function foldersOf({ files, initFolders, conftestFolders, importFolders = new Set() }: Shadowable): Folder {
  const packages = folded(initFolders);
  const make = (path: string): Folder => ({
    isTop: path === '',
    children: new Map(),
    names: new Set(),
    owners: new Map(),
    languages: new Map(),
    isPackage: packages.has(path),
    index: undefined,
    isRoot: path === '',
    isOnPath: false,
  });
  const top = make('');
  /** The folders from the top to one, which are made where they are not there. */
  const chainTo = (path: string): Folder[] => {
    const chain = [top];
    let folder = top;
    for (let at = 0; at < path.length; ) {
      const next = path.indexOf('/', at);
      const end = next === -1 ? path.length : next;
      const part = path.slice(at, end);
      const child: Folder = folder.children.get(part) ?? make(path.slice(0, end));
      folder.children.set(part, child);
      chain.push(child);
      folder = child;
      at = end + 1;
    }
    return chain;
  };
  /** Pytest looks for imports in the innermost folder around a file that is no package. */
  const addRoot = (chain: readonly Folder[]): void => {
    const root = chain.findLast(({ isPackage }) => !isPackage);
    if (root !== undefined) root.isRoot = true;
  };
  for (const path of files) {
    const whole = foldPath(path);
    const at = whole.lastIndexOf('/');
    const name = whole.slice(at + 1);
    const chain = chainTo(whole.slice(0, Math.max(0, at)));
    const folder = chain.at(-1) ?? top;
    folder.names.add(name);
    folder.owners.set(stemOf(name), path);
    folder.isRoot = true;
    if (isJavaScriptIndex(name)) folder.index = path;
    const language = languageOf(name);
    if (language === undefined) continue;
    for (const each of chain) if (!each.languages.has(language)) each.languages.set(language, path);
    if (language === 'python') addRoot(chain);
  }
  if (!top.languages.has('python')) return top;
  for (const path of conftestFolders) addRoot(chainTo(foldPath(path)));
  for (const path of importFolders) {
    const folder = chainTo(foldPath(path)).at(-1);
    if (folder !== undefined) folder.isOnPath = true;
  }
  return top;
}

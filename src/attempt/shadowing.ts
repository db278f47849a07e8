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
const PYTHON = /\.(?:py|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|ts|json|node)$/;
// What makes a folder a package.
const PYTHON_PACKAGE = /^__init__\.(?:py|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|ts|json|node)|package\.json)$/;

/** Prepares the question for one set of protected files; without any nothing is shadowed. */
export function buildShadowFinder({ files, packages, folders: present }: Shadowable): ShadowFinder {
  if (files.length === 0) return () => undefined;
  const owners = new Map<string, string>();
  const beside = new Set(['']);
  for (const path of files) {
    const { folder, name } = splitPath(foldPath(path));
    beside.add(folder);
    owners.set(`${folder}/${stemOf(name)}`, path);
  }
  const known = new Set(files.map(foldPath));
  const folded = new Set([...packages].map(foldPath));
  const old = new Set([...present].map(foldPath));
  return (path, { isNew = true } = {}) => {
    const parts = foldPath(path).split('/');
    if (known.has(parts.join('/'))) return undefined;
    for (const [at, name] of parts.entries()) {
      const rest = parts.slice(at + 1);
      // `dir/__pycache__/x.cpython-313.pyc` is loaded for `dir/x.py`.
      const folder = parts.slice(0, at).join('/');
      const isCompiled = name === COMPILED_FOLDER && rest.length === 1;
      const found = owners.get(`${folder}/${stemOf(isCompiled ? (rest[0] ?? '') : name)}`);
      const compiled = isCompiled || (rest.length === 0 && /\.(?:pyc|pyd|so)$/.test(name));
      const isOld = old.has(parts.slice(0, at + 1).join('/')) && !isCompiled && !isPackageFile(rest);
      if (found !== undefined && !isOld && (isNew || compiled))
        return `it would be loaded in the place of the protected file ${quoted(found, 200)}`;
      if (!isNew || !beside.has(folder)) continue;
      if (name === PACKAGES_FOLDER && rest.length > 0) return 'it would be loaded in the place of an installed package';
      const library = libraryOf(name, rest, folded);
      if (library !== undefined) return `it would be loaded in the place of ${library}`;
    }
    return undefined;
  };
}

/** Whether what lies in a folder makes it a package. */
function isPackageFile([first = '', ...deeper]: readonly string[]): boolean {
  return deeper.length === 0 && (PYTHON_PACKAGE.test(first) || JAVASCRIPT_PACKAGE.test(first));
}

/** The library whose name a file bears, or a folder that is a package. */
function libraryOf(name: string, rest: readonly string[], packages: ReadonlySet<string>): string | undefined {
  const [first = ''] = rest;
  const isPython = rest.length === 0 ? PYTHON.test(name) : rest.length === 1 && PYTHON_PACKAGE.test(first);
  const isJavaScript = rest.length === 0 ? JAVASCRIPT.test(name) : rest.length === 1 && JAVASCRIPT_PACKAGE.test(first);
  const stem = stemOf(name);
  if (isPython && PYTHON_MODULES.has(stem)) return `Python's module ${quoted(stem)}`;
  if (isJavaScript && NODE_MODULES.has(stem)) return `Node's module ${quoted(stem)}`;
  if ((isPython || isJavaScript) && packages.has(stem)) return `the installed package ${quoted(stem)}`;
  return undefined;
}

function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}

/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
function stemOf(name: string): string {
  if (/\.(?:pyc|pyd|so)$/.test(name)) return name.slice(0, name.indexOf('.'));
  return name.replace(/\.(?:py|js|mjs|cjs|ts|json|node)$/, '');
}

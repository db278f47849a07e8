/**
 * New files in a checkout that would be part of the evaluator, or be loaded in the place of one of its files. Pure.
 * Invariant: a command that leaves one voids its evaluation, whoever of its processes made it: within one command
 * nothing else keeps a first run of the code under test from steering the next.
 */
import picomatch from 'picomatch';
import { AUTOLOADED } from './autoloaded.ts';
import { foldPath } from './path-names.ts';
import { buildShadowFinder, type Shadowable } from './shadowing.ts';

export interface PlantRules {
  /** Globs of the protected files. */
  readonly globs: readonly string[];
  readonly shadowable: Shadowable;
  /** Folders with a manifest of packages, into which an install may put them. */
  readonly manifestFolders: readonly string[];
  /** Folders in which a command may leave what it likes. */
  readonly writable: readonly string[];
  /** Paths that are void of nothing. */
  readonly permit: readonly string[];
}

/** A new file or folder. */
export interface Planted {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link';
  /** It lies in a folder of the tree. */
  readonly isOutermost: boolean;
  /** Installs make packages, and both they and builds settings, that nothing else may. */
  readonly by: 'setup' | 'build' | 'other';
}

// What package managers write beside their manifests.
const CREATED_BY_SETUP = [
  '**/.env*',
  '**/.envrc',
  '**/.pnp.*',
  '**/.yarn/**',
  '**/.bundle/config',
  '**/.cargo/config{,.toml}',
];
// Settings that they make where there are none.
const SETTINGS_BY_SETUP = ['**/{package,tsconfig,jsconfig}.json', '**/go.mod', '**/{pyproject,Cargo}.toml'];
// Where they put packages: what is below is theirs. Packages of Node are found from every folder around a file.
const NODE_PACKAGES = /(?:^|\/)node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
// Folders whose files are settings of what is around them.
const SETTINGS_FOLDER = /(?:^|\/)\.(?:cargo|config|mvn|bundle)$/;
const WHOLE = /^((?:[^*?[\]{}()!+@\\]+\/)*[^*?[\]{}()!+@\\/]+)\/\*\*(?:\/\*)?$/;

/** The folders all of whose files are protected by a glob of the form `dir/**`. */
export function wholeFolders(globs: readonly string[]): string[] {
  return globs.flatMap((glob) => WHOLE.exec(glob.replace(/^(?:\.\/)+/, ''))?.[1] ?? []);
}

export interface Void {
  readonly path: string;
  readonly why: string;
  /** It is new among what is protected. */
  readonly isMatch: boolean;
}

/** Finds whether a new file voids an evaluation, with the reason; undefined: it does not. */
export function buildPlantFinder({
  globs,
  shadowable,
  manifestFolders,
  writable,
  permit,
}: PlantRules): (planted: Planted) => Void | undefined {
  if (shadowable.files.length === 0) return () => undefined;
  const isProtected = matcherOf(globs);
  const isWhole = matcherOf(wholeFolders(globs).map((folder) => `${folder}/**`));
  const isLoaded = matcherOf(AUTOLOADED);
  const isOfSetup = matcherOf(CREATED_BY_SETUP);
  const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
  const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
  // A build puts compiled classes, and sources that it generates, where it likes.
  const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
  const findShadow = buildShadowFinder(isJava ? { ...shadowable, classes: new Map() } : shadowable);
  const adjacent = foldersAround(shadowable.files);
  const manifests = new Set(manifestFolders);
  return ({ path, kind, isOutermost, by }) => {
    const isSetup = by !== 'other';
    if (isOpen(path) || (by === 'setup' && isPackage(path))) return undefined;
    // What an install or a build puts into folders of its own is not checked.
    const isMatch = isWhole(path) || ((!isSetup || isOutermost) && isProtected(path));
    if (isMatch) return { path, why: 'it matches what is protected', isMatch };
    const shadow = isSetup && isSettingOfSetup(path) ? undefined : findShadow(path, { kind });
    const why = shadow ?? loadedReason(path, isSetup);
    return why === undefined ? undefined : { path, why, isMatch };
  };

  function isPackage(path: string): boolean {
    const found = NODE_PACKAGES.exec(path);
    // Of the outermost: packages have packages of their own inside.
    return found === null ? PACKAGES.test(path) : manifests.has(path.slice(0, found.index));
  }

  function loadedReason(path: string, isSetup: boolean): string | undefined {
    const folder = foldPath(path.slice(0, Math.max(0, path.lastIndexOf('/')))).replace(SETTINGS_FOLDER, '');
    if (!adjacent.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path))) return undefined;
    return 'a harness or runtime loads it by itself';
  }
}

function matcherOf(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => picomatch(foldPath(glob), { dot: true }));
  return (path) => {
    if (tests.length === 0) return false;
    const folded = foldPath(path);
    return tests.some((isMatch) => isMatch(folded));
  };
}

/** The folders around files, and the top. */
function foldersAround(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(['']);
  for (const path of files.map(foldPath)) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (found.has(folder)) break;
      found.add(folder);
    }
  }
  return found;
}

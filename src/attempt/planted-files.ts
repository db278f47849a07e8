/**
 * New files in a checkout that would judge, or be loaded in the place of what judges. Pure.
 * Invariant: a command that leaves one voids its evaluation, whoever of its processes made it: within one command
 * nothing else keeps a first run of the code under test from steering the next.
 */
import picomatch from 'picomatch';
import { AUTOLOADED } from './boundaries.ts';
import { foldPath } from './path-names.ts';
import { buildShadowFinder, type Shadowable } from './shadowing.ts';

export interface PlantRules {
  /** What judges. */
  readonly globs: readonly string[];
  readonly shadowable: Shadowable;
  /** Folders with a manifest of packages, into which an install may put them. */
  readonly manifestFolders: readonly string[];
  /** Folders in which a command may leave what it likes. */
  readonly writable: readonly string[];
  /** Paths that are void of nothing. */
  readonly permit: readonly string[];
}

export interface Planted {
  /** Of the new files and folders. */
  readonly paths: readonly string[];
  /** Those of them that lie in a folder of the tree. */
  readonly roots: readonly string[];
  /** Installs and builds make files that nothing else may. */
  readonly by: 'setup' | 'other';
}

// What package managers write beside their manifests.
const MADE_BY_SETUP = [
  '**/.env*',
  '**/.envrc',
  '**/.pnp.*',
  '**/.yarn/**',
  '**/.bundle/config',
  '**/.cargo/config{,.toml}',
];
// Where they put packages: what is below is theirs. Packages of Node are found from every folder around a file.
const NODE_PACKAGES = /^(?:(.*?)\/)?node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
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

/** Finds the first new file that voids an evaluation, with the reason; undefined: there is none. */
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
  const isOfSetup = matcherOf(MADE_BY_SETUP);
  const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
  const findShadow = buildShadowFinder(shadowable);
  const beside = new Set(['', ...shadowable.files.flatMap(foldersOf)].map(foldPath));
  const manifests = new Set(manifestFolders);
  return ({ paths, roots, by }) => {
    const outermost = new Set(roots);
    const isSetup = by === 'setup';
    for (const path of paths) {
      if (isOpen(path) || (isSetup && isPackage(path))) continue;
      // What an install or a build puts into folders of its own is judged by nobody.
      const isMatch = isWhole(path) || ((!isSetup || outermost.has(path)) && isProtected(path));
      const why = isMatch ? 'it matches what is protected' : (findShadow(path) ?? loadedReason(path, isSetup));
      if (why !== undefined) return { path, why, isMatch };
    }
    return undefined;
  };

  function isPackage(path: string): boolean {
    const found = NODE_PACKAGES.exec(path);
    return found === null ? PACKAGES.test(path) : manifests.has(found[1] ?? '');
  }

  function loadedReason(path: string, isSetup: boolean): string | undefined {
    const folder = foldPath(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    if (!beside.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path))) return undefined;
    return 'a harness or runtime loads it by itself';
  }
}

function matcherOf(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => picomatch(foldPath(glob), { dot: true }));
  return (path) => tests.some((isMatch) => isMatch(foldPath(path)));
}

/** The folders around a file, each but the top. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The evaluator of a repository: what a change must not alter. Pure. */
import picomatch from 'picomatch';
import { literalGlob } from '../../base/literal-glob.ts';
import { includedMakefiles } from '../../doctor/plant-names.ts';
import { findDecidingFiles } from '../../engine/boundaries/deciding-files.ts';
import { findTestGlobs } from '../../engine/boundaries/test-files.ts';
import { hasFile, type Listing, textOf } from './ecosystems/listing.ts';

export interface Protection {
  readonly listing: Listing;
  /** Globs that the ecosystems name. */
  readonly evaluator: readonly string[];
  /** Everything that judges is run by them. */
  readonly commands: readonly string[];
  /** Files that they name because they measure them. */
  readonly subjects?: readonly string[];
  /**
   * Folders in which commands write. Of one that is protected whole each file is, so that others may come. One that is not
   * in the repository, such as that of a compiler, is left out of the patterns for tests.
   */
  readonly written?: ReadonlySet<string>;
}

const FOLDERS = [
  ...['test', 'tests', 'spec', 'specs', '__tests__', '__snapshots__', '__fixtures__', 'testdata', 'fixtures', 'e2e'],
  ...['bench', 'benches', 'benchmark', 'benchmarks', 'jmh'],
];
const TOP_FOLDERS = ['test', 'tests', 'spec', '__tests__', 'bench', 'benches', 'benchmark', 'benchmarks'];
const TOP_MANIFESTS = ['package.json', 'pyproject.toml', 'Makefile'];
const BENCHMARK_FILES = [
  '**/*.bench.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
  '**/{bench,benchmark,benchmarks}.{js,mjs,cjs,ts,py,sh}',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor|\.autorize)\//;
// More of one name are named together.
const MAX_OF_NAME = 3;

/** Globs for the evaluator; each matches something, unless a command names it. */
export function protectedGlobs({ listing, evaluator, commands, subjects = [], written }: Protection): string[] {
  const paths = listing.paths.filter((path) => !LEFT_OUT.test(path));
  const found = new Globs(paths);
  found.add(...TOP_FOLDERS.map((name) => `${name}/**`), ...TOP_MANIFESTS);
  found.add(...folderGlobs(paths));
  found.add(...findTestGlobs({ paths, makefile: textOf(listing, 'Makefile') }, found.globs));
  found.add(...BENCHMARK_FILES, ...evaluator);
  found.addAbsent(...absentMakefiles(listing).map(literalGlob));
  const isJudge = (path: string): boolean => !subjects.includes(path);
  found.add(...asGlobs(decidingFiles(listing, commands).filter(isJudge)));
  found.add(...namedFiles(listing, commands).filter(isJudge).map(literalGlob));
  const made = [...(written ?? [])].filter((folder) => paths.every((path) => !path.startsWith(`${folder}/`)));
  const named = found.globs.filter((glob) => !isFloating(glob));
  const isNamed = named.length === 0 ? () => false : picomatch(named, { dot: true });
  const elsewhere = paths.filter((path) => !isNamed(path));
  return found.globs.flatMap((glob) => {
    if (made.length > 0 && isFloating(glob)) return globsBeside(made, glob, elsewhere);
    const folder = glob.replace(/\/\*\*$/, '');
    return folder !== glob && written?.has(folder) === true ? fileGlobs(folder, paths) : [glob];
  });
}

/** Whether it is of any folder. */
function isFloating(glob: string): boolean {
  return glob.startsWith('**/');
}

/** A glob for any folder as globs for the folders of the repository whose files it matches, none of which has one of `made` below. */
function globsBeside(made: readonly string[], glob: string, paths: readonly string[]): string[] {
  const isMatch = picomatch(glob, { dot: true });
  const globs = paths
    .filter((path) => isMatch(path))
    .map((path) => {
      const parts = path.split('/').slice(0, -1);
      const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
      const outermost = folders.find((folder) => made.every((each) => !each.startsWith(`${folder}/`)));
      return outermost === undefined ? literalGlob(path) : `${literalGlob(outermost)}/${glob}`;
    });
  return [...new Set(globs)];
}

/** Globs for the files of a folder by their extensions; what has none by its name. */
function fileGlobs(folder: string, paths: readonly string[]): string[] {
  const files = paths.filter((path) => path.startsWith(`${folder}/`));
  const extensionOf = (path: string) => /[^/](\.[A-Za-z]\w*)$/.exec(path)?.[1];
  const extensions = new Set(files.flatMap((path) => extensionOf(path) ?? []));
  return [
    ...[...extensions].map((extension) => `${literalGlob(folder)}/**/*${extension}`),
    ...files.filter((path) => extensionOf(path) === undefined).map(literalGlob),
  ];
}

/** Globs in the order in which they came, each of which matches a file that none before it does. */
class Globs {
  readonly globs: string[] = [];
  #open: readonly string[];

  constructor(paths: readonly string[]) {
    this.#open = paths;
  }

  /** Those of files that are not there. */
  addAbsent(...globs: readonly string[]): void {
    this.globs.push(...globs);
  }

  add(...globs: readonly string[]): void {
    for (const glob of globs) {
      const isMatch = picomatch(glob, { dot: true });
      const rest = this.#open.filter((path) => !isMatch(path));
      if (rest.length < this.#open.length) this.globs.push(glob);
      this.#open = rest;
    }
  }
}

/** What the Makefile reads if it is there, and makes with no rule: whoever adds it decides what the tests run. */
function absentMakefiles(listing: Listing): string[] {
  const makefile = textOf(listing, 'Makefile');
  const isMade = (path: string) => makefile.split('\n').some((line) => line.startsWith(`${path}:`));
  return includedMakefiles(makefile).filter((path) => !hasFile(listing, path) && !isMade(path));
}

/** The outermost folders with names of tests or benchmarks. */
function folderGlobs(paths: readonly string[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    const at = parts.findIndex((part) => FOLDERS.includes(part));
    const name = parts[at];
    if (name === undefined) continue;
    const known = folders.get(name) ?? new Set<string>();
    folders.set(name, known.add(parts.slice(0, at + 1).join('/')));
  }
  return [...folders].flatMap(([name, own]) =>
    own.size > MAX_OF_NAME ? [`**/${name}/**`] : [...own].map((folder) => `${literalGlob(folder)}/**`),
  );
}

/** What decides what commands run, among all files. */
function decidingFiles({ paths, texts }: Listing, commands: readonly string[]): string[] {
  const packages = new Map([...texts].filter(([path]) => /(?:^|\/)package\.json$/.test(path)));
  const asked = commands.map((command) => ({ command, kind: 'guard' }) as const);
  return findDecidingFiles({ paths, packages }, asked);
}

function asGlobs(paths: readonly string[]): string[] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const globs = paths.map((path) => {
    const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
    return isMany ? `**/${nameOf(path)}` : literalGlob(path);
  });
  return [...new Set(globs)];
}

/** Files of the repository that commands name. */
function namedFiles(listing: Listing, commands: readonly string[]): string[] {
  const words = commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/));
  const names = words.map((word) => word.replace(/^(\.\/)+/, ''));
  return [...new Set(names)].filter((name) => hasFile(listing, name));
}

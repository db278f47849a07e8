/** Which files of a repository are tests, or inputs that only tests read, by the rules of their ecosystems. Pure. */

import picomatch from 'picomatch';
import { literalGlob } from '../../base/literal-glob.ts';
import { type MakeRule, neededRules, readMakefile } from '../../base/makefile.ts';

interface Ecosystem {
  /** What is here judges, and is not what an experiment improves. */
  readonly globs: readonly string[];
  /** Commands that run all tests of the kind without naming them. */
  readonly runner: RegExp;
}

const C_AND_MAKE: Ecosystem = {
  globs: ['**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}', '**/*[_-]test.{c,cc,cpp,cxx}'],
  runner: /\bctest\b|\b(?:make|ninja|meson)\s(?:\S+\s+)*(?:tests?|check)\b/,
};

const ECOSYSTEMS: readonly Ecosystem[] = [
  { globs: ['**/*_test.go', '**/testdata/**'], runner: /\bgo\s+test\b|\bgotestsum\b/ },
  {
    globs: ['**/{test_*,*_test,test,tests}.py'],
    runner: /\b(?:pytest|py\.test|unittest|nose2?|tox|nox)\b|\bmanage\.py\s+test\b/,
  },
  {
    globs: [
      '**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}',
      '**/{test,tests,spec}.{js,mjs,cjs,ts}',
      '**/{__tests__,__snapshots__,__fixtures__}/**',
    ],
    runner:
      /\b(?:vitest|jest|mocha|ava|jasmine|playwright|cypress)\b|\bnode\s+(?:-\S+\s+)*--test\b|\b(?:npm|pnpm|yarn|bun|deno)\s+(?:run\s+)?(?:-\S+\s+)*(?:test|t|tst)(?![\w:.-])/,
  },
  // Tests and benchmarks of each crate
  { globs: ['**/{tests,benches}/**/*.rs'], runner: /\bcargo\s+(?:\S+\s+)*?(?:test|t|nextest|bench)\b/ },
  C_AND_MAKE,
  {
    globs: ['**/src/test/**', '**/*{Test,Tests,Spec}.{java,kt,cs,php}'],
    runner: /\b(?:mvnw?|gradlew?|phpunit|pest|dotnet\s+test|composer\s+(?:run\s+)?test)\b/,
  },
  { globs: ['**/*_{test,spec}.rb', '**/*_test.exs'], runner: /\b(?:rspec|rake|mix\s+test|rails\s+test|minitest)\b/ },
  { globs: ['**/{test,tests,run-tests,run_tests}.sh', '**/*.bats'], runner: /\bbats\b/ },
];
const SHARED: readonly string[] = ['**/fixtures/**'];
const TEST_GLOBS: readonly string[] = [...ECOSYSTEMS.flatMap(({ globs }) => globs), ...SHARED];

const LEFT_OUT = picomatch(['**/node_modules/**', '.autorize/**', '**/vendor/**'], { dot: true });

export interface RepositoryPaths {
  /** Of all files. */
  readonly paths: readonly string[];
  readonly makefile: string | undefined;
  /** Texts of each `package.json`, by path. Default: none. */
  readonly packages?: ReadonlyMap<string, string>;
}

/** Globs for the tests that are there and that none of `covered` matches; what a Makefile's tests name stands by itself. */
export function findTestGlobs({ paths, makefile }: RepositoryPaths, covered: readonly string[]): string[] {
  const isCovered = covered.length === 0 ? () => false : picomatch([...covered], { dot: true });
  const open = paths.filter((path) => !LEFT_OUT(path) && !isCovered(path));
  const globs = TEST_GLOBS.filter((glob) => {
    const isMatch = picomatch(glob, { dot: true });
    return open.some((path) => isMatch(path));
  });
  const isFound = globs.length === 0 ? () => false : picomatch(globs, { dot: true });
  const named = namedByMake(makefile, open).filter((path) => !isFound(path));
  return [...globs, ...named.map(literalGlob)];
}

/** The tests of a repository. */
export function findTestFiles(repository: RepositoryPaths): string[] {
  const globs = findTestGlobs(repository, []);
  if (globs.length === 0) return [];
  const isTest = picomatch(globs, { dot: true });
  return repository.paths.filter((path) => isTest(path) && !LEFT_OUT(path));
}

/** Those tests of a repository that commands use: they name the file or a folder around it, or run all of its kind. */
export function findUsedTests(repository: RepositoryPaths, commands: readonly string[]): string[] {
  const command = commands.join('\n');
  const words = new Set(command.split(WORD_ENDS).map((word) => word.replace(/^(?:\.\/)+|\/+$/g, '')));
  const run = ECOSYSTEMS.filter(({ runner }) => runner.test(command));
  const globs = run.flatMap((each) => each.globs);
  const isRun = globs.length === 0 ? () => false : picomatch([...globs, ...SHARED], { dot: true });
  const byMake = run.includes(C_AND_MAKE) ? namedByMake(repository.makefile, repository.paths) : [];
  return findTestFiles(repository).filter(
    (path) => isRun(path) || words.has(path) || byMake.includes(path) || isBelow(path, words),
  );
}

/** Whether a file lies in a folder of these names, other than the top. */
function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    if (folders.has(path.slice(0, at))) return true;
  }
  return false;
}

const WORD_ENDS = /[\s"'`;|&<>()=,]+/;
const TEST_TARGETS = ['test', 'tests', 'check', 'bench', 'benchmark'];
const TEST_NAME = /(?<![a-z])(?:tests?|check|spec|bench)(?![a-z])/i;
// Of what the rule of a test names: `testhelp.h`.
const TEST_PART = /^test/i;

/** Files with names of tests that the targets of a Makefile for tests name, or the targets that they need. */
function namedByMake(makefile: string | undefined, paths: readonly string[]): string[] {
  if (makefile === undefined) return [];
  const rules = readMakefile(makefile);
  const due = [...TEST_TARGETS, ...[...rules.keys()].filter((target) => TEST_NAME.test(target))];
  // A recipe that names a target makes it.
  const needed = neededRules(rules, due, wordsOf);
  const words = new Set(needed.flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
  return paths.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return words.has(path) && (TEST_NAME.test(name) || TEST_PART.test(name));
  });
}

/** All words of a rule: what it needs, and its recipe. */
function wordsOf({ needs, recipe }: MakeRule): string[] {
  return [...needs, ...recipe].flatMap((text) => text.split(WORD_ENDS));
}

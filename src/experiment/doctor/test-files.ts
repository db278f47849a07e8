/** Which files of a repository are tests, or inputs that only tests read, by the rules of their ecosystems. Pure. */
import picomatch from 'picomatch';

/** By ecosystem; what is here judges, and is not what an experiment improves. */
const TEST_GLOBS: readonly string[] = [
  // Go
  '**/*_test.go',
  '**/testdata/**',
  // Python
  '**/{test_*,*_test,test,tests}.py',
  // JavaScript
  '**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}',
  '**/{test,tests,spec}.{js,mjs,cjs,ts}',
  '**/{__tests__,__snapshots__,__fixtures__}/**',
  // Rust: tests and benchmarks of each crate
  '**/{tests,benches}/**/*.rs',
  // C and C++
  '**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}',
  '**/*[_-]test.{c,cc,cpp,cxx}',
  // Java, Kotlin, C#, Ruby, PHP, Elixir
  '**/src/test/**',
  '**/*{Test,Tests,Spec}.{java,kt,cs,php}',
  '**/*_{test,spec}.rb',
  '**/*_test.exs',
  // Shell
  '**/{test,tests,run-tests,run_tests}.sh',
  '**/*.bats',
  '**/fixtures/**',
];

const LEFT_OUT = picomatch(['**/node_modules/**', '.autorize/**', '**/vendor/**'], { dot: true });

export interface RepositoryPaths {
  /** Of all files. */
  readonly paths: readonly string[];
  readonly makefile: string | undefined;
}

/** Globs for the tests that are there and that none of `covered` matches; what a Makefile's tests name stands by itself. */
export function findTestGlobs({ paths, makefile }: RepositoryPaths, covered: readonly string[]): string[] {
  const isCovered = covered.length === 0 ? () => false : picomatch([...covered], { dot: true });
  const open = paths.filter((path) => !LEFT_OUT(path) && !isCovered(path));
  const globs = TEST_GLOBS.filter((glob) => open.some((path) => picomatch(glob, { dot: true })(path)));
  const isFound = globs.length === 0 ? () => false : picomatch(globs, { dot: true });
  const named = namedByMake(makefile, open).filter((path) => !isFound(path));
  return [...globs, ...named.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'))];
}

/** The tests of a repository. */
export function findTestFiles(repository: RepositoryPaths): string[] {
  const globs = findTestGlobs(repository, []);
  if (globs.length === 0) return [];
  const isTest = picomatch(globs, { dot: true });
  return repository.paths.filter((path) => isTest(path) && !LEFT_OUT(path));
}

const TEST_TARGETS = ['test', 'tests', 'check', 'bench', 'benchmark'];
const TEST_NAME = /(?<![a-z])(?:tests?|check|spec|bench)(?![a-z])/i;

/** Files with names of tests that the test targets of a Makefile name, or the targets that they need. */
function namedByMake(makefile: string | undefined, paths: readonly string[]): string[] {
  if (makefile === undefined) return [];
  const rules = readRules(makefile);
  const seen = new Set<string>();
  const due = [...TEST_TARGETS];
  const words = new Set<string>();
  for (let target = due.shift(); target !== undefined; target = due.shift()) {
    if (seen.has(target)) continue;
    seen.add(target);
    const rule = rules.get(target) ?? [];
    for (const word of rule) words.add(word.replace(/^(?:\.\/)+/, ''));
    due.push(...rule.filter((word) => rules.has(word)));
  }
  return paths.filter((path) => words.has(path) && TEST_NAME.test(path.slice(path.lastIndexOf('/') + 1)));
}

/** The words of each rule, by target: what it needs, and its recipe. */
function readRules(makefile: string): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
    const head = /^([^\s#:=][^:=#]*):(?!=)(.*)$/.exec(line);
    const words = (text: string) => text.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
    if (head !== null) {
      const targets = words(head[1] ?? '');
      // Several rules of one target count together.
      current = [...targets.flatMap((target) => rules.get(target) ?? []), ...words(head[2] ?? '')];
      for (const target of targets) rules.set(target, current);
    } else if (line.startsWith('\t')) current.push(...words(line));
  }
  return rules;
}

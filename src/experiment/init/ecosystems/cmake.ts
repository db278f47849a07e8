/** What the CMakeLists.txt of a project say of its tests and benchmarks. Pure. */
import { inside, type Listing } from './listing.ts';

export interface CMakeBuild {
  readonly name: string;
  /** Added to the command that configures; begins with a blank where there are any. */
  readonly options: string;
  readonly hasTests: boolean;
  /** Commands that run programs of benchmarks. */
  readonly benchmarks: readonly string[];
}

interface Manifest {
  readonly folder: string;
  readonly text: string;
}

const TESTS = /^\s*(?:add_test|enable_testing|include\s*\(\s*CTest|catch_discover_tests|gtest_discover_tests)\b/im;
const BENCHMARKS_OPTION = /(?:^|_)(?:micro_?)?bench(?:es|marks?|marking)?$/i;
const TESTS_OPTION = /(?:^|_)(?:unit_?)?tests?(?:ing)?$/i;
// Those that leave something out, and those of other kinds of tests.
const OTHER_OPTION = /(?:^|_)(?:no|not|disable|skip|without|fuzz|install|coverage|valgrind|cuda|gpu|mpi)(?:_|$)/i;
const FOREIGN = /(?:^|\/)(?:third[_-]?party|3rd[_-]?party|vendor|external|extern|deps|submodules)\//i;

/** The ways to build it, the fullest first: benchmarks and tests are often built on request only. */
export function cmakeBuilds(listing: Listing, folder: string, target: string): CMakeBuild[] {
  const manifests = manifestsOf(listing, folder);
  const hasTests = manifests.some(({ text }) => TESTS.test(text));
  const benchmarks = programsOf(manifests).map(({ name, args }) => {
    const found = `program=$(find ${target} -type f -perm -100 -name ${name} | head -n 1)`;
    const program = `${found} && "\${program:?no program ${name} was built}"`;
    return args === '' ? program : `${program} ${args}`;
  });
  const off = optionsOff(manifests);
  const bench = off.filter((name) => BENCHMARKS_OPTION.test(name)).slice(0, 1);
  const test = off.filter((name) => TESTS_OPTION.test(name) && !/bench/i.test(name)).slice(0, 1);
  const choices = [[...bench, ...test], bench, test, []].filter(
    (choice, index, all) => all.findIndex((each) => each.join() === choice.join()) === index,
  );
  return choices.map((choice) => ({
    name: choice.length === 0 ? 'CMake' : `CMake with ${choice.join(' and ')}`,
    options: choice.map((name) => ` -D${name}=ON`).join(''),
    hasTests,
    benchmarks,
  }));
}

function manifestsOf({ texts }: Pick<Listing, 'texts'>, folder: string): Manifest[] {
  return [...texts].flatMap(([path, text]) =>
    path.endsWith('CMakeLists.txt') && path.startsWith(inside(folder, '')) && !FOREIGN.test(path)
      ? [{ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), text: text.replaceAll(/^\s*#.*$/gm, '') }]
      : [],
  );
}

/** Options that are off by themselves, those of the top first. */
function optionsOff(manifests: readonly Manifest[]): string[] {
  const own = manifests.toSorted((one, other) => one.folder.length - other.folder.length);
  const names = own.flatMap(({ text }) =>
    [...text.matchAll(/^\s*option\s*\(\s*(\w+)(?:\s+"[^"]*")?(?:\s+(\w+))?\s*\)/gim)].flatMap(
      ([, name = '', value = 'OFF']) => (/^(?:off|no|false|0)$/i.test(value) ? [name] : []),
    ),
  );
  return [...new Set(names)].filter((name) => !OTHER_OPTION.test(name));
}

interface Program {
  readonly name: string;
  readonly args: string;
}

const GOOGLE = /\bbenchmark(?:::benchmark|_main)?\b/;
// Numbers with all digits, and less than a second for each.
const GOOGLE_ARGS = '--benchmark_format=json --benchmark_min_time=0.1';

/** Programs of benchmarks: those of Google Benchmark first, then those that are called so or lie in such a folder. */
function programsOf(manifests: readonly Manifest[]): Program[] {
  const google: Program[] = [];
  const others: Program[] = [];
  for (const { folder, text } of manifests) {
    const isAside = /(?:^|\/)(?:perf|bench(?:mark)?s?|benchmarking)(?:$|\/)/i.test(folder);
    const linked = new Map(
      [...text.matchAll(/^\s*target_link_libraries\s*\(\s*([\w.-]+)\s+([^)]*)\)/gim)].map(
        ([, name = '', libraries = '']) => [name, libraries],
      ),
    );
    for (const [, name = ''] of text.matchAll(/^\s*add_executable\s*\(\s*"?([\w.-]+)"?\s/gim)) {
      if (GOOGLE.test(linked.get(name) ?? '')) google.push({ name, args: GOOGLE_ARGS });
      else if (isAside || /bench|(?:^|[_-])perf(?:$|[_-])/i.test(name)) others.push({ name, args: '' });
    }
  }
  return [...google, ...others];
}

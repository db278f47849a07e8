/** C, C++ and whatever a Makefile builds: CMake, Meson, configure scripts and make. Pure. */

import { cmakeBuilds } from './cmake.ts';
import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import { hasFile, inside, type Listing, namesIn, projectFolders, runIn, shellWord, textOf } from './listing.ts';
import { sourceGlobs } from './sources.ts';

const MANIFESTS = ['CMakeLists.txt', 'meson.build', 'configure', 'configure.ac', 'Makefile', 'GNUmakefile', 'makefile'];
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'];
const SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|ipp|m|mm|s|S|asm)$/;

export const NATIVE: Ecosystem = {
  reads: (path) =>
    /(?:^|\/)(?:CMakeLists\.txt|meson\.build|meson_options\.txt|(?:GNUm|m|M)akefile|configure\.ac)$/.test(path),
  isSecondary: true,
  find: (listing) =>
    projectFolders(listing, (name) => MANIFESTS.includes(name)).map((folder) => findProject(listing, folder)),
};

function findProject(listing: Listing, folder: string): Project {
  const manifests = MANIFESTS.filter((name) => hasFile(listing, inside(folder, name)));
  const isNative = listing.paths.some((path) => /\.(?:c|cc|cpp|cxx|h|hpp)$/.test(path));
  const isPlusPlus = listing.paths.some((path) => /\.(?:cc|cpp|cxx|hpp|hxx)$/.test(path));
  const builders = [cmake, meson, configure, make].flatMap((find) => find(listing, folder, manifests));
  return {
    language: isPlusPlus ? 'C++' : isNative ? 'C' : 'Make',
    ways: builders,
    evaluator: [
      ...manifests.map((name) => inside(folder, name)),
      ...listing.paths.filter((path) => /(?:^|\/)CTest\w*\.cmake$/.test(path)),
    ],
    sources: isNative ? sourceGlobs(listing, folder, SOURCE) : [],
  };
}

/** A folder for what is built, beside the sources. */
function buildFolder(listing: Listing, folder: string): string {
  return namesIn(listing, folder).includes('build/') ? 'build-autorize' : 'build';
}

const JOBS = '"$(nproc)"';

interface Builder {
  readonly name: string;
  readonly setups?: readonly string[];
  readonly inputs?: readonly string[];
  /** None: make builds what it tests. */
  readonly build: string;
  readonly cache?: readonly string[];
  readonly tests: readonly string[];
  readonly benchmarks: readonly string[];
  /** Where the built files are. */
  readonly built: string;
  /** What can be measured where nothing is built. */
  readonly headers?: readonly Measure[];
}

function wayOf(
  folder: string,
  { name, setups = [], inputs = [], build, cache = [], tests, benchmarks, built, headers = [] }: Builder,
): Way {
  const command = (text: string): Candidate => ({ command: runIn(folder, text) });
  return {
    name,
    setups: setups.map(command),
    inputs: inputs.map((path) => inside(folder, path)),
    build: { ...command(build), cache: cache.map((path) => inside(folder, path)) },
    needsBuild: true,
    tests: tests.map(command),
    benchmarks: benchmarks.map((text) => ({
      ...command(text),
      what: 'the benchmarks of the project',
      direction: 'min' as const,
    })),
    templates: [sizeOf(folder, built), ...headers],
  };
}

function cmake(listing: Listing, folder: string, manifests: readonly string[]): Way[] {
  if (!manifests.includes('CMakeLists.txt')) return [];
  const target = buildFolder(listing, folder);
  return cmakeBuilds(listing, folder, target).map(({ name, options, hasTests, benchmarks }) =>
    wayOf(folder, {
      name,
      build: `cmake -S . -B ${target} -DCMAKE_BUILD_TYPE=Release${options} > /dev/null && cmake --build ${target} --parallel ${JOBS} > /dev/null`,
      cache: [target],
      tests: hasTests ? [`ctest --test-dir ${target} --output-on-failure`] : [],
      benchmarks,
      built: target,
    }),
  );
}

function meson(listing: Listing, folder: string, manifests: readonly string[]): Way[] {
  if (!manifests.includes('meson.build')) return [];
  const target = buildFolder(listing, folder);
  const texts = [...listing.texts].filter(([path]) => path.endsWith('meson.build')).map(([, text]) => text);
  return [
    wayOf(folder, {
      name: 'Meson',
      build: `meson setup --buildtype=release ${target} > /dev/null && meson compile -C ${target} > /dev/null`,
      tests: texts.some((text) => /^\s*test\s*\(/m.test(text)) ? [`meson test -C ${target}`] : [],
      benchmarks: texts.some((text) => /^\s*benchmark\s*\(/m.test(text)) ? [`meson test -C ${target} --benchmark`] : [],
      built: target,
    }),
  ];
}

/** In a folder beside the sources, which many projects support; else among them. */
function configure(listing: Listing, folder: string, manifests: readonly string[]): Way[] {
  const isMade = manifests.includes('configure');
  if (!isMade && !manifests.includes('configure.ac')) return [];
  const target = buildFolder(listing, folder);
  const generate = isMade ? '' : 'autoreconf -fi > /dev/null 2>&1 && ';
  return ['beside', 'among'].map((where) => {
    const at = where === 'beside' ? `cd ${target} && ` : '';
    const begin = where === 'beside' ? `mkdir -p ${target} && ${at}../configure` : './configure';
    return wayOf(folder, {
      name: where === 'beside' ? 'configure' : 'configure in the sources',
      build: `${generate}${begin} > /dev/null && make -s -j${JOBS} > /dev/null`,
      tests: ['check', 'test'].map((name) => `${at}make -s ${name}`),
      benchmarks: [],
      built: where === 'beside' ? target : '.',
    });
  });
}

const TESTS = ['test', 'tests', 'check', 'unittest', 'unittests'];
const BENCHMARKS = ['bench', 'benchmark', 'benchmarks', 'perf'];

function make(listing: Listing, folder: string, manifests: readonly string[]): Way[] {
  const name = MAKEFILES.find((each) => manifests.includes(each));
  if (name === undefined) return [];
  const text = textOf(listing, inside(folder, name));
  const hasTarget = (target: string) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
  const [first] = [...text.matchAll(/^([A-Za-z][\w./-]*)(?:\s+[\w./-]+)*\s*:(?!=)/gm)].flatMap(
    ([, target]) => target ?? [],
  );
  const isBuilding = first !== undefined && !TESTS.includes(first) && !BENCHMARKS.includes(first) && first !== 'help';
  const programs = [...text.matchAll(/^([\w./-]*tests?[\w-]*)\s*:(?!=)/gim)].flatMap(([, target]) => target ?? []);
  const tests = TESTS.filter(hasTarget).map((target) => `make -s ${target}`);
  // A program with the name of tests that no target runs.
  const others = programs.filter(
    (target) =>
      !TESTS.includes(target) && !/clean|install/.test(target) && listing.paths.some((path) => SOURCE.test(path)),
  );
  return [
    wayOf(folder, {
      name: 'make',
      build: isBuilding ? `make -s -j${JOBS} > /dev/null` : '',
      tests: tests.length > 0 ? tests : others.map((target) => `make -s ${target} && ./${target}`),
      benchmarks: BENCHMARKS.filter(hasTarget).map((target) => `make -s ${target}`),
      built: '.',
      headers: headerSize(listing, folder),
    }),
  ];
}

const OF_OTHERS = /(?:^|\/)(?:tests?|examples?|samples?|bench\w*|fuzz\w*|docs?|third[-_]?party|vendor|deps|build)\//i;
const MAX_HEADERS = 20;

/** The size of the code in a library that is nothing but headers. */
function headerSize({ paths }: Listing, folder: string): Measure[] {
  const start = folder === '' ? '' : `${folder}/`;
  const own = paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
  const sources = own.filter((path) => SOURCE.test(path) && !OF_OTHERS.test(path));
  const headers = sources.filter((path) => /\.(?:h|hh|hpp|hxx)$/.test(path));
  if (headers.length === 0 || headers.length > MAX_HEADERS || headers.length < sources.length) return [];
  const isPlusPlus = headers.some((path) => !path.endsWith('.h'));
  const compiler = isPlusPlus ? 'c++ -x c++' : 'cc -x c';
  return [
    {
      what: 'the size of the code of the headers, compiled, in bytes',
      direction: 'min',
      subjects: headers.map((path) => inside(folder, path)),
      command: runIn(
        folder,
        `for header in ${headers.map(shellWord).join(' ')}; do ${compiler} -O2 -w -I. -Iinclude -c "$header" -o "$TMPDIR/$(echo "$header" | tr / _).o" || exit 1; done
size "$TMPDIR"/*.o | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`,
      ),
      fill: 'Build a benchmark program of what should be fast, and print its time.',
    },
  ];
}

function sizeOf(folder: string, built: string): Measure {
  const find = (names: string) => `$(find ${built} -type f ${names})`;
  return {
    what: 'the size of the code in the built libraries, else objects, else programs, in bytes',
    direction: 'min',
    command: runIn(
      folder,
      `files=${find("\\( -name '*.a' -o -name '*.so' -o -name '*.so.*' \\)")}
[ -n "$files" ] || files=${find("-name '*.o'")}
[ -n "$files" ] || files=${find('-perm -100')}
size $files 2>/dev/null | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`,
    ),
    fill: 'Build a benchmark program of what should be fast, and print its time.',
  };
}

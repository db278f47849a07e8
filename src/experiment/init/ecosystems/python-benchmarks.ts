/** Benchmarks of Python projects: pytest-benchmark, asv, pyperf and scripts. Pure. */
import type { Measure } from './ecosystem.ts';
import { inside, type Listing, runIn, shellWord, textOf } from './listing.ts';

const BENCHMARK_FILE =
  /(?:^|\/)(?:bench(?:marks?)?\/[^/]*|(?:run_)?bench(?:marks?)?(?:_[^/]*)?|[^/]*_bench(?:mark)?s?)\.py$/;
const ASV_CONFIG = /(?:^|\/)asv\.conf\.jsonc?$/;

/** Whether a file may hold benchmarks, or says where they are. */
export function isPythonBenchmark(path: string): boolean {
  return BENCHMARK_FILE.test(path) || ASV_CONFIG.test(path);
}

// Of several files each would be an experiment of its own.
const MAX_FILES = 3;

/** Commands that run the benchmarks of a project. */
export function pythonBenchmarks(listing: Listing, folder: string, python: string): Measure[] {
  const { fixtures, perf, scripts } = filesOf(listing, folder);
  const commands = [
    ...(fixtures.length === 0
      ? []
      : [
          `${python} -m pytest -q --benchmark-only --benchmark-json="$TMPDIR/bench.json" ${fixtures.map(shellWord).join(' ')} >&2 && cat "$TMPDIR/bench.json"`,
        ]),
    ...asvSuites(listing, folder).flatMap((suite) => asvCommands(suite, python)),
    // The file has more digits than what it prints.
    ...perf
      .slice(0, MAX_FILES)
      .map((path) => `${python} ${shellWord(path)} --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"`),
    ...scripts.slice(0, MAX_FILES).map((path) => `${python} ${shellWord(path)}`),
  ];
  return commands.map((command) => ({
    command: runIn(folder, command),
    what: 'the benchmarks of the project',
    direction: 'min',
  }));
}

/** What runs them, which the manifests may name where no rule finds it. */
export function benchmarkTools(listing: Listing, folder: string): string[] {
  const { fixtures, perf, scripts } = filesOf(listing, folder);
  return [
    ...(fixtures.length > 0 ? ['pytest-benchmark'] : []),
    ...(asvSuites(listing, folder).length > 0 ? ['asv'] : []),
    ...(perf.length > 0 || scripts.some((path) => /\bpyperf\b/.test(textOf(listing, inside(folder, path))))
      ? ['pyperf']
      : []),
  ];
}

/** What a file does that is not only loaded. */
const TOP_STATEMENT = /^(?:(?:for|while|with)\b|[\w.]+\()/m;

interface BenchmarkFiles {
  /** With tests that take the fixture of pytest-benchmark. */
  readonly fixtures: readonly string[];
  readonly perf: readonly string[];
  readonly scripts: readonly string[];
}

function filesOf(listing: Listing, folder: string): BenchmarkFiles {
  const own = ownPaths(listing, folder).filter((path) => path.endsWith('.py'));
  const textIn = (path: string) => textOf(listing, inside(folder, path));
  const isFixture = (path: string) => /def test_\w+\([^)]*\bbenchmark\b|@pytest\.mark\.benchmark/.test(textIn(path));
  const files = own.filter((path) => BENCHMARK_FILE.test(path) && !isFixture(path));
  const perf = files.filter((path) => /^\s*(?:import|from) pyperf\b/m.test(textIn(path)));
  const guarded = files.filter((path) => /^if __name__ ==/m.test(textIn(path)));
  // A suite of asv is no script, whatever it does when it is loaded.
  const isSuite = own.some((path) => ASV_CONFIG.test(path));
  const plain = files.filter((path) => !isSuite && !guarded.includes(path) && TOP_STATEMENT.test(textIn(path)));
  return {
    fixtures: own.filter(isFixture),
    perf,
    scripts: [...guarded, ...plain.filter((path) => !perf.includes(path))],
  };
}

function ownPaths({ paths }: Pick<Listing, 'paths'>, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

export interface AsvSuite {
  /** Paths in the project's folder: its config, and what has to lie beside it. */
  readonly config: string;
  readonly parts: readonly string[];
  /** Globs from the top of the repository. */
  readonly evaluator: readonly string[];
}

/** Suites of asv, by their configs. */
export function asvSuites(listing: Listing, folder: string): AsvSuite[] {
  const configs = ownPaths(listing, folder).filter((path) => ASV_CONFIG.test(path));
  return configs.slice(0, 1).map((config) => {
    const at = config.slice(0, Math.max(0, config.lastIndexOf('/')));
    const text = textOf(listing, inside(folder, config));
    const named = /^\s*"benchmark_dir"\s*:\s*"([^"]+)"/m.exec(text)?.[1]?.replace(/\/$/, '') ?? 'benchmarks';
    const benchmarks = inside(at, named);
    return {
      config,
      parts: at === '' ? [config, benchmarks] : [at],
      evaluator: [inside(folder, config), inside(folder, `${benchmarks}/**`)],
    };
  });
}

/**
 * asv writes its results beside its config, which is protected, and only of a commit: it gets a copy, and a commit of it.
 */
function asvCommands({ config, parts }: AsvSuite, python: string): string[] {
  const name = config.slice(config.lastIndexOf('/') + 1);
  const at = parts.length === 1 ? `/${config.slice(0, -name.length - 1)}` : '';
  const copy = parts.map((part) => `mkdir -p "$suite/${folderOf(part)}" && cp -r ${shellWord(part)} "$suite/${part}"`);
  const program = python.includes('/') ? `"$PWD/${python}"` : `"$(command -v ${python})"`;
  return ['rounds=1', 'rounds=1 -a repeat=3'].map((attributes) =>
    [
      `python=${program} suite="$TMPDIR/asv"`,
      ...copy,
      `cd "$suite${at}"`,
      // What the config names as the repository may not be reached.
      `sed -i 's|"repo" *: *"[^"]*"|"repo": "'"$suite"'"|' ${name}`,
      'git init -q "$suite"',
      'git -C "$suite" -c user.name=asv -c user.email=asv@localhost commit -q --allow-empty -m base',
      '"$python" -m asv machine --yes > /dev/null',
      `"$python" -m asv run --environment existing:"$python" --set-commit-hash HEAD -a ${attributes} >&2`,
      `find "$suite" -name '*-existing-*.json' -exec cat {} +`,
    ].join(' && '),
  );
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Projects with a package.json: npm, pnpm, yarn and bun, alone and as workspaces. Pure. */

import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import { findManagers, installInputs, type Manager } from './javascript-manager.ts';
import {
  benchmarkParts,
  benchmarkScripts,
  filesStarted,
  hasTest,
  needsRuntime,
  otherTests,
  scriptsOf,
  testParts,
} from './javascript-scripts.ts';
import { builtFolders, bundleSize, findEntry, statementTime } from './javascript-templates.ts';
import {
  hasFile,
  inside,
  type Listing,
  parseJsonTable,
  projectFolders,
  runIn,
  shellWord,
  type Table,
  tableAt,
  textOf,
} from './listing.ts';
import { sourceGlobs } from './sources.ts';

const MANIFEST = /(?:^|\/)package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss)$/;

export const JAVASCRIPT: Ecosystem = {
  reads: (path) => MANIFEST.test(path) || /(?:^|\/)(?:pnpm-workspace\.yaml|pnpm-lock\.yaml)$/.test(path),
  find: (listing) =>
    projectFolders(listing, (name) => name === 'package.json').map((folder) => findProject(listing, folder)),
};

function findProject(listing: Listing, folder: string): Project {
  const manifest = parseJsonTable(textOf(listing, inside(folder, 'package.json')));
  const packages = packagesOf(listing, folder, manifest);
  const facts: Facts = { folder, manifest, scripts: scriptsOf(manifest), packages };
  const managers = findManagers(listing, folder, manifest);
  const bench = findBenchPackage(listing, facts);
  const [first] = managers;
  return {
    language: hasFile(listing, inside(folder, 'tsconfig.json')) ? 'TypeScript' : 'JavaScript',
    ways: [
      ...(bench === undefined || first === undefined ? [] : [wayOf(listing, facts, first, bench)]),
      ...managers.map((manager) => wayOf(listing, facts, manager)),
    ],
    evaluator: installInputs(listing, folder, packages.length > 0),
    sources: sourceGlobs(listing, folder, SOURCE),
  };
}

interface Package {
  readonly folder: string;
  readonly manifest: Table;
}

interface Facts extends Package {
  readonly scripts: ReadonlyMap<string, string>;
  /** Manifests of a workspace. */
  readonly packages: readonly string[];
}

function wayOf(listing: Listing, facts: Facts, manager: Manager, bench?: BenchPackage): Way {
  const { folder, manifest, scripts, packages } = facts;
  const command = (text: string): Candidate => ({ command: runIn(folder, text) });
  const isWorkspace = packages.length > 0;
  const build = ['build', 'bundle', 'compile'].find((name) => scripts.has(name));
  const isInstalled = isWorkspace || needsPackages(manifest);
  const installs = isInstalled ? manager.installs : [];
  const own = bench === undefined ? [] : [bench.install];
  const setups = installs.length === 0 ? own : installs.map((install) => [install, ...own].join(' && '));
  return {
    name: bench === undefined ? manager.name : `${manager.name} with ${bench.name}`,
    setups: setups.map(command),
    inputs: [...(isInstalled ? installInputs(listing, folder, isWorkspace) : []), ...(bench?.inputs ?? [])],
    build:
      build === undefined ? undefined : { ...command(`${manager.runs[0]} ${build}`), cache: cacheOf(listing, folder) },
    needsBuild: false,
    tests: testsOf(scripts, manager).map(command),
    benchmarks: [
      ...(bench?.benchmarks ?? []).map((text) => measureOf(folder, text)),
      ...benchmarksOf(listing, facts, manager),
    ],
    templates: templatesOf(listing, { folder, manifest, packages, hasBuild: build !== undefined }),
  };
}

interface BenchPackage {
  readonly name: string;
  readonly install: string;
  readonly inputs: readonly string[];
  readonly benchmarks: readonly string[];
}

/** Benchmarks that are a package of their own, with what it needs to be installed. */
function findBenchPackage(listing: Listing, { folder, packages }: Facts): BenchPackage | undefined {
  for (const name of ['bench', 'benchmark', 'benchmarks']) {
    const path = inside(folder, `${name}/package.json`);
    const manifest = parseJsonTable(textOf(listing, path));
    if (packages.includes(path) || !needsPackages(manifest)) continue;
    const lock = inside(folder, `${name}/package-lock.json`);
    const isLocked = hasFile(listing, lock);
    const scripts = scriptsOf(manifest);
    const names = [...benchmarkScripts(scripts), ...['start'].filter((each) => scripts.has(each))];
    return {
      name,
      // A lock file must not appear in a folder that is protected.
      install: `${isLocked ? 'npm ci' : 'npm install --no-package-lock --no-audit --no-fund'} --prefix ${name}`,
      inputs: [path, ...(isLocked ? [lock] : [])],
      benchmarks: names.map((each) => `npm run --silent --prefix ${name} ${each}`),
    };
  }
  return undefined;
}

function measureOf(folder: string, command: string): Measure {
  return { command: runIn(folder, command), what: 'the benchmarks of the project', direction: 'min' };
}

/** Manifests of a workspace's packages. */
function packagesOf({ paths, texts }: Listing, folder: string, manifest: Table): string[] {
  const isWorkspace = manifest.workspaces !== undefined || texts.has(inside(folder, 'pnpm-workspace.yaml'));
  const start = folder === '' ? '' : `${folder}/`;
  return isWorkspace
    ? paths.filter((path) => MANIFEST.test(path) && path.startsWith(start) && path !== `${start}package.json`)
    : [];
}

function needsPackages(manifest: Table): boolean {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return kinds.some((key) => Object.keys(tableAt(manifest, key)).length > 0);
}

function cacheOf({ paths }: Listing, folder: string): string[] {
  const isNext = paths.some((path) => /(?:^|\/)next\.config\.\w+$/.test(path));
  return isNext ? [inside(folder, '.next/cache')] : [];
}

function testsOf(scripts: ReadonlyMap<string, string>, manager: Manager): string[] {
  if (!hasTest(scripts)) return otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
  const others = otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
  return [...manager.tests.slice(0, 1), ...testParts(scripts), ...others, ...manager.tests.slice(1)];
}

const BENCHMARK_FILE =
  /(?:^|\/)(?:bench|benchmarks?|perf)(?:\/(?:index|main|run|all|(?:[^/]*[-_.])?bench(?:mark)?s?(?:[-_.][^/]*)?))?\.[cm]?js$/;
// Of several files each would be an experiment of its own.
const MAX_FILES = 3;

function benchmarksOf(listing: Listing, { folder, scripts, manifest }: Facts, manager: Manager): Measure[] {
  const start = folder === '' ? '' : `${folder}/`;
  const own = listing.paths.flatMap((path) =>
    path.startsWith(start) && !/node_modules\//.test(path) ? [path.slice(start.length)] : [],
  );
  const runnable = benchmarkScripts(scripts).filter((name) => {
    const runtime = needsRuntime(scripts, name);
    return runtime === undefined || listing.hasProgram(runtime);
  });
  const named = runnable.flatMap((name) => [`${manager.runs[0]} ${name}`, ...benchmarkParts(scripts, name)]);
  const isVitest =
    own.some((path) => /\.bench\.[cm]?[jt]sx?$/.test(path)) && 'vitest' in { ...tableAt(manifest, 'devDependencies') };
  // What a script starts is not tried a second time.
  const started = new Set(named.length === 0 ? [] : runnable.flatMap((name) => filesStarted(scripts, name)));
  const files = own.filter((path) => BENCHMARK_FILE.test(path) && !started.has(path)).slice(0, MAX_FILES);
  const commands = [
    ...named,
    ...(isVitest
      ? ['npx --no-install vitest bench --run --outputJson="$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"']
      : []),
    ...files.map((path) => `node ${shellWord(path)}`),
  ];
  return [...new Set(commands)].map((command) => measureOf(folder, command));
}

function templatesOf(
  listing: Listing,
  {
    folder,
    manifest,
    packages,
    hasBuild,
  }: Package & { readonly packages: readonly string[]; readonly hasBuild: boolean },
): Measure[] {
  const folders = hasBuild ? builtFolders(listing, [inside(folder, 'package.json'), ...packages]) : [];
  const entry = findEntry(listing, folder, manifest);
  return [
    ...(folders.length === 0 ? [] : [bundleSize(folder, folders)]),
    ...(entry === undefined ? [] : [statementTime(folder, entry)]),
  ];
}

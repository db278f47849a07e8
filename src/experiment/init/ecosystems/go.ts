/** Go modules and workspaces. Pure. */

import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import { hasFile, inside, type Listing, projectFolders, runIn, shellWord, textOf } from './listing.ts';
import { sourceGlobs } from './sources.ts';

const MANIFEST = /(?:^|\/)go\.(?:mod|work)$/;
const TEST = /_test\.go$/;

export const GO: Ecosystem = {
  reads: (path) => MANIFEST.test(path) || TEST.test(path) || /(?:^|\/)main\.go$/.test(path),
  find: (listing) =>
    projectFolders(listing, (name) => name === 'go.work' || name === 'go.mod').map((folder) =>
      findProject(listing, folder),
    ),
};

function findProject(listing: Listing, folder: string): Project {
  const command = (text: string): Candidate => ({ command: runIn(folder, text) });
  const modules = modulesOf(listing, folder);
  const needs = modules.some((path) => /^\s*require\b/m.test(textOf(listing, path)));
  const isVendored = listing.paths.includes(inside(folder, 'vendor/modules.txt'));
  const inputs = ['go.mod', 'go.sum', 'go.work', 'go.work.sum'].flatMap((name) => {
    const paths = listing.paths.filter((path) => path === inside(folder, name) || path.endsWith(`/${name}`));
    return paths.length > 1 ? [inside(folder, `**/${name}`)] : paths;
  });
  const all = packagesOf(listing, folder);
  const isFetched = needs && !isVendored;
  const benchmarks = benchmarksOf(listing, folder);
  const build = `${CACHED}go test -run '^$' ${all}`;
  const way: Way = {
    name: 'go',
    setups: isFetched ? [command(FETCH)] : [],
    inputs: isFetched ? inputs : [],
    build: { ...command(build), cache: [inside(folder, CACHE)] },
    needsBuild: true,
    tests: [`${CACHED}go test ${all}`, `${CACHED}go test -short ${all}`].map(command),
    benchmarks,
    templates: templatesOf(listing, folder),
  };
  const apart = benchmarks.length === 0 ? benchmarkModule(listing, folder) : undefined;
  return {
    language: 'Go',
    ways: apart === undefined ? [way] : [withModule(way, { folder, apart, isFetched, build }), way],
    evaluator: apart === undefined ? inputs : [...inputs, inside(folder, `${apart}/**`)],
    sources: sourceGlobs(listing, folder, /\.(?:go|s)$/),
  };
}

const FETCH = 'go mod download';

interface Apart {
  readonly folder: string;
  /** The folder of benchmarks that are a module of their own, from the project's folder. */
  readonly apart: string;
  readonly isFetched: boolean;
  readonly build: string;
}

/** The same way of working with benchmarks that are a module of their own: their needs are not the project's. */
function withModule(way: Way, { folder, apart, isFetched, build }: Apart): Way {
  const there = (text: string) => `root="$PWD" && cd ${shellWord(apart)} && GOCACHE="$root/${CACHE}" ${text}`;
  const fetch = `(cd ${shellWord(apart)} && ${FETCH})`;
  return {
    ...way,
    name: `go with ${apart}`,
    setups: [{ command: runIn(folder, isFetched ? `${FETCH} && ${fetch}` : fetch) }],
    inputs: [...way.inputs, inside(folder, `${apart}/go.mod`), inside(folder, `${apart}/go.sum`)],
    build: {
      command: runIn(folder, `${build} && (${there("go test -run '^$' ./...")})`),
      cache: [inside(folder, CACHE)],
    },
    benchmarks: measuresOf(folder, (time) => there(`go test -run '^$' -bench . -benchtime ${time} ./...`)),
  };
}

/** A module of benchmarks that takes the project's own code from where it lies. */
function benchmarkModule(listing: Listing, folder: string): string | undefined {
  if (hasFile(listing, inside(folder, 'go.work'))) return undefined;
  const modules = modulesOf(listing, folder).map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const found = modules.find(
    (module) =>
      module !== folder &&
      /bench/i.test(module) &&
      /=>\s*\.\./.test(textOf(listing, inside(module, 'go.mod'))) &&
      listing.paths.some((path) => path.startsWith(`${module}/`) && hasBenchmark(listing, path)),
  );
  return found?.slice(inside(folder, '').length);
}

function hasBenchmark(listing: Listing, path: string): boolean {
  return TEST.test(path) && /^func Benchmark\w*\(/m.test(textOf(listing, path));
}

/** For a time each or, where there are many, for less. */
function measuresOf(folder: string, command: (time: string) => string): Measure[] {
  return ['100ms', '10ms'].map((time) => ({
    command: runIn(folder, command(time)),
    what: 'the benchmarks of the module',
    direction: 'min',
  }));
}

// What is compiled lies in the tree, so that it is part of what a build leaves. Go itself looks into no such folder.
const CACHE = '.gocache';
const CACHED = `GOCACHE="$PWD/${CACHE}" `;

// Folders that Go itself leaves out of ./...
const IGNORED = /(?:^|\/)(?:[_.][^/]*|vendor|testdata)\//;

function modulesOf({ paths }: Listing, folder: string): string[] {
  return paths.filter((path) => /(?:^|\/)go\.mod$/.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
}

/** All packages: those of a workspace are named by their modules. */
function packagesOf(listing: Listing, folder: string): string {
  const text = textOf(listing, inside(folder, 'go.work'));
  if (text === '') return './...';
  const used = [...text.matchAll(/^\s*(?:use\s+)?(\.\/?[\w./-]*)\s*$/gm)].flatMap(([, path]) => path ?? []);
  return used.length === 0 ? './...' : used.map((path) => shellWord(`${path.replace(/\/$/, '')}/...`)).join(' ');
}

function benchmarksOf(listing: Listing, folder: string): Measure[] {
  const start = folder === '' ? '' : `${folder}/`;
  const files = listing.paths.filter((path) => path.startsWith(start) && !IGNORED.test(path.slice(start.length)));
  const nested = modulesOf(listing, folder)
    .map((path) => path.slice(0, -'go.mod'.length))
    .filter((path) => path.length > start.length);
  const isOwn = (path: string) =>
    hasFile(listing, inside(folder, 'go.work')) || !nested.some((module) => path.startsWith(module));
  const used = files.filter((path) => isOwn(path) && hasBenchmark(listing, path));
  const packages = [
    ...new Set(used.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
  ];
  if (packages.length === 0) return [];
  const names = packages.map(shellWord).join(' ');
  return measuresOf(folder, (time) => `${CACHED}go test -run '^$' -bench . -benchtime ${time} ${names}`);
}

function templatesOf(listing: Listing, folder: string): Measure[] {
  const start = folder === '' ? '' : `${folder}/`;
  const isMain = (path: string) => /^package main\b/m.test(textOf(listing, path));
  const programs = listing.paths.filter(
    (path) => /(?:^|\/)main\.go$/.test(path) && path.startsWith(start) && isMain(path),
  );
  const own = programs.filter(
    (path) => !IGNORED.test(path.slice(start.length)) && !/(?:^|\/)(?:examples?|tools|scripts)\//.test(path),
  );
  const packages = [
    ...new Set(own.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
  ];
  const isProgram = packages.length > 0;
  const command = isProgram
    ? `mkdir "$TMPDIR/built" && ${CACHED}go build -ldflags=-s -o "$TMPDIR/built/" ${packages.map(shellWord).join(' ')} && cat "$TMPDIR"/built/* | wc -c`
    : `files=$(${CACHED}go list -export -f '{{.Export}}' ${packagesOf(listing, folder)}) && cat $files < /dev/null | wc -c | grep -vx 0`;
  return [
    {
      what: `the size of the compiled ${isProgram ? 'programs' : 'packages'} in bytes`,
      direction: 'min',
      command: runIn(folder, command),
      fill: "Write a benchmark (func BenchmarkX in a _test.go file) of what should be fast, and run it with go test -run '^$' -bench .",
    },
  ];
}

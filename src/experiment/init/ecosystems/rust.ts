/** Rust projects: a crate or a workspace of Cargo. Pure. */

import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import {
  hasFile,
  inside,
  type Listing,
  parseTomlTable,
  projectFolders,
  runIn,
  type Table,
  tableAt,
  textOf,
} from './listing.ts';
import { sourceGlobs } from './sources.ts';

const MANIFEST = /(?:^|\/)Cargo\.toml$/;
const BENCHMARK = /(?:^|\/)benches\/[^/]+(?:\/main)?\.rs$/;

export const RUST: Ecosystem = {
  reads: (path) => MANIFEST.test(path) || BENCHMARK.test(path),
  find: (listing) =>
    projectFolders(listing, (name) => name === 'Cargo.toml').map((folder) => findProject(listing, folder)),
};

function findProject(listing: Listing, folder: string): Project {
  const command = (text: string): Candidate => ({ command: runIn(folder, text) });
  const manifest = parseTomlTable(textOf(listing, inside(folder, 'Cargo.toml')));
  const isLocked = hasFile(listing, inside(folder, 'Cargo.lock'));
  const benches = benchesOf(listing, folder);
  const all = 'workspace' in manifest ? ' --workspace' : '';
  const inputs = inputsOf(listing, folder);
  const way = (name: string, benchmarks: readonly Benches[]): Way => ({
    name,
    setups: isLocked ? ['cargo fetch --locked', 'cargo fetch'].map(command) : [command('cargo fetch')],
    inputs,
    build: {
      ...command([`cargo test --offline --no-run --quiet${all}`, ...benchmarks.map(({ build }) => build)].join(' && ')),
      cache: [inside(folder, 'target')],
    },
    needsBuild: true,
    tests: [`cargo test --offline --quiet${all}`, `cargo test --offline --quiet${all} --lib --tests`].map(command),
    benchmarks: benchmarks.map(({ run }) => ({
      ...command(run),
      what: 'the benchmarks of the crate',
      direction: 'min',
    })),
    templates: [sizeOf(folder, manifest)],
  });
  return {
    language: 'Rust',
    // Benchmarks can want another compiler than tests.
    ways: [way('cargo', benches), ...(benches.length === 0 ? [] : [way('cargo without benches', [])])],
    evaluator: inputs,
    sources: sourceGlobs(listing, folder, /\.rs$/),
  };
}

function inputsOf(listing: Listing, folder: string): string[] {
  const names = ['Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/config.toml', '.cargo/config'];
  const manifests = listing.paths.filter((path) => MANIFEST.test(path) && path.startsWith(folder));
  const glob = manifests.length > 1 ? [inside(folder, '**/Cargo.toml')] : [inside(folder, 'Cargo.toml')];
  return [...glob, ...names.map((name) => inside(folder, name)).filter((path) => hasFile(listing, path))];
}

interface Benches {
  readonly run: string;
  readonly build: string;
}

// Criterion takes 8 s for each benchmark by itself; runs are repeated anyway.
const SHORT = '--warm-up-time 0.3 --measurement-time 0.7 --noplot';

/** The benchmarks of a crate that a stable compiler can build, by the library that they use. */
function benchesOf(listing: Listing, folder: string): Benches[] {
  const files = listing.paths.filter(
    (path) => BENCHMARK.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`),
  );
  const kinds = [
    { uses: /\bcriterion(?:2|_\w+)?::|\bcodspeed_criterion_compat::/, options: ` -- ${SHORT}` },
    { uses: /\bdivan::/, options: '' },
    { uses: /\biai_callgrind::|\bgungraun::/, options: '' },
    { uses: /\bbencher::|\btest::Bencher\b/, options: '' },
  ];
  return kinds.flatMap(({ uses, options }) => {
    const used = files.filter((path) => uses.test(textOf(listing, path)));
    if (used.length === 0) return [];
    const names = used.map((path) => /benches\/([^/]+?)(?:\/main)?\.rs$/.exec(path)?.[1] ?? '');
    const packages = [...new Set(used.map((path) => packageOf(listing, path)))];
    const chosen = [
      ...packages.flatMap((name) => (name === undefined ? [] : [`-p ${name}`])),
      ...names.map((name) => `--bench ${name}`),
    ];
    const bench = `cargo bench --offline --quiet ${chosen.join(' ')}`;
    return [{ run: `${bench}${options}`, build: `${bench} --no-run` }];
  });
}

/** The crate around a file, where it is not the one at the top. */
function packageOf(listing: Listing, path: string): string | undefined {
  const folder = path.slice(0, Math.max(0, path.search(/\/?benches\//)));
  if (folder === '') return undefined;
  const name = tableAt(parseTomlTable(textOf(listing, inside(folder, 'Cargo.toml'))), 'package').name;
  return typeof name === 'string' ? name : undefined;
}

function sizeOf(folder: string, manifest: Table): Measure {
  const all = 'workspace' in manifest ? ' --workspace' : '';
  return {
    what: 'the size of the compiled crate in bytes',
    direction: 'min',
    command: runIn(
      folder,
      `cargo build --release --offline --quiet${all} &&
find target/release -maxdepth 1 -type f \\( -name '*.rlib' -o -name '*.so' -o -perm -100 \\) -exec cat {} + | wc -c | grep -vx 0`,
    ),
    fill: 'Write a benchmark in benches/ (criterion or divan) of what should be fast, and run it with cargo bench --offline.',
  };
}

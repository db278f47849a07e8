/** Globs of the evaluator of a commit where nobody names it. Reads git objects alone. */
import { parse } from 'smol-toml';
import { decodePath } from '../base/byte-path.ts';
import { canonicalJson } from '../base/canonical-json.ts';
import { isObject } from '../base/decode.ts';
import { literalGlob } from '../base/literal-glob.ts';
import { splitNul } from '../base/raw-diff.ts';
import { type GitStore, listFiles } from '../kernel/git-store.ts';

// What a tool runs as benchmarks without a word of the command that names them.
const BENCHMARKS: readonly { readonly runner: RegExp; readonly files: RegExp }[] = [
  { runner: /\bcargo\s+(?:\S+\s+)*?bench\b/, files: /(?:^|\/)benches\/.*\.rs$/ },
  { runner: /\bvitest\s+(?:\S+\s+)*?bench\b/, files: /\.bench\.[cm]?[jt]sx?$/ },
];
const GO = /\bgo\s+test\s(?:.*\s)?-{1,2}(?:test\.)?bench\b/;

/** The benchmarks that a command runs without naming them. */
export async function findBenchmarkFiles(store: GitStore, tree: string, command: string): Promise<readonly string[]> {
  const patterns = BENCHMARKS.filter(({ runner }) => runner.test(command)).map(({ files }) => files);
  const listed = patterns.length === 0 ? [] : await listFiles(store, tree);
  const found = listed
    .map(({ path }) => decodePath(path))
    .filter((path) => patterns.some((pattern) => pattern.test(path)));
  return [...found, ...(GO.test(command) ? await findGoBenchmarks(store, tree) : [])].map(literalGlob);
}

/** Not all tests: those of functions that the head changed would not compile. */
async function findGoBenchmarks(store: GitStore, tree: string): Promise<string[]> {
  const { stdout } = await store.git(['grep', '-l', '-z', '-e', '^func Benchmark', tree], { allowed: [0, 1] });
  const names = splitNul(stdout).map((name) => decodePath(name).slice(tree.length + 1));
  return names.filter((name) => name.endsWith('_test.go'));
}

const LOCKS: readonly string[] = [
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'],
];
const DESCRIPTION: readonly string[] = [
  ...['version', 'description', 'keywords', 'author', 'authors', 'contributors', 'license', 'license-file'],
  ...['repository', 'bugs', 'homepage', 'documentation', 'readme', 'categories', 'funding', 'files', 'publishConfig'],
  ...['publish', 'include', 'exclude', 'metadata', 'badges', 'lints', 'engines', 'rust-version'],
];

interface Manifest {
  readonly name: string;
  readonly locks: readonly string[];
  readonly parse: (text: string) => unknown;
  /** Keys of what is compared: dependencies, and settings of the compiler. */
  readonly compared: readonly string[];
}

/** Manifests that also say what is run: the rest of one is part of the evaluator. */
const MANIFESTS: readonly Manifest[] = [
  {
    name: 'package.json',
    locks: LOCKS,
    parse: (text) => JSON.parse(text),
    compared: [
      ...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies'],
      ...['bundleDependencies', 'bundledDependencies', 'overrides', 'resolutions', 'packageManager'],
    ],
  },
  {
    name: 'Cargo.toml',
    locks: ['Cargo.lock'],
    parse,
    // Not what benchmarks alone use, nor where a library is taken from: a measuring one of its own could make up scores.
    compared: ['dependencies', 'build-dependencies', 'profile', 'features'],
  },
  {
    name: 'pyproject.toml',
    locks: ['uv.lock', 'poetry.lock', 'pdm.lock'],
    parse,
    compared: ['dependencies', 'requires-python'],
  },
];

/** Tables whose keys are of the same kinds as those at the top. */
const PARTS: readonly string[] = ['package', 'workspace', 'project', 'tool', 'poetry', 'pdm', 'uv'];

const DEPENDENCIES: readonly RegExp[] = [
  new RegExp(`^(?:package\\.json|${LOCKS.map((name) => name.replace('.', '\\.')).join('|')})$`),
  /^(?:Cargo\.(?:toml|lock)|go\.(?:mod|sum|work)|go\.work\.sum)$/,
  /^(?:pyproject\.toml|setup\.(?:cfg|py)|Pipfile(?:\.lock)?|(?:uv|poetry|pdm)\.lock|.*requirements.*\.(?:txt|in))$/,
  /^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|.*\.csproj|packages\.lock\.json)$/,
  /^(?:conanfile\.(?:txt|py)|vcpkg\.json|Gemfile(?:\.lock)?|composer\.(?:json|lock))$/,
];

/** Whether a file is one in which a package manager reads or notes dependencies. */
export function namesDependencies(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return DEPENDENCIES.some((pattern) => pattern.test(name));
}

/** The globs without a manifest that says the same in both but for what is compared, and without its lock files. */
export async function withoutDependencies(
  store: Pick<GitStore, 'git'>,
  globs: readonly string[],
  trees: Readonly<Record<'base' | 'head', string>>,
): Promise<readonly string[]> {
  const same = new Set<string>();
  for (const glob of globs) {
    const folder = glob.slice(0, glob.lastIndexOf('/') + 1);
    const manifest = MANIFESTS.find(({ name }) => glob === folder + name);
    if (manifest === undefined) continue;
    const [base, head] = [
      await readScripts(store, `${trees.base}:${glob}`, manifest),
      await readScripts(store, `${trees.head}:${glob}`, manifest),
    ];
    if (base !== undefined && base === head)
      for (const name of [manifest.name, ...manifest.locks]) same.add(folder + name);
  }
  return globs.filter((glob) => !same.has(glob));
}

/** What a manifest says but for what is compared, as one text; undefined: it is none. */
async function readScripts(
  { git }: Pick<GitStore, 'git'>,
  name: string,
  { parse: read, compared }: Manifest,
): Promise<string | undefined> {
  const { exitCode, stdout } = await git(['cat-file', 'blob', '--end-of-options', name], { allowed: [0, 128] });
  if (exitCode !== 0) return undefined;
  const rest = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !compared.includes(key) && !DESCRIPTION.includes(key))
            .map(([key, part]) => [key, PARTS.includes(key) ? rest(part) : part]),
        )
      : value;
  try {
    return canonicalJson(rest(read(stdout.toString())));
  } catch {
    // No tool reads it either.
    return undefined;
  }
}

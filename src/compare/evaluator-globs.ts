/** Globs of the evaluator of a commit where nobody names it. Reads git objects alone. */
import { decodePath } from '../base/byte-path.ts';
import { canonicalJson } from '../base/canonical-json.ts';
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
// Dependencies are part of what is compared; the others change nothing that a script does.
const NOT_OF_SCRIPTS: readonly string[] = [
  ...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies'],
  ...['bundleDependencies', 'bundledDependencies', 'overrides', 'resolutions', 'packageManager', 'engines'],
  ...['version', 'description', 'keywords', 'author', 'contributors', 'license', 'repository', 'bugs', 'homepage'],
  ...['funding', 'files', 'publishConfig'],
];

/** The globs without a `package.json` whose scripts are the same in both, and without the lock files beside it. */
export async function withoutDependencies(
  store: Pick<GitStore, 'git'>,
  globs: readonly string[],
  trees: Readonly<Record<'base' | 'head', string>>,
): Promise<readonly string[]> {
  const same = new Set<string>();
  for (const glob of globs.filter((each) => /(?:^|\/)package\.json$/.test(each))) {
    const [base, head] = [await readScripts(store, trees.base, glob), await readScripts(store, trees.head, glob)];
    const folder = glob.slice(0, -'package.json'.length);
    if (base !== undefined && base === head) for (const name of ['package.json', ...LOCKS]) same.add(folder + name);
  }
  return globs.filter((glob) => !same.has(glob));
}

/** What a manifest says but for its dependencies, as one text; undefined: it is none. */
async function readScripts({ git }: Pick<GitStore, 'git'>, tree: string, path: string): Promise<string | undefined> {
  const args = ['cat-file', 'blob', '--end-of-options', `${tree}:${path}`];
  const { exitCode, stdout } = await git(args, { allowed: [0, 128] });
  if (exitCode !== 0) return undefined;
  try {
    const entries = Object.entries(JSON.parse(stdout.toString()) as object);
    return canonicalJson(Object.fromEntries(entries.filter(([key]) => !NOT_OF_SCRIPTS.includes(key))));
  } catch {
    // No tool reads it either.
    return undefined;
  }
}

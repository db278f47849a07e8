import picomatch from 'picomatch';
import { findDecidingFiles } from '../../engine/boundaries/deciding-files.ts';
import { findTestGlobs } from '../../engine/boundaries/test-files.ts';

/** What lies at the top of a repository. */
export interface RepositoryFiles {
  /** Names; those of folders end with a slash. */
  readonly names: readonly string[];
  /** Paths of all files of HEAD. */
  readonly paths: readonly string[];
  /** Texts of the manifests that are there. */
  readonly manifests: Readonly<Partial<Record<Manifest, string>>>;
}

export const MANIFESTS = ['package.json', 'pyproject.toml', 'Makefile'] as const;
type Manifest = (typeof MANIFESTS)[number];

/** What a repository seems to be, as far as an experiment in it is concerned. */
export interface Traits {
  readonly languages: readonly string[];
  /** Commands that it seems to have for these. */
  readonly test: string | undefined;
  readonly benchmark: string | undefined;
  /** Installs what the others need. */
  readonly setup: string | undefined;
  /** Globs of what is likely to be improved. */
  readonly sources: readonly string[];
  /** Globs of its evaluator. */
  readonly judges: readonly string[];
}

interface Commands {
  readonly test?: string | undefined;
  readonly benchmark?: string | undefined;
  readonly setup?: string | undefined;
}

interface Ecosystem {
  readonly language: string;
  /** Files by which it is known. */
  readonly marks: readonly string[];
  readonly commands: (files: RepositoryFiles) => Commands;
}

/** In the order in which their commands are taken. */
const ECOSYSTEMS: readonly Ecosystem[] = [
  { language: 'JavaScript', marks: ['package.json'], commands: packageCommands },
  { language: 'Rust', marks: ['Cargo.toml'], commands: () => ({ test: 'cargo test --quiet' }) },
  { language: 'Go', marks: ['go.mod'], commands: () => ({ test: 'go test ./...' }) },
  {
    language: 'Python',
    marks: ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'],
    commands: pythonCommands,
  },
  { language: 'Make', marks: ['Makefile'], commands: makeCommands },
];

const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages'];
const JUDGE_FOLDERS = ['test', 'tests', 'spec', '__tests__', 'bench', 'benches', 'benchmark', 'benchmarks'];

/** Reads the traits of a repository off its files; what is not to be seen there is undefined. */
export function readTraits(files: RepositoryFiles): Traits {
  const found = ECOSYSTEMS.filter(({ marks }) => marks.some((mark) => files.names.includes(mark)));
  const commands = found.map((ecosystem) => ecosystem.commands(files));
  const first = (pick: (each: Commands) => string | undefined) => commands.map(pick).find((each) => each !== undefined);
  const folders = (wanted: readonly string[]) => wanted.filter((name) => files.names.includes(`${name}/`));
  const manifests = MANIFESTS.filter((name) => files.names.includes(name));
  // A manifest says what `npm test` and `make bench` are.
  const judges = [...folders(JUDGE_FOLDERS).map((name) => `${name}/**`), ...manifests];
  const [test, benchmark] = [first((each) => each.test), first((each) => each.benchmark)];
  const tests = findTestGlobs({ paths: files.paths, makefile: files.manifests.Makefile }, judges);
  const known = [...judges, ...tests];
  const isKnown = known.length === 0 ? () => false : picomatch(known, { dot: true });
  const deciding = decidingFiles(files, [test, benchmark]).filter((path) => !isKnown(path));
  return {
    languages: found.map(({ language }) => (language === 'JavaScript' ? scriptLanguage(files) : language)),
    test,
    benchmark,
    setup: first(({ setup }) => setup),
    sources: folders(SOURCE_FOLDERS).map((name) => `${name}/**`),
    judges: [...judges, ...tests, ...asGlobs(deciding)],
  };
}

/** What decides what commands run, among all files. */
function decidingFiles({ paths, manifests }: RepositoryFiles, commands: readonly (string | undefined)[]): string[] {
  const text = manifests['package.json'];
  const packages = new Map(text === undefined ? [] : [['package.json', text] as const]);
  const asked = commands.flatMap((command) => (command === undefined ? [] : [{ command, kind: 'guard' } as const]));
  return findDecidingFiles({ paths, packages }, asked);
}

// More files of one name are named together.
const MAX_OF_NAME = 3;

function asGlobs(paths: readonly string[]): string[] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const globs = paths.map((path) => {
    const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
    return isMany ? `**/${nameOf(path)}` : path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
  });
  return [...new Set(globs)];
}

function scriptLanguage({ names }: RepositoryFiles): string {
  return names.includes('tsconfig.json') ? 'TypeScript' : 'JavaScript';
}

interface PackageManager {
  readonly lock: string;
  readonly test: string;
  /** Begins the command that runs a script and prints nothing of its own. */
  readonly run: string;
  readonly install: string;
}

const NPM: PackageManager = {
  lock: 'package-lock.json',
  test: 'npm test',
  run: 'npm run --silent',
  install: 'npm ci',
};
const PACKAGE_MANAGERS: readonly PackageManager[] = [
  {
    lock: 'pnpm-lock.yaml',
    test: 'pnpm test',
    run: 'pnpm run --silent',
    install: 'pnpm install --frozen-lockfile',
  },
  { lock: 'yarn.lock', test: 'yarn test', run: 'yarn run --silent', install: 'yarn install --frozen-lockfile' },
  { lock: 'bun.lock', test: 'bun run test', run: 'bun run --silent', install: 'bun install --frozen-lockfile' },
  NPM,
];
const NO_TEST = 'no test specified';

function packageCommands({ names, manifests }: RepositoryFiles): Commands {
  const raw = parseObject(manifests['package.json'] ?? '');
  const scripts = objectAt(raw, 'scripts');
  const manager = PACKAGE_MANAGERS.find(({ lock }) => names.includes(lock)) ?? NPM;
  const { test } = scripts;
  const benchmark = ['bench', 'benchmark'].find((name) => typeof scripts[name] === 'string');
  const needs = ['dependencies', 'devDependencies'].some((key) => Object.keys(objectAt(raw, key)).length > 0);
  return {
    test: typeof test === 'string' && !test.includes(NO_TEST) ? manager.test : undefined,
    benchmark: benchmark === undefined ? undefined : `${manager.run} ${benchmark}`,
    setup: needs && names.includes(manager.lock) ? manager.install : undefined,
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    // A broken manifest proposes nothing; its own tools complain about it.
    return {};
  }
}

function objectAt(raw: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  return asObject(raw[key]);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function pythonCommands({ names, manifests }: RepositoryFiles): Commands {
  const isConfigured = ['pytest.ini', 'conftest.py'].some((name) => names.includes(name));
  const isNamed = (manifests['pyproject.toml'] ?? '').includes('pytest');
  const hasTests = ['tests/', 'test/'].some((name) => names.includes(name));
  return { test: isConfigured || isNamed || hasTests ? 'python3 -m pytest -q' : undefined };
}

function makeCommands({ manifests }: RepositoryFiles): Commands {
  const hasTarget = (name: string) => new RegExp(`^${name}\\s*:(?!=)`, 'm').test(manifests.Makefile ?? '');
  const target = (wanted: readonly string[]) => wanted.find(hasTarget);
  const [test, benchmark] = [target(['test', 'check']), target(['bench', 'benchmark'])];
  return {
    test: test === undefined ? undefined : `make -s ${test}`,
    benchmark: benchmark === undefined ? undefined : `make -s ${benchmark}`,
  };
}

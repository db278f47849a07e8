/** How a package manager installs and runs scripts. Source: each one's documentation of its command line. */
import { scriptsOf } from './javascript-scripts.ts';
import { hasFile, inside, type Listing, type Table, textOf } from './listing.ts';

export interface Manager {
  readonly name: string;
  /** Install, the surest first. */
  readonly installs: readonly string[];
  /** Begin a command that runs a script and prints nothing of its own. */
  readonly runs: readonly string[];
  /** Run the script "test". */
  readonly tests: readonly string[];
}

interface Kind {
  readonly name: string;
  readonly locks: readonly string[];
  readonly install: (prefix: string, hasLock: boolean) => string;
  /** Version for a project that names none. */
  readonly version: (listing: Listing, folder: string) => string;
  readonly test: string;
  readonly run: string;
}

const frozen = (prefix: string, hasLock: boolean) => `${prefix} install${hasLock ? ' --frozen-lockfile' : ''}`;

const KINDS: readonly Kind[] = [
  {
    ...{ name: 'pnpm', locks: ['pnpm-lock.yaml'], install: frozen, test: 'test', run: 'run --silent' },
    version: (listing, folder) => {
      const lock = /^lockfileVersion: '?([\d.]+)/m.exec(textOf(listing, inside(folder, 'pnpm-lock.yaml')))?.[1] ?? '9';
      // From pnpm 10 on this file may hold settings alone.
      const workspace = textOf(listing, inside(folder, 'pnpm-workspace.yaml'));
      if (workspace !== '' && !/^packages\s*:/m.test(workspace)) return '10';
      return Number(lock) >= 9 ? '9' : Number(lock) >= 6 ? '8' : '7';
    },
  },
  {
    ...{ name: 'yarn', locks: ['yarn.lock'], test: 'test', run: 'run --silent', version: () => '1.22.22' },
    install: frozen,
  },
  {
    ...{ name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: frozen, test: 'run test', run: 'run --silent' },
    version: () => '1',
  },
];

const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
const SCRIPTLESS = '--ignore-scripts';

// Each fails where there is no .git, as in the sandbox; husky and simple-git-hooks only say so.
const HOOKS = /\blefthook\s+install\b|\bgit\s+config\b|\bpre-commit\s+install\b/;
// What an installation runs of the project's own, and packing it.
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];

/** The package managers that may install a project in a folder, the one it asks for first. */
export function findManagers(listing: Listing, folder: string, manifest: Table): Manager[] {
  const managers = namedManagers(listing, folder, manifest);
  const scripts = scriptsOf(manifest);
  const needsGit = LIFECYCLE.some((name) => HOOKS.test(scripts.get(name) ?? ''));
  return needsGit ? [...managers.map(withoutHooks), ...managers] : managers;
}

/** A build that packs the project would run the same scripts as the installation. */
function withoutHooks({ name, installs, runs, tests }: Manager): Manager {
  const scriptless = (command: string) => `npm_config_ignore_scripts=true ${command}`;
  return {
    name: `${name} without lifecycle scripts`,
    installs: installs.slice(1),
    runs: runs.map(scriptless),
    tests: tests.map(scriptless),
  };
}

function namedManagers(listing: Listing, folder: string, manifest: Table): Manager[] {
  const [, field, fieldVersion] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest.packageManager ?? '')) ?? [];
  const kind = KINDS.find(
    ({ name, locks }) => field === name || locks.some((lock) => hasFile(listing, inside(folder, lock))),
  );
  if (kind === undefined) return [npm(listing, folder)];
  const { name, locks } = kind;
  const hasLock = locks.some((lock) => hasFile(listing, inside(folder, lock)));
  const version = fieldVersion ?? kind.version(listing, folder);
  const isHere = listing.hasProgram(name);
  const asked = { kind, hasLock, version, isHere, before: '' };
  const other = name === 'pnpm' ? olderPnpm(version) : undefined;
  return [asked, ...(other === undefined ? [] : [{ ...asked, ...other, isHere: false }])].map(managerOf);
}

/** A version of pnpm that reads the same lock file and runs on an older Node. */
function olderPnpm(version: string): Pick<Choice, 'version' | 'before'> | undefined {
  // By itself it would fetch the version that the manifest names, and run that. Unlike its setting against it, this
  // variable reaches scripts that start pnpm.
  const before = 'COREPACK_ROOT=/ ';
  return Number.parseInt(version, 10) > 10 ? { version: '10', before } : undefined;
}

interface Choice {
  readonly kind: Kind;
  readonly hasLock: boolean;
  readonly version: string;
  readonly isHere: boolean;
  /** Variables before each command. */
  readonly before: string;
}

function managerOf({ kind, hasLock, version, isHere, before }: Choice): Manager {
  const { name } = kind;
  const named = `${packageOf(name, version)}@${version}`;
  const prefix = `${before}${isHere ? name : `npx --yes ${named}`}`;
  // Without network npx would wait for the registry before it takes what setup fetched.
  const offline = `${before}${isHere ? name : `npx --yes --offline ${named}`}`;
  const install = installOf(kind, { prefix, hasLock, version });
  // What runs scripts need not be what installs: npm is where Node is.
  const runners = isHere ? [] : ['npm'];
  return {
    name: before === '' ? name : `${name}@${version}`,
    installs: [install, `${install} ${scriptless(name, version)}`],
    runs: [...runners.map((each) => `${each} run --silent`), `${offline} ${kind.run}`],
    tests: [...runners.map((each) => `${each} test`), `${offline} ${kind.test}`],
  };
}

/** From its second version on yarn is another package. */
function packageOf(name: string, version: string): string {
  return name === 'yarn' && isBerry(version) ? '@yarnpkg/cli-dist' : name;
}

function isBerry(version: string): boolean {
  return Number.parseInt(version, 10) >= 2;
}

function installOf(
  { name, install }: Kind,
  { prefix, hasLock, version }: { readonly prefix: string; readonly hasLock: boolean; readonly version: string },
): string {
  return name === 'yarn' && isBerry(version) ? `${prefix} install --immutable` : install(prefix, hasLock);
}

function scriptless(name: string, version: string): string {
  return name === 'yarn' && isBerry(version) ? '--mode=skip-build' : SCRIPTLESS;
}

function npm(listing: Listing, folder: string): Manager {
  const hasLock = NPM_LOCKS.some((lock) => hasFile(listing, inside(folder, lock)));
  const install = hasLock ? 'npm ci' : 'npm install --no-audit --no-fund';
  return {
    name: 'npm',
    installs: [install, `${install} ${SCRIPTLESS}`],
    runs: ['npm run --silent'],
    tests: ['npm test'],
  };
}

/** Globs of the files that decide what an installation makes. */
export function installInputs(listing: Listing, folder: string, isWorkspace: boolean): string[] {
  const names = [
    'package.json',
    ...NPM_LOCKS,
    ...KINDS.flatMap(({ locks }) => locks),
    ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'lerna.json'],
  ];
  const files = names.map((name) => inside(folder, name)).filter((path) => hasFile(listing, path));
  const folders = ['patches', '.yarn'].map((name) => inside(folder, name));
  const used = folders.filter((each) => listing.paths.some((path) => path.startsWith(`${each}/`)));
  const packages = isWorkspace ? [inside(folder, '**/package.json')] : [];
  return [...files, ...packages, ...used.map((each) => `${each}/**`)];
}

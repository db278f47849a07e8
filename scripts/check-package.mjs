// Packs the package and uses it as people do, without a network, in empty folders: `npm install -D` with npx, `-g`, and npx
// alone, each without a warning; then the way from `autorize --help` to the first verdict of the gate.
//   node scripts/check-package.mjs [NODE...]   once for each of these programs, or folders of them; default: the one that runs this
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MEGABYTE = 2 ** 20;
const MOST_PACKED = 6 * MEGABYTE;
const MOST_UNPACKED = 20 * MEGABYTE;
// From the end of the installation on: what a person waits.
const VERDICT_MS = 10_000;
// Nobody listens there.
const NO_REGISTRY = 'http://127.0.0.1:9/';

const root = fileURLToPath(new URL('..', import.meta.url));
const NPM = join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm', 'bin');
const [npm, npx] = ['npm-cli.js', 'npx-cli.js'].map((name) => join(NPM, name));
const work = mkdtempSync(join(tmpdir(), 'check-package-'));
const failures = [];
try {
  const tarball = pack();
  const nodes = process.argv.slice(2);
  for (const node of nodes.length === 0 ? [process.execPath] : nodes) checkOn(programOf(node), tarball);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const failure of failures) console.error(`error: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

function pack() {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', work];
  const printed = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename, size, unpackedSize }] = JSON.parse(printed);
  console.log(`${filename}: ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked`);
  if (size > MOST_PACKED || unpackedSize > MOST_UNPACKED) failures.push(`${filename} is larger than allowed`);
  return join(work, filename);
}

/** The program itself, named directly or by its folder. */
function programOf(path) {
  return realpathSync(statSync(path).isDirectory() ? join(path, 'node') : path);
}

function megabytes(bytes) {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function checkOn(node, tarball) {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const place = mkdtempSync(join(work, `${version}-`));
  const prefix = join(place, 'global');
  const [project, empty, judged] = ['project', 'empty', 'judged'].map((name) => join(place, name));
  for (const folder of [prefix, project, empty, judged]) mkdirSync(folder);
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true }\n');
  const env = {
    ...{ PATH: [dirname(node), join(prefix, 'bin'), process.env.PATH].join(delimiter), HOME: place },
    ...{ npm_config_cache: join(place, 'cache'), npm_config_registry: NO_REGISTRY, npm_config_prefix: prefix },
    ...{ npm_config_offline: 'true', npm_config_loglevel: 'warn', npm_config_update_notifier: 'false' },
  };
  /** Runs a program; whatever it prints on standard error, or an exit code, is a failure. */
  const run = (cwd, what, [program, ...args]) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
    if (status === 0 && stderr === '') return stdout;
    failures.push(`${version}: ${what} ended with ${status}: ${error?.message ?? (stderr || stdout)}`);
    return '';
  };

  run(project, 'npm install -D', [node, npm, 'install', '-D', '--no-audit', '--no-fund', tarball]);
  const installed = existsSync(join(project, 'node_modules'))
    ? readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    : [];
  if (installed.join() !== 'autorize-action') failures.push(`${version}: it installs ${installed.join(', ')}`);
  const own = run(project, 'npx autorize', [node, npx, 'autorize', '--version']);
  const once = run(empty, 'npx --package', [node, npx, '--yes', '--package', tarball, '--', 'autorize', '--version']);
  run(empty, 'npm install -g', [node, npm, 'install', '-g', '--no-audit', '--no-fund', tarball]);
  const begun = performance.now();
  const global = run(empty, 'autorize --version', ['autorize', '--version']);
  if (own === '' || own !== once || own !== global)
    failures.push(`${version}: the versions are ${own}, ${once}, ${global}`);
  reachVerdict((what, words) => run(judged, what, words), version);
  const seconds = (performance.now() - begun) / 1000;
  if (seconds * 1000 > VERDICT_MS) failures.push(`${version}: the first verdict took ${seconds.toFixed(1)} s`);
  const count = failures.filter((each) => each.startsWith(`${version}:`)).length;
  console.log(
    `${version}: ${count === 0 ? `-D, npx and -g work; first verdict after ${seconds.toFixed(1)} s` : 'FAILED'}`,
  );
}

/** Types what the help names, each command as the output before has it. */
function reachVerdict(run, version) {
  let printed = run('autorize --help', ['autorize', '--help']);
  for (const [pattern, command] of [
    [/^ +gate +/m, 'autorize gate --help'],
    [/(autorize gate init)/, '$1'],
    [/then: (autorize gate \S+)/, '$1'],
    [/suite_pass|pass/i, undefined],
  ]) {
    const found = pattern.exec(printed);
    if (found === null) return failures.push(`${version}: ${pattern} is not in what was printed: ${printed}`);
    if (command === undefined) return;
    const typed = command.replace('$1', found[1]);
    printed = run(typed, typed.split(' '));
  }
}

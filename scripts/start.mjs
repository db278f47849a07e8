// What `npm start` shows: the candidate gate on the example, then a whole experiment with a scripted agent.
//   node scripts/start.mjs            the experiment's repository is left for you to look at
//   node scripts/start.mjs --clean    it is removed at the end
// Nothing is installed, no model is called, and the network is not used. It takes about a minute.
import { spawnSync } from 'node:child_process';
// Whole: a Node too old to have one of its functions shall get as far as the sentence that says so.
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = 'log-report';
const OLDEST_NODE = [20, 19];
// From this version on git can leave the user's configuration alone (GIT_CONFIG_GLOBAL).
const OLDEST_GIT = [2, 32];
const PRECONDITION = 3;
const USAGE = 2;

const root = fileURLToPath(new URL('..', import.meta.url));
const autorize = join(root, 'tools', 'autorize.mjs');

const unknown = process.argv.slice(2).find((argument) => argument !== '--clean');
if (unknown !== undefined) stop(USAGE, `"${unknown}" is no option of this; the only one is --clean.`);
const isCleaned = process.argv.includes('--clean');
checkTools();

title('The candidate gate: 18 answers of an agent, judged scenario by scenario');
const gate = ['--mode', 'candidates', '--candidates', './candidates.example.json', '--replays', '25'];
run(process.execPath, [join('tools', 'run-ci-gate.mjs'), ...gate], { cwd: root });

title('An experiment: a scripted agent makes a program faster, and does not always play fair');
const copy = createCopy();
console.log(`A copy of examples/${EXAMPLE}, as a repository of its own: ${copy}\n`);
// Workspaces and checkouts lie beside the copy, and go with it: nothing is left in the user's cache.
const env = { ...process.env, XDG_CACHE_HOME: join(copy, '..', 'cache') };
run(process.execPath, [autorize, 'run', EXAMPLE], { cwd: copy, env });

title('The ledger, every iteration');
run(process.execPath, [autorize, 'list', EXAMPLE], { cwd: copy });

title(`What was kept: the branch autorize/${EXAMPLE}`);
run('git', ['--no-pager', 'log', '--oneline', `autorize/${EXAMPLE}`], { cwd: copy, env: gitEnvironment() });

title('What was not kept, and why');
for (const line of notKept()) console.log(line);

if (!isCleaned) {
  title('See for yourself');
  console.log(`The repository is left for you; all of it is in ${join(copy, '..')}. For example:`);
  console.log(`  cd ${copy}`);
  console.log(`  node ${autorize} show ${EXAMPLE} 7`);
  console.log(`  git diff main autorize/${EXAMPLE}`);
}

function checkTools() {
  const node = process.versions.node;
  if (isOlder(node, OLDEST_NODE)) {
    stop(PRECONDITION, `this is Node ${node}; it needs ${OLDEST_NODE.join('.')} or newer. Install it, then try again.`);
  }
  const { stdout, status } = spawnSync('git', ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    stop(PRECONDITION, 'there is no git on the PATH; an experiment needs it. Install it, then try again.');
  const git = /\d+\.\d+[.\d]*/.exec(stdout)?.[0] ?? '0.0';
  if (isOlder(git, OLDEST_GIT)) {
    stop(PRECONDITION, `this is git ${git}; it needs ${OLDEST_GIT.join('.')} or newer. Install it, then try again.`);
  }
}

function isOlder(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

/** A repository of its own with one commit: an experiment starts from one, and yours stays out of it. */
function createCopy() {
  const parent = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'autorize-start-')));
  if (isCleaned) process.on('exit', () => fs.rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, EXAMPLE);
  fs.cpSync(join(root, 'examples', EXAMPLE), folder, { recursive: true });
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'The base'],
  ]) {
    run('git', args, { cwd: folder, env: gitEnvironment() });
  }
  return folder;
}

/** An identity, and nothing of the user's configuration: no hook, no signature, no template, no pager. */
function gitEnvironment() {
  const identity = { NAME: 'Autorize example', EMAIL: 'example@example.org' };
  const persons = ['AUTHOR', 'COMMITTER'].flatMap((person) =>
    Object.entries(identity).map(([key, value]) => [`GIT_${person}_${key}`, value]),
  );
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return { ...Object.fromEntries([...own, ...persons]), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
}

function notKept() {
  const text = fs.readFileSync(join(copy, '.autorize', EXAMPLE, 'iterations.jsonl'), 'utf8');
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return records
    .filter(({ outcome }) => outcome !== 'baseline' && outcome !== 'merged')
    .map(({ iter, outcome, notes }) => {
      const [reason = ''] = String(notes ?? '').split('\n');
      // What a program under test has printed may be part of a reason: it shall not steer the terminal.
      return `${String(iter).padStart(3)}  ${outcome.padEnd(12)}  ${reason.replace(/\p{Cc}/gu, '?')}`.trimEnd();
    });
}

function title(text) {
  console.log(`\n== ${text}\n`);
}

/** Runs a command with its output shown; where it fails, so does this, with the same exit code. */
function run(command, args, { cwd, env = process.env }) {
  const { status, signal, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status === 0) return;
  const shown = [command === process.execPath ? 'node' : command, ...args].join(' ');
  if (error !== undefined) stop(PRECONDITION, `"${shown}" could not be run: ${error.message}.`);
  stop(signal === null ? status : 1, `"${shown}" ended with ${signal ?? status}; what it said stands above.`);
}

function stop(code, reason) {
  console.error(`error: ${reason}`);
  process.exit(code);
}

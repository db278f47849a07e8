// npm run soak [-- --kills 2000 --workers 2 --seed 1 --tally FILE --program FOLDER --only mission --rounds]: the command,
// built from the sources, is killed at random times over experiments, missions and work items, or a git of it is; a user
// works in the same repositories. `--only` takes the sites whose names begin so; `--rounds` says how each round ended.
// `--tally` keeps what was checked in a file: started again with it, the soak goes on to the same number of kills.
// After each kill `resume` alone has to go on; at the end everything accepted has to be there, once, and nothing else.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkRepository, readChain, wholeLines } from './checks.mjs';
import { gitsBelow, kill, leftovers } from './processes.mjs';
import { SITES } from './sites.mjs';
import { User } from './user.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Then the site is run to its end, so that every site is checked whole.
const KILLS_A_SITE = 25;
const LIMIT_MS = 300_000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '2000' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    tally: { type: 'string' },
    program: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'boolean', default: false },
  },
});
const KINDS = SITES.filter(({ name }) => name.startsWith(values.only));
if (KINDS.length === 0) throw new Error(`--only ${values.only}: no site begins so: ${SITES.map(({ name }) => name)}`);

/** Numbers from 0 to 1 that a seed decides. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The tools over bundles of the sources. */
function build(root) {
  const program = join(root, 'program');
  mkdirSync(program);
  execFileSync(process.execPath, ['scripts/build.mjs', join(program, 'dist')], { cwd: ROOT, stdio: 'inherit' });
  for (const name of ['tools', 'package.json', 'docs', 'replay-suite'])
    cpSync(join(ROOT, name), join(program, name), { recursive: true });
  return program;
}

/** What was checked, by site; of an earlier part of the soak, too. */
function readTallies() {
  const { tally: file } = values;
  const earlier = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const none = () => ({ sites: 0, supervisor: 0, git: 0, resumes: 0, accepted: 0, issues: [] });
  return new Map(SITES.map(({ name }) => [name, earlier[name] ?? none()]));
}

function storeTallies() {
  const { tally: file } = values;
  if (file === undefined) return;
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(tallies), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const tallies = readTallies();
// Kills count at once, so that the workers share them, and are tallied once their site is checked.
let left = [...tallies.values()].reduce((sum, { supervisor, git }) => sum - supervisor - git, Number(values.kills));

/** Starts the command and kills it, or a git of it, after a while; `undefined`: lets it run to its end. */
async function runOnce(site, { args, program, plan }) {
  const [tool, ...rest] = args;
  const env = { PATH: process.env.PATH, HOME: site.home, XDG_CACHE_HOME: join(site.home, 'cache') };
  const child = spawn(process.execPath, [join(program, 'tools', tool), ...rest], {
    ...{ cwd: site.folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let message = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (block) => {
      message = `${message}${block}`.slice(-20_000);
    });
  const ended = once(child, 'close');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const killed = plan === undefined ? undefined : await killAfter(child, plan, isOver);
  const timer = setTimeout(() => {
    message += `\nnot over after ${LIMIT_MS} ms`;
    kill(child.pid);
  }, LIMIT_MS);
  const [code, signal] = await ended;
  clearTimeout(timer);
  return { code, signal, message, killed };
}

async function killAfter(child, { afterMs, whom }, isOver) {
  const until = performance.now() + afterMs;
  while (performance.now() < until && !isOver()) await pause(Math.min(20, afterMs));
  if (isOver()) return undefined;
  // A git lives for milliseconds: it is looked for until there is one.
  const lookUntil = performance.now() + 1500;
  while (whom === 'git' && performance.now() < lookUntil && !isOver()) {
    const [git] = gitsBelow(child.pid);
    if (git !== undefined && kill(git)) return 'git';
    await new Promise((resolve) => setImmediate(resolve));
  }
  return !isOver() && kill(child.pid) ? 'supervisor' : undefined;
}

/** Why an end was none that may be; undefined where it may. */
function judgeEnd({ code, signal, message, killed }, { site, user }) {
  if (killed === 'supervisor' && signal === 'SIGKILL') return undefined;
  const last = message.slice(-1500);
  if (signal !== null) return `ended by ${signal} and not by the soak: ${last}`;
  if (code === 0 || site.isOver(message) || site.isUnborn(message)) return undefined;
  if (code === 3 && killed === 'git') return undefined;
  if (code === 3 && user.hasHeld && /which a run moves|while a run moved/.test(message)) return undefined;
  // Asked in the moment between the file and the commit of the user.
  if (code === 3 && /changes that are not committed/.test(message)) return undefined;
  // An item whose git was killed is one that failed, and is tried again by the next run.
  if (code === 1 && killed === 'git') return undefined;
  return `exit code ${code}: ${last}`;
}

/** Records that were on the disk have to stay, byte for byte. */
function checkGrowth(site, seen, issues) {
  for (const path of site.journals()) {
    const text = wholeLines(path);
    const before = seen.get(path) ?? '';
    if (!text.startsWith(before)) issues.push(`${path} lost or changed records that were on the disk`);
    seen.set(path, text);
    issues.push(...readChain(path).issues);
  }
}

/** How a round ended, in one line. */
function printRound(site, { round, plan, end, user }) {
  const { code, signal, killed = 'nothing', message } = end;
  const where = user.isVisiting ? ', branch checked out' : '';
  const asked = plan === undefined ? 'to its end' : `${plan.whom} after ${Math.round(plan.afterMs)} ms`;
  const last = JSON.stringify(message.trimEnd().slice(-300));
  console.log(`${site.home} ${round}: ${asked}; killed ${killed}${where}; ended ${signal ?? code}: ${last}`);
}

async function runSite(kind, { root, program, random }) {
  const counts = { supervisor: 0, git: 0, resumes: 0 };
  const made = kind.create(root);
  const site = { ...made, home: dirname(made.folder) };
  const user = new User(site.folder, { random, branchOf: site.branch });
  const issues = [];
  const seen = new Map();
  let kills = 0;
  let isBegun = false;
  user.start();
  for (let round = 0; issues.length === 0; round += 1) {
    const goOn = isBegun ? site.goOn() : undefined;
    if (goOn !== undefined) counts.resumes += 1;
    const isKilled = kills < KILLS_A_SITE && left > 0;
    if (!isKilled && round > KILLS_A_SITE) await user.stop();
    const afterMs = random() * (random() < 0.5 ? 800 : 4000);
    const plan = isKilled ? { afterMs, whom: random() < 0.4 ? 'git' : 'supervisor' } : undefined;
    user.hasHeld = user.isVisiting;
    const end = await runOnce(site, { args: goOn ?? site.begin, program, plan });
    if (values.rounds) printRound(site, { round, plan, end, user });
    if (end.killed !== undefined) {
      kills += 1;
      left -= 1;
      counts[end.killed] += 1;
    }
    const issue = judgeEnd(end, { site, user });
    if (issue !== undefined) issues.push(`${(goOn ?? site.begin).join(' ')}: ${issue}`);
    checkGrowth(site, seen, issues);
    if (end.code === 3) site.tidy?.(end.message);
    isBegun = !site.isUnborn(end.message);
    if (end.killed === undefined && (end.code === 0 || site.isOver(end.message))) break;
    if (round > 4 * KILLS_A_SITE)
      issues.push(`it does not come to an end: ${end.message.slice(-1500)} ${user.issues.join('; ')}`);
  }
  await user.stop();
  await finish(site, { user, issues, counts, name: kind.name });
}

async function finish(site, { user, issues, counts, name }) {
  const tally = tallies.get(name);
  let accepted = 0;
  try {
    for (const each of await leftovers(site.home)) issues.push(`a process is left: ${each}`);
    if (issues.length === 0) {
      const found = site.check();
      accepted = found.accepted.length;
      issues.push(...found.issues, ...user.check(), ...checkRepository(site.folder));
    }
  } catch (error) {
    issues.push(`the check failed: ${error.stack} ${error.stderr ?? ''}`);
  }
  for (const issue of issues) process.stdout.write(`VIOLATION ${name} (${site.folder}): ${issue}\n`);
  tally.issues.push(...issues);
  for (const [each, count] of Object.entries({ ...counts, accepted, sites: 1 })) tally[each] += count;
  storeTallies();
  // What went wrong stays to be looked at.
  if (issues.length === 0) for (const folder of [site.home]) rmSync(folder, { recursive: true, force: true });
}

function printSummary() {
  const rows = [...tallies].map(([name, { sites, supervisor, git, resumes, accepted, issues }]) =>
    [
      name.padEnd(36),
      ...[sites, supervisor, git, resumes, accepted, issues.length].map((n) => String(n).padStart(10)),
    ].join(''),
  );
  const head = ['', 'sites', 'killed', 'git killed', 'resumes', 'accepted', 'violations'];
  console.log([head[0].padEnd(36), ...head.slice(1).map((word) => word.padStart(10))].join(''));
  console.log(rows.join('\n'));
}

const root = mkdtempSync(join(tmpdir(), 'autorize-soak-'));
const program = values.program ?? build(root);
console.log(`seed ${values.seed}, in ${root}`);
let next = [...tallies.values()].reduce((sum, { sites }) => sum + sites, 0);
async function work(number) {
  const random = createRandom(Number(values.seed) * 1000 + number);
  while (left > 0) {
    const kind = KINDS[next % KINDS.length];
    next += 1;
    await runSite(kind, { root, program, random });
    console.log(`${new Date().toISOString()} ${kind.name}: checked; ${Math.max(0, left)} kills left`);
  }
}
await Promise.all(Array.from({ length: Number(values.workers) }, (_, index) => work(index)));
printSummary();
const total = [...tallies.values()].reduce((sum, { issues }) => sum + issues.length, 0);
if (total === 0) rmSync(root, { recursive: true, force: true });
process.exitCode = total === 0 ? 0 : 1;

/**
 * Changes the code in small ways, one at a time, and looks whether a test fails. Each change that no test notices is
 * printed, unless test/mutation/equivalents.json names it with the reason why no test can notice it. Fails where fewer
 * than 90 % of the others are noticed, and where the list names a change that a test notices or that there is not.
 *
 *   npm run mutation                                  src/stats, src/decision and src/base/median.ts
 *   npm run mutation -- src/decision/conclusion.ts    these files alone
 *
 * Needs Node 22.18 or newer, which runs TypeScript. test/mutation/README.md has the last result and how long it took.
 */
import { fork } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const LEAST_SHARE = 0.9;
// Of processor time, since a machine with other work is slow.
const LIMIT_MS = 20_000;
const LOOK_MS = 1000;
const JOBS = Number(process.env.MUTATION_JOBS ?? 2);
const root = fileURLToPath(new URL('..', import.meta.url));
const urlOf = (path) => pathToFileURL(join(root, path)).href;
const find = (patterns) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

const SOURCES = ['src/base/median.ts', 'src/stats/*.ts', 'src/decision/**/*.ts'];
// The fast tests of what is changed, with those of the audit, which replays decisions; without the simulations.
const TESTS = find([
  'test/base/median.test.ts',
  'test/{stats,decision}/**/*.test.ts',
  'test/audit/audit.test.ts',
]).filter(
  (path) => !['test/decision/simulation.test.ts', 'test/decision/comparison/recorded-world.test.ts'].includes(path),
);

const paths = process.argv.length > 2 ? process.argv.slice(2) : find(SOURCES);
const files = paths.map((path) => ({ name: path, mutate: true, content: readFileSync(join(root, path), 'utf8') }));
const { instrumented, mutants } = await change(files);
const equivalents = JSON.parse(readFileSync(join(root, 'test/mutation/equivalents.json'), 'utf8'));
process.exitCode = judge(await testAll()) ? 0 : 1;

async function change(originals) {
  const silent = new Proxy({}, { get: (_, name) => (name.startsWith('is') ? () => false : () => undefined) });
  // Texts are for people.
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
  const found = await new Instrumenter(silent).instrument(originals, options);
  return { instrumented: found.files, mutants: found.mutants.filter(({ status }) => status === undefined) };
}

/** Tests every change in warm workers; the outcome of each by its id. */
async function testAll() {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-mutation-'));
  const input = join(folder, 'input.json');
  const sources = instrumented.map(({ name, content }) => [urlOf(name), content]);
  writeFileSync(input, JSON.stringify({ sources, tests: TESTS.map(urlOf) }));
  const queue = mutants.map(({ id }) => id);
  const outcomes = new Map();
  try {
    await Promise.all(Array.from({ length: JOBS }, () => work(input, queue, outcomes)));
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes changes from the queue until it is empty; a worker that hangs or dies of one is replaced. */
async function work(input, queue, outcomes) {
  while ((await oneWorker(input, queue, outcomes)) === 'again');
}

function oneWorker(input, queue, outcomes) {
  const worker = fork(join(root, 'test/mutation/worker.mjs'), [input, `${input}.reach`], {
    execArgv: ['--max-old-space-size=2048', '--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, stop) => {
    const reject = (error) => {
      stop(error);
      worker.kill('SIGKILL');
    };
    let current;
    let timer;
    let isOver = false;
    const next = () => {
      current = queue.shift();
      if (current === undefined) return worker.send(null);
      const before = usedMs(worker.pid);
      timer = setInterval(() => {
        if (usedMs(worker.pid) - before > LIMIT_MS) worker.kill('SIGKILL');
      }, LOOK_MS);
      worker.send(current);
    };
    worker.on('message', (message) => {
      clearInterval(timer);
      if (message.kind === 'ended') {
        isOver = true;
        if (message.leftover !== undefined) reject(new Error(`a change left something behind: ${message.leftover}`));
        return;
      }
      if (message.kind === 'ready') {
        if (message.failed.length > 0) reject(new Error(`tests fail without any change: ${message.failed.join('\n')}`));
        for (const id of message.atStart) outcomes.set(id, 'at-start');
      } else {
        outcomes.set(message.id, message.isNoticed ? 'noticed' : 'unnoticed');
        if (outcomes.size % 500 === 0) console.log(`${outcomes.size} of ${mutants.length}`);
      }
      while (outcomes.has(queue[0])) queue.shift();
      next();
    });
    worker.on('exit', () => {
      clearInterval(timer);
      if (isOver) return resolve('over');
      if (current === undefined) return reject(new Error('a worker ended before it was ready'));
      console.log(`a worker ended at ${describe(current)}`);
      outcomes.set(current, 'noticed');
      resolve('again');
    });
  });
}

/** Processor time of a process so far; where /proc does not say, the time since the start. */
function usedMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

function describe(wanted) {
  const { fileName, location, replacement } = mutants.find(({ id }) => id === wanted);
  return `${fileName}:${location.start.line + 1} → ${replacement}`;
}

function judge(outcomes) {
  const keyOf = ({ file, from, to }) => JSON.stringify([file, from, to]);
  const known = new Map(equivalents.map((each) => [keyOf(each), { ...each, outcome: 'gone' }]));
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const byFile = new Map(paths.map((path) => [path, { noticed: 0, equivalent: 0, unnoticed: 0 }]));
  for (const { id, fileName: file, location, replacement } of mutants) {
    const outcome = outcomes.get(id);
    if (outcome === 'at-start') continue;
    const mutant = { file, from: textAt(contents.get(file), location), to: replacement };
    const listed = known.get(keyOf(mutant));
    const counts = byFile.get(file);
    if (outcome === 'noticed') {
      counts.noticed += 1;
      if (listed?.outcome === 'gone') listed.outcome = 'noticed';
    } else if (listed === undefined) {
      counts.unnoticed += 1;
      console.log(`${file}:${location.start.line + 1}: ${mutant.from} → ${mutant.to}`);
    } else {
      counts.equivalent += 1;
      listed.outcome = 'unnoticed';
    }
  }
  const whole = { noticed: 0, equivalent: 0, unnoticed: 0 };
  for (const [file, counts] of byFile) {
    console.log(`${file}: ${textOf(counts)}`);
    for (const name of Object.keys(whole)) whole[name] += counts[name];
  }
  console.log(textOf(whole));
  const stale = [...known.values()].filter(({ file, outcome }) => byFile.has(file) && outcome !== 'unnoticed');
  for (const { file, from, to, outcome } of stale) {
    const why = outcome === 'gone' ? 'there is no such change' : 'a test notices it';
    console.log(`test/mutation/equivalents.json: ${file}: ${from} → ${to}: ${why}; remove it`);
  }
  return shareOf(whole) >= LEAST_SHARE && stale.length === 0;
}

/** Of the changes that are not equivalent; 1 where there are none. */
function shareOf({ noticed, unnoticed }) {
  return noticed + unnoticed === 0 ? 1 : noticed / (noticed + unnoticed);
}

function textOf(counts) {
  const share = (100 * shareOf(counts)).toFixed(1);
  return `${counts.noticed} noticed, ${counts.unnoticed} not, ${counts.equivalent} equivalent: ${share} % noticed`;
}

/** The changed text on one line; lines and columns begin at 0. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.map((line) => line.trim()).join(' ');
}

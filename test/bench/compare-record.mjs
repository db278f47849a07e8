// Records the series that `npm run bench:compare` draws from: the scores of three small benchmarks (programs/), one
// process a run. `quiet`: on an idle machine. `loaded`: on the machine as it is, then next to as many processes as cores
// that are busy and idle in turn.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = join(import.meta.dirname, 'programs');
const SERIES = join(import.meta.dirname, '..', 'fixtures', 'compare-series.json');
const SCORES = 400;
const UNRECORDED = 3;
// Busy and idle for 20 to 400 ms each: half of a core on average.
const LOAD = `
  const wait = () => 20 + 380 * Math.random();
  for (;;) {
    const end = performance.now() + wait();
    while (performance.now() < end);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait());
  }`;

/** The recorded series, each with its conditions and its scores in milliseconds in the order in which they came. */
export function readSeries() {
  return JSON.parse(readFileSync(SERIES, 'utf8'));
}

/** What a machine does besides, by the name of the conditions; series of other conditions stay as they were recorded. */
const CONDITIONS = { quiet: ['quiet'], loaded: ['no added load', 'added load'] };
// Above this load the machine is not idle.
const QUIET_LOAD = 0.5;

/** Records the series of some conditions again; needs a C compiler and Python, and takes some minutes. */
export function recordSeries(name) {
  const chosen = CONDITIONS[name];
  if (chosen === undefined) throw new Error(`--record ${name}: expected one of ${Object.keys(CONDITIONS).join(', ')}`);
  const [load] = loadavg();
  if (name === 'quiet' && load > QUIET_LOAD)
    throw new Error(
      `the load average is ${load.toFixed(1)}: record quiet series on an idle machine, below ${QUIET_LOAD}`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    const benchmarks = commandsOf(folder);
    const recorded = chosen.flatMap((conditions) => {
      const children = conditions === 'added load' ? startLoad() : [];
      try {
        return benchmarks.flatMap(({ name: benchmark, command }) => seriesOf({ name: benchmark, conditions }, command));
      } finally {
        for (const child of children) child.kill('SIGKILL');
      }
    });
    const before = readSeries();
    const kept = before.series.filter(({ conditions }) => !chosen.includes(conditions));
    const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`;
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(SERIES, JSON.stringify({ recorded_at: today, machine, series: [...kept, ...recorded] }));
    execFileSync('npx', ['biome', 'format', '--write', SERIES], { stdio: 'ignore' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function commandsOf(folder) {
  const words = join(folder, 'words');
  execFileSync('cc', ['-O2', '-o', words, join(PROGRAMS, 'words.c')]);
  // Past a shim, whose start is not what is measured but takes longer than the rest.
  const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  return [
    { name: 'JSON parsing in Node', command: [process.execPath, join(PROGRAMS, 'parse-json.mjs')] },
    { name: 'sorting in Python', command: [python, join(PROGRAMS, 'sort.py')] },
    { name: 'hash table in C', command: [words] },
  ];
}

function startLoad() {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOAD], { stdio: 'ignore' }),
  );
}

/** Two series of the same runs: their wall time and their CPU time. */
function seriesOf(named, [program, ...args]) {
  const run = () => execFileSync(program, args, { encoding: 'utf8' }).trim().split(' ').map(Number);
  for (let time = 0; time < UNRECORDED; time += 1) run();
  const runs = [];
  let loads = 0;
  while (runs.length < SCORES) {
    runs.push(run());
    loads += loadavg()[0];
    if (runs.length % 100 === 0) console.error(`${named.name}, ${named.conditions}: ${runs.length} of ${SCORES}`);
  }
  return ['wall time', 'CPU time'].map((measure, index) => ({
    ...named,
    measure,
    load_average: Number((loads / SCORES).toFixed(1)),
    scores: runs.map((values) => Number(values[index].toPrecision(5))),
  }));
}

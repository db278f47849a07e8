// npm run bench:iteration [-- files]: a whole iteration of an experiment, whose agent and evaluator do next to nothing,
// against one `git worktree add` and `remove` of the same repository. Lane, sandboxes, capture, checkout, keep, records
// and their syncs are all in it. Needs a Node that reads TypeScript (24, as npm scripts have it). Both alternate.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runExperiment } from '../../src/experiment/run.ts';
import { createHost } from '../../src/kernel/host.ts';
import { makeFiles } from './files.mjs';
import { median, printPair } from './pairs.mjs';

const ITERATIONS = 8;
const AIMS = new Map([
  [5000, 0.5],
  [50_000, 0.2],
]);
const CONFIG = `
[experiment]
name = "bench"
[objective]
command = "cat score"
direction = "max"
protect = ["folder-1/file-1.txt"]
[iteration]
budget = "60s"
max_iterations = ${ITERATIONS}
[schedule]
total_budget = "1h"
[agent]
# Every second one is kept.
command = "echo $(( {iter} % 2 ? {iter} : 0 )) > score; : {prompt_file}"
`;

const asked = process.argv.slice(2).map(Number);
for (const files of asked.length === 0 ? AIMS.keys() : asked) await measure(files);

async function measure(files) {
  const place = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const user = join(place, 'user');
    const git = (...args) => execFileSync('git', args, { cwd: user, stdio: ['ignore', 'pipe', 'inherit'] }).toString();
    makeFiles(user, files);
    writeFileSync(join(user, 'score'), '0\n');
    const experiment = join(user, '.autorize', 'bench');
    mkdirSync(experiment, { recursive: true });
    writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
    writeFileSync(join(experiment, 'config.toml'), CONFIG);
    writeFileSync(join(experiment, 'program.md'), 'Count.\n');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'gc.auto=0', 'commit', '-q', '-m', 'The base');
    const turns = [];
    let began = 0;
    let inFlight = new Map();
    const onEvent = (event) => {
      const now = performance.now();
      if (event.kind === 'step') inFlight.set(event.step, now - began);
      if (event.kind !== 'recorded') return;
      if (event.record.iter > 1) turns.push({ ours: now - began, steps: inFlight, ...timeWorkTree(git, place) });
      inFlight = new Map();
      began = performance.now();
    };
    const host = createHost({ packageRoot: user, cwd: user });
    const env = { ...process.env, XDG_CACHE_HOME: join(place, 'cache') };
    const { records } = await runExperiment({ name: 'bench', mode: 'run', onEvent }, { ...host, env });
    const kept = records.filter(({ outcome }) => outcome === 'merged').length;
    if (kept !== ITERATIONS / 2) throw new Error(`${kept} were kept; expected ${ITERATIONS / 2}`);
    print(files, turns);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function timeWorkTree(git, place) {
  const linked = join(place, 'linked');
  const started = performance.now();
  git('worktree', 'add', '-q', '--detach', linked);
  git('worktree', 'remove', '--force', linked);
  return { theirs: performance.now() - started };
}

function print(files, turns) {
  const ratio = median(turns.map(({ ours, theirs }) => ours / theirs));
  const [a, b] = [median(turns.map(({ ours }) => ours)), median(turns.map(({ theirs }) => theirs))];
  printPair(`${files} files: an iteration / a work tree`, { a, b, ratio }, AIMS.get(files) ?? '-');
  const last = turns.at(-1);
  const steps = [...last.steps].map(([name, at]) => `${name} ${at.toFixed(0)}`);
  console.log(`  the last one, ms at which each step began: ${steps.join(', ')}`);
}

// npm run bench:workspaces [-- seconds]: what agents that work beside an evaluation do to its noise. Experiments whose changes
// are all neutral, with 1, 2 and 4 workspaces, without and with `environment.cpus` (the last core for evaluations), round
// by round in turn. The agents use their cores as much as they can; the evaluator times a fixed piece of work. Of each:
// the SD of a single score and of the difference of a pair, in percent of the score, and iterations a minute.
// Needs two cores and a Node that reads TypeScript (24, as npm scripts have it).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { runExperiment } from '../../src/experiment/run.ts';
import { usableCores } from '../../src/kernel/cores.ts';
import { inRepository } from './repository.mjs';

// A time by the wall, as benchmarks take it: what else runs on its core is in it.
const EVALUATOR = `
const started = performance.now();
let sum = 0;
for (let turn = 0; turn < 3e7; turn += 1) sum = (sum * 31 + turn) | 0;
console.log(performance.now() - started + 0 * sum);
`;

// Each is a change of its own that helps nothing; half a second of work on one core.
const AGENT =
  "node -e 'const end = Date.now() + 500; let n = 0; while (Date.now() < end) n += 1' && date +%N > note-$(date +%N).txt";

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const seconds = Number(process.argv[2] ?? 40);
const cores = usableCores();
if (cores.length < 2) throw new Error('it needs two cores: with one there is nothing to pin');

const found = new Map();
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const workspaces of COUNTS) {
    for (const isPinned of [false, true]) {
      const key = `${workspaces} ${isPinned}`;
      await inRepository(100, async (site) => {
        const run = await measure(site, { workspaces, isPinned });
        found.set(key, [...(found.get(key) ?? []), run]);
      });
    }
  }
}
const [load = 0] = loadavg();
console.log(`${cpus().length} cores, load ${load.toFixed(1)} at the end, ${ROUNDS} runs of ${seconds} s each`);
console.log(
  '| workspaces | environment.cpus | SD of a score | SD of a pair | a score takes | iterations a minute | evaluations |',
);
console.log('|---|---|---|---|---|---|---|');
for (const workspaces of COUNTS) {
  for (const isPinned of [false, true]) {
    const runs = found.get(`${workspaces} ${isPinned}`) ?? [];
    const [single, pair] = ['single', 'pair'].map(
      (name) => `${(100 * mean(runs.map((run) => run[name]))).toFixed(1)} %`,
    );
    const took = `${mean(runs.map((run) => run.level)).toFixed(0)} ms`;
    const rate = mean(runs.map(({ iterations }) => (60 * iterations) / seconds)).toFixed(1);
    const count = runs.reduce((sum, { evaluations }) => sum + evaluations, 0);
    console.log(
      `| ${workspaces} | ${isPinned ? cores.at(-1) : 'all'} | ${single} | ${pair} | ${took} | ${rate} | ${count} |`,
    );
  }
}

async function measure({ user, git, host }, { workspaces, isPinned }) {
  writeFileSync(join(user, 'evaluate.mjs'), EVALUATOR);
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'The evaluator');
  const experiment = join(user, '.autorize', 'bench');
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'program.md'), 'Count.\n');
  writeFileSync(join(experiment, 'config.toml'), configOf({ workspaces, isPinned }));
  const { records } = await runExperiment({ name: 'bench', mode: 'run' }, host);
  return { iterations: records.length, ...noiseOf(scoredPairs(join(experiment, 'decisions.jsonl'))) };
}

function scoredPairs(path) {
  const pairs = new Map();
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const { kind, stage, task, index, attempt, arm, score } = JSON.parse(line);
    if (kind !== 'evaluation' || stage !== 'pair' || score === null) continue;
    const key = `${task} ${index} ${attempt}`;
    pairs.set(key, { ...pairs.get(key), [arm]: Math.log(score) });
  }
  return [...pairs.values()].filter(({ candidate, incumbent }) => candidate !== undefined && incumbent !== undefined);
}

/** Of logarithms: shares of the score, whatever the machine. */
function noiseOf(pairs) {
  const scores = pairs.flatMap(({ candidate, incumbent }) => [candidate, incumbent]);
  const single = deviation(scores);
  const pair = deviation(pairs.map(({ candidate, incumbent }) => candidate - incumbent));
  return { single, pair, level: Math.exp(mean(scores)), evaluations: scores.length };
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

function configOf({ workspaces, isPinned }) {
  return `
[experiment]
name = "bench"
[objective]
command = "node evaluate.mjs"
direction = "min"
decision = "paired-sequential"
scale = "difference"
screen = "off"
protect = ["evaluate.mjs"]
aa_check_every = 0
negative_control = "off"
[objective.confirm]
pairs = 0
[iteration]
budget = "60s"
parallel = ${workspaces}
max_consecutive_noops = 0
[schedule]
total_budget = "${seconds}s"
[agent]
command = ${JSON.stringify(`${AGENT}; : {prompt_file}`)}
${isPinned ? `[environment]\ncpus = [${cores.at(-1)}]\n` : ''}`;
}

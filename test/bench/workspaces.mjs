// npm run bench:workspaces [-- noise|rate]: what agents that work beside evaluations do to them, and what `environment.cpus`
// (the last core for evaluations, the others for agents) brings. Takes about five minutes; on an idle machine.
// `noise`: a fixed evaluation alone, beside 1 and beside 3 busy agents, without and with pinning, in turn; of each the
// median and the SD of a score, and the SD of the difference of a pair. The agents compute, copy memory and pause.
// `rate`: experiments with 1, 2 and 4 workspaces, whose changes help nothing, without and with pinning; of each the
// iterations a minute, and the SD of a single score and of the difference of a pair, as the decision log has them.
// Needs two cores and a Node that reads TypeScript (24, as npm scripts have it).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../src/engine/workspace/command.ts';
import { openPrivateArea } from '../../src/engine/workspace/private-area.ts';
import { runExperiment } from '../../src/experiment/run.ts';
import { usableCores } from '../../src/kernel/cores.ts';
import { requireLevel } from '../../src/kernel/sandbox-level.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { median } from './pairs.mjs';
import { inRepository } from './repository.mjs';

// A time by the wall, as benchmarks take it: what else runs on its core is in it.
const EVALUATOR = `
const started = performance.now();
let sum = 0;
for (let turn = 0; turn < 3e7; turn += 1) sum = (sum * 31 + turn) | 0;
console.log(performance.now() - started + 0 * sum);
`;

// Works for a fifth of a second, half of it in memory, and pauses for a tenth.
const BUSY = `
const [from, to] = [Buffer.alloc(16 << 20, 1), Buffer.alloc(16 << 20)];
const until = (ms, act) => { const end = performance.now() + ms; while (performance.now() < end) act(); };
let sum = 0;
for (;;) {
  until(100, () => (sum = (sum * 31 + 1) | 0));
  until(100, () => from.copy(to));
  await new Promise((resolve) => setTimeout(resolve, 100));
}
`;

// Each is a change of its own that helps nothing; half a second of work on one core.
const AGENT =
  "node -e 'const end = Date.now() + 500; let n = 0; while (Date.now() < end) n += 1' && date +%N > note-$(date +%N).txt";

const AGENTS = [0, 1, 3];
const ROUNDS = 3;
const SCORES = 20;
const COUNTS = [1, 2, 4];
const SECONDS = 20;

const cores = usableCores();
if (cores.length < 2) throw new Error('it needs two cores: with one there is nothing to pin');
const pinned = [cores.at(-1)];
const parts = ['noise', 'rate'].filter((name) => process.argv.includes(name));
const began = performance.now();
const [loadBefore = 0] = loadavg();
if (parts.length === 0 || parts.includes('noise')) await inRepository(10, measureNoise);
if (parts.length === 0 || parts.includes('rate')) await measureRates();
const [loadAfter = 0] = loadavg();
const took = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${cpus().length} cores, load ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after, ${took} s`,
);

async function measureNoise({ place, user, git, host }) {
  const base = git('rev-parse', 'HEAD').trim();
  const level = await requireLevel({ requested: 'required', network: 'off' });
  const found = new Map();
  const folder = join(place, 'programs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'evaluate.mjs'), EVALUATOR);
  writeFileSync(join(folder, 'busy.mjs'), BUSY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isPinned of [false, true]) {
      const area = await openPrivateArea({
        ...{ folder: join(place, 'cache', 'autorize', 'bench-000000000000'), repository: findRepository(user) },
        ...{ base, branchHead: base, level, parentEnv: host.env, environment: isPinned ? { cpus: pinned } : {} },
      });
      for (const agents of AGENTS) {
        const scores = await scoresBeside(area, {
          agents,
          folder,
          logs: join(place, `logs-${round}-${isPinned}-${agents}`),
        });
        const key = `${agents} ${isPinned}`;
        found.set(key, [...(found.get(key) ?? []), scores]);
      }
      await area.store.git.objects?.close();
      area.close();
    }
  }
  console.log(`\nA fixed evaluation, ${ROUNDS} rounds of ${SCORES} scores`);
  console.log('| busy agents | evaluations on | median score | SD of a score | SD of a pair |\n|---|---|---|---|---|');
  for (const agents of AGENTS) {
    for (const isPinned of [false, true]) {
      const rounds = found.get(`${agents} ${isPinned}`);
      const logs = rounds.map((scores) => scores.map(Math.log));
      const pairs = logs.map((scores) => scores.flatMap((one, at) => (at % 2 === 0 ? [one - scores[at + 1]] : [])));
      console.log(
        `| ${agents} | ${coresOf(isPinned)} | ${median(rounds.flat()).toFixed(1)} ms | ${percent(mean(logs.map(deviation)))} | ${percent(mean(pairs.map(deviation)))} |`,
      );
    }
  }
}

/** Scores of the same code, while so many agents are at work. */
async function scoresBeside(area, { agents, folder, logs }) {
  mkdirSync(logs);
  const over = new AbortController();
  const run = (name, more) =>
    runCommand(area, {
      ...{ workDir: folder, variables: {}, network: 'off', budgetMs: 600_000, signal: undefined, ...more },
      ...{ stdoutPath: join(logs, `${name}.stdout`), stderrPath: join(logs, `${name}.stderr`) },
    });
  const busy = Array.from({ length: agents }, (_, at) =>
    run(`agent-${at}`, { command: 'node busy.mjs', kind: 'agent', place: 'workspace', signal: over.signal }),
  );
  const scores = [];
  try {
    // The first ones are warm-up, of the agents too.
    for (let at = -3; at < SCORES; at += 1) {
      const end = await run(`score-${at}`, { command: 'node evaluate.mjs', kind: 'objective', place: 'evaluation' });
      if (end.kind !== 'ended' || end.exitCode !== 0) throw new Error(JSON.stringify(end));
      if (at >= 0) scores.push(Number(readFileSync(join(logs, `score-${at}.stdout`), 'utf8')));
    }
  } finally {
    over.abort();
    await Promise.all(busy);
  }
  return scores;
}

async function measureRates() {
  console.log(`\nExperiments of ${SECONDS} s, agents that work for half a second`);
  console.log(
    '| workspaces | evaluations on | iterations a minute | a score takes | SD of a score | SD of a pair | evaluations |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const workspaces of COUNTS) {
    for (const isPinned of [false, true]) {
      await inRepository(100, async (site) => {
        const run = await runFor(site, { workspaces, isPinned });
        const rate = ((60 * run.iterations) / SECONDS).toFixed(1);
        console.log(
          `| ${workspaces} | ${coresOf(isPinned)} | ${rate} | ${run.level.toFixed(1)} ms | ${percent(run.single)} | ${percent(run.pair)} | ${run.evaluations} |`,
        );
      });
    }
  }
}

async function runFor({ user, git, host }, { workspaces, isPinned }) {
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

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function coresOf(isPinned) {
  return isPinned ? `core ${pinned[0]}` : 'all cores';
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
total_budget = "${SECONDS}s"
[agent]
command = ${JSON.stringify(`${AGENT}; : {prompt_file}`)}
${isPinned ? `[environment]\ncpus = [${pinned[0]}]\n` : ''}`;
}

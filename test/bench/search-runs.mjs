// npm run bench:search-runs [-- iterations [runs]]: the parts of the search end to end. Whole runs of the product: an agent
// writes files, each with what it is worth (a tenth help by 0.5 to 2 noise SDs, half change nothing), and an evaluator adds
// them up with noise. Of each part: what the branch head gained in truth, evaluations, accepted changes, and how many of
// those help nothing. The proposals of an iteration are the same in each row. Needs a Node that reads TypeScript (24).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExperiment } from '../../src/experiment/run.ts';
import { inRepository } from './repository.mjs';

const ITERATIONS = Number(process.argv[2] ?? 80);
const RUNS = Number(process.argv[3] ?? 2);

const EVALUATOR = `
import { readdirSync, readFileSync } from 'node:fs';
const gaussian = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
const worth = readdirSync('changes').reduce((sum, name) => sum + Number(readFileSync('changes/' + name, 'utf8')), 0);
console.log(JSON.stringify({ score: worth + gaussian(), p99: 100 + 5 * gaussian() }));
`;

// Of an agent whose share of good proposals is what its first argument says.
const AGENT = `
import { writeFileSync } from 'node:fs';
const [share, seed] = process.argv.slice(2).map(Number);
const iter = Number(process.env.AUTORIZE_ITER);
let state = Math.imul(seed * 7919 + iter, 2654435761) >>> 0;
const draw = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
const kind = draw();
const effect = kind < share ? 0.5 + 1.5 * draw() : kind < share + 0.5 ? 0 : -draw();
writeFileSync('changes/iter-' + iter, effect + '\\n');
`;

const PARTS = [
  ['none', {}],
  ['recombination', { search: 'recombine = true' }],
  ['restarts at a plateau', { iteration: 'plateau = 12' }],
  ['a guard on a metric', { metrics: '[[objective.metrics]]\nname = "p99"\nrole = "guard"\nmargin = "2%"' }],
  ['leaving one out at the end', { handover: 'distil = true' }],
  ['three agents', { agents: [0.02, 0.1, 0.18] }],
];

console.log(`${RUNS} runs of ${ITERATIONS} iterations a row; gain in SDs of one evaluation's noise.\n`);
console.log('| part | true gain | evaluations | accepted | of them help nothing |\n|---|---|---|---|---|');
for (const [name, parts] of PARTS) {
  const sums = [0, 0, 0, 0];
  for (let seed = 1; seed <= RUNS; seed += 1) {
    await inRepository(10, async (site) => {
      const found = await search(site, { parts, seed });
      for (const [at, figure] of found.entries()) sums[at] += figure / RUNS;
    });
  }
  const [gain, evaluations, accepted, useless] = sums;
  console.log(
    `| ${[name, gain.toFixed(1), evaluations.toFixed(0), accepted.toFixed(1), useless.toFixed(1)].join(' | ')} |`,
  );
}

async function search({ user, git, host }, { parts, seed }) {
  mkdirSync(join(user, 'changes'));
  writeFileSync(join(user, 'changes', 'base'), '100\n');
  writeFileSync(join(user, 'evaluate.mjs'), EVALUATOR);
  writeFileSync(join(user, 'agent.mjs'), AGENT);
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'The evaluator');
  const experiment = join(user, '.autorize', 'bench');
  mkdirSync(experiment, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(experiment, 'config.toml'), configOf(parts, seed));
  writeFileSync(join(experiment, 'program.md'), 'Find what helps.\n');
  await runExperiment({ name: 'bench', mode: 'run' }, host);
  const records = readFileSync(join(experiment, 'decisions.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const evaluations = records.filter(({ kind }) => kind === 'evaluation').length;
  git('checkout', '-q', 'autorize/bench');
  const left = readdirSync(join(user, 'changes')).filter((file) => file !== 'base');
  const worths = left.map((file) => Number(readFileSync(join(user, 'changes', file), 'utf8')));
  const gain = worths.reduce((sum, each) => sum + each, 0);
  return [gain, evaluations, left.length, worths.filter((each) => each <= 0).length];
}

function configOf({ search = '', iteration = '', metrics = '', handover = '', agents }, seed) {
  const command = (share) => JSON.stringify(`node agent.mjs ${share} ${seed}; : {prompt_file}`);
  const several = (agents ?? []).map((share, at) => `[[agents]]\nname = "agent-${at}"\ncommand = ${command(share)}\n`);
  return `
[experiment]
name = "bench"
[objective]
command = "node evaluate.mjs"
direction = "max"
decision = "paired-sequential"
effort = "balanced"
scale = "difference"
protect = ["evaluate.mjs", "agent.mjs"]
negative_control = "off"
${metrics}
[iteration]
budget = "60s"
max_iterations = ${ITERATIONS}
${iteration}
[search]
${search}
[handover]
${handover}
[schedule]
total_budget = "2h"
${agents === undefined ? `[agent]\ncommand = ${command(0.1)}\n` : several.join('')}`;
}

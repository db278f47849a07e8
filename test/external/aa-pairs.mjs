// node test/external/aa-pairs.mjs FOLDER COMMAND [RUNS] [COMPARISONS]: runs a public project's benchmark in FOLDER so often
// (400), without any change, and asks of the scores, in their order: how often would a comparison of this commit with
// itself be called better or worse? By the product, and by other tools and habits. COMMAND prints a number, less being better.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { outcomesOfProduct, sharesOfOthers } from '../bench/compare-draws.mjs';

const [folder, command, runs = '400', comparisons = '300'] = process.argv.slice(2);
if (command === undefined) throw new Error('node test/external/aa-pairs.mjs FOLDER COMMAND [RUNS] [COMPARISONS]');
const scores = Array.from({ length: Number(runs) }, score);
const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length;
const deviation = Math.sqrt(scores.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (scores.length - 1));
console.log(`${runs} runs: mean ${mean.toPrecision(4)}, standard deviation ${((100 * deviation) / mean).toFixed(2)} %`);

const series = { title: command, scores };
const share = (outcomes, isOne) => outcomes.filter(isOne).length / outcomes.length;
for (const { name, outcomes } of outcomesOfProduct(series, 1, Number(comparisons))) {
  const wrong = share(outcomes, ({ answer }) => answer === 'better' || answer === 'worse');
  print(name, { wrong, covered: share(outcomes, ({ is_covered: isCovered }) => isCovered) });
}
for (const { name, worse, better } of sharesOfOthers(series, 1, Number(comparisons)))
  print(name, { wrong: worse + better });

function score() {
  const printed = execFileSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const value = Number(printed.trim().split('\n').at(-1));
  if (!Number.isFinite(value)) throw new Error(`the command printed no number: ${printed}`);
  return value;
}

function print(name, { wrong, covered }) {
  const interval = covered === undefined ? '' : `, interval covers in ${(100 * covered).toFixed(1)} %`;
  console.log(`${name.padEnd(50)} called different ${(100 * wrong).toFixed(1).padStart(5)} %${interval}`);
}

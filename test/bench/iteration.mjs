// npm run bench:iteration [-- files]: a whole iteration of an experiment, whose agent and evaluator do next to nothing,
// against one `git worktree add` and `remove` of the same repository. Workspace, sandboxes, capture, checkout, keep,
// records and their syncs are all in it. The number of processes that it starts is printed, too. Needs a Node that reads TypeScript
// (24, as npm scripts have it). Both alternate.
import { printProcesses, timeIterations } from './experiment.mjs';
import { median, printPair } from './pairs.mjs';
import { inRepository, timeWorkTree } from './repository.mjs';

const ITERATIONS = 8;
const AIMS = new Map([
  [5000, 0.5],
  [50_000, 0.2],
]);
// Every second one is kept.
const AGENT = 'echo $(( {iter} % 2 ? {iter} : 0 )) > score';

const asked = process.argv.slice(2).map(Number);
for (const files of asked.length === 0 ? AIMS.keys() : asked) await inRepository(files, (site) => measure(files, site));

async function measure(files, site) {
  const turns = await timeIterations(site, {
    name: 'bench',
    iterations: ITERATIONS,
    agent: AGENT,
    keeps: ITERATIONS / 2,
    between: () => timeWorkTree(site),
  });
  const ratio = median(turns.map(({ ours, theirs }) => ours / theirs));
  const [a, b] = [median(turns.map(({ ours }) => ours)), median(turns.map(({ theirs }) => theirs))];
  printPair(`${files} files: an iteration / a work tree`, { a, b, ratio }, AIMS.get(files) ?? '-');
  printProcesses('an iteration', turns);
  const last = turns.at(-1);
  const steps = [...last.steps].map(([name, at]) => `${name} ${at.toFixed(0)}`);
  console.log(`  the last one, ms at which each step began: ${steps.join(', ')}`);
}

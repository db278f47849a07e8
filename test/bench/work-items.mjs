// npm run bench:work-items [-- files]: the overhead of a work item, whose agent does next to nothing, against one
// `git worktree add` and `remove` of the same repository; items against as many iterations of an experiment, whose agent
// and evaluator do the same, run after run in turn; and a plan of items that wait, with two jobs against one.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { executeWorkItems } from '../../src/workitem/run.ts';
import { countProcesses, printProcesses, timeIterations } from './experiment.mjs';
import { median, printPair } from './pairs.mjs';
import { inRepository, timeWorkTree } from './repository.mjs';

const ITEMS = 8;
const ROUNDS = 5;
const TURNS = 5;
const WAITING = 8;
const AGENTS = { 'agent-1': { command: 'sed -n "s/^do: //p" | sh -e' } };
const asked = process.argv.slice(2).map(Number);
for (const files of asked.length === 0 ? [5000] : asked) {
  await inRepository(files, async (site) => {
    await againstWorkTree(files, site);
    await againstIterations(files, site);
    await twoJobs(files, site);
  });
}

async function againstWorkTree(files, site) {
  const turns = await timeChain(site, { plan: 'chain', items: ITEMS, between: () => timeWorkTree(site) });
  const pair = { a: median(turns.map(({ ours }) => ours)), b: median(turns.map(({ theirs }) => theirs)) };
  const ratio = median(turns.map(({ ours, theirs }) => ours / theirs));
  printPair(`${files} files: a work item / a work tree`, { ...pair, ratio }, '-');
  printProcesses('a work item', turns);
}

/** Each lands or is kept, after `cat score` in an evaluation checkout. */
async function againstIterations(files, site) {
  const pairs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = await timeChain(site, { plan: `round-${round}`, items: TURNS, more: { test_command: 'cat score' } });
    const agent = 'echo {iter} > score';
    const manner = { name: `round-${round}`, iterations: TURNS, agent, keeps: TURNS };
    const iterations = await timeIterations(site, manner);
    pairs.push([items, iterations].map((turns) => median(turns.map(({ ours }) => ours))));
  }
  const [a, b] = [median(pairs.map(([item]) => item)), median(pairs.map(([, iteration]) => iteration))];
  const ratio = median(pairs.map(([item, iteration]) => item / iteration));
  printPair(`${files} files: a tested work item / an iteration`, { a, b, ratio }, '-');
}

async function twoJobs(files, site) {
  const times = [];
  for (const jobs of [1, 2]) {
    const waiting = Array.from({ length: WAITING }, (_, at) =>
      item(`w${at}`, `sleep 1; echo ${jobs} > w-${at}-${jobs}`),
    );
    const started = performance.now();
    await run(site, waiting, { plan: `jobs-${jobs}`, jobs });
    times.push(performance.now() - started);
  }
  const [one, two] = times;
  printPair(`${files} files: ${WAITING} items of 1 s, two jobs / one job`, { a: two, b: one, ratio: two / one }, '-');
}

/** Times items that wait for each other, from one's end to the next one's; the first is left out: it opens the run. */
async function timeChain(site, { plan, items, more, between = () => ({}) }) {
  const turns = [];
  let began;
  const processes = countProcesses();
  const onEvent = ({ kind }) => {
    if (kind !== 'ended') return;
    const [now, started] = [performance.now(), processes.count()];
    if (began !== undefined) turns.push({ ours: now - began, outcome: 'landed', started, ...between() });
    processes.count();
    began = performance.now();
  };
  const chain = Array.from({ length: items }, (_, at) =>
    item(`i${at}`, `echo ${plan} ${at} > score`, { ...more, dependencies: at === 0 ? [] : [`i${at - 1}`] }),
  );
  await run(site, chain, { plan, onEvent });
  processes.stop();
  return turns;
}

async function run({ host }, asked, options) {
  const { items } = await executeWorkItems(asked, { agents: AGENTS, host, ...options });
  const odd = items.find(({ status }) => status !== 'success');
  if (odd !== undefined)
    throw new Error(`the item ${odd.id} did not succeed: ${odd.error ?? odd.denial_reason ?? odd.status}`);
}

function item(id, script, more = {}) {
  return { id, agent_id: 'agent-1', description: `do: ${script}`, ...more };
}

// npm run bench:work-items [-- files]: the overhead of a work item, whose agent does next to nothing, against one
// `git worktree add` and `remove` of the same repository; and a plan of items that wait, with two jobs against one.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from '../../src/kernel/host.ts';
import { executeWorkItems } from '../../src/workitem/run.ts';
import { makeFiles } from './files.mjs';
import { median, printPair } from './pairs.mjs';

const ITEMS = 8;
const WAITING = 8;
const AGENT = { command: 'sed -n "s/^do: //p" | sh -e' };
const asked = process.argv.slice(2).map(Number);
for (const files of asked.length === 0 ? [5000] : asked) await measure(files);

async function measure(files) {
  const place = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const user = join(place, 'user');
    const git = (...args) => execFileSync('git', args, { cwd: user, stdio: ['ignore', 'pipe', 'inherit'] }).toString();
    makeFiles(user, files);
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'gc.auto=0', 'commit', '-q', '-m', 'The base');
    const env = { ...process.env, XDG_CACHE_HOME: join(place, 'cache') };
    const host = { ...createHost({ packageRoot: user, cwd: user }), env };
    const run = (plan, items, more) => executeWorkItems(items, { agents: { 'agent-1': AGENT }, host, plan, ...more });
    const item = (id, script, dependencies = []) => ({
      id,
      agent_id: 'agent-1',
      description: `do: ${script}`,
      dependencies,
    });

    const turns = [];
    let began = 0;
    const onEvent = ({ kind }) => {
      if (kind === 'ended') turns.push({ ours: performance.now() - began, ...timeWorkTree(git, place) });
      began = performance.now();
    };
    const chain = Array.from({ length: ITEMS }, (_, at) =>
      item(`i${at}`, `echo ${at} > new-${at}`, at === 0 ? [] : [`i${at - 1}`]),
    );
    await run('chain', chain, { onEvent });
    const [, ...later] = turns;
    const pair = { a: median(later.map(({ ours }) => ours)), b: median(later.map(({ theirs }) => theirs)) };
    printPair(
      `${files} files: a work item / a work tree`,
      { ...pair, ratio: median(later.map((each) => each.ours / each.theirs)) },
      '-',
    );

    const times = [];
    for (const jobs of [1, 2]) {
      const waiting = Array.from({ length: WAITING }, (_, at) =>
        item(`w${at}`, `sleep 1; echo ${jobs} > w-${at}-${jobs}`),
      );
      const started = performance.now();
      const { items } = await run(`jobs-${jobs}`, waiting, { jobs });
      if (items.some(({ status }) => status !== 'success')) throw new Error('not every item succeeded');
      times.push(performance.now() - started);
    }
    const [one, two] = times;
    printPair(`${files} files: ${WAITING} items of 1 s, two jobs / one job`, { a: two, b: one, ratio: two / one }, '-');
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

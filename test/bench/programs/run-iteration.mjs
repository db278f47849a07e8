// Started by iteration.mjs, as one bundle.
import { EXPERIMENT_AGENT, LOOPS } from '../loops.mjs';
import { median } from '../pairs.mjs';
import { findPeer, timePeer } from '../peer.mjs';
import { finishWrites, inRepository, resetRepository, timeWorkTree } from '../repository.mjs';

// How many attempts of each outcome are timed: fewer where one work tree takes the disk many seconds.
const PAIRS = 4;
const PAIRS_OF_MANY = 2;
const MANY = 10_000;
// Of a table of one size in one place: when it is over, no more work trees are timed. The peer has a part of it.
const BUDGET_MS = 7 * 60_000;
const PEER_MINUTES = 3;
// What an iteration may take of the peer's time, and of that of a work tree.
const AIMS = new Map([
  [100, { peer: 1, tree: '-' }],
  [5000, { peer: 0.6, tree: 0.5 }],
  [50_000, { peer: 0.35, tree: 0.2 }],
]);
const OUTCOMES = ['merged', 'discarded', 'noop'];

const args = process.argv.slice(2);
const [, count] = args.map((arg) => /^--pairs=([1-9]\d*)$/.exec(arg)).find((found) => found !== null) ?? [];
const asked = count === undefined ? undefined : Number(count);
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const loops = Object.keys(LOOPS).filter((name) => args.includes(name));
const disk = process.env.TMPDIR;
const places = [
  ['disk', disk],
  ['memory', '/dev/shm'],
].filter(([name]) => args.includes(`--${name}`) || !args.some((arg) => arg === '--disk' || arg === '--memory'));
const peer = findPeer();
if (peer === undefined)
  console.log('The peer is not on PATH: cargo install autorize --root FOLDER, then PATH=FOLDER/bin:$PATH');

console.log(
  '| files | place | loop | outcome | ms | of a work tree (aim) | of the peer (aim) | programs of ours | timed: ours, work trees, peer |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const files of sizes.length === 0 ? AIMS.keys() : sizes) {
  for (const [place, folder] of places) {
    if (folder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = folder;
    await timeAll(files, place);
  }
}

/** The rows of one size in one place, all of them in the same repository. */
async function timeAll(files, place) {
  const began = performance.now();
  const report = (what) => process.stderr.write(`${seconds(began)} s: ${files} files, ${place}: ${what}\n`);
  const pairs = asked ?? (files > MANY ? PAIRS_OF_MANY : PAIRS);
  const iterations = 3 * pairs + 1;
  report('making the repository');
  const act = async (site) => {
    let peers = [];
    const due = loops.length === 0 ? Object.keys(LOOPS) : loops;
    for (const [at, loop] of due.entries()) {
      // Just before each loop, since the machine changes; of many files there is time for one run of it.
      if (peer !== undefined && (at === 0 || files <= MANY)) {
        report(`the peer, ${iterations} iterations`);
        finishWrites(site);
        peers = timePeer(peer, site, { iterations, agent: EXPERIMENT_AGENT, minutes: PEER_MINUTES });
        resetRepository(site);
      }
      // Each has the same share of the time that is left.
      const left = Math.max(0, began + BUDGET_MS - performance.now());
      const until = performance.now() + left / (due.length - at);
      await measure(site, { files, place, loop, peers, pairs, iterations, until, report });
      resetRepository(site);
    }
    report('removing the repository');
  };
  await inRepository(files, act, { isPacked: true });
}

async function measure(site, { files, place, loop, peers, pairs, iterations, until, report }) {
  report(`${loop}, opening`);
  const timed = new Map(OUTCOMES.map((outcome) => [outcome, []]));
  const between = (turn) => {
    const some = timed.get(turn.outcome);
    if (some.length === pairs) return {};
    const tree = performance.now() < until ? timeWorkTree(site) : {};
    const { theirs } = tree;
    finishWrites(site);
    some.push({ ...turn, theirs });
    const beside = theirs === undefined ? 'no time for a work tree' : `a work tree ${theirs.toFixed(0)} ms`;
    report(`${loop}, ${turn.outcome} ${some.length} of ${pairs}: ${turn.ours.toFixed(0)} ms, ${beside}`);
    if (some.length === pairs) printRow(some, { files, place, loop, outcome: turn.outcome, peers });
    return tree;
  };
  const turns = await LOOPS[loop](site, { iterations, between });
  const last = turns.findLast(({ outcome, steps }) => outcome === 'merged' && steps.size > 0);
  if (last === undefined || !process.argv.includes('--steps')) return;
  const steps = [...last.steps].map(([name, at]) => `${name} ${at.toFixed(0)}`);
  console.log(`the last accepted one, ms at which each step began: ${steps.join(', ')}`);
}

function printRow(some, { files, place, loop, outcome, peers }) {
  const aims = AIMS.get(files);
  const ours = median(some.map((turn) => turn.ours));
  const besideTrees = some.filter(({ theirs }) => theirs !== undefined);
  const ratios = besideTrees.map((turn) => turn.ours / turn.theirs);
  const tree = ratios.length === 0 ? '-' : `${median(ratios).toFixed(2)} (${aims?.tree ?? '-'})`;
  const theirs = peers.filter((turn) => turn.outcome === outcome).map(({ took }) => took);
  const besidePeer = theirs.length === 0 ? '-' : `${(ours / median(theirs)).toFixed(2)} (${aims?.peer ?? '-'})`;
  const started = median(some.map((turn) => turn.started));
  const counts = [some, besideTrees, theirs].map(({ length }) => length).join(', ');
  const cells = [files, place, loop, outcome, ours.toFixed(0), tree, besidePeer, started];
  console.log(`| ${[...cells, counts].join(' | ')} |`);
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(0).padStart(4);
}

// Started by iteration.mjs, as one bundle.
import { EXPERIMENT_AGENT, LOOPS } from '../loops.mjs';
import { median } from '../pairs.mjs';
import { findPeer, timePeer } from '../peer.mjs';
import { inRepository, timeWorkTree } from '../repository.mjs';

const ITERATIONS = 13;
// What an iteration may take of the peer's time, and of that of a work tree.
const AIMS = new Map([
  [100, { peer: 1, tree: '-' }],
  [5000, { peer: 0.6, tree: 0.5 }],
  [50_000, { peer: 0.35, tree: 0.2 }],
]);
const OUTCOMES = ['merged', 'discarded', 'noop'];

const args = process.argv.slice(2);
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

console.log('| files | place | loop | outcome | ms | of a work tree (aim) | of the peer (aim) | programs of ours |');
console.log('|---|---|---|---|---|---|---|---|');
for (const files of sizes.length === 0 ? AIMS.keys() : sizes) {
  for (const [place, folder] of places) {
    if (folder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = folder;
    const peers = [];
    if (peer !== undefined)
      await inRepository(files, (site) => {
        peers.push(...timePeer(peer, site, { iterations: ITERATIONS, agent: EXPERIMENT_AGENT }));
      });
    for (const loop of loops.length === 0 ? Object.keys(LOOPS) : loops)
      await inRepository(files, (site) => measure(site, { files, place, loop, peers }));
  }
}

async function measure(site, { files, place, loop, peers }) {
  const turns = await LOOPS[loop](site, { iterations: ITERATIONS, between: () => timeWorkTree(site) });
  const aims = AIMS.get(files);
  for (const outcome of OUTCOMES) {
    const some = turns.filter((turn) => turn.outcome === outcome);
    const ours = median(some.map((turn) => turn.ours));
    const tree = `${median(some.map((turn) => turn.ours / turn.theirs)).toFixed(2)} (${aims?.tree ?? '-'})`;
    const theirs = peers.filter((turn) => turn.outcome === outcome).map(({ took }) => took);
    const beside = theirs.length === 0 ? '-' : `${(ours / median(theirs)).toFixed(2)} (${aims?.peer ?? '-'})`;
    const started = median(some.map((turn) => turn.started));
    const cells = [files, place, loop, outcome, ours.toFixed(0), tree, beside, started];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const last = turns.findLast(({ outcome, steps }) => outcome === 'merged' && steps.size > 0);
  if (last === undefined || !process.argv.includes('--steps')) return;
  const steps = [...last.steps].map(([name, at]) => `${name} ${at.toFixed(0)}`);
  console.log(`the last accepted one, ms at which each step began: ${steps.join(', ')}`);
}

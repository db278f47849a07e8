// npm run bench:iteration [-- files loop] [--memory]: a whole attempt of an experiment, or of the loop that is named
// (`mission`, `plan`), whose agent and evaluator do next to nothing, as it ends: accepted, rejected, without a change. Against one `git worktree add` and `remove` of the same
// repository, which alternate with it, and against the compiled tool of the same contract where it is on PATH
// (`cargo install autorize`), which has no isolation. Workspace, sandboxes, capture, checkout, records and their syncs are
// all in it. `--memory`: in /dev/shm instead of the disk. `npm run bench:costs` counts programs and syncs.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { printProcesses } from './experiment.mjs';
import { EXPERIMENT_AGENT, LOOPS } from './loops.mjs';
import { median } from './pairs.mjs';
import { findPeer, timePeer } from './peer.mjs';
import { inRepository, timeWorkTree } from './repository.mjs';

const ITERATIONS = 13;
// What an iteration may take of the peer's time, and of that of a work tree.
const AIMS = new Map([
  [100, { peer: 1, tree: '-' }],
  [5000, { peer: 0.6, tree: 0.5 }],
  [50_000, { peer: 0.35, tree: 0.2 }],
]);

if (process.argv.includes('--memory')) process.env.TMPDIR = '/dev/shm';
const asked = process.argv
  .slice(2)
  .filter((arg) => /^\d+$/.test(arg))
  .map(Number);
const loop = Object.keys(LOOPS).find((name) => process.argv.includes(name)) ?? 'experiment';
const peer = loop === 'experiment' ? findPeer() : undefined;
if (loop === 'experiment' && peer === undefined)
  console.log('The peer is not on PATH: cargo install autorize --root FOLDER, then PATH=FOLDER/bin:$PATH');
for (const files of asked.length === 0 ? AIMS.keys() : asked) await inRepository(files, (site) => measure(files, site));

async function measure(files, site) {
  const turns = await LOOPS[loop](site, { iterations: ITERATIONS, between: () => timeWorkTree(site) });
  const peers = peer === undefined ? [] : timePeer(peer, site, { iterations: ITERATIONS, agent: EXPERIMENT_AGENT });
  const aims = AIMS.get(files);
  console.log(`${loop}, ${files} files in ${process.env.TMPDIR ?? 'the temporary folder'}, median ms`);
  for (const outcome of ['merged', 'discarded', 'noop']) {
    const some = turns.filter((turn) => turn.outcome === outcome);
    const ours = median(some.map((turn) => turn.ours));
    const tree = median(some.map((turn) => turn.ours / turn.theirs));
    const theirs = peers.filter((turn) => turn.outcome === outcome).map(({ took }) => took);
    const besidePeer =
      theirs.length === 0
        ? ''
        : `, peer ${median(theirs).toFixed(0)}: ratio ${(ours / median(theirs)).toFixed(2)} (aim: at most ${aims?.peer ?? '-'})`;
    const besideTree = `work tree ${median(some.map((turn) => turn.theirs)).toFixed(0)}: ratio ${tree.toFixed(2)} (aim: at most ${aims?.tree ?? '-'})`;
    console.log(`  ${outcome.padEnd(9)} ${ours.toFixed(0).padStart(6)}; ${besideTree}${besidePeer}`);
  }
  printProcesses('an attempt', turns);
  if (loop !== 'experiment') return;
  const last = turns.findLast(({ outcome }) => outcome === 'merged');
  const steps = [...last.steps].map(([name, at]) => `${name} ${at.toFixed(0)}`);
  console.log(`  the last accepted one, ms at which each step began: ${steps.join(', ')}`);
}

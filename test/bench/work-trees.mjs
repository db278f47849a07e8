// npm run bench:work-trees [-- files]: a workspace's capture and its new checkout against a new work tree of git.
// Needs a Node that reads TypeScript (24, as npm scripts have it). Both alternate: A B A B …
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOut } from '../../src/kernel/folder-trust.ts';
import { createStore } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { FILE_BYTES } from './files.mjs';
import { median, printPair } from './pairs.mjs';
import { inRepository, timeWorkTree } from './repository.mjs';

const PAIRS = 5;
const AIMS = new Map([
  [5000, 2],
  [50_000, 2],
]);

const asked = process.argv.slice(2).map(Number);
for (const files of asked.length === 0 ? AIMS.keys() : asked) await inRepository(files, (site) => measure(files, site));

async function measure(files, site) {
  const { place, user, git } = site;
  const base = git('rev-parse', 'HEAD').trim();
  const store = await createStore({ folder: join(place, 'store'), repository: findRepository(user), base });
  const workspace = { folder: join(place, 'workspace'), indexFile: join(store.folder, 'workspace.index') };
  await checkoutTree(store, { ...workspace, tree: base });
  await useWorkspace({ store, workspace, base, turn: 0 });
  const turns = [];
  for (let turn = 1; turn <= PAIRS; turn += 1) {
    const ours = await useWorkspace({ store, workspace, base, turn });
    turns.push({ ...ours, ...timeWorkTree(site) });
  }
  print(files, turns);
}

/** What an iteration costs: the workspace is captured after an agent changed three files, and checked out again. */
async function useWorkspace({ store, workspace, base, turn }) {
  const note = await timedLater(() => handOut(workspace));
  for (const each of [0, 1, 2]) {
    writeFileSync(join(workspace.folder, `folder-${each}`, `file-${each}.txt`), `${turn}`.repeat(FILE_BYTES));
  }
  const capture = await timedLater(() => captureTree(store, workspace));
  const checkout = await timedLater(() => checkoutTree(store, { ...workspace, tree: base }));
  return { note, capture, checkout };
}

async function timedLater(act) {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function print(files, turns) {
  const of = (name) => `${name} ${median(turns.map((turn) => turn[name])).toFixed(0)}`;
  console.log(`${files} files, ms: ${['note', 'capture', 'checkout', 'add', 'remove'].map(of).join(', ')}`);
  const a = turns.map(({ note, capture, checkout }) => note + capture + checkout);
  const b = turns.map(({ theirs }) => theirs);
  const ratio = median(a.map((ours, at) => ours / b[at]));
  printPair('  a new workspace / a new work tree', { a: median(a), b: median(b), ratio }, AIMS.get(files) ?? '-');
}

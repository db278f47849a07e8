// npm run bench:large-changes [-- files]: what an agent leaves behind that is far beyond a change: 200,000 new files, which
// are captured from a folder and from layers, compared and laid out again, and a file of 12 GiB, which is refused by its
// size alone. Time, and the most memory that this process had. Whether it is linear: a quarter of the files first. The
// yardstick is what `git add` and `git write-tree` take for the same files.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from '../../src/engine/boundaries/change.ts';
import { openTreeLayers } from '../../src/engine/layers/tree-layers.ts';
import { handOut } from '../../src/kernel/folder-trust.ts';
import { createStore } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { createLayeredView, upperOf } from '../../src/kernel/layered-view.ts';
import { probeOverlays } from '../../src/kernel/overlay-probe.ts';
import { probeLevels } from '../../src/kernel/sandbox-level.ts';
import { captureUpper } from '../../src/kernel/upper-capture.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { inRepository } from './repository.mjs';

const FILES_PER_FOLDER = 500;
const HUGE_BYTES = 12 * 2 ** 30;
const AIM_BYTES = 500 * 2 ** 20;

const most = Number(process.argv[2] ?? 200_000);
for (const files of [most / 4, most]) {
  console.log(`${files} files`);
  await inRepository(100, (site) => measure(files, site));
}
const peak = process.resourceUsage().maxRSS * 1024;
console.log(`memory of this process: ${(peak / 2 ** 20).toFixed(0)} MB at most (aim: ${AIM_BYTES >> 20})`);

async function measure(files, { user, place, git }) {
  const repository = findRepository(user);
  const base = git('rev-parse', 'HEAD').trim();
  const store = await createStore({ folder: join(place, 'store'), repository, base });
  const workTree = { folder: join(place, 'workspace'), indexFile: join(place, 'workspace.index') };
  const limits = { maxFiles: files, maxBytes: 1024 * 2 ** 20, timeoutMs: 600_000 };
  await checkoutTree(store, { ...workTree, tree: base });
  handOut(workTree);
  if (files === most) await refuseHuge(store, { workTree, limits });

  addFiles(workTree.folder, files);
  const few = await timed('too many files are refused', () =>
    captureTree(store, workTree, { limits: { ...limits, maxFiles: files - 1 } }),
  );
  if (few.kind !== 'too-large') throw new Error('too many files were captured');
  const captured = await timed('captured from a folder', () => captureTree(store, workTree, { limits }));
  if (captured.kind !== 'captured') throw new Error(`${captured.kind}: ${captured.reason}`);
  const { tree } = captured;
  const change = await timed('compared', () => readChange(store, { from: base, tree }));
  if (change.changes.length !== files) throw new Error(`${change.changes.length} changes`);
  await timed('checked out', () => checkoutTree(store, { ...workTree, tree }));
  await store.git.objects?.close();

  const layered = await createStore({ folder: join(place, 'layered'), repository, base });
  const upper = await captureFromLayers(layered, { place, tree: base, files, limits });
  if (upper !== undefined && upper !== tree) throw new Error('layers and folder give different trees');
  await layered.git.objects?.close();

  addFiles(user, files);
  await timed('the same by git add and write-tree', () => {
    execFileSync('git', ['add', '-A'], { cwd: user });
    execFileSync('git', ['write-tree'], { cwd: user });
  });
}

async function refuseHuge(store, { workTree, limits }) {
  const huge = join(workTree.folder, 'huge');
  writeFileSync(huge, '');
  truncateSync(huge, HUGE_BYTES);
  const refused = await timed('12 GiB are refused', () => captureTree(store, workTree, { limits }));
  if (refused.kind !== 'too-large') throw new Error('a file of 12 GiB was captured');
  rmSync(huge);
}

/** The tree of the same files in a writable layer, into a store that has none of them. */
async function captureFromLayers(store, { place, tree, files, limits }) {
  const views = join(place, 'views');
  const at = join(place, 'at');
  for (const each of [views, at]) mkdirSync(each);
  const [level] = (await probeLevels()).levels;
  const probe = await probeOverlays(level, views);
  if (!('programs' in probe)) return console.log(`  no layers: ${probe.refusal}`);
  const trees = openTreeLayers(store, join(place, 'trees'));
  const { folders: lower } = await trees.lease(tree);
  const { programs } = probe;
  const view = createLayeredView({ folder: join(views, 'view'), programs, folders: [{ at, lower }] });
  const indexFile = join(place, 'layered.index');
  await trees.writeIndex(tree, indexFile);
  addFiles(upperOf(view, at), files);
  const captured = await timed('captured from layers', () =>
    captureUpper(store, { view, at, tree, indexFile, limits, signal: undefined }),
  );
  if (captured.kind !== 'captured') throw new Error(`${captured.kind}: ${captured.reason}`);
  return captured.tree;
}

function addFiles(folder, files) {
  for (let at = 0; at < files; at += 1) {
    const within = join(folder, `new-${Math.floor(at / FILES_PER_FOLDER)}`);
    if (at % FILES_PER_FOLDER === 0) mkdirSync(within);
    writeFileSync(join(within, `file-${at}.txt`), `${at}\n`);
  }
}

async function timed(what, act) {
  const began = performance.now();
  const result = await act();
  console.log(`  ${what}: ${((performance.now() - began) / 1000).toFixed(2)} s`);
  return result;
}

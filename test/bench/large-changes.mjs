// npm run bench:large-changes [-- files]: what an agent leaves behind that is far beyond a change: 200,000 new files, which
// are captured, compared and laid out again, and a file of 12 GiB, which is refused by its size alone. Time, and the most
// memory that this process had. The yardstick is what `git add` and `git write-tree` take for the same files.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from '../../src/engine/boundaries/change.ts';
import { handOut } from '../../src/kernel/folder-trust.ts';
import { createStore } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { inRepository } from './repository.mjs';

const FILES_PER_FOLDER = 500;
const HUGE_BYTES = 12 * 2 ** 30;
const AIM_BYTES = 500 * 2 ** 20;

const files = Number(process.argv[2] ?? 200_000);
await inRepository(100, async ({ user, place, git }) => {
  const repository = await findRepository(user);
  const base = git('rev-parse', 'HEAD').trim();
  const store = await createStore({ folder: join(place, 'store'), repository, base });
  const workTree = { folder: join(place, 'workspace'), indexFile: join(place, 'workspace.index') };
  await checkoutTree(store, { ...workTree, tree: base });
  handOut(workTree);

  const huge = join(workTree.folder, 'huge');
  writeFileSync(huge, '');
  truncateSync(huge, HUGE_BYTES);
  const limits = { maxFiles: files, maxBytes: 1024 * 2 ** 20, timeoutMs: 600_000 };
  const refused = await timed('12 GiB are refused', () => captureTree(store, workTree, { limits }));
  console.log(`  ${refused.kind}: ${refused.reason}`);
  if (refused.kind !== 'too-large') throw new Error('a file of 12 GiB was captured');
  rmSync(huge);

  addFiles(workTree.folder);
  const few = await timed('too many files are refused', () =>
    captureTree(store, workTree, { limits: { ...limits, maxFiles: files - 1 } }),
  );
  console.log(`  ${few.kind}: ${few.reason}`);
  const captured = await timed(`${files} new files are captured`, () => captureTree(store, workTree, { limits }));
  if (captured.kind !== 'captured') throw new Error(`${captured.kind}: ${captured.reason}`);
  const { tree } = captured;
  const change = await timed('they are compared', () => readChange(store, { from: base, tree }));
  if (change.changes.length !== files) throw new Error(`${change.changes.length} changes`);
  await timed('they are checked out', () => checkoutTree(store, { ...workTree, tree }));
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(`memory of this process: ${(peak / 2 ** 20).toFixed(0)} MB at most (aim: ${AIM_BYTES >> 20})`);

  addFiles(user);
  await timed('the same by git add and write-tree', () => {
    execFileSync('git', ['add', '-A'], { cwd: user });
    execFileSync('git', ['write-tree'], { cwd: user });
  });
  await store.git.objects?.close();
});

function addFiles(folder) {
  for (let at = 0; at < files; at += 1) {
    const within = join(folder, `new-${Math.floor(at / FILES_PER_FOLDER)}`);
    if (at % FILES_PER_FOLDER === 0) mkdirSync(within);
    writeFileSync(join(within, `file-${at}.txt`), `${at}\n`);
  }
}

async function timed(what, act) {
  const began = performance.now();
  const result = await act();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(2)} s`);
  return result;
}

import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bindWorkTree } from '../../src/kernel/capture-steps.ts';
import { moveFewFiles } from '../../src/kernel/few-moved-files.ts';
import { gitLine } from '../../src/kernel/git.ts';
import { treeIdOf } from '../../src/kernel/git-store.ts';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { capture, createWorkspace } from '../helpers/repository.ts';

const BASE = { a: '1\n', run: '2\n', 'lone/deep/file': '3\n', 'folder/kept': '4\n', 'folder/gone': '5\n' };

it('brings a folder and its index to another tree and back, as git finds them', async () => {
  const workspace = await createWorkspace(BASE);
  const { store, base, folder } = workspace;
  writeFileSync(join(folder, 'a'), 'other\n');
  chmodSync(join(folder, 'run'), 0o755);
  rmSync(join(folder, 'lone'), { recursive: true });
  rmSync(join(folder, 'folder/gone'));
  mkdirSync(join(folder, 'new/deep'), { recursive: true });
  writeFileSync(join(folder, 'new/deep/file'), 'new\n');
  const to = await capture(workspace);
  const from = await treeIdOf(store, base);
  await checkoutTree(store, { ...workspace, tree: base });
  const git = bindWorkTree(store, workspace);
  const found = async () => {
    const { stdout: differing } = await git(['diff-files', '--name-only']);
    return {
      index: await gitLine(git, ['write-tree']),
      differing: differing.toString(),
      folder: await capture(workspace),
    };
  };
  for (const [before, after] of [
    [from, to],
    [to, from],
    [from, to],
  ] as const) {
    expect(await moveFewFiles(store, workspace, { from: before, to: after })).toBe('moved');
    expect(await found()).toEqual({ index: after, differing: '', folder: after });
  }
  expect(readdirSync(folder).sort()).toEqual(['a', 'folder', 'new', 'run']);
  // Nor has git anything against what was moved.
  await git(['read-tree', '-m', '-u', to, from]);
  expect(await found()).toEqual({ index: from, differing: '', folder: from });
});

it('touches nothing where a file is not as it was, and leaves it to git', async () => {
  const workspace = await createWorkspace(BASE);
  const { store, base, folder } = workspace;
  writeFileSync(join(folder, 'a'), 'other\n');
  rmSync(join(folder, 'lone'), { recursive: true });
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new/file'), 'new\n');
  const to = await capture(workspace);
  const cases: readonly (() => void)[] = [
    () => writeFileSync(join(folder, 'a'), 'mine\n'),
    () => chmodSync(join(folder, 'a'), 0o755),
    () => rmSync(join(folder, 'a')),
    () => rmSync(join(folder, 'lone'), { recursive: true }),
    () => writeFileSync(join(folder, 'new'), 'mine\n'),
    () => {
      rmSync(join(folder, 'lone'), { recursive: true });
      symlinkSync('folder', join(folder, 'lone'));
    },
  ];
  for (const change of cases) {
    await checkoutTree(store, { ...workspace, tree: base });
    change();
    const index = readFileSync(workspace.indexFile);
    const before = await capture(workspace);
    expect(await moveFewFiles(store, workspace, { from: base, to })).toBe('unmoved');
    expect(await capture(workspace)).toBe(before);
    expect(readFileSync(workspace.indexFile).equals(index)).toBe(true);
  }
});

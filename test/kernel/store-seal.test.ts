import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { moveRef } from '../../src/kernel/refs.ts';
import { digestSteering } from '../../src/kernel/store-seal.ts';
import { capture, createWorkspace } from '../helpers/repository.ts';

describe('digestSteering', () => {
  it('stays the same while the store is used', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const before = digestSteering(workspace.store.gitDir);
    writeFileSync(join(workspace.folder, 'a'), '2');
    await checkoutTree(workspace.store, { ...workspace, tree: await capture(workspace) });
    await moveRef(workspace.store.git, { ref: 'refs/heads/x', from: undefined, to: workspace.base });
    expect(digestSteering(workspace.store.gitDir)).toBe(before);
  });

  const edits: readonly (readonly [string, (gitDir: string) => void])[] = [
    ['a setting', (gitDir) => appendFileSync(join(gitDir, 'config'), '[core]\n fsmonitor = x\n')],
    ['config.worktree', (gitDir) => writeFileSync(join(gitDir, 'config.worktree'), '')],
    [
      'a hook',
      (gitDir) => {
        mkdirSync(join(gitDir, 'hooks'));
        writeFileSync(join(gitDir, 'hooks', 'update'), '');
      },
    ],
    ['attributes', (gitDir) => writeFileSync(join(gitDir, 'info', 'attributes'), '* filter=x\n')],
    ['ignore rules', (gitDir) => appendFileSync(join(gitDir, 'info', 'base-ignore'), '*\n')],
    ['alternates', (gitDir) => writeFileSync(join(gitDir, 'objects', 'info', 'alternates'), '/evil\n')],
    ['packed refs', (gitDir) => writeFileSync(join(gitDir, 'packed-refs'), '')],
    ['hooks as a link', (gitDir) => symlinkSync('/evil', join(gitDir, 'hooks'))],
  ];
  it.each(edits)('is another one after an edit of %s', async (_, edit) => {
    const { store } = await createWorkspace({ a: '1' });
    const before = digestSteering(store.gitDir);
    edit(store.gitDir);
    expect(digestSteering(store.gitDir)).not.toBe(before);
  });
});

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindGit, type Git, GitError, removeStaleLocks } from '../../src/kernel/git.ts';
import { commitTree } from '../../src/kernel/git-store.ts';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { moveRef, readRef } from '../../src/kernel/refs.ts';
import { capture, createWorkspace, type Workspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const hasStrace = hasTool(['strace', '-V'], 'an accepted change whose git is killed');

/** Binds a git that is killed at its nth call of one of the system's functions. */
function bindKilled(store: Workspace['store'], { call, nth }: { readonly call: string; readonly nth: number }): Git {
  const folder = createFolder();
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\nexec strace -f -o /dev/null -e inject=${call}:signal=SIGKILL:when=${nth} ${real} "$@"\n`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  try {
    return bindGit(store);
  } finally {
    process.env.PATH = PATH;
  }
}

const POINTS = [
  { call: 'rename', nth: 1 },
  { call: 'unlink', nth: 1 },
  ...[1, 4, 8, 12, 14, 15, 16, 17, 18, 19].map((nth) => ({ call: 'close', nth })),
];

describe.skipIf(!hasStrace)('an accepted change whose git is killed', () => {
  it.each(POINTS)('counts once, or not at all, when it is redone: $call $nth', async (point) => {
    const workspace = await createWorkspace({ a: '1' });
    const { store } = workspace;
    writeFileSync(join(workspace.folder, 'a'), '2');
    const tree = await capture(workspace);
    const git = bindKilled(store, point);
    const identity = { name: 'a', email: 'a@example.org' };
    const request = { tree, parents: [workspace.base], message: 'm', identity, date: '2026-01-01T00:00:00Z' };
    const attempt = async (bound: Git) => {
      const to = await commitTree({ git: bound }, request);
      return { to, moved: await moveRef(bound, { ref: 'refs/heads/x', from: undefined, to }) };
    };
    const first = await attempt(git).catch((error: unknown) => {
      expect(error).toBeInstanceOf(GitError);
      return undefined;
    });
    removeStaleLocks(store.gitDir);
    const { to, moved } = await attempt(store.git);
    if (first !== undefined) expect(first.to).toBe(to);
    // Done now, or done by the one that was killed: never somewhere else.
    expect(moved.kind === 'done' || moved.actual === to).toBe(true);
    expect(await readRef(store.git, 'refs/heads/x')).toBe(to);
    await store.git(['fsck', '--strict', '--no-dangling']);
    rmSync(workspace.folder, { recursive: true });
    await checkoutTree(store, { ...workspace, tree: to });
    expect(existsSync(join(workspace.folder, 'a'))).toBe(true);
  });
});

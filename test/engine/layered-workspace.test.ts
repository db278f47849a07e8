import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLayeredWorkspace, workspaceLayers } from '../../src/engine/workspace/layered-workspace.ts';
import { workspaceOf } from '../../src/engine/workspace/private-area.ts';
import { openTemporary } from '../../src/engine/workspace/temporary-area.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it.each(BUBBLEWRAP)('is not touched when what waits of an earlier one of its name is removed', async (level) => {
  const user = createRepository({ 'a.txt': 'a\n' });
  const repository = findRepository(user);
  const base = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: user, encoding: 'utf8' }).trim();
  const parentEnv = { PATH: process.env.PATH ?? '', XDG_CACHE_HOME: createFolder() };
  await using temporary = await openTemporary({ name: 'pi', repository, base, level, parentEnv, environment: {} });
  const { privateArea } = temporary;
  const layers = workspaceLayers(privateArea);
  if (layers === undefined) throw new Error('there are no layers');
  const viewAt = join(privateArea.folder, 'unfinished', base);
  const workspace = workspaceOf(privateArea, 1);
  const open = () =>
    openLayeredWorkspace(privateArea, layers, { workspace, commit: base, branch: 'pi', viewAt }).then((opened) => {
      if (opened === 'cancelled') throw new Error('it was cancelled');
      return opened;
    });
  const first = await open();
  writeFileSync(join(first.folder, 'b.txt'), 'of the first\n');
  await first[Symbol.asyncDispose]();
  expect(existsSync(viewAt)).toBe(false);
  const second = await open();
  writeFileSync(join(second.folder, 'c.txt'), 'of the second\n');
  privateArea.emptied.removeAll();
  expect(readdirSync(second.folder).toSorted()).toEqual(['.git', 'c.txt']);
  expect(readFileSync(join(second.folder, '.git', 'HEAD'), 'utf8')).toBe('ref: refs/heads/pi\n');
  expect(readdirSync(viewAt)).toContain('work0');
  await second[Symbol.asyncDispose]();
  privateArea.emptied.removeAll();
  // The frozen home.
  expect(readdirSync(layers.views)).toHaveLength(1);
});

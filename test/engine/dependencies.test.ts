import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDependants, findRemovable, linksOf } from '../../src/engine/acceptance/dependencies.ts';
import { treeIdOf } from '../../src/kernel/git-store.ts';
import { capture, createWorkspace, type Workspace } from '../helpers/repository.ts';

/** Whether sets come out, by the pairs of which the later one builds on the earlier. */
const builtOn =
  (...pairs: readonly (readonly [later: number, earlier: number])[]) =>
  async (set: readonly number[], at: number) =>
    !pairs.some(([later, earlier]) => later === at && set.includes(earlier));

it('takes out with a change what builds on it, by others too, newest first', async () => {
  const dependants = await findDependants(5, builtOn([1, 0], [3, 1], [4, 2]));
  expect(dependants).toEqual([[3, 1], [3], [4], [], []]);
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((task) => ({ task }));
  expect(linksOf(tasks, dependants)).toEqual([
    { task: 'a', needs: [], dependants: ['d', 'b'] },
    { task: 'b', needs: ['a'], dependants: ['d'] },
    { task: 'c', needs: [], dependants: ['e'] },
    { task: 'd', needs: ['a', 'b'], dependants: [] },
    { task: 'e', needs: ['c'], dependants: [] },
  ]);
});

const TEN = Array.from({ length: 10 }, (_, index) => `line ${index}\n`);
const withLine = (index: number, line: string) => (lines: readonly string[]) => lines.with(index, `${line}\n`);

/** Makes a change of each function, one on top of the other. */
async function changeInTurn(workspace: Workspace, steps: readonly (() => void)[]) {
  const changes: { task: string; parent: string; tree: string }[] = [];
  let parent = await treeIdOf(workspace.store, workspace.base);
  for (const [index, step] of steps.entries()) {
    step();
    const tree = await capture(workspace);
    changes.push({ task: `iteration ${index + 1}`, parent, tree });
    parent = tree;
  }
  return { changes, head: parent };
}

it('knows by git which changes of a head come out, alone and together', async () => {
  const workspace = await createWorkspace({ 'a.txt': TEN.join(''), 'b.txt': 'b\n' });
  let lines: readonly string[] = TEN;
  const write = (name: string, text: string) => writeFileSync(join(workspace.folder, name), text);
  const edit = (change: (before: readonly string[]) => readonly string[]) => () => {
    lines = change(lines);
    write('a.txt', lines.join(''));
  };
  const { changes, head } = await changeInTurn(workspace, [
    edit(withLine(1, 'first')),
    edit(withLine(8, 'far away')),
    edit(withLine(1, 'the same line')),
    () => write('new.txt', 'one\n'),
    () => write('new.txt', 'two\n'),
    () => write('b.txt', 'apart\n'),
  ]);
  const found = await findRemovable(workspace.store, head, changes);
  expect(found.map(({ kind, dependants, needs }) => [kind, dependants, needs])).toEqual([
    ['removable', ['iteration 3'], []],
    ['removable', [], []],
    ['removable', [], ['iteration 1']],
    ['removable', ['iteration 5'], []],
    ['removable', [], ['iteration 4']],
    ['removable', [], []],
  ]);
  write('a.txt', TEN.with(8, 'far away\n').join(''));
  expect(found[0]?.without).toBe(await capture(workspace));
  write('a.txt', lines.join(''));
  rmSync(join(workspace.folder, 'new.txt'));
  expect(found[3]?.without).toBe(await capture(workspace));

  // What a person made of a line since is of nobody here; what was taken back is gone.
  write('a.txt', lines.with(8, 'mine\n').join(''));
  write('b.txt', 'b\n');
  write('new.txt', 'two\n');
  const later = await findRemovable(workspace.store, await capture(workspace), changes);
  expect(later.map(({ kind }) => kind)).toEqual(['removable', 'stuck', 'removable', 'removable', 'removable', 'gone']);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPlanner } from '../../../src/engine/acceptance/group-trees.ts';
import { findLanding } from '../../../src/engine/acceptance/landed-groups.ts';
import { importCommit } from '../../../src/kernel/git-store.ts';
import { importLone } from '../../../src/kernel/lone-commit.ts';
import { openRefs } from '../../../src/kernel/user-refs.ts';
import { findRepository } from '../../../src/kernel/user-repository.ts';
import { createWorkspace, userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

/** Three changes of one line, a pull request each on top of the last, and one of another file. */
async function createStack() {
  const { user, repository, store, base } = await createWorkspace({ a: 'one\n', b: 'one\n', c: 'one\n' });
  const git = (...args: string[]) => userGit(user, ...args);
  const commit = (file: string, text: string, subject: string): string => {
    writeFileSync(join(user, file), `${text}\n`);
    git('commit', '-qam', subject);
    return git('rev-parse', 'HEAD');
  };
  const treeOf = (name: string) => git('rev-parse', `${name}^{tree}`);
  git('switch', '-qc', 'accepted');
  const accepted = [commit('a', 'two', 'a2'), commit('a', 'three', 'a3'), commit('a', 'four', 'a4')];
  accepted.push(commit('b', 'two', 'b2'));
  await importCommit(store, { repository, commit: accepted[3] ?? '' });
  git('switch', '-q', 'main');
  const changes = accepted.map((each, index) => ({
    ...{ task: `t${index + 1}`, parent: treeOf(`${each}^`), tree: treeOf(each) },
  }));
  const { refs } = openRefs(repository, createFolder());
  /** The plan of now: the changes of each group, what it is on, and its files. */
  const plan = async (isUsable = true, at = { repository, refs }): Promise<string[]> => {
    const groups = [0, 1, 2].map((index) => ({
      ...{
        changes: [`t${index + 1}`],
        on: index === 0 ? null : index - 1,
        commit: accepted[index] ?? '',
        base: undefined,
      },
    }));
    const landing = await findLanding(store, {
      ...{ ...at, base, head: git('rev-parse', 'main'), groups, changes },
      adopt: (commit) => importLone(store, { repository: at.repository, commit }),
      isUsable: () => Promise.resolve(isUsable),
    });
    const request = { base: treeOf(base), final: treeOf('accepted'), changes, maxLines: 2, landing };
    const planned = await (await openPlanner(store, request))([]);
    if (planned.kind === 'refused') return [planned.why];
    const texts = async (tree: string): Promise<string> => {
      const files = ['a', 'b', 'c'].map((name) => store.git(['cat-file', 'blob', `${tree}:${name}`]));
      return (await Promise.all(files)).map(({ stdout }) => stdout.toString().trim()).join(' ');
    };
    return Promise.all(
      planned.groups.map(async ({ changes: tasks, on, base: onto, tree }) => {
        const place = onto === undefined ? (on ?? 'base') : `${on} at ${git('log', '-1', '--format=%s', onto.commit)}`;
        return `${tasks.join('+')} on ${place}: ${await texts(tree)}`;
      }),
    );
  };
  return { git, commit, plan, accepted };
}

const [T1, T4] = ['t1 on base: two one one', 't4 on base: one two one'];

it('a stack stays as it is where its lowest group came in by a merge commit', async () => {
  const { git, plan } = await createStack();
  const before = [T1, 't2 on 0: three one one', 't3 on 1: four one one', T4];
  expect(await plan()).toEqual(before);
  git('merge', '-q', '--no-ff', '-m', 'Merge', 'accepted~3');
  expect(await plan()).toEqual(before);
});

it('the rest of a stack moves to the commit that a squashed group is in, whatever follows it', async () => {
  const { git, commit, plan } = await createStack();
  commit('c', 'two', 'Before');
  git('merge', '-q', '--squash', 'accepted~3');
  git('commit', '-qm', 'Squashed');
  const expected = [T1, 't2 on 0 at Squashed: three one two', 't3 on 1: four one two', T4];
  expect(await plan()).toEqual(expected);
  commit('a', 'of a person', 'After');
  expect(await plan()).toEqual(expected);
  // Commits that are judged by other files are none to move to.
  expect(await plan(false)).toEqual([T1, 't2 on 0: three one one', 't3 on 1: four one one', T4]);
});

it('two groups of a stack that were rebased, and one that was changed on the way', async () => {
  const { git, commit, plan, accepted } = await createStack();
  commit('c', 'two', 'Before');
  git('cherry-pick', accepted[0] ?? '', accepted[1] ?? '');
  const expected = [T1, 't2 on 0: three one one', 't3 on 1 at a3: four one two', T4];
  expect(await plan()).toEqual(expected);
  // The same in one commit: the lower one was never there by itself.
  git('reset', '-q', '--hard', 'HEAD~2');
  commit('a', 'three', 'a3');
  expect(await plan()).toEqual(expected);
  git('reset', '-q', '--hard', 'HEAD~1');
  commit('a', 'two, by a person', 'Changed');
  expect(await plan()).toEqual([T1, 't2 on 0: three one one', 't3 on 1: four one one', T4]);
});

it('in a clone without history the rest moves to the commit that is there', async () => {
  const { git, plan } = await createStack();
  git('merge', '-q', '--squash', 'accepted~3');
  git('commit', '-qm', 'Squashed');
  git('commit', '-q', '--allow-empty', '-m', 'Later');
  const clone = createFolder();
  git('clone', '-q', '--depth=1', `file://${git('rev-parse', '--show-toplevel')}`, clone);
  const repository = findRepository(clone);
  const { refs } = openRefs(repository, createFolder());
  expect((await plan(true, { repository, refs }))[1]).toBe('t2 on 0 at Later: three one one');
});

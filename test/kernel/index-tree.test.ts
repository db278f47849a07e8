import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePath, encodePath } from '../../src/base/byte-path.ts';
import { seededRandom } from '../../src/base/random.ts';
import { bindGit, gitLine } from '../../src/kernel/git.ts';
import { commitTree, diffTrees, type GitStore, listFiles } from '../../src/kernel/git-store.ts';
import { buildIndexTree, changeIndex } from '../../src/kernel/index-tree.ts';
import { writeLoose } from '../../src/kernel/loose-object.ts';
import { createWorkspace } from '../helpers/repository.ts';

const NAMES = ['a', 'a.b', 'a-b', 'ab', 'a0', '\u{e9}', '\n', 'x'.repeat(5000)];
const MODES = ['100644', '100755', '120000', '160000'];

/** The index of a tree, made of that of the base, is whole to git, and knows what it knew of unchanged files. */
async function expectChanged(store: GitStore, tree: string) {
  const { gitDir, home, base } = store;
  const indexFile = join(gitDir, 'changed');
  const git = bindGit({ gitDir, home, indexFile });
  await git(['read-tree', '--end-of-options', base]);
  const changes = (await diffTrees({ git }, { from: base, to: tree })).map(({ path, status, newMode, newId }) => {
    return { path: encodePath(path), mode: status === 'D' ? undefined : newMode, id: newId };
  });
  const index = changeIndex(readFileSync(indexFile), 'sha1', changes);
  if (index === undefined) throw new Error('no index');
  writeFileSync(indexFile, index);
  const { stdout: listed } = await git(['ls-files', '-s']);
  expect(
    buildIndexTree(index, 'sha1', (bytes) => writeLoose(join(gitDir, 'objects'), { type: 'tree', bytes }, 'sha1')),
  ).toBe(tree);
  expect(await gitLine(git, ['write-tree'])).toBe(tree);
  await git(['read-tree', '--end-of-options', tree]);
  expect(listed).toEqual((await git(['ls-files', '-s'])).stdout);
}

describe('the tree of an index', () => {
  it('is what git writes, where it knows the trees of some folders, all or none', async () => {
    const { store, base } = await createWorkspace({ 'a/b/c': '1', 'a/d': '2', e: '3' });
    const git = bindGit({ gitDir: store.gitDir, home: store.home });
    const blob = await gitLine(git, ['hash-object', '-w', '--stdin'], { input: '1' });
    const random = seededRandom('index');
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    let tree = base;
    for (let round = 0; round < 12; round += 1) {
      await git(['read-tree', '--end-of-options', round % 4 === 3 ? base : tree]);
      const lines = Array.from({ length: round }, () => {
        const path = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(NAMES)).join('/');
        return random() < 0.2 ? `0 ${'0'.repeat(40)}\t${path}\0` : `${pick(MODES)} ${blob}\t${path}\0`;
      });
      await git(['update-index', '-z', '--replace', '--index-info'], { input: lines.join('') });
      const index = readFileSync(join(store.gitDir, 'index'));
      const written: string[] = [];
      const ours = buildIndexTree(index, 'sha1', (bytes) => {
        const id = writeLoose(join(store.gitDir, 'objects'), { type: 'tree', bytes }, 'sha1');
        written.push(id);
        return id;
      });
      if (lines.length === 0) expect(written).toEqual([]);
      tree = await gitLine(git, ['write-tree']);
      expect(ours).toBe(tree);
      await expectChanged(store, tree);
    }
    await git(['fsck', '--strict', '--no-dangling']);
    // Of an index without a file.
    const input = (await listFiles({ git }, tree))
      .map(({ path }) => `0 ${'0'.repeat(40)}\t${decodePath(path)}\0`)
      .join('');
    await git(['update-index', '-z', '--index-info'], { input });
    const empty = buildIndexTree(readFileSync(join(store.gitDir, 'index')), 'sha1', (bytes) =>
      writeLoose(join(store.gitDir, 'objects'), { type: 'tree', bytes }, 'sha1'),
    );
    expect(empty).toBe(await gitLine(git, ['write-tree']));
  });

  it('is refused where the index is not whole', async () => {
    const { store } = await createWorkspace({ a: '1' });
    await store.git(['read-tree', '--end-of-options', store.base]);
    const index = readFileSync(join(store.gitDir, 'index'));
    for (const at of [0, 20, index.length - 1]) {
      const broken = Buffer.from(index);
      broken[at] = (broken[at] ?? 0) ^ 1;
      expect(() => buildIndexTree(broken, 'sha1', () => '')).toThrow(/cannot be read/);
    }
  });
});

describe('a commit that is written without a git', () => {
  it('is the one that git makes, whatever its parts', async () => {
    const { store, base } = await createWorkspace({ a: '1' });
    const git = bindGit({ gitDir: store.gitDir, home: store.home });
    const tree = await gitLine(git, ['rev-parse', '--verify', '--end-of-options', `${base}^{tree}`]);
    const names = ['autorize', 'A. B', ' A ', 'a<b', '.a.'];
    for (const name of names) {
      for (const [message, parents] of [
        ['one\n', [base]],
        ['', []],
        ['\n\ntwo', [base, base]],
        ['\u{e9}\n\n# x\n', [base]],
      ] as const) {
        const request = {
          tree,
          parents,
          message,
          identity: { name, email: 'a@example.org' },
          date: '2026-03-04T05:06:07.890Z',
        };
        expect(await commitTree(store, request)).toBe(await commitTree({ git }, request));
      }
    }
    const identity = { name: 'a', email: 'a' };
    const lost = { tree: '1'.repeat(40), parents: [], message: '', identity, date: '1970-01-01T00:00:00Z' };
    await expect(commitTree(store, lost)).rejects.toMatchObject({ code: 'git' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath } from '../../src/base/byte-path.ts';
import { bindGit, gitLine } from '../../src/kernel/git.ts';
import { diffTrees, findFiles, listFiles, treeIdOf } from '../../src/kernel/git-store.ts';
import { openObjects } from '../../src/kernel/object-stream.ts';
import { compareTrees, findInTree, findTreeId, listTree } from '../../src/kernel/tree-reader.ts';
import { createWorkspace } from '../helpers/repository.ts';

/** The same store, as git's own commands see it. */
async function openBoth() {
  const { store, base } = await createWorkspace({ 'a/b': '1', c: '2' });
  const paths = { gitDir: store.gitDir, home: store.home };
  return { base, git: bindGit(paths), objects: openObjects(paths) };
}

// Few and alike, so that files take the place of folders, and names that sort apart with and without a slash.
const NAME = fc.constantFrom('a', 'a.b', 'a-b', 'ab', 'a0', 'B', '\u{e9}', '\n');
const FILES = fc.uniqueArray(
  fc.record({
    path: fc.array(NAME, { minLength: 1, maxLength: 3 }).map((names) => names.join('/')),
    mode: fc.constantFrom('100644', '100755', '120000', '160000'),
    text: fc.constantFrom('1', '2'),
  }),
  { selector: ({ path }) => path, maxLength: 12 },
);

const DIFF = ['diff-tree', '-r', '--no-renames', '--no-abbrev', '--full-index', '-z', '--raw', '-p'];

describe('trees that are read object by object', () => {
  it('list and differ as git says', async () => {
    const { git, objects } = await openBoth();
    const ids = new Map<string, string>();
    for (const text of ['1', '2']) ids.set(text, await gitLine(git, ['hash-object', '-w', '--stdin'], { input: text }));
    const write = async (files: readonly { path: string; mode: string; text: string }[]) => {
      const lines = files
        // Of a file and a folder of one name, the folder.
        .filter(({ path }) => !files.some((other) => other.path.startsWith(`${path}/`)))
        .map(({ path, mode, text }) => `${mode} ${ids.get(text)}\t${path}\0`);
      await git(['read-tree', '--empty']);
      await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
      return gitLine(git, ['write-tree']);
    };
    await fc.assert(
      fc.asyncProperty(FILES, FILES, async (one, other) => {
        const [from, to] = [await write(one), await write(other)];
        expect(await listTree(objects, to)).toEqual(await listFiles({ git }, to));
        expect(await compareTrees(objects, { from, to })).toEqual(await diffTrees({ git }, { from, to }));
        const names = [...one, ...other].map(({ path }) => Buffer.from(path));
        expect(await findInTree(objects, { tree: to, names })).toEqual(
          (await findFiles({ git }, { tree: to, names })).map(
            (file) => file && expect.objectContaining({ mode: file.mode, id: file.id }),
          ),
        );
        const { stdout } = await git([...DIFF, from, to]);
        expect(await objects.compare({ from, to }, { maxBytes: 1 << 20 })).toEqual(stdout);
      }),
      { numRuns: 10 },
    );
    await objects.close();
  });

  it('are those of commits and tags, too', async () => {
    const { base, git, objects } = await openBoth();
    const tree = await treeIdOf({ git }, base);
    const input = `object ${base}\ntype commit\ntag t\ntagger a <a@example.org> 0 +0000\n\nt\n`;
    const tag = await gitLine(git, ['mktag'], { input });
    expect(await Promise.all([base, tag, tree].map((id) => findTreeId(objects, id)))).toEqual([tree, tree, tree]);
    expect((await listTree(objects, tag)).map(({ path }) => decodePath(path))).toEqual(['a/b', 'c']);
    const [file] = await listFiles({ git }, base);
    await expect(listTree(objects, file?.id ?? '')).rejects.toThrow(/has no tree/);
    await objects.close();
  });
});

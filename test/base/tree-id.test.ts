import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodePath } from '../../src/base/byte-path.ts';
import { splitNul } from '../../src/base/raw-diff.ts';
import { treeIdOf } from '../../src/base/tree-id.ts';
import { createRepository, userGit } from '../helpers/repository.ts';

it('the id of a tree is the one of git: folders and files of like names, links, names that are no ASCII', () => {
  const folder = createRepository({
    'a/b/c': 'one',
    'a.b': 'two',
    'a-b': 'three',
    a0: 'four',
    'a/é/x y': 'five',
    b: 'six',
    'b.d/e': '',
  });
  symlinkSync('b', join(folder, 'link'));
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-qm', 'A link');
  const listed = Buffer.from(userGit(folder, 'ls-tree', '-r', '-z', '--full-tree', 'HEAD'));
  const files = splitNul(listed).map((entry) => {
    const [, mode = '', id = '', path = ''] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(decodePath(entry)) ?? [];
    return { path, mode, id };
  });
  expect(files.length).toBeGreaterThanOrEqual(8);
  const tree = userGit(folder, 'rev-parse', 'HEAD^{tree}');
  expect(treeIdOf(files, tree)).toBe(tree);
  expect(treeIdOf(files.toReversed(), tree)).toBe(tree);
  const within = files.flatMap(({ path, ...rest }) =>
    path.startsWith('a/') ? [{ ...rest, path: path.slice(2) }] : [],
  );
  expect(treeIdOf(within, tree)).toBe(userGit(folder, 'rev-parse', 'HEAD:a'));
  expect(treeIdOf([], tree)).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
  expect(treeIdOf([], '0'.repeat(64))).toBe('6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321');
});

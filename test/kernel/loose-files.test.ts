import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitLine } from '../../src/kernel/git.ts';
import { diffTrees } from '../../src/kernel/git-store.ts';
import { placeLooseFiles } from '../../src/kernel/loose-files.ts';
import { readLoose } from '../../src/kernel/loose-object.ts';
import { capture, createWorkspace, type Workspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const objectsOf = ({ store }: Workspace): string => join(store.gitDir, 'objects');

/** What lies in a folder: kind, rights and content of each name. */
function contentsOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isDirectory()) return `${name}/`;
    const content = stats.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, 'hex');
    return `${name} ${stats.mode.toString(8)} ${content}`;
  });
}

describe('placeLooseFiles', () => {
  it('lays out what a capture made, as git does', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const { folder, store, base } = workspace;
    mkdirSync(join(folder, 'b', 'c'), { recursive: true });
    writeFileSync(join(folder, 'b', 'c', 'text.txt'), 'one\ntwo');
    writeFileSync(join(folder, 'b', 'run'), Buffer.from([0, 255, 10]));
    chmodSync(join(folder, 'b', 'run'), 0o755);
    writeFileSync(join(folder, 'empty'), '');
    symlinkSync('../b/c', join(folder, 'b', 'link'));
    const files = await diffTrees(store, { from: base, to: await capture(workspace) });
    const placed = createFolder();
    expect(placeLooseFiles(objectsOf(workspace), placed, files)).toBe(true);
    expect(contentsOf(placed)).toEqual(contentsOf(folder).filter((line) => !line.startsWith('a ')));
  });

  it('leaves to git what git may refuse, has packed, or streams, and writes nothing then', async () => {
    const workspace = await createWorkspace({ packed: 'of the base' });
    const objects = objectsOf(workspace);
    const { git } = workspace.store;
    const idOf = (input: string) => gitLine(git, ['hash-object', '-w', '--stdin'], { input });
    const [small, large, zero] = await Promise.all([idOf('/tmp'), idOf('x'.repeat(5 << 20)), idOf('a\0b')]);
    const packed = await gitLine(git, ['rev-parse', `${workspace.base}:packed`]);
    const file = (path: string, newId = small, newMode = '100644') => ({ path, newId, newMode });
    const refused = [
      ...['../x', '.git/x', 'a/.GIT/x', 'a//x', '/x', 'git~1', './x', 'a\\b', '\u200c.git'].map((path) => [file(path)]),
      ...[[file('a', packed)], [file('a', large)], [file('a', zero, '120000')], [file('a', small, '160000')]],
      [file('a', small, '120000'), file('a/b')],
      [file('a', small, '120000'), file('a')],
      Array.from({ length: 65 }, (_, at) => file(`a${at}`)),
    ];
    for (const files of refused) {
      const placed = createFolder();
      expect([files[0]?.path, placeLooseFiles(objects, placed, files)]).toEqual([files[0]?.path, false]);
      expect(readdirSync(placed)).toEqual([]);
    }
  });

  it('takes no object that is not what its name says', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const objects = objectsOf(workspace);
    const [one, other] = await Promise.all(
      ['1\n', '2\n'].map((input) => gitLine(workspace.store.git, ['hash-object', '-w', '--stdin'], { input })),
    );
    const pathOf = (id = ''): string => join(objects, id.slice(0, 2), id.slice(2));
    expect(readLoose(objects, one ?? '', 100)).toEqual({ type: 'blob', bytes: Buffer.from('1\n') });
    expect(readLoose(objects, one ?? '', 1)).toBeUndefined();
    const whole = readFileSync(pathOf(other));
    chmodSync(pathOf(one), 0o644);
    for (const bytes of [whole, whole.subarray(0, -5), Buffer.alloc(0)]) {
      writeFileSync(pathOf(one), bytes);
      expect(readLoose(objects, one ?? '', 100)).toBeUndefined();
    }
  });
});

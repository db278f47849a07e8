import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { handOut, openUntouched, readTrustedIndex } from '../../src/kernel/folder-trust.ts';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { capture, createWorkspace, type Workspace } from '../helpers/repository.ts';

const FILES = { a: '1', 'b/c': '2', d: '3' };
const noteOf = (workspace: Workspace) => `${workspace.indexFile}.handed`;

/** A workspace whose files are older than a tick of the clock when a command gets it. */
async function createAgedWorkspace(files: Readonly<Record<string, string>> = FILES): Promise<Workspace> {
  const workspace = await createWorkspace(files);
  rmSync(noteOf(workspace));
  await pause(200);
  handOut(workspace);
  return workspace;
}

/** The paths whose times in the index are not believed. */
function doubted(workspace: Workspace): string[] {
  const index = readTrustedIndex(workspace, 'sha1');
  if (index === undefined) throw new Error('no index');
  const { bytes, entries } = index;
  return entries.filter(({ offset }) => bytes.readUInt32BE(offset) === 0).map(({ path }) => path.toString());
}

describe('a folder that a command got', () => {
  it('is believed in what nobody touched', async () => {
    expect(doubted(await createAgedWorkspace())).toEqual([]);
  });

  const touches: Readonly<Record<string, (workspace: Workspace) => void>> = {
    'written with the same bytes': ({ folder }) => writeFileSync(join(folder, 'a'), '1'),
    'given other rights': ({ folder }) => chmodSync(join(folder, 'a'), 0o600),
    'given a second name': ({ folder }) => linkSync(join(folder, 'a'), join(folder, 'z')),
    removed: ({ folder }) => rmSync(join(folder, 'a')),
    'replaced by a link': ({ folder }) => {
      rmSync(join(folder, 'a'));
      symlinkSync('d', join(folder, 'a'));
    },
    'moved away and back': ({ folder }) => {
      renameSync(join(folder, 'a'), join(folder, 'z'));
      renameSync(join(folder, 'z'), join(folder, 'a'));
    },
  };
  it.each(Object.keys(touches))('is doubted in a file that was %s', async (name) => {
    const workspace = await createAgedWorkspace();
    touches[name]?.(workspace);
    expect(doubted(workspace)).toEqual(['a']);
  });

  it('is doubted in files that were written just before', async () => {
    const workspace = await createWorkspace(FILES);
    writeFileSync(noteOf(workspace), `${lstatSync(join(workspace.folder, 'a'), { bigint: true }).ctimeNs}\n`);
    expect(doubted(workspace)).toEqual(['a', 'b/c', 'd']);
  });

  it.each([
    ['is lost', (note: string) => rmSync(note)],
    ['is torn', (note: string) => writeFileSync(note, '17')],
    ['lies in the future: the clock went back', (note: string) => writeFileSync(note, '9999999999999999999\n')],
  ])('is doubted in everything when the note of the moment %s', async (_, change) => {
    const workspace = await createAgedWorkspace();
    change(noteOf(workspace));
    expect(doubted(workspace)).toEqual(['a', 'b/c', 'd']);
    writeFileSync(join(workspace.folder, 'a'), '9');
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    expect(readFileSync(join(workspace.folder, 'a'), 'utf8')).toBe('1');
  });

  it('keeps its first moment until a checkout, and has a new one in the new folder', async () => {
    const workspace = await createAgedWorkspace();
    const first = readFileSync(noteOf(workspace), 'utf8');
    handOut(workspace);
    expect(readFileSync(noteOf(workspace), 'utf8')).toBe(first);
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    expect(existsSync(noteOf(workspace))).toBe(false);
    handOut(workspace);
    expect(readFileSync(noteOf(workspace), 'utf8')).toMatch(/^\d+\n$/);
    expect(readFileSync(noteOf(workspace), 'utf8') > first).toBe(true);
  });

  it('has an index that learns nothing from a capture', async () => {
    const workspace = await createAgedWorkspace();
    const before = readFileSync(workspace.indexFile);
    writeFileSync(join(workspace.folder, 'a'), '9');
    writeFileSync(join(workspace.folder, 'new'), '9');
    await capture(workspace);
    expect(readFileSync(workspace.indexFile).equals(before)).toBe(true);
  });

  it('that is gone or a link when a command gets it is believed in nothing', async () => {
    const workspace = await createAgedWorkspace();
    await checkoutTree(workspace.store, { ...workspace, tree: workspace.base });
    renameSync(workspace.folder, `${workspace.folder}-moved`);
    symlinkSync(`${workspace.folder}-moved`, workspace.folder);
    handOut(workspace);
    expect(existsSync(noteOf(workspace))).toBe(false);
    expect(doubted(workspace)).toEqual(['a', 'b/c', 'd']);
  });
});

describe('a file that git’s index says nothing of', () => {
  const PATHS = ['a', 'b/c', 'e/f/g', 'e/h/g'];
  const touched = (workspace: Workspace): string[] => {
    const isUntouched = openUntouched(workspace);
    return PATHS.filter((path) => {
      const stats = lstatSync(join(workspace.folder, path), { bigint: true });
      return !isUntouched(Buffer.from(path), stats);
    });
  };
  const create = () => createAgedWorkspace(Object.fromEntries(PATHS.map((path) => [path, '1'])));

  it('is believed where nobody touched it or a folder above', async () => {
    expect(touched(await create())).toEqual([]);
  });

  const changes: Readonly<Record<string, readonly [(folder: string) => void, readonly string[]]>> = {
    'written with the same bytes': [(folder) => writeFileSync(join(folder, 'b', 'c'), '1'), ['b/c']],
    'moved from another folder': [
      (folder) => {
        rmSync(join(folder, 'b', 'c'));
        renameSync(join(folder, 'a'), join(folder, 'b', 'c'));
        writeFileSync(join(folder, 'a'), '1');
      },
      ['a', 'b/c'],
    ],
    'moved with its folder': [
      (folder) => {
        renameSync(join(folder, 'e', 'f'), join(folder, 'here'));
        renameSync(join(folder, 'e', 'h'), join(folder, 'e', 'f'));
        renameSync(join(folder, 'here'), join(folder, 'e', 'h'));
      },
      ['e/f/g', 'e/h/g'],
    ],
    'moved with a folder further up': [
      (folder) => {
        renameSync(join(folder, 'e'), join(folder, 'here'));
        renameSync(join(folder, 'here'), join(folder, 'e'));
      },
      ['e/f/g', 'e/h/g'],
    ],
    'reached through a link': [
      (folder) => {
        renameSync(join(folder, 'b'), join(folder, 'there'));
        symlinkSync('there', join(folder, 'b'));
      },
      ['b/c'],
    ],
  };
  it.each(Object.keys(changes))('is not believed where it was %s', async (name) => {
    const workspace = await create();
    const [change, expected] = changes[name] ?? [];
    change?.(workspace.folder);
    expect(touched(workspace)).toEqual(expected);
  });

  it.each([
    ['is lost', (note: string) => rmSync(note)],
    ['lies in the future: the clock went back', (note: string) => writeFileSync(note, '9999999999999999999\n')],
  ])('is not believed when the note of the moment %s', async (_, change) => {
    const workspace = await create();
    change(noteOf(workspace));
    expect(touched(workspace)).toEqual(PATHS);
  });
});

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
import { handOut, readTrustedIndex } from '../../src/kernel/folder-trust.ts';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { capture, createLane, type Lane } from '../helpers/repository.ts';

const FILES = { a: '1', 'b/c': '2', d: '3' };
const noteOf = (lane: Lane) => `${lane.indexFile}.handed`;

/** A lane whose files are older than a tick of the clock when it is handed out. */
async function createAgedLane(files: Readonly<Record<string, string>> = FILES): Promise<Lane> {
  const lane = await createLane(files);
  rmSync(noteOf(lane));
  await pause(200);
  handOut(lane);
  return lane;
}

/** The paths whose times in the index are not believed. */
function doubted(lane: Lane): string[] {
  const index = readTrustedIndex(lane, 'sha1');
  if (index === undefined) throw new Error('no index');
  const { bytes, entries } = index;
  return entries.filter(({ offset }) => bytes.readUInt32BE(offset) === 0).map(({ path }) => path.toString());
}

describe('a folder that was handed out', () => {
  it('is believed in what nobody touched', async () => {
    expect(doubted(await createAgedLane())).toEqual([]);
  });

  const touches: Readonly<Record<string, (lane: Lane) => void>> = {
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
    const lane = await createAgedLane();
    touches[name]?.(lane);
    expect(doubted(lane)).toEqual(['a']);
  });

  it('is doubted in files that were written just before', async () => {
    const lane = await createLane(FILES);
    writeFileSync(noteOf(lane), `${lstatSync(join(lane.folder, 'a'), { bigint: true }).ctimeNs}\n`);
    expect(doubted(lane)).toEqual(['a', 'b/c', 'd']);
  });

  it.each([
    ['is lost', (note: string) => rmSync(note)],
    ['is torn', (note: string) => writeFileSync(note, '17')],
    ['lies in the future: the clock went back', (note: string) => writeFileSync(note, '9999999999999999999\n')],
  ])('is doubted in everything when the note of the moment %s', async (_, change) => {
    const lane = await createAgedLane();
    change(noteOf(lane));
    expect(doubted(lane)).toEqual(['a', 'b/c', 'd']);
    writeFileSync(join(lane.folder, 'a'), '9');
    await checkoutTree(lane.store, { ...lane, tree: lane.base });
    expect(readFileSync(join(lane.folder, 'a'), 'utf8')).toBe('1');
  });

  it('keeps its first moment until a checkout, and has a new one in the new folder', async () => {
    const lane = await createAgedLane();
    const first = readFileSync(noteOf(lane), 'utf8');
    handOut(lane);
    expect(readFileSync(noteOf(lane), 'utf8')).toBe(first);
    await checkoutTree(lane.store, { ...lane, tree: lane.base });
    expect(existsSync(noteOf(lane))).toBe(false);
    handOut(lane);
    expect(readFileSync(noteOf(lane), 'utf8')).toMatch(/^\d+\n$/);
    expect(readFileSync(noteOf(lane), 'utf8') > first).toBe(true);
  });

  it('has an index that learns nothing from a capture', async () => {
    const lane = await createAgedLane();
    const before = readFileSync(lane.indexFile);
    writeFileSync(join(lane.folder, 'a'), '9');
    writeFileSync(join(lane.folder, 'new'), '9');
    await capture(lane);
    expect(readFileSync(lane.indexFile).equals(before)).toBe(true);
  });

  it('that is gone or a link when it is handed out is believed in nothing', async () => {
    const lane = await createAgedLane();
    await checkoutTree(lane.store, { ...lane, tree: lane.base });
    renameSync(lane.folder, `${lane.folder}-moved`);
    symlinkSync(`${lane.folder}-moved`, lane.folder);
    handOut(lane);
    expect(existsSync(noteOf(lane))).toBe(false);
    expect(doubted(lane)).toEqual(['a', 'b/c', 'd']);
  });
});

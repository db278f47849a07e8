// A plan's run whose disk is full before it has written all that it writes: a small disk in the place of one folder.
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useMemory } from '../helpers/broken-run.ts';
import { createDirty, expectContinued, expectWhole, runSupervised, wholeStates } from '../helpers/broken-work.ts';
import { FILL } from '../helpers/small-disk.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import type { WorkSite } from '../helpers/work-items.ts';

useMemory();

const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], "a plan's run on a full disk");
const SWEEP_MS = 300_000;
const RESERVE_KIB = 8192;

// What lies in the folder goes along. The plan is run a second time while nobody has made room, and what the runs left
// is copied off the full disk.
const SCRIPT = `${FILL}
folder=$1 room=$2 disk=$3 copy=$4; shift 4
mount -t tmpfs -o size=64m none "$disk" && cp -a "$folder/." "$disk/" && mount --bind "$disk" "$folder" || exit 99
fill "$folder" $room || exit 99
"$@"; code=$?
cp -a "$folder/." "$copy/first/"
"$@"
cp -a "$folder/." "$copy/second/"
exit $code
`;

/** Runs the plan twice with so many KiB of room in a folder; afterwards there is plenty. Gives what the first run said. */
function runWithRoom(site: WorkSite, folder: string, room: number) {
  const [disk, copy] = [createFolder(), createFolder()];
  for (const each of [folder, join(copy, 'first'), join(copy, 'second')]) mkdirSync(each, { recursive: true });
  const wrapper = ['unshare', '-Urm', 'sh', '-c', SCRIPT, 'sh', folder, String(room), disk, copy];
  const { status, stderr } = runSupervised(site, {}, wrapper);
  rmSync(folder, { recursive: true });
  cpSync(join(copy, 'second'), folder, { recursive: true, verbatimSymlinks: true });
  return { status, stderr, first: join(copy, 'first') };
}

// What a disk in memory gives out at a time.
const PAGE_KIB = 4;

/** The room that all files of a folder take on a disk in memory, in KiB. */
function roomOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .map((stats) => (stats.isFile() ? stats.size : 0));
  return sizes.reduce((sum, size) => sum + Math.ceil(size / (PAGE_KIB * 1024)) * PAGE_KIB, 0);
}

/** The kinds of the records, oldest first. */
function kindsOf(records: string): string[] {
  const lines = readFileSync(join(records, 'work', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line).kind ?? 'intent');
}

describe.skipIf(!hasNamespaces)('a plan that has room for less than it writes', () => {
  const recordsOf = ({ folder }: WorkSite) => join(folder, '.autorize');

  it('ends with disk_full, is whole, and is continued: its records', { timeout: SWEEP_MS }, async () => {
    const states = await wholeStates();
    const ends = new Set<string>();
    const unhindered = createDirty();
    const { first: all } = runWithRoom(unhindered, recordsOf(unhindered), 2 * RESERVE_KIB);
    // While it is at work there is a page more: the list of what it has not done, which goes as it ends.
    const pages = roomOf(all) / PAGE_KIB + 1;
    // What the last item leaves takes more than three pages.
    const rooms = [0, Math.floor(pages / 3), Math.floor((2 * pages) / 3), pages - 3, pages - 2, pages - 1];
    for (const room of rooms.map((each) => each * PAGE_KIB)) {
      const site = createDirty();
      const { status, stderr, first } = runWithRoom(site, recordsOf(site), RESERVE_KIB + room);
      expect([room, status, stderr]).toEqual([room, 1, expect.stringMatching(/code: 'disk_full'[\s\S]*exitCode: 3/)]);
      ends.add(kindsOf(first).join());
      await expectWhole(site, states);
      await expectContinued(site, states);
    }
    // With the reserve there is room for the record of what an agent did, of the last item, too.
    expect(ends).toContain('intent,landed,thawed,ended');
    expect(ends).toContain('intent,landed,thawed');
  });

  it.each([
    [
      'the repository',
      ({ folder }: WorkSite) => join(folder, '.git'),
      [0, 4, 12],
      /code: 'disk_full'[\s\S]*exitCode: 3/,
    ],
    [
      'the private area',
      ({ cache }: WorkSite) => cache,
      [8, 72, 88, 160],
      /code: '(disk_full|git|precondition)'[\s\S]*exitCode: 3/,
    ],
  ] as const)('is whole, and is continued: %s', { timeout: SWEEP_MS }, async (_name, folderOf, rooms, reported) => {
    const states = await wholeStates();
    for (const room of rooms) {
      const site = createDirty();
      const { status, stderr } = runWithRoom(site, folderOf(site), room);
      expect([room, status, stderr]).toEqual([room, 1, expect.stringMatching(reported)]);
      // A landing that had begun waits for room.
      expect(kindsOf(recordsOf(site))).not.toContain('lost');
      await expectWhole(site, states);
      await expectContinued(site, states);
    }
  });
});

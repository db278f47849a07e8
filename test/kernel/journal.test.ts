import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AutorizeError, ContractError } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { type Journal, openJournal } from '../../src/kernel/journal.ts';
import { followSum } from '../helpers/followed-sum.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const WRITER = programPath('append-records');
const NOTING_WRITER = programPath('note-sums');
const hasStrace = hasTool(['strace', '-V'], 'a journal whose fsync fails');
const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'a journal on a full disk');

const place = (path: string) => ({ path, shown: 'iterations.jsonl', remedy: 'Run: autorize repair demo' });
const open = (path: string) => openJournal(place(path));
const iters = (journal: Journal) => journal.records.map((record) => record.iter);

function journalOf(count: number): string {
  const path = join(createFolder(), 'iterations.jsonl');
  using journal = open(path);
  for (let iter = 1; iter <= count; iter += 1) journal.append({ iter, reason: `the ${iter}th` });
  return path;
}

/** Bytes that this thread reads meanwhile, and a few of its own. */
function bytesReadBy(act: () => unknown): number {
  const count = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/thread-self/io', 'utf8'))?.[1]);
  const before = count();
  act();
  return count() - before;
}

/** How often a file is synced meanwhile. */
function countSyncs(act: () => unknown): number {
  const real = fs.fsyncSync;
  let count = 0;
  fs.fsyncSync = (descriptor) => {
    count += 1;
    real(descriptor);
  };
  syncBuiltinESMExports();
  act();
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  return count;
}

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof AutorizeError ? error.code : String(error);
  }
  return 'nothing thrown';
}

describe('openJournal', () => {
  it('creates the file, and reads back what was appended', () => {
    const path = journalOf(3);
    using journal = open(path);
    expect(iters(journal)).toEqual([1, 2, 3]);
    expect(journal.append({ iter: 4 })).toMatchObject({ iter: 4, seq: 4 });
  });

  it('cuts a last line torn at any byte, and the next append is clean', () => {
    const path = journalOf(3);
    const whole = readFileSync(path);
    const start = whole.subarray(0, -1).lastIndexOf(10) + 1;
    for (let size = start; size < whole.length; size += 1) {
      writeFileSync(path, whole.subarray(0, size));
      {
        using journal = open(path);
        expect(journal.cutBytes).toBe(size - start);
        journal.append({ iter: 3, again: true });
      }
      using again = open(path);
      expect(iters(again)).toEqual([1, 2, 3]);
      expect(again.cutBytes).toBe(0);
    }
  });

  it('refuses a corrupt line in the middle, naming line and remedy, and changes nothing', () => {
    const path = journalOf(3);
    const text = readFileSync(path, 'utf8').replace('the 2th', 'the 9th');
    writeFileSync(path, text);
    expect(() => open(path)).toThrow(ContractError);
    expect(() => open(path)).toThrow(
      'iterations.jsonl:2: the line has content that does not match its hash; expected the chain of records ' +
        'unbroken. Run: autorize repair demo',
    );
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('continues the records of a tool without a chain', () => {
    const path = join(createFolder({ 'iterations.jsonl': '{"iter":1}\n{"iter":2}\n' }), 'iterations.jsonl');
    {
      using journal = open(path);
      journal.append({ iter: 3 });
    }
    using again = open(path);
    expect(iters(again)).toEqual([1, 2, 3]);
  });

  it('does not follow a link that was planted in its place', () => {
    const folder = createFolder({ victim: 'precious' });
    symlinkSync(join(folder, 'victim'), join(folder, 'iterations.jsonl'));
    expect(() => open(join(folder, 'iterations.jsonl'))).toThrow('ELOOP');
    expect(readFileSync(join(folder, 'victim'), 'utf8')).toBe('precious');
  });
});

describe('what was found sound before', () => {
  const checkedIn = (folder: string) => join(folder, 'checked-iterations.json');
  const reopen = (path: string) => openJournal({ ...place(path), checked: checkedIn(dirname(path)) });
  const noted = (path: string) => JSON.parse(readFileSync(checkedIn(dirname(path)), 'utf8'));
  const seal = (path: string) => {
    using journal = reopen(path);
    journal.append({ iter: 4 });
    journal.requireUnchanged();
  };

  it('is noted at the end and after a thousand records, in a folder that is there, and nothing depends on it', () => {
    const path = journalOf(3);
    seal(path);
    expect(noted(path)).toEqual({
      ...{ checks: 2, bytes: statSync(path).size, sha256: sha256(readFileSync(path)) },
      ...{ lines: 4, records: 4, unchained: 0, head: { seq: 5, prev: expect.any(String) }, sameWrite: 0 },
    });
    {
      using journal = reopen(path);
      journal.appendAll(Array.from({ length: 999 }, (_, index) => ({ iter: index + 5 })));
      expect(noted(path).bytes).toBeLessThan(statSync(path).size);
      journal.append({ iter: 1004 });
      expect(noted(path).bytes).toBe(statSync(path).size);
    }
    using elsewhere = openJournal({ ...place(path), checked: join(dirname(path), 'none', 'checked.json') });
    elsewhere.append({ iter: 1005 });
    elsewhere.requireUnchanged();
    expect(existsSync(join(dirname(path), 'none'))).toBe(false);
  });

  it.each([
    ['nothing', () => ''],
    ['half of it', (text: string) => text.slice(0, 30)],
    ['other checks', (text: string) => text.replace('"checks":2', '"checks":1')],
    ['another end of the chain', (text: string) => text.replace('"seq":5', '"seq":6')],
    ['another number of records', (text: string) => text.replace('"records":4', '"records":3')],
    ['more bytes than there are', (text: string) => text.replace(/"bytes":\d+/, '"bytes":99999')],
    ['fewer bytes', (text: string) => text.replace(/"bytes":\d+/, '"bytes":9')],
    ['another digest', (text: string) => text.replace(/"sha256":"../, '"sha256":"zz')],
  ])('the whole journal is checked where %s stands there', (_, edited) => {
    const path = journalOf(3);
    seal(path);
    const note = checkedIn(dirname(path));
    writeFileSync(note, edited(readFileSync(note, 'utf8')));
    {
      using journal = reopen(path);
      expect([iters(journal), journal.head.seq]).toEqual([[1, 2, 3, 4], 5]);
    }
    writeFileSync(path, readFileSync(path, 'utf8').replace('the 1th', 'the 7th'));
    expect(() => reopen(path)).toThrow('iterations.jsonl:1: the line has content that does not match its hash');
  });

  it('is not read until somebody asks for it, and what was derived of it stands in for it', () => {
    const path = journalOf(0);
    {
      using journal = open(path);
      journal.appendAll(Array.from({ length: 1100 }, (_, index) => ({ iter: index + 1 })));
    }
    const derive = (journal: Journal) => journal.deriveWith(() => new Map([['records', journal.length]]));
    {
      using journal = reopen(path);
      derive(journal);
      expect(journal.readDerived()).toBeUndefined();
      journal.requireUnchanged();
    }
    {
      using journal = reopen(path);
      journal.append({ iter: 1101 });
      expect(journal.readDerived()).toEqual({ count: 1100, value: new Map([['records', 1100]]) });
      const since = (count: number) => Array.from(journal.since(count), ({ iter }) => iter);
      expect([journal.length, since(1100), since(1101)]).toEqual([1101, [1101], []]);
      expect([since(1099), since(0).length]).toEqual([[1100, 1101], 1101]);
      expect(iters(journal)).toEqual(Array.from({ length: 1101 }, (_, index) => index + 1));
      expect([journal.length, since(1100)]).toEqual([1101, [1101]]);
    }
    const derived = join(dirname(path), 'derived-iterations');
    const text = readFileSync(derived, 'utf8');
    for (const changed of [
      text.slice(0, -2),
      text.replace('"program":"', '"program":"0'),
      text.replace('"bytes":', '"bytes":1'),
      // Whole by its digest, and no value.
      [text.split('\n')[0], sha256('AAAA'), 'AAAA'].join('\n'),
    ]) {
      expect(changed).not.toBe(text);
      writeFileSync(derived, changed);
      using journal = reopen(path);
      expect(journal.readDerived()).toBeUndefined();
    }
    // A command outside of a sandbox could put a link in its place, or pipes in the places of all that is noted.
    const isFollowed = (): boolean => {
      using journal = reopen(path);
      expect(journal.length).toBe(1101);
      return journal.readDerived() !== undefined;
    };
    writeFileSync(derived, text);
    expect(isFollowed()).toBe(true);
    renameSync(derived, `${derived}.elsewhere`);
    symlinkSync(`${derived}.elsewhere`, derived);
    expect(isFollowed()).toBe(false);
    for (const note of [derived, checkedIn(dirname(path))]) {
      rmSync(note);
      execFileSync('mkfifo', [note]);
      expect(isFollowed()).toBe(false);
    }
  });

  it('is read from the file again where a record of a large one is asked for, and has to be the same', () => {
    const path = journalOf(0);
    const long = (iter: number) => ({ iter, padding: 'x'.repeat(1 << 16) });
    {
      using journal = reopen(path);
      journal.appendAll(Array.from({ length: 20 }, (_, index) => long(index + 1)));
      journal.requireUnchanged();
    }
    const { size } = statSync(path);
    using journal = reopen(path);
    const { records } = journal;
    expect(bytesReadBy(() => expect([records.length, records.at(-1)?.iter]).toEqual([20, 20]))).toBeLessThan(size / 4);
    journal.append(long(21));
    expect(bytesReadBy(() => expect(records.at(-21)).toMatchObject(long(1)))).toBeGreaterThanOrEqual(size);
    expect(iters(journal)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    // Opened whole, without a note, and released with the first append, or where all of it was looked at.
    using looked = open(path);
    const since = looked.since(0)[Symbol.iterator]();
    for (let iter = 1; iter <= 21; iter += 1) expect(since.next().value).toMatchObject(long(iter));
    const held = process.memoryUsage().arrayBuffers;
    expect(since.next().done).toBe(true);
    if ('transfer' in ArrayBuffer.prototype) expect(process.memoryUsage().arrayBuffers).toBeLessThan(held - size / 2);
    expect(bytesReadBy(() => expect(looked.records.at(0)).toMatchObject(long(1)))).toBeGreaterThanOrEqual(size);
    using other = open(path);
    other.append(long(22));
    expect(bytesReadBy(() => expect(other.records.at(-2)).toMatchObject(long(21)))).toBeLessThan(size / 4);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"iter":1,', '"iter":7,'));
    expect(codeOf(() => other.records.at(0))).toBe('tampered');
  });

  // What the note says of the first thousand, and how many records the next start looks at.
  it.each([
    ['journal:after-sync', 1000],
    ['journal:before-note', 1000],
    ['journal:after-note', 2000],
    ['none', 0],
  ])('is what the journal says, and sound, after kill -9 between append and note: at %s', (point, looked) => {
    const path = journalOf(0);
    const write = (fault: string) =>
      spawnSync(process.execPath, [NOTING_WRITER, path, checkedIn(dirname(path)), '1000'], {
        env: { ...process.env, AUTORIZE_FAULT: `${fault}:kill` },
      });
    expect([write('none').signal, write(point).signal]).toEqual([null, point === 'none' ? null : 'SIGKILL']);
    for (const more of [0, 1]) {
      using journal = reopen(path);
      expect(followSum(journal)).toEqual({ sum: (2000 * 2001) / 2 + more, looked: more === 0 ? looked : 1 });
      expect(iters(journal).slice(0, 2000)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
      journal.requireUnchanged();
      if (more === 0) journal.append({ iter: 1 });
    }
    expect(parseJournal(readFileSync(path))).toMatchObject({ kind: 'sound', tornBytes: 0, head: { seq: 2002 } });
  });

  it('an edit of what was checked is found, and one of what came after it', () => {
    for (const edited of ['the 1th', '"iter":5']) {
      const path = journalOf(3);
      seal(path);
      {
        using journal = reopen(path);
        journal.append({ iter: 5 });
      }
      writeFileSync(path, readFileSync(path, 'utf8').replace(edited, edited.replace(/\d/, '7')));
      expect(() => reopen(path)).toThrow('has content that does not match its hash');
    }
  });
});

describe('Journal.append', () => {
  const edits: readonly (readonly [string, (path: string) => void])[] = [
    ['a line appended', (path) => appendFileSync(path, '{"iter":9}\n')],
    ['a byte changed', (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('the 1th', 'the 7th'))],
    ['a line cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, -9))],
    ['the file removed', (path) => rmSync(path)],
    [
      'the file replaced by a copy',
      (path) => {
        writeFileSync(`${path}.new`, readFileSync(path));
        renameSync(`${path}.new`, path);
      },
    ],
  ];

  it.each(edits)('stops with "tampered" after %s, for good, and writes nothing', (_, edit) => {
    const path = journalOf(2);
    using journal = open(path);
    edit(path);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    expect(codeOf(() => journal.append({ iter: 3 }))).toBe('tampered');
    expect(codeOf(() => journal.append({ iter: 3 }))).toBe('journal_closed');
    expect(statSync(path, { throwIfNoEntry: false })?.size).toBe(size);
  });

  // In the same tick of the clock as our own write, too: that leaves the file an earlier time than any later write does.
  it.each(edits)('stops with "tampered" after %s right behind an append, and at the end', (_, edit) => {
    const path = journalOf(2);
    using journal = open(path);
    journal.append({ iter: 3 });
    edit(path);
    expect(codeOf(() => journal.append({ iter: 4 }))).toBe('tampered');
    expect(codeOf(() => journal.requireUnchanged())).toBe('nothing thrown');
  });

  it('finds at the end what was changed and given its times back', () => {
    const path = journalOf(2);
    using journal = open(path);
    journal.append({ iter: 3 });
    journal.requireUnchanged();
    const { atime, mtime } = statSync(path);
    writeFileSync(path, readFileSync(path, 'utf8').replace('the 1th', 'the 7th'));
    utimesSync(path, atime, mtime);
    expect(codeOf(() => journal.requireUnchanged())).toBe('tampered');
    expect(codeOf(() => journal.append({ iter: 4 }))).toBe('journal_closed');
  });

  it('reads what it has written before the first append, and not before those that follow', () => {
    const path = journalOf(200);
    const { size } = statSync(path);
    using journal = open(path);
    const [first = 0, ...more] = [201, 202, 203].map((iter) => bytesReadBy(() => journal.append({ iter })));
    expect(first).toBeGreaterThanOrEqual(size);
    expect(Math.max(...more)).toBeLessThan(size / 2);
  });

  it('writes a sealed record as it was sealed, and refuses it once another one came in between', () => {
    const path = journalOf(1);
    using journal = open(path);
    const sealed = journal.seal({ iter: 2 });
    expect([journal.records.length, journal.isNext(sealed)]).toEqual([1, true]);
    journal.appendSealed(sealed);
    expect(readFileSync(path, 'utf8').endsWith(sealed.line)).toBe(true);
    const late = journal.seal({ iter: 3 });
    journal.append({ iter: 3 });
    expect(journal.isNext(late)).toBe(false);
    expect(() => journal.appendSealed(late)).toThrow('came in between');
    expect(open(path).records).toEqual(journal.records);
  });

  it('lets a record wait for the sync of the next one, and says that the two are of one write', () => {
    const path = journalOf(1);
    const syncs: number[] = [];
    using journal = open(path);
    const append = (iter: number, act: () => unknown): void => void syncs.push(iter, countSyncs(act));
    append(2, () => journal.appendUnsynced({ iter: 2 }));
    append(3, () => journal.appendUnsynced({ iter: 3 }));
    append(4, () => journal.appendAll([{ iter: 4 }, { iter: 5 }]));
    append(6, () => journal.appendUnsynced({ iter: 6 }));
    append(7, () => journal.sync());
    append(8, () => journal.append({ iter: 8 }));
    append(9, () => journal.appendUnsynced({ iter: 9 }));
    // What is sealed now may be written after another sync.
    const sealed = journal.seal({ iter: 10 });
    journal.appendSealed(sealed);
    expect(syncs).toEqual([2, 0, 3, 0, 4, 1, 6, 0, 7, 1, 8, 1, 9, 0]);
    const together = journal.records.map(({ iter, same_write: before }) => [iter, before ?? 0]);
    const all = [1, 2, 3, 4, 5, 6, 8, 9, 10];
    expect(together).toEqual(all.map((iter) => [iter, iter >= 3 && iter <= 5 ? iter - 2 : 0]));
    // Lost sectors of the first take those after it along, as far as one sync is of all.
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf('{"iter":9');
    const before = text.slice(0, at);
    writeFileSync(path, `${before}${'\0'.repeat(512 - (before.length % 512))}`);
    using again = open(path);
    expect(iters(again)).toEqual(all.slice(0, -2));
  });

  it('lets the second of two writers know', () => {
    const path = journalOf(1);
    using first = open(path);
    using second = open(path);
    first.append({ iter: 2 });
    expect(codeOf(() => second.append({ iter: 2 }))).toBe('tampered');
  });

  it('loses no acknowledged record to kill -9 in the middle of appends', { timeout: 60_000 }, async () => {
    const path = join(createFolder(), 'iterations.jsonl');
    let acknowledged = 0;
    for (let round = 0; round < 8; round += 1) {
      const child = spawn(process.execPath, [WRITER, path, '100000', String(10 ** (round % 5))]);
      let output = '';
      child.stdout.on('data', (data: Buffer) => {
        // The moment of the kill differs from round to round: after some records, anywhere in the next.
        if (output === '') setTimeout(() => child.kill('SIGKILL'), 7 * round);
        output += data.toString();
      });
      await once(child, 'close');
      acknowledged = Number(/ack (\d+)\n(?!.*ack \d+\n)/s.exec(output)?.[1] ?? Number.NaN);
      using journal = open(path);
      expect(journal.records.length).toBeGreaterThanOrEqual(acknowledged);
      expect(iters(journal)).toEqual(Array.from(journal.records, (_, index) => index + 1));
    }
    expect(acknowledged).toBeGreaterThan(8);
  });

  it.skipIf(!hasNamespaces)('keeps the old records whole on a full disk, and goes on when there is room', () => {
    const folder = createFolder();
    const script = [
      `mount -t tmpfs -o size=256k none '${folder}'`,
      `head -c 196608 /dev/zero >'${folder}/filler'`,
      `'${process.execPath}' '${WRITER}' '${folder}/j' 40 3000`,
      `head -c 100 '${folder}/j' >/dev/null`,
      `tail -c 1 '${folder}/j' | od -An -c`,
      // Who is not root may not change the size of what is mounted.
      `rm '${folder}/filler'`,
      `'${process.execPath}' '${WRITER}' '${folder}/j' 3 3000`,
    ].join(' && ');
    const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', script], { encoding: 'utf8' });
    const lines = stdout.trim().split(/\s*\n\s*/);
    expect(stderr).toBe('');
    const acknowledged = lines.filter((line) => line.startsWith('ack')).length - 3;
    expect(acknowledged).toBeGreaterThan(10);
    expect(lines.slice(acknowledged, -4).every((line) => line === 'failed disk_full')).toBe(true);
    expect(lines.slice(-4)).toEqual(['\\n', ...[1, 2, 3].map((each) => `ack ${acknowledged + each}`)]);
  });

  it.skipIf(!hasStrace)('is closed for good by a failed fsync, and reads on from what is there', () => {
    const path = journalOf(1);
    const failing = (when: number) => {
      const inject = ['-f', '-o', '/dev/null', '-e', `inject=fsync:error=EIO:when=${when}`];
      return spawnSync('strace', [...inject, process.execPath, WRITER, path, '3'], { encoding: 'utf8' });
    };
    // The first fsync of the process is that of the folder, the second that of what an earlier process wrote.
    expect(failing(2)).toMatchObject({ stdout: '', stderr: expect.stringContaining("code: 'journal_sync'") });
    // The third is that of the first record.
    expect(failing(3).stdout).toBe('failed journal_sync\nfailed journal_closed\nfailed journal_closed\n');
    using journal = open(path);
    expect(iters(journal)).toEqual([1, 2]);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseIndex, wipeTimes, withOwner } from '../../src/kernel/git-index.ts';
import { createRepository, userGit } from '../helpers/repository.ts';

const FILES = { a: '1', 'b/a name that is longer than eight': '2', 'b/é': '3', c: '' };
const NAMES = ['a', 'b/a name that is longer than eight', 'b/é', 'c'];
const indexOf = (folder: string) => readFileSync(join(folder, '.git', 'index'));

describe.each([['sha1'], ['sha256']] as const)('an index of %s', (hash) => {
  const create = () => createRepository(FILES, `--object-format=${hash}`);

  it('gives every path with its change time', () => {
    const folder = create();
    const index = parseIndex(indexOf(folder), hash);
    expect(index?.entries.map(({ path }) => path.toString())).toEqual(NAMES);
    const reported = userGit(folder, 'ls-files', '--debug').matchAll(/ctime: (\d+):(\d+)/g);
    expect(index?.entries.map(({ ctimeNs }) => ctimeNs)).toEqual(
      [...reported].map(([, seconds = '', rest = '']) => BigInt(seconds) * 1_000_000_000n + BigInt(rest)),
    );
  });

  it('is read in version 3 and with extensions, and not in version 4', () => {
    const folder = create();
    writeFileSync(join(folder, 'd'), '4');
    userGit(folder, 'add', '-N', 'd');
    userGit(folder, 'status');
    const bytes = indexOf(folder);
    expect(bytes.readUInt32BE(4)).toBe(3);
    expect(parseIndex(bytes, hash)?.entries.map(({ path }) => path.toString())).toEqual([...NAMES, 'd']);
    userGit(folder, 'update-index', '--index-version', '4');
    expect(parseIndex(indexOf(folder), hash)).toBeUndefined();
  });

  it('is one that git takes, with another owner of all files and nothing else', () => {
    const folder = create();
    const index = parseIndex(indexOf(folder), hash);
    if (index === undefined) throw new Error('no index');
    const before = userGit(folder, 'ls-files', '--debug');
    writeFileSync(join(folder, '.git', 'index'), withOwner(index, { uid: 12_345, gid: 70_000 }));
    const expected = before.replaceAll(/uid: \d+\tgid: \d+/g, 'uid: 12345\tgid: 70000');
    expect(userGit(folder, 'ls-files', '--debug')).toBe(expected);
    expect(expected).not.toBe(before);
  });

  it('is one that git takes, with the times of some entries gone and nothing else', () => {
    const folder = create();
    const index = parseIndex(indexOf(folder), hash);
    if (index === undefined) throw new Error('no index');
    const wiped = wipeTimes(index, index.entries.slice(1, 2));
    writeFileSync(join(folder, '.git', 'index'), wiped);
    const times = [...userGit(folder, 'ls-files', '--debug').matchAll(/([cm])time: (\d+)/g)];
    expect(times.map(([, , seconds]) => seconds === '0')).toEqual([0, 0, 1, 1, 0, 0, 0, 0].map(Boolean));
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
    expect(wipeTimes(index, []).equals(index.bytes)).toBe(true);
  });

  it('is none when a byte of it is wrong or missing', () => {
    const bytes = indexOf(create());
    for (const at of [0, 4, 11, 40, bytes.length - 1]) {
      const broken = Buffer.from(bytes);
      broken.writeUInt8(broken.readUInt8(at) ^ 1, at);
      expect(parseIndex(broken, hash)).toBeUndefined();
    }
    for (const length of [0, 5, 30, bytes.length - 1]) {
      expect(parseIndex(bytes.subarray(0, length), hash)).toBeUndefined();
    }
  });
});

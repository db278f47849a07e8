import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPackIssue } from '../../src/kernel/pack-size.ts';
import { BLOB, buildDeltaBomb, buildLyingPack, buildPack, objectOf } from '../helpers/pack-bomb.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const LIMITS = { maxObjects: 1000, maxObjectBytes: 100 << 20, maxAllBytes: 1 << 30, hash: 'sha1' } as const;

/** A pack of git, of files that differ little, so that there are deltas of both kinds. */
function packOf(folder: string, ...args: string[]): Buffer {
  const input = `${userGit(folder, 'rev-parse', 'HEAD')}\n`;
  return execFileSync('git', ['pack-objects', '-q', '--revs', '--stdout', ...args], { cwd: folder, input });
}

describe('a pack of git', () => {
  it.each([['--no-delta-base-offset'], ['--delta-base-offset']])(
    'is within the limits that it is within, with %s',
    async (form) => {
      const text = Array.from({ length: 2000 }, (_, at) => `line ${at * 7919}`).join('\n');
      const folder = createRepository({ 'a.txt': text, 'b.txt': `${text}\nmore`, 'empty.txt': '' });
      writeFileSync(join(folder, 'a.txt'), `first\n${text}`);
      userGit(folder, 'commit', '-q', '-am', 'More');
      const pack = packOf(folder, form);
      expect(userGit(folder, 'count-objects')).not.toBe('');
      expect(await findPackIssue(pack, LIMITS)).toBeUndefined();
      const objects = pack.readUInt32BE(8);
      expect(await findPackIssue(pack, { ...LIMITS, maxObjects: objects })).toBeUndefined();
      expect(await findPackIssue(pack, { ...LIMITS, maxObjects: objects - 1 })).toBe(
        `it has ${objects} objects; expected at most ${objects - 1}`,
      );
      // What git itself says of all of them.
      const sizes = userGit(folder, 'cat-file', '--batch-all-objects', '--batch-check=%(objectsize)').split('\n');
      const all = sizes.reduce((sum, size) => sum + Number(size), 0);
      const largest = Math.max(...sizes.map(Number));
      expect(await findPackIssue(pack, { ...LIMITS, maxAllBytes: all, maxObjectBytes: largest })).toBeUndefined();
      expect(await findPackIssue(pack, { ...LIMITS, maxAllBytes: all - 1 })).toMatch(/^its objects have more than/);
      expect(await findPackIssue(pack, { ...LIMITS, maxObjectBytes: largest - 1 })).toBe(
        `an object of it has ${largest} bytes; expected at most ${largest - 1}`,
      );
    },
  );
});

describe('a pack of a stranger', () => {
  it('of a few kilobytes that unpacks to gigabytes is refused without being unpacked', async () => {
    const bomb = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 200, copies: 20 });
    expect(bomb.length).toBeLessThan(24 * 1024);
    expect(await findPackIssue(bomb, LIMITS)).toBe(
      'its objects have more than 1073741824 bytes when they are unpacked',
    );
    const one = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 1, copies: 26 });
    expect(await findPackIssue(one, LIMITS)).toBe('an object of it has 109051905 bytes; expected at most 104857600');
    // Git takes it for a sound pack.
    const small = buildDeltaBomb({ blobBytes: 1000, deltas: 3, copies: 3 });
    const folder = createFolder();
    userGit(folder, 'init', '-q');
    const args = ['index-pack', '--stdin', '--strict'];
    expect(execFileSync('git', args, { cwd: folder, input: small }).toString()).toMatch(/^pack/);
    expect(await findPackIssue(small, LIMITS)).toBeUndefined();
  });

  it('that inflates to more than it says, or says it badly, is refused', async () => {
    expect(await findPackIssue(buildLyingPack(10_000_000, 10), LIMITS)).toBe('it is no pack that can be read');
    expect(await findPackIssue(buildLyingPack(10, 1 << 30), LIMITS)).toMatch(/^an object of it has 1073741824 bytes/);
    expect(await findPackIssue(Buffer.from('hello, I am no pack'), LIMITS)).toBe('it is no pack that can be read');
    const whole = buildDeltaBomb({ blobBytes: 1000, deltas: 3, copies: 3 });
    for (let length = 0; length < whole.length - 21; length += 1)
      expect([length, await findPackIssue(whole.subarray(0, length), LIMITS)]).toEqual([
        length,
        'it is no pack that can be read',
      ]);
  });

  it('is read no further once the reading is cancelled', async () => {
    const stopping = new AbortController();
    const bomb = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 200, copies: 20 });
    stopping.abort();
    expect(await findPackIssue(bomb, { ...LIMITS, signal: stopping.signal })).toBeUndefined();
  });

  it('leaves room for signals while it is read', async () => {
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    const pack = buildPack(Array.from({ length: 20 }, (_, at) => objectOf(BLOB, Buffer.alloc(20_000_000 + at))));
    await findPackIssue(pack, LIMITS);
    clearInterval(turn);
    expect(turns).toBeGreaterThan(3);
  });
});

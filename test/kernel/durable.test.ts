import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceFile, writeFileAtomic } from '../../src/kernel/durable.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const WRITER = programPath('write-file');
const FILLER = programPath('fill-disk');

describe('writeFileAtomic', () => {
  it('replaces a file whole, whatever the pieces', () => {
    const folder = createFolder({ 'a.json': 'x'.repeat(100) });
    const path = join(folder, 'a.json');
    for (const pieces of [
      ['short'],
      [],
      ['', 'a', '', 'é😀'],
      Array(3000).fill('k'.repeat(1000)),
      ['x'.repeat(5_000_000), 'y'],
    ]) {
      writeFileAtomic(path, pieces);
      expect(readFileSync(path, 'utf8') === pieces.join('')).toBe(true);
    }
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('creates the folders of the file', () => {
    const folder = createFolder();
    writeFileAtomic(join(folder, 'new', 'er', 'a.json'), ['{}']);
    expect(readFileSync(join(folder, 'new', 'er', 'a.json'), 'utf8')).toBe('{}');
  });

  it('creates none for what has to be there', () => {
    const folder = createFolder();
    expect(() => replaceFile(join(folder, 'new', 'a.json'), ['{}'])).toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes a name that is as long as a name can be', () => {
    const folder = createFolder();
    writeFileAtomic(join(folder, 'n'.repeat(255)), ['{}']);
    expect(readdirSync(folder)).toEqual(['n'.repeat(255)]);
  });

  it('leaves the old file and nothing else when the pieces fail', () => {
    const folder = createFolder({ 'a.json': 'the earlier one' });
    function* failing(): Generator<string> {
      yield 'x'.repeat(3_000_000);
      throw new Error('no more');
    }
    expect(() => writeFileAtomic(join(folder, 'a.json'), failing())).toThrow('no more');
    expect(() => writeFileAtomic(join(folder, 'b.json'), failing())).toThrow('no more');
    expect(readdirSync(folder)).toEqual(['a.json']);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('the earlier one');
  });

  it('reports what failed, not that cleaning up failed as well', () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'a.json', 'full'), { recursive: true });
    expect(() => writeFileAtomic(join(folder, 'a.json'), ['{}'])).toThrow(
      expect.objectContaining({ syscall: 'rename' }),
    );
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('replaces a planted link and does not follow it', () => {
    const folder = createFolder({ 'victim.txt': 'mine' });
    const path = join(folder, 'a.json');
    symlinkSync('victim.txt', path);
    writeFileAtomic(path, ['{}']);
    expect(lstatSync(path).isSymbolicLink()).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('{}');
    expect(readFileSync(join(folder, 'victim.txt'), 'utf8')).toBe('mine');
  });

  it('gives a file that others may read and only its owner may write', () => {
    const path = join(createFolder(), 'a.json');
    writeFileAtomic(path, ['{}']);
    expect(statSync(path).mode & 0o777 & ~0o044).toBe(0o600);
  });

  it.each(['0', '1', '2', '3', 'end'])('leaves the old file when it is killed before piece %s', (deathAt) => {
    const folder = createFolder({ 'a.json': 'the earlier one' });
    const path = join(folder, 'a.json');
    const { signal } = spawnSync(process.execPath, [WRITER, path, '1', deathAt], { stdio: 'inherit' });
    expect(signal).toBe('SIGKILL');
    expect(readFileSync(path, 'utf8')).toBe('the earlier one');
    const left = readdirSync(folder).filter((name) => name !== 'a.json');
    expect(left).toEqual([expect.stringMatching(/\.tmp$/)]);
    writeFileAtomic(path, ['the later one']);
    expect(readFileSync(path, 'utf8')).toBe('the later one');
  });

  it('lets a reader see one whole file or another, never a part or a mixture', async () => {
    const path = join(createFolder(), 'a.json');
    writeFileSync(path, 'b'.repeat(4 << 20));
    const writer = spawn(process.execPath, [WRITER, path, '12'], { stdio: 'inherit' });
    const ended = once(writer, 'exit');
    let reads = 0;
    while (writer.exitCode === null) {
      const bytes = readFileSync(path);
      expect(bytes.length).toBe(4 << 20);
      expect([bytes[0], bytes.indexOf(bytes[0] === 0x61 ? 'b' : 'a')]).toEqual([bytes[0], -1]);
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await ended).toEqual([0, null]);
    expect(reads).toBeGreaterThan(0);
  });

  it('leaves the old file and nothing else when the disk is full', () => {
    const folder = createFolder();
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const script = 'mount -t tmpfs -o size=64k tmpfs "$1" && exec "$2" "$3" "$1/a.json"';
    const child = spawnSync('unshare', ['-Urm', 'sh', '-c', script, 'sh', disk, process.execPath, FILLER], {
      encoding: 'utf8',
    });
    if (child.status !== 0) {
      const why = child.error?.message ?? child.stderr;
      writeSync(2, `\nNOT RUN: the test of a full disk needs a tmpfs in a namespace of its own (${why.trim()})\n\n`);
      return;
    }
    expect(JSON.parse(child.stdout)).toEqual({ code: 'ENOSPC', content: 'the earlier one', files: ['a.json'] });
  });
});

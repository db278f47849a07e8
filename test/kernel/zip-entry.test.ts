import { expect, it } from 'vitest';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';
import { zipOf } from '../helpers/zip.ts';

it('gives a file by its exact name, packed or stored', async () => {
  const bytes = Buffer.from('{"a":1}');
  for (const method of [0, 8]) {
    const zip = zipOf({ name: 'latest.json', bytes, method });
    expect(await readZipEntry(zip, { name: 'latest.json', maxBytes: 100 })).toEqual({ kind: 'found', bytes });
  }
  const elsewhere = zipOf({ name: '../latest.json', bytes });
  expect(await readZipEntry(elsewhere, { name: 'latest.json', maxBytes: 100 })).toEqual({ kind: 'absent' });
});

it('never inflates more than the bound, however small the archive is', async () => {
  const bomb = zipOf({ name: 'latest.json', bytes: Buffer.alloc(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readZipEntry(bomb, { name: 'latest.json', maxBytes: 1000 })).toEqual({ kind: 'too large' });
  const stored = zipOf({ name: 'latest.json', bytes: Buffer.alloc(2000), method: 0 });
  expect(await readZipEntry(stored, { name: 'latest.json', maxBytes: 1000 })).toEqual({ kind: 'too large' });
  for (const method of [0, 8]) {
    const lying = zipOf({ name: 'latest.json', bytes: Buffer.alloc(64 * 1024 * 1024), method, statedBytes: 10 });
    expect(await readZipEntry(lying, { name: 'latest.json', maxBytes: 1000 })).toMatchObject({ kind: 'refused' });
  }
});

it('answers with a reason for every archive that is cut short or damaged, and throws for none', async () => {
  const zip = zipOf({ name: 'latest.json', bytes: Buffer.from('{"a":1}') });
  for (let length = 0; length < zip.length; length += 1) {
    const { kind } = await readZipEntry(zip.subarray(0, length), { name: 'latest.json', maxBytes: 100 });
    expect(kind, `cut at ${length}`).toBe('refused');
  }
  for (let at = 0; at < zip.length; at += 1) {
    const damaged = Buffer.from(zip);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const entry = await readZipEntry(damaged, { name: 'latest.json', maxBytes: 100 });
    expect(['found', 'absent', 'refused', 'too large']).toContain(entry.kind);
    if (entry.kind === 'found') expect(entry.bytes.toString()).toBe('{"a":1}');
  }
  const other = zipOf({ name: 'latest.json', bytes: Buffer.from('x'), method: 99 });
  expect(await readZipEntry(other, { name: 'latest.json', maxBytes: 100 })).toMatchObject({ kind: 'refused' });
});

it('names what is no archive at all', async () => {
  const read = await readZipEntry(Buffer.from('hello'), { name: 'latest.json', maxBytes: 100 });
  expect(read).toMatchObject({ kind: 'refused', why: expect.stringContaining('not a zip archive') });
});

it('refuses an archive of more files than it looks through', async () => {
  const zip = zipOf({ name: 'other.json', bytes: Buffer.from('x') });
  zip.writeUInt16LE(60_000, zip.length - 12);
  const read = await readZipEntry(zip, { name: 'latest.json', maxBytes: 100 });
  expect(read).toMatchObject({ kind: 'refused', why: expect.stringContaining('more than 1000 files') });
});

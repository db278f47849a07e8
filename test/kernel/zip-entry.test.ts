import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';

interface Packed {
  readonly name: string;
  readonly bytes: Buffer;
  readonly method?: number;
}

/** An archive of one file, with as much of the format as readers look at. */
function zipOf({ name, bytes, method = 8 }: Packed): Buffer {
  const data = method === 8 ? deflateRawSync(bytes) : bytes;
  const file = Buffer.alloc(30);
  file.writeUInt32LE(0x04034b50, 0);
  file.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([file, Buffer.from(name), data, entry, Buffer.from(name), end]);
}

it('gives a file by its exact name, packed or stored', () => {
  const bytes = Buffer.from('{"a":1}');
  for (const method of [0, 8]) {
    const zip = zipOf({ name: 'latest.json', bytes, method });
    expect(readZipEntry(zip, { name: 'latest.json', maxBytes: 100 })).toEqual({ kind: 'found', bytes });
  }
  const elsewhere = zipOf({ name: '../latest.json', bytes });
  expect(readZipEntry(elsewhere, { name: 'latest.json', maxBytes: 100 })).toEqual({ kind: 'absent' });
});

it('never inflates more than the bound, however small the archive is', () => {
  const bomb = zipOf({ name: 'latest.json', bytes: Buffer.alloc(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(readZipEntry(bomb, { name: 'latest.json', maxBytes: 1000 })).toMatchObject({ kind: 'refused' });
  const stored = zipOf({ name: 'latest.json', bytes: Buffer.alloc(2000), method: 0 });
  expect(readZipEntry(stored, { name: 'latest.json', maxBytes: 1000 })).toMatchObject({ kind: 'refused' });
});

it('answers with a reason for every archive that is cut short or damaged, and throws for none', () => {
  const zip = zipOf({ name: 'latest.json', bytes: Buffer.from('{"a":1}') });
  for (let length = 0; length < zip.length; length += 1) {
    const { kind } = readZipEntry(zip.subarray(0, length), { name: 'latest.json', maxBytes: 100 });
    expect(kind, `cut at ${length}`).toBe('refused');
  }
  for (let at = 0; at < zip.length; at += 1) {
    const damaged = Buffer.from(zip);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    expect(['found', 'absent', 'refused']).toContain(
      readZipEntry(damaged, { name: 'latest.json', maxBytes: 100 }).kind,
    );
  }
  const other = zipOf({ name: 'latest.json', bytes: Buffer.from('x'), method: 99 });
  expect(readZipEntry(other, { name: 'latest.json', maxBytes: 100 })).toMatchObject({ kind: 'refused' });
});

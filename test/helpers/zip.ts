import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: string;
  readonly bytes: Buffer;
  readonly method?: number;
  /** The size that the archive states, where that is not the size of the bytes. */
  readonly statedBytes?: number;
}

/** An archive of one file, with as much of the format as readers look at. */
export function zipOf({ name, bytes, method = 8, statedBytes = bytes.length }: Packed): Buffer {
  const data = method === 8 ? deflateRawSync(bytes) : bytes;
  const file = Buffer.alloc(30);
  file.writeUInt32LE(0x04034b50, 0);
  file.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc32(bytes), 16);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(statedBytes, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([file, Buffer.from(name), data, entry, Buffer.from(name), end]);
}

/**
 * One file out of a zip archive that nobody vouches for.
 * Invariant: nothing is written, no more than a bound is ever inflated, and whatever is wrong with the archive is a
 * reason, not an exception. Names are compared, never used as paths.
 */
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type ZipFile } from 'yauzl';

export type ZipEntry =
  | { readonly kind: 'found'; readonly bytes: Buffer }
  | { readonly kind: 'absent' }
  /** It has more bytes than the bound. */
  | { readonly kind: 'too large' }
  | { readonly kind: 'refused'; readonly why: string };

const MAX_ENTRIES = 1000;

/** Reads a file by its name, up to a number of bytes. */
export async function readZipEntry(
  zip: Buffer,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Promise<ZipEntry> {
  let archive: ZipFile;
  try {
    // Names stay bytes: one that would be refused as a path is only another name here.
    archive = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
  } catch (error) {
    return { kind: 'refused', why: `not a zip archive (${messageOf(error)})` };
  }
  if (archive.entryCount > MAX_ENTRIES) return { kind: 'refused', why: `more than ${MAX_ENTRIES} files` };
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileNameRaw.toString() !== name) continue;
      // An entry that inflates to another size than it states fails, so this bounds the work.
      if (entry.uncompressedSize > maxBytes) return { kind: 'too large' };
      const bytes = await buffer(await archive.openReadStreamPromise(entry));
      if (crc32(bytes) === entry.crc32) return { kind: 'found', bytes };
      return { kind: 'refused', why: 'its bytes are not those of its checksum' };
    }
    return { kind: 'absent' };
  } catch (error) {
    return { kind: 'refused', why: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

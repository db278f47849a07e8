/**
 * Compressed responses: an API, or a proxy before it, may compress although the gateway asks it not to.
 * Invariant: what the gateway cannot read does not pass, so that no key and no count of tokens hides in it.
 */
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The content of a response as plain bytes: the response itself where it is plain. A string where it is encoded in a way
 * that cannot be read, with the name of that. A content that is not as it says ends the stream with an error.
 */
export function decodedContent(message: IncomingMessage): Readable | string {
  const encoding = encodingOf(message);
  if (encoding === undefined) return message;
  const decoder = DECODERS[encoding];
  // How the pipeline ends is seen by its last stream.
  return decoder === undefined ? encoding : pipeline(message, decoder(), () => undefined);
}

/** How a response is encoded; undefined where it is plain. */
export function encodingOf({ headers }: IncomingMessage): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return ['', 'identity'].includes(encoding) ? undefined : encoding;
}

/**
 * Reads the body of a request into memory.
 * Invariant: no body and no sum of bodies that are read at the same time is above its limit, whatever the headers say.
 */
import type { IncomingMessage } from 'node:http';
import type { Refusal } from './protocol.ts';

/** What an API takes at most is half of it. */
const MAX_BODY = 64 << 20;
const MAX_BODIES = 256 << 20;

const TOO_LARGE: Refusal = { status: 413, message: 'the request is larger than 64 MiB' };
const TOO_MANY: Refusal = { status: 503, message: 'too many large requests at the same time' };
const NOT_TEXT: Refusal = { status: 400, message: 'the body is not UTF-8' };

export interface BodyReader {
  /** The text; undefined where the client went away. */
  read(request: IncomingMessage): Promise<string | Refusal | undefined>;
}

/** A reader for the requests of one session. */
export function openBodyReader(): BodyReader {
  let held = 0;
  return {
    read: async (request) => {
      const declared = Number(request.headers['content-length'] ?? 0);
      if (declared > MAX_BODY) return TOO_LARGE;
      const chunks: Buffer[] = [];
      let bytes = 0;
      try {
        // What ends early leaves the connection open: the refusal goes over it.
        for await (const chunk of request.iterator({ destroyOnReturn: false })) {
          bytes += chunk.length;
          held += chunk.length;
          if (bytes > MAX_BODY) return TOO_LARGE;
          if (held > MAX_BODIES) return TOO_MANY;
          chunks.push(chunk);
        }
      } catch {
        // The connection ended before the body did.
        return undefined;
      } finally {
        held -= bytes;
      }
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
      } catch {
        return NOT_TEXT;
      }
    },
  };
}

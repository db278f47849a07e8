/**
 * Takes a key out of bytes that pass: some servers repeat in an error what they were sent. Pure.
 * Invariant: what passes has as many bytes, the same ones but for the key, whatever the parts are that it comes in; no byte
 * waits but the beginning of what may be the key.
 */

export interface KeyMask {
  /** What can be passed on by now. */
  pass(chunk: Buffer): Buffer;
  /** What waited. */
  end(): Buffer;
  /** A text, such as a header. */
  text(value: string): string;
}

// A shorter one, such as a word for a server that wants none, is in many texts by chance.
const MIN_KEY_BYTES = 8;
const NOTHING: Buffer = Buffer.alloc(0);

/** A mask for one response. */
export function maskKey(key: string): KeyMask {
  const wanted = Buffer.from(key);
  const { length } = wanted;
  if (length < MIN_KEY_BYTES) return { pass: (chunk) => chunk, end: () => NOTHING, text: (value) => value };
  const stars = '*'.repeat(length);
  let held: Buffer = NOTHING;
  return {
    pass: (chunk) => {
      const joined = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      let bytes = joined;
      for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + length)) {
        // Not in the place of the caller's own bytes.
        if (bytes === joined) bytes = Buffer.from(joined);
        bytes.fill('*', at, at + length);
      }
      const kept = beginningAtEnd(bytes, wanted);
      held = kept === 0 ? NOTHING : bytes.subarray(bytes.length - kept);
      return kept === 0 ? bytes : bytes.subarray(0, bytes.length - kept);
    },
    end: () => held,
    text: (value) => value.replaceAll(key, stars),
  };
}

/** How many of the last bytes are the beginning of what is wanted. */
function beginningAtEnd(bytes: Buffer, wanted: Buffer): number {
  const [first = 0] = wanted;
  const from = Math.max(0, bytes.length - wanted.length + 1);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    const rest = bytes.length - at;
    if (bytes.compare(wanted, 0, rest, at) === 0) return rest;
  }
  return 0;
}

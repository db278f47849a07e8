// The package's main file has every other hash, too.
import blake3 from 'hash-wasm/dist/blake3.umd.min.js';

/** The BLAKE3 of bytes or of UTF-8 text, 256 bits as lower-case hex. */
export type Blake3 = (data: string | Uint8Array) => string;

let created: Promise<Blake3> | undefined;

/** Gives the hash function: its WebAssembly is compiled once. The function itself waits for nothing. */
export function createBlake3(): Promise<Blake3> {
  created ??= blake3.createBLAKE3().then((hasher) => (data) => hasher.init().update(data).digest());
  return created;
}

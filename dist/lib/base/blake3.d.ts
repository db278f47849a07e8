/** The BLAKE3 of bytes or of UTF-8 text, 256 bits as lower-case hex. */
export type Blake3 = (data: string | Uint8Array) => string;
/** Gives the hash function: its WebAssembly is compiled once. The function itself waits for nothing. */
export declare function createBlake3(): Promise<Blake3>;

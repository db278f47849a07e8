import { isUtf8 } from 'node:buffer';

// A byte that is no part of UTF-8 is kept as a lone surrogate, as Python's "surrogateescape" does: no valid text has one.
const ESCAPE = 0xdc00;

/** A file name as text. Bytes that are not UTF-8 come back from `encodePath` as they were. */
export function decodePath(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
    text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
    at += size ?? 1;
  }
  return text;
}

function isCharacter(bytes: Buffer): boolean {
  return isUtf8(bytes) && [...bytes.toString()].length === 1;
}

/** The bytes of a name that `decodePath` gave. */
export function encodePath(path: string): Buffer {
  // No escaped byte, as a rule, and a list of paths may be long.
  if (!/[\udc80-\udcff]/.test(path)) return Buffer.from(path);
  return Buffer.concat(
    [...path].map((char) => {
      const unit = char.charCodeAt(0) - ESCAPE;
      return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }),
  );
}

/** The path of something in a folder, by its bytes as latin1, or by the bytes themselves; '' is the folder. */
export function placeIn(folder: string, path: string | Buffer): Buffer {
  // With a slash at its end the name of a link would stand for what is behind it.
  if (path.length === 0) return Buffer.from(folder);
  return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
}

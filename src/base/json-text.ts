import { isAscii, isUtf8 } from 'node:buffer';
import { depthIssue, encodingIssue } from './byte-issues.ts';
import type { ByteRange } from './hash.ts';
import { findIssues, type JsonIssue } from './json-issues.ts';
import { MAX_DEPTH, type StructureScan, scanStructure } from './json-scan.ts';
import { ValueSize } from './value-size.ts';

export type DecodedJson = { readonly value: unknown } | { readonly issues: readonly JsonIssue[] };

/**
 * Parses one JSON text more strictly than JSON.parse: a duplicate key, a `__proto__` key, a number too large for a
 * double, bytes that are not UTF-8 and nesting deeper than MAX_DEPTH are issues. The engine's parser does the work;
 * the text is walked a second time only when something is wrong. With `takesAnyKey` a `__proto__` key is like every
 * other, an own property of the value: in a report that names candidates as their author did.
 */
export function decodeJson(
  bytes: Buffer,
  scan: StructureScan,
  { takesAnyKey = false }: { readonly takesAnyKey?: boolean } = {},
): DecodedJson {
  if (!isUtf8(bytes)) return { issues: [encodingIssue(bytes)] };
  if (scan.maxDepth > MAX_DEPTH) return { issues: [depthIssue(bytes, scan.maxDepth)] };
  const text = bytes.toString();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { issues: findIssues(text, error) };
  }
  // Each colon outside a string belongs to a key, and JSON.parse drops a duplicate: more colons than keys means a duplicate.
  const { keys, isRefused } = new ValueSize(value, { levels: MAX_DEPTH, takesAnyKey });
  return keys === scan.colons && !isRefused ? { value } : { issues: findIssues(text, undefined) };
}

/** A value together with its text as `JSON.stringify` prints it. */
export interface PrintedJson {
  readonly value: unknown;
  readonly printed: string;
  /** The printed text is known to be ASCII. */
  readonly isAscii: boolean;
  /** The bytes of the printed text, where it is ASCII and was read as it is printed. */
  readonly bytes?: ByteRange | undefined;
}

export interface PrintedOptions {
  /** Where the text begins and ends, where it is a part of the bytes. */
  readonly from?: number;
  readonly to?: number;
  readonly scan?: StructureScan | undefined;
  /** Whether the text is ASCII. */
  readonly isPlain?: boolean | undefined;
}

/**
 * The value of a text that `decodeJson` takes, undefined for any other. A text that is printed as it stands has each key
 * once: only another one is scanned for that, unless its scan is there already.
 */
export function decodePrinted(
  bytes: Buffer,
  { from = 0, to = bytes.length, scan, isPlain = isAscii(bytes.subarray(from, to)) }: PrintedOptions = {},
): PrintedJson | undefined {
  if (!isPlain && !isUtf8(bytes.subarray(from, to))) return undefined;
  const text = bytes.toString(isPlain ? 'latin1' : 'utf8', from, to);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { keys, size, isRefused } = new ValueSize(value, { levels: MAX_DEPTH, takesAnyKey: false });
  if (isRefused) return undefined;
  // To print takes more than half of the time of parsing.
  const isAsPrinted = isPlain && size === text.length && !text.includes('\\') && !EXPONENT.test(text);
  const printed = isAsPrinted ? text : JSON.stringify(value);
  const isCanonical = scan === undefined && printed === text;
  if (!isCanonical && keys !== (scan ?? scanStructure(bytes.subarray(from, to))).colons) return undefined;
  const isAsciiText = isPlain && (isCanonical || !text.includes('\\u'));
  return { value, printed, isAscii: isAsciiText, bytes: isAsciiText && isCanonical ? { bytes, from, to } : undefined };
}

// What looks like one inside of a string is taken for one, too.
const EXPONENT = /\d[eE][-+\d]/;

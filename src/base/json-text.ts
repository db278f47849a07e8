import { isAscii, isUtf8 } from 'node:buffer';
import { depthIssue, encodingIssue } from './byte-issues.ts';
import { findIssues, type JsonIssue } from './json-issues.ts';
import { MAX_DEPTH, type StructureScan, scanStructure } from './json-scan.ts';

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
  const keys = countKeys(value, takesAnyKey, MAX_DEPTH);
  return keys === scan.colons ? { value } : { issues: findIssues(text, undefined) };
}

/** A value together with its text as `JSON.stringify` prints it. */
export interface PrintedJson {
  readonly value: unknown;
  readonly printed: string;
  /** The printed text is known to be ASCII. */
  readonly isAscii: boolean;
  /** The bytes of the printed text, where it is ASCII and was read as it is printed. */
  readonly bytes?: Buffer | undefined;
}

/**
 * The value of a text that `decodeJson` takes, undefined for any other. A text that is printed as it stands has each key
 * once: only another one is scanned for that, unless its scan is there already. `isPlain`: whether it is ASCII.
 */
export function decodePrinted(bytes: Buffer, scan?: StructureScan, isPlain = isAscii(bytes)): PrintedJson | undefined {
  if (!isPlain && !isUtf8(bytes)) return undefined;
  const text = isPlain ? bytes.toString('latin1') : bytes.toString();
  let value: unknown;
  let printed: string;
  try {
    value = JSON.parse(text);
    printed = JSON.stringify(value);
  } catch {
    // No JSON, or nested deeper than the machine's stack.
    return undefined;
  }
  const keys = countKeys(value, false, MAX_DEPTH);
  const isCanonical = scan === undefined && printed === text;
  if (isCanonical ? Number.isNaN(keys) : keys !== (scan ?? scanStructure(bytes)).colons) return undefined;
  const isAsciiText = isPlain && (isCanonical || !text.includes('\\u'));
  return { value, printed, isAscii: isAsciiText, bytes: isAsciiText && isCanonical ? bytes : undefined };
}

/**
 * The number of keys in a value; NaN when it holds a key or a number that is not allowed, or goes deeper than `levels`.
 * Every entry of a file passes here: a call only for what nests, and no list of keys, take half the time.
 */
function countKeys(value: unknown, takesAnyKey: boolean, levels: number): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value)
      if (typeof item === 'object' || typeof item === 'number') count += countKeys(item, takesAnyKey, levels - 1);
    return count;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const key in object) {
    if (key === '__proto__' && !takesAnyKey) return Number.NaN;
    count += 1;
    const item = object[key];
    if (typeof item === 'object' || typeof item === 'number') count += countKeys(item, takesAnyKey, levels - 1);
  }
  return count;
}

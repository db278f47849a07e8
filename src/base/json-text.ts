import { isUtf8 } from 'node:buffer';
import { depthIssue, encodingIssue } from './byte-issues.ts';
import { findIssues, type JsonIssue } from './json-issues.ts';
import { MAX_DEPTH, type StructureScan } from './json-scan.ts';

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
  const keys = countKeys(value, takesAnyKey);
  return keys === scan.colons ? { value } : { issues: findIssues(text, undefined) };
}

/**
 * The number of keys in a value; NaN when it holds a key or a number that is not allowed.
 * Every entry of a file passes here: a call only for what nests, and no list of keys, take half the time.
 */
function countKeys(value: unknown, takesAnyKey: boolean): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value)
      if (typeof item === 'object' || typeof item === 'number') count += countKeys(item, takesAnyKey);
    return count;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const key in object) {
    if (key === '__proto__' && !takesAnyKey) return Number.NaN;
    count += 1;
    const item = object[key];
    if (typeof item === 'object' || typeof item === 'number') count += countKeys(item, takesAnyKey);
  }
  return count;
}

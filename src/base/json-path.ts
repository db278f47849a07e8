import { printable, shortened } from './text.ts';

/** A path into a JSON value: object keys and array indexes. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
// A key comes from the file and may be as long as the file.
const MAX_KEY_LENGTH = 120;

/** Prints a path from the root, e.g. `$.candidates[3].output["odd key"]`; safe to print, long keys are cut. */
export function renderPath(path: JsonPath, root = '$'): string {
  let text = root;
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += part.length <= MAX_KEY_LENGTH && PLAIN_KEY.test(part) ? `.${part}` : `[${quotedKey(part)}]`;
  }
  return text;
}

function quotedKey(key: string): string {
  return printable(JSON.stringify(shortened(key, MAX_KEY_LENGTH)), Number.POSITIVE_INFINITY);
}

/** Reads `a.b[0].c` into its parts; undefined when the text is no such path. */
export function parsePath(text: string): JsonPath | undefined {
  if (!/^[^.[\]]+(\[\d+\])*(\.[^.[\]]+(\[\d+\])*)*$/.test(text)) return undefined;
  return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((match) => match[1] ?? Number(match[2]));
}

/** Follows a path through own properties only; undefined where it ends early. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  // By index, as wherever each candidate of a large file passes: until the engine has compiled it, an iterator takes longest.
  for (let at = 0; at < path.length; at += 1) {
    const part = path[at] ?? 0;
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}

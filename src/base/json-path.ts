/** A path into a JSON value: object keys and array indexes. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;

/** Prints a path from the root, e.g. `$.candidates[3].output["odd key"]`. */
export function renderPath(path: JsonPath, root = '$'): string {
  let text = root;
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += PLAIN_KEY.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
  }
  return text;
}

/** Reads `a.b[0].c` into its parts; undefined when the text is no such path. */
export function parsePath(text: string): JsonPath | undefined {
  if (!/^[^.[\]]+(\[\d+\])*(\.[^.[\]]+(\[\d+\])*)*$/.test(text)) return undefined;
  return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((match) => match[1] ?? Number(match[2]));
}

/** Follows a path through own properties only; undefined where it ends early. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}

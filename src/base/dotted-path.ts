import { isObject } from './decode.ts';
import type { JsonPath } from './json-path.ts';
import { quoted } from './text.ts';

// Names, quoted keys without interpolation, and indexes; a dot is optional before a bracket, but not at the start.
const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');

/** Reads a jq program that is nothing but a path, e.g. `.a.b[0]` or `."odd key"`; undefined for any other program. */
export function parseDottedPath(program: string): JsonPath | undefined {
  const text = program.trim();
  if (text === '.') return [];
  if (!text.startsWith('.')) return undefined;
  const path: (string | number)[] = [];
  let at = 0;
  while (at < text.length) {
    STEP.lastIndex = at;
    const step = STEP.exec(text);
    if (step === null) return undefined;
    const key = step[3] ?? step[4];
    path.push(step[1] ?? (key === undefined ? Number(step[2]) : String(JSON.parse(key))));
    at = STEP.lastIndex;
  }
  return path;
}

export type Followed = { readonly value: unknown } | { readonly reason: string };

/** Follows a path as jq does: what is missing is null, and a step into something else than its kind is an error. */
export function followDottedPath(value: unknown, path: JsonPath): Followed {
  let current = value;
  for (const step of path) {
    if (current === null) continue;
    if (typeof step === 'number' && Array.isArray(current)) {
      current = current.at(step) ?? null;
    } else if (typeof step === 'string' && isObject(current)) {
      current = Object.hasOwn(current, step) ? current[step] : null;
    } else {
      return { reason: `${quoted(current)} has no ${quoted(step)}` };
    }
  }
  return { value: current };
}

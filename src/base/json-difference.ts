import type { JsonPath } from './json-path.ts';

/** Where two JSON values first differ; undefined where they are equal. The order of members does not count. */
export function firstDifference(found: unknown, wanted: unknown): JsonPath | undefined {
  if (!isCompound(found) || !isCompound(wanted) || Array.isArray(found) !== Array.isArray(wanted)) {
    return found === wanted ? undefined : [];
  }
  const [one, other] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
  for (const key of new Set([...other.keys(), ...one.keys()])) {
    const isInBoth = one.has(key) && other.has(key);
    const within = isInBoth ? firstDifference(one.get(key), other.get(key)) : [];
    if (within !== undefined) return [Array.isArray(found) ? Number(key) : key, ...within];
  }
  return undefined;
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

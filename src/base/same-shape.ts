/** Whether data has the shape of other data: for caches, which whoever can write there can make anything. Pure. */

/**
 * Whether a value is of the kind that a pattern is of, and every member of a pattern that is an object or a tuple of kinds
 * is. What the pattern leaves undefined or null may be anything. The elements of lists, maps and sets have the shape of the
 * first one that the pattern holds, where it holds one.
 */
export function hasShapeOf(value: unknown, pattern: unknown): boolean {
  if (pattern === undefined || pattern === null) return true;
  if (typeof pattern !== 'object') return typeof value === typeof pattern;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(pattern)) return Array.isArray(value) && haveShapeOf(value, pattern);
  if (pattern instanceof Set) return value instanceof Set && haveShapeOf(value, [...pattern]);
  if (pattern instanceof Map)
    return (
      value instanceof Map &&
      haveShapeOf(value.keys(), [...pattern.keys()]) &&
      haveShapeOf(value.values(), [...pattern.values()])
    );
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) return false;
  return Object.entries(pattern).every(([name, each]) => hasShapeOf((value as Record<string, unknown>)[name], each));
}

function haveShapeOf(values: Iterable<unknown>, [pattern]: readonly unknown[]): boolean {
  if (pattern === undefined) return true;
  for (const value of values) if (!hasShapeOf(value, pattern)) return false;
  return true;
}

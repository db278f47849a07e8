/**
 * Prints a JSON value as `JSON.stringify(value, null, 2)` does, piece by piece: a report of a million candidates is
 * larger than the longest string the engine can hold. Below `depth` levels a value is printed in one piece.
 */
export function* printJson(value: unknown, depth = 5, indent = ''): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`);
    return;
  }
  const isArray = Array.isArray(value);
  const entries = isArray ? value.entries() : Object.entries(value).filter(([, item]) => item !== undefined);
  const inner = `${indent}  `;
  let isFirst = true;
  for (const [key, item] of entries) {
    yield `${isFirst ? (isArray ? '[' : '{') : ','}\n${inner}${isArray ? '' : `${JSON.stringify(key)}: `}`;
    yield* printJson(item, depth - 1, inner);
    isFirst = false;
  }
  if (isFirst) yield isArray ? '[]' : '{}';
  else yield `\n${indent}${isArray ? ']' : '}'}`;
}

// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;

const LONE_SURROGATE = /\p{Cs}/u;

/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
export function canonicalJson(value: unknown): string {
  return spell(value, 0);
}

function spell(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return spellText(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`the number ${value} has no canonical JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${spellText(key)}:${spell(item, depth + 1)}`);
  return `{${members.join(',')}}`;
}

function spellText(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('text with a lone surrogate has no canonical JSON');
  return JSON.stringify(text);
}

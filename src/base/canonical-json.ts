// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;

/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
export function canonicalJson(value: unknown): string {
  return spell(value, 0);
}

function spell(value: unknown, depth: number): string {
  if (typeof value === 'string') return spellText(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`the number ${value} has no canonical JSON`);
    return JSON.stringify(value);
  }
  if (depth > MAX_DEPTH) throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
  if (Array.isArray(value)) return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
  const members = value as Readonly<Record<string, unknown>>;
  const { sorted, spelled } = orderOf(Object.keys(value));
  let text = '{';
  for (let index = 0; index < sorted.length; index += 1) {
    const item = members[sorted[index] as string];
    if (item === undefined) continue;
    text += `${text === '{' ? '' : ','}${spelled[index]}:${spell(item, depth + 1)}`;
  }
  return `${text}}`;
}

interface Order {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly spelled: readonly string[];
}

// Records of a kind have the same keys in the same order: the last one of each length is remembered.
const orders = new Map<number, Order>();
const MAX_KEYS = 64;

function orderOf(keys: readonly string[]): Order {
  const known = orders.get(keys.length);
  if (known?.keys.every((key, index) => key === keys[index])) return known;
  const sorted = keys.toSorted();
  const order = { keys, sorted, spelled: sorted.map(spellText) };
  if (keys.length <= MAX_KEYS) orders.set(keys.length, order);
  return order;
}

// Text that is written as it stands.
const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Cs}/u;

function spellText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (LONE_SURROGATE.test(text)) throw new TypeError('text with a lone surrogate has no canonical JSON');
  return JSON.stringify(text);
}

import { TextList } from './text-list.ts';

/** Of objects, the member that is not an array yet. */
const UNREAD = new WeakMap<object, { readonly key: string; readonly texts: TextList }>();

/**
 * Adds a member to an object: texts that are a plain array from when somebody first reads it. `printJson` does not read it,
 * but goes through the list, of which a million are then never strings at the same time.
 */
export function withTexts<T extends object, K extends string>(
  value: T,
  key: K,
  texts: TextList,
): T & { readonly [key in K]: readonly string[] } {
  UNREAD.set(value, { key, texts });
  const get = () => {
    UNREAD.delete(value);
    const list = texts.toArray();
    Object.defineProperty(value, key, { value: list, enumerable: true, configurable: true, writable: true });
    return list;
  };
  return Object.defineProperty(value, key, { get, enumerable: true, configurable: true }) as ReturnType<
    typeof withTexts<T, K>
  >;
}

/**
 * Prints a JSON value as `JSON.stringify(value, null, 2)` does, piece by piece: a report of a million candidates is
 * larger than the longest string the engine can hold. Below `depth` levels a value is printed in one piece, as long as
 * a string can hold it. Takes no recursion, which would cost the more the deeper a value goes.
 */
export function* printJson(value: unknown, depth = 4): Generator<string> {
  const levels: Level[] = [];
  let wholeFrom = depth;
  let item = value;
  for (;;) {
    let piece = typeof item === 'object' && item !== null ? undefined : (JSON.stringify(item) ?? 'null');
    if (piece === undefined && levels.length >= wholeFrom && !isLong(item)) {
      piece = printWhole(item, levels.at(-1)?.inner ?? '');
      // Once a value was too long, the parts of it that are no longer are not worth the search.
      if (piece === undefined) wholeFrom = Number.POSITIVE_INFINITY;
    }
    if (item instanceof TextList) yield* printTexts(item, levels.at(-1)?.inner ?? '');
    else if (piece === undefined) levels.push(openLevel(item as object, levels.at(-1)?.inner ?? ''));
    else yield piece;
    let level = levels.at(-1);
    let next = level?.entries.next();
    while (level !== undefined && next?.done === true) {
      yield level.isEmpty ? level.brackets : `\n${level.outer}${level.brackets.charAt(1)}`;
      levels.pop();
      level = levels.at(-1);
      next = level?.entries.next();
    }
    if (level === undefined || next === undefined || next.done === true) return;
    const [key, entry] = next.value;
    const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';
    yield `${level.isEmpty ? level.brackets.charAt(0) : ','}\n${level.inner}${name}`;
    level.isEmpty = false;
    item = entry;
  }
}

/** An array or object that is open: what is left of it, and the indentation outside and inside. */
interface Level {
  readonly entries: Iterator<readonly [key: string | number, item: unknown]>;
  readonly brackets: '[]' | '{}';
  readonly outer: string;
  readonly inner: string;
  isEmpty: boolean;
}

function openLevel(value: object, outer: string): Level {
  const level = { outer, inner: `${outer}  `, isEmpty: true };
  if (Array.isArray(value)) return { ...level, brackets: '[]', entries: value.entries() };
  const entries = membersOf(value).filter(([, item]) => item !== undefined);
  return { ...level, brackets: '{}', entries: entries.values() };
}

function membersOf(value: object): [key: string, item: unknown][] {
  const unread = UNREAD.get(value);
  if (unread === undefined) return Object.entries(value);
  return Object.keys(value).map((key) => [key, key === unread.key ? unread.texts : Reflect.get(value, key)]);
}

const PIECE_TEXTS = 256;
/** What stands in quotes as it is. */
const PLAIN_TEXT = /^[\w.-]*$/;

/** Many texts a piece: a piece each would be most of the time. */
function* printTexts(texts: TextList, outer: string): Generator<string> {
  const between = `,\n${outer}  `;
  for (let from = 0; from < texts.length; from += PIECE_TEXTS) {
    const some = texts.slice(from, from + PIECE_TEXTS);
    const printed = PLAIN_TEXT.test(some.join(''))
      ? `"${some.join(`"${between}"`)}"`
      : some.map((text) => JSON.stringify(text)).join(between);
    yield from === 0 ? `[\n${outer}  ${printed}` : `${between}${printed}`;
  }
  yield texts.length === 0 ? '[]' : `\n${outer}]`;
}

// In one piece, a list of a million names would be in memory three times over.
const MAX_WHOLE_ITEMS = 10_000;

function isLong(value: unknown): boolean {
  return value instanceof TextList || (Array.isArray(value) && value.length > MAX_WHOLE_ITEMS);
}

/**
 * The value in one piece, as it stands inside of so much indentation; undefined when it is longer than a string can be:
 * indentation alone can make it so. Inside of as many lists the engine itself indents it so.
 */
function printWhole(value: unknown, indent: string): string | undefined {
  const levels = indent.length / 2;
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = [nested];
  try {
    const text = JSON.stringify(nested, null, 2);
    return text.slice(levels * (levels + 3), text.length - levels * (levels + 1));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

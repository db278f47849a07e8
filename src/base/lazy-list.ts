const INDEX = /^(?:0|[1-9]\d*)$/;
// So many are made at once where all are wanted.
const CHUNK = 256;
/** What looks at all elements: it is done on the plain array, once they all are made. */
const OF_ALL: ReadonlySet<string | symbol> = new Set([
  ...['concat', 'entries', 'filter', 'flatMap', 'forEach', 'map', 'reduce', 'toReversed', 'toSorted', 'values'],
  Symbol.iterator,
]);

/**
 * A list whose first elements are made when somebody first asks for them. Others may be added to it, and none is taken
 * away. Whoever reads all of it reads the same as of a plain array; a copy of it is one. `makeSome`: several that follow
 * each other, where that is faster than one by one.
 */
export function lazyList<T>(
  count: number,
  make: (index: number) => T,
  makeSome = (from: number, to: number): T[] => Array.from({ length: to - from }, (_, index) => make(from + index)),
): T[] {
  const made = new Array<T>(count);
  const isOurs = (key: string | symbol): key is string =>
    typeof key === 'string' && INDEX.test(key) && Number(key) < count;
  const makeAt = (key: string | symbol): void => {
    if (isOurs(key) && !Object.hasOwn(made, key)) made[Number(key)] = make(Number(key));
  };
  /** What is made stays the same. */
  const fill = (from: number, to: number): void => {
    for (let start = from; start < Math.min(to, count); start += CHUNK) {
      const end = Math.min(start + CHUNK, to, count);
      let first = start;
      while (first < end && Object.hasOwn(made, first)) first += 1;
      if (first === end) continue;
      for (const [index, each] of makeSome(first, end).entries())
        if (!Object.hasOwn(made, first + index)) made[first + index] = each;
    }
  };
  const slice = (from = 0, to = made.length): T[] => {
    const place = (at: number): number => (at < 0 ? Math.max(0, made.length + at) : at);
    fill(place(from), place(to));
    return made.slice(from, to);
  };
  let isWhole = count === 0;
  return new Proxy(made, {
    get(list, key) {
      if (OF_ALL.has(key)) {
        if (!isWhole) fill(0, count);
        isWhole = true;
        return (Reflect.get(list, key) as () => unknown).bind(list);
      }
      if (isWhole) return Reflect.get(list, key);
      if (key === 'slice') return slice;
      makeAt(key);
      return Reflect.get(list, key);
    },
    // Without making it: whoever looks for an element asks for it next.
    has: (list, key) => isOurs(key) || Reflect.has(list, key),
    getOwnPropertyDescriptor(list, key) {
      makeAt(key);
      return Reflect.getOwnPropertyDescriptor(list, key);
    },
    ownKeys(list) {
      fill(0, count);
      return Reflect.ownKeys(list);
    },
  });
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * A list whose first elements are made when somebody first asks for them. Others may be added to it, and none is taken
 * away. Whoever reads all of it reads the same as of a plain array; a copy of it is one.
 */
export function lazyList<T>(count: number, make: (index: number) => T): T[] {
  const made = new Array<T>(count);
  const isOurs = (key: string | symbol): key is string =>
    typeof key === 'string' && INDEX.test(key) && Number(key) < count;
  const makeAt = (key: string | symbol): void => {
    if (isOurs(key) && !Object.hasOwn(made, key)) made[Number(key)] = make(Number(key));
  };
  return new Proxy(made, {
    get(list, key) {
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
      for (let index = 0; index < count; index += 1) makeAt(String(index));
      return Reflect.ownKeys(list);
    },
  });
}

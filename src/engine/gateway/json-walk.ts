/** A walk over JSON of any depth, without recursion. Pure. */
import { isObject } from '../../base/decode.ts';
import type { Fields } from './protocol.ts';

/** Every object in a value, itself included; what lies below keys of `opaque` is left out. */
export function* objectsIn(value: unknown, opaque: ReadonlySet<string>): Generator<Fields> {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) {
      for (const each of next) waiting.push(each);
    } else if (isObject(next)) {
      yield next;
      for (const [key, each] of Object.entries(next)) if (!opaque.has(key)) waiting.push(each);
    }
  }
}

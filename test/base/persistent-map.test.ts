import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PersistentMap } from '../../src/base/persistent-map.ts';

const keys = fc.constantFrom('a', 'b', 'c', '__proto__');
const step = fc.record({ of: fc.nat(), key: keys, value: fc.option(fc.nat(9), { nil: undefined }) });

it('each version says what it said when it was made, in whatever order they are used', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.array(fc.nat(), { maxLength: 40 }), (steps, looks) => {
      const versions = [{ map: new PersistentMap<number>(), model: new Map<string, number>() }];
      const at = (index: number) => versions[index % versions.length] as (typeof versions)[number];
      for (const { of, key, value } of steps) {
        const { map, model } = at(of);
        const next = new Map(model);
        if (value === undefined) next.delete(key);
        else next.set(key, value);
        versions.push({ map: value === undefined ? map.without(key) : map.with(key, value), model: next });
      }
      for (const index of looks) {
        const { map, model } = at(index);
        expect(new Map(map)).toEqual(model);
        expect([map.size, map.get('a'), map.has('b')]).toEqual([model.size, model.get('a'), model.has('b')]);
        expect(JSON.stringify(map.toJSON()) === '{}').toBe(model.size === 0);
      }
    }),
  );
});

it('a version that is far behind is read without a deep call', () => {
  const first = new PersistentMap([['a', 0]]);
  let last = first;
  for (let value = 1; value <= 100_000; value += 1) last = last.with('a', value);
  expect([first.get('a'), last.get('a'), first.get('a')]).toEqual([0, 100_000, 0]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lazyList } from '../../src/base/lazy-list.ts';

it('makes an element when it is asked for, once, and no other', () => {
  const made: number[] = [];
  const list = lazyList(5, (index) => made.push(index) && `e${index}`);
  list.push('added');
  expect([list.length, list.at(-1), list.at(-2), list[9], list.slice(4), made]).toEqual([
    6,
    'added',
    'e4',
    undefined,
    ['e4', 'added'],
    [4],
  ]);
  expect(list.findLast((each) => each === 'e3')).toBe('e3');
  expect(list.some((each) => each === 'e0')).toBe(true);
  expect(made).toEqual([4, 3, 0]);
});

it('reads like the array that it stands for', () => {
  const reads: ((list: number[]) => unknown)[] = [
    (list) => [...list],
    (list) => list.map((each) => each + 1),
    (list) => list.slice(-3, -1),
    (list) => list.concat([1]),
    (list) => list.toReversed(),
    (list) => [...list.entries()],
    (list) => list.findLastIndex((each) => each % 3 === 0),
    (list) => list.includes(4),
    (list) => Object.entries(list),
    (list) => JSON.stringify(list),
    (list) => [-1, 0.5, '', '01', 'length', 'x'].map((key) => [Reflect.get(list, key), Reflect.has(list, key)]),
    (list) => Array.isArray(list),
  ];
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.nat(9), { maxLength: 3 }), (count, added) => {
      for (const read of reads) {
        const list = lazyList(count, (index) => 2 * index);
        const plain = Array.from({ length: count }, (_, index) => 2 * index);
        for (const each of added) {
          list.push(each);
          plain.push(each);
        }
        expect(read(list)).toEqual(read(plain));
      }
    }),
  );
});

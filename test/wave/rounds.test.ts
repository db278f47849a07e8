import { expect, it } from 'vitest';
import { type Stack, stackSize } from '../../src/wave/rounds.ts';

it.each<readonly [Stack, number, number, number]>([
  [1, 8, 4, 1],
  [3, 8, 4, 3],
  // As many tests as there are judges.
  ['auto', 8, 4, 2],
  ['auto', 9, 4, 3],
  ['auto', 4, 4, 1],
  ['auto', 0, 4, 1],
  // Nobody reported: each is tested by itself.
  ['auto', 8, 0, 1],
  ['auto', 8, 1, 1],
])('a stack of %s of %d proposals and %d judges is %d changes', (stack, queue, judges, size) => {
  expect(stackSize(stack, { queue, judges })).toBe(size);
});

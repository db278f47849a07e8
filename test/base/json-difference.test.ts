import { expect, it } from 'vitest';
import { firstDifference } from '../../src/base/json-difference.ts';
import { renderPath } from '../../src/base/json-path.ts';

const WANTED = { a: 1, entries: [{ score: 2 }, { score: 3 }], last: null };

it('equal values have no difference, whatever the order of their members', () => {
  expect(firstDifference({ last: null, entries: WANTED.entries, a: 1 }, WANTED)).toBeUndefined();
});

it.each([
  [{ ...WANTED, a: 2 }, '$.a'],
  [{ ...WANTED, entries: [{ score: 2 }, { score: 4 }] }, '$.entries[1].score'],
  [{ ...WANTED, entries: [{ score: 2 }] }, '$.entries[1]'],
  [{ ...WANTED, entries: {} }, '$.entries'],
  [{ ...WANTED, more: 1 }, '$.more'],
  [{ a: 1, entries: WANTED.entries }, '$.last'],
  [[], '$'],
  ['text', '$'],
])('the first difference of %j is found', (found, path) => {
  expect(renderPath(firstDifference(found, WANTED) ?? ['none'])).toBe(path);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { words } from '../src/words.mjs';

test('words are what stands between spaces', () => {
  assert.deepEqual(words('one two'), ['one', 'two']);
});

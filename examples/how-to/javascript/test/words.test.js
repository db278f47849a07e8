import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topWords } from '../src/words.js';

test('counts words, whatever their case', () => {
  assert.deepEqual(topWords('The cat and the hat', 1), [{ word: 'the', count: 2 }]);
});

test('puts equally frequent words in alphabetical order', () => {
  assert.deepEqual(topWords('pear, fig; apple', 2), [
    { word: 'apple', count: 1 },
    { word: 'fig', count: 1 },
  ]);
});

test('finds no word in an empty text', () => {
  assert.deepEqual(topWords('', 3), []);
});

// What the stand-in does for each item: files and what they become.

const WORDS = `// The words of a text: letters and digits, with apostrophes and hyphens inside.
export function words(text) {
  return text.match(/[\\p{L}\\p{N}]+(?:['’-][\\p{L}\\p{N}]+)*/gu) ?? [];
}
`;

const WORDS_TEST = `import assert from 'node:assert/strict';
import test from 'node:test';
import { words } from '../src/words.mjs';

test('words are what stands between spaces', () => {
  assert.deepEqual(words('one two'), ['one', 'two']);
});

test('punctuation is no word, and an empty text has none', () => {
  assert.deepEqual(words("Well -- it's done, isn't it?"), ['Well', "it's", 'done', "isn't", 'it']);
  assert.deepEqual(words(' \\n'), []);
});
`;

const SLUG = `// A text as part of an address.
export function slug(text) {
  const plain = text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
`;

const SLUG_TEST = `import assert from 'node:assert/strict';
import test from 'node:test';
import { slug } from '../src/slug.mjs';

test('a slug has letters, digits and single hyphens', () => {
  assert.equal(slug('  Über  die Brücke! '), 'uber-die-brucke');
});
`;

const READING = `import { words } from './words.mjs';

// Minutes that a text takes to read, at 200 words a minute.
export function readingTime(text) {
  return Math.ceil(words(text).length / 200);
}
`;

const READING_TEST = `import assert from 'node:assert/strict';
import test from 'node:test';
import { readingTime } from '../src/reading-time.mjs';

test('a text of 201 words takes two minutes', () => {
  assert.equal(readingTime('word, '.repeat(201)), 2);
});
`;

// Wrong: it makes small words large too.
const TITLE = `// A text as a title.
export function title(text) {
  return text.replace(/\\b[a-z]/g, (letter) => letter.toUpperCase());
}
`;

const TITLE_TEST = `import assert from 'node:assert/strict';
import test from 'node:test';
import { title } from '../src/title.mjs';

test('words of a title are large', () => {
  assert.equal(title('war'), 'War');
});

test('small words inside a title stay small', () => {
  assert.equal(title('war and peace'), 'War and Peace');
});
`;

const note = (what) => `// ${what}\n`;

export const STEPS = {
  words: { 'src/words.mjs': WORDS, 'test/words.test.mjs': WORDS_TEST },
  slug: { 'src/slug.mjs': SLUG, 'test/slug.test.mjs': SLUG_TEST },
  // More than it was asked for.
  tidy: {
    'src/main.mjs': note('tidied'),
    'package.json': '{}\n',
    'README.md': 'Tidied.\n',
    '.editorconfig': 'root = true\n',
  },
  'reading-time': { 'src/reading-time.mjs': READING, 'test/reading-time.test.mjs': READING_TEST },
  title: { 'src/title.mjs': TITLE, 'test/title.test.mjs': TITLE_TEST },
  teaser: { 'src/teaser.mjs': note('never written: it waits for the title') },
};

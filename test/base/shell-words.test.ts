import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitShellWords } from '../../src/base/shell-words.ts';
import { shellWord } from '../../src/report/shell-word.ts';

const LINES: readonly (readonly [line: string, words: readonly string[] | undefined])[] = [
  ['', []],
  ['  \n\t ', []],
  ['--model fast  --quiet\n--last', ['--model', 'fast', '--quiet', '--last']],
  [`--config 'model = "o1"' --say "it's 5 \\"apples\\""`, ['--config', 'model = "o1"', '--say', `it's 5 "apples"`]],
  [`'' "" a''b`, ['', '', 'ab']],
  ['a\\ b \\\\ "c\\d" \'e\\f\'', ['a b', '\\', 'c\\d', 'e\\f']],
  [`'$HOME' '*' \\$(id)`, ['$HOME', '*', '$(id)']],
  ['--model \\\n  fast "a\\\nb" c\\\nd \'e\\\nf\'', ['--model', 'fast', 'ab', 'cd', 'e\\\nf']],
  ['a \\\n', ['a']],
  [`it's`, undefined],
  ['say "no', undefined],
  ['"a\\', undefined],
  ['a\\', undefined],
];

it.each(LINES)('takes %j apart as %j', (line, words) => {
  expect(splitShellWords(line)).toEqual(words);
});

it('takes the lines apart that a shell does, in the same way, and runs none of them', () => {
  const sound = LINES.filter(([line, words]) => words !== undefined && !/(?<!\\)\n|[$]/.test(line));
  for (const [line, words = []] of sound) {
    const output = execFileSync('sh', ['-c', `for word in ${line}; do printf '%s\\0' "$word"; done`], {
      encoding: 'utf8',
    });
    expect(output, line).toBe(words.map((word) => `${word}\0`).join(''));
  }
  expect(splitShellWords('$(id) `id` $HOME *')).toEqual(['$(id)', '`id`', '$HOME', '*']);
});

it('gives back the words that were quoted for a shell', () => {
  const words = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }));
  fc.assert(
    fc.property(words, (each) => {
      expect(splitShellWords(each.map(shellWord).join(' '))).toEqual(each);
    }),
  );
});

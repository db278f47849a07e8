import { expect, it } from 'vitest';
import { countLines, growthOf } from '../../src/base/diff-lines.ts';

it('lines of a change are those of its hunks, also where they look like headers', () => {
  const diff = [
    ...['diff --git a/x.sql b/x.sql', '--- a/x.sql', '+++ b/x.sql', '@@ -1,3 +1,4 @@', ' kept'],
    ...['--- a comment of SQL', '-select 1', '+++i;', '+++j;', '+++k;'],
    ...['diff --git a/y b/y', 'deleted file mode 100644', '--- a/y', '+++ /dev/null', '@@ -1 +0,0 @@', '-y', ''],
  ].join('\n');
  expect(countLines(diff)).toEqual({ added: 3, removed: 3 });
});

it('what a diff makes larger is known where it holds all of it as text', () => {
  const head = ['diff --git a/x b/x', 'index 1..2 100644', '--- a/x', '+++ b/x'];
  const text = [...head, '@@ -1,2 +1,2 @@', ' kept', '-ab', '\\ No newline at end of file', '+é', '+', ''].join('\n');
  expect(growthOf(text)).toEqual({ lines: 1, bytes: 2 });
  expect(growthOf('')).toEqual({ lines: 0, bytes: 0 });
  const unknown = [
    text.replace('é', '\ufffd'),
    `${text}diff --git a/y b/y\nindex 1..2 100644\nBinary files a/y and b/y differ\n`,
    text.replace('1..2 100644', '1..2 160000'),
    'The diff is larger than 8 MB; this is its outline.\n\n x | 2 +-\n',
  ];
  expect(unknown.map(growthOf)).toEqual(unknown.map(() => undefined));
  expect(growthOf(text.replace('+é', '+Binary files 160000'))).toEqual({ lines: 1, bytes: 19 });
});

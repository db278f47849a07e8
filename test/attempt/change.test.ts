import { expect, it } from 'vitest';
import { countLines } from '../../src/attempt/change.ts';

it('lines of a change are those of its hunks, also where they look like headers', () => {
  const diff = [
    ...['diff --git a/x.sql b/x.sql', '--- a/x.sql', '+++ b/x.sql', '@@ -1,3 +1,4 @@', ' kept'],
    ...['--- a comment of SQL', '-select 1', '+++i;', '+++j;', '+++k;'],
    ...['diff --git a/y b/y', 'deleted file mode 100644', '--- a/y', '+++ /dev/null', '@@ -1 +0,0 @@', '-y', ''],
  ].join('\n');
  expect(countLines(diff)).toEqual({ added: 3, removed: 3 });
});

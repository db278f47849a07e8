import { describe, expect, it } from 'vitest';
import { findCommandingWord, findCommitIssue } from '../../src/engine/acceptance/commit-message.ts';

describe('words of a commit', () => {
  it.each([
    ...[
      '[skip ci]',
      '[ci skip]',
      '[no ci]',
      '[skip actions]',
      '[actions skip]',
      '[SKIP CI]',
      '[skip-ci]',
      '[ skip ci ]',
    ],
    ...['[skip netlify]', '[vercel skip]', '***NO_CI***', 'x\n\n\nskip-checks: true', 'x\n\nSkip-Checks:true'],
    ...['fixes #1', 'Fixed: #12', 'close octo/demo#3', 'Resolves GH-4', 'closes https://github.com/octo/demo/issues/5'],
    ...[
      'fix\n#1',
      'Closing issues #2',
      'Implements #3',
      'resolve !4',
      'fixes https://gitlab.com/a/b/-/merge_requests/7',
    ],
    ...['x\n\nSigned-off-by: Ada <ada@example.org>', 'x\n\nreviewed-by: Ada', 'x\n\nAcked-by: Ada <a@b.c>'],
    ...['x\n\nCo-authored-by: Ada <ada@example.org>', 'x\n\nCo-Authored-By: Ada <1+ada@users.noreply.github.com>'],
    'x\n\nCo-authored-by: Ada <ada@example.org> <noreply@anthropic.com> x',
  ])('%j is found', (message) => {
    expect(findCommandingWord(`Make it faster ${message}\n`)).toContain('its message holds "');
  });

  it.each([
    ...['Fix the loop of #1', 'Fix 12 cases', 'fixed a bug in [skip list]s', 'prefix #1', 'Cache with @lru_cache'],
    ...['Skip CI-only paths', 'Close the file; see #3', 'Resolve names once', 'Note: [x] done, [ ] skip'],
    ...['x\n\nCo-authored-by: Claude <noreply@anthropic.com>', 'x\n\nCo-authored-by: aider (m) <aider@aider.chat>'],
    'x\n\nCo-authored-by: Copilot <223556219+Copilot@users.noreply.github.com>',
  ])('%j is left alone', (message) => {
    expect(findCommandingWord(`${message}\n`)).toBeUndefined();
  });

  it('author, committer and encoding are those of the worktree', () => {
    const object = (author: string, committer: string, more = ''): string =>
      `tree 1\nparent 2\nauthor A <${author}> 1 +0000\ncommitter A <${committer}> 1 +0000\n${more}\nMake it faster\n`;
    expect(findCommitIssue(object('a@b.c', 'a@b.c'), 'a@b.c')).toBeUndefined();
    expect(findCommitIssue(object('a@b.c', 'A@b.c', 'encoding UTF-8\n'), 'a@b.c')).toBeUndefined();
    expect(findCommitIssue(object('x@b.c', 'a@b.c'), 'a@b.c')).toContain('its author is "x@b.c"; expected "a@b.c"');
    expect(findCommitIssue(object('a@b.c', 'x@b.c'), 'a@b.c')).toContain('its committer is "x@b.c"');
    expect(findCommitIssue(object('a@b.c', 'a@b.c', 'encoding UTF-7\n'), 'a@b.c')).toContain('encoded as "UTF-7"');
    expect(findCommitIssue('tree 1\n', 'a@b.c')).toContain('its author is ""');
  });
});

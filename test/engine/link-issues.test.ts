import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinkIssues } from '../../src/engine/boundaries/link-issues.ts';
import type { LinkedTree } from '../../src/engine/boundaries/link-walk.ts';

type Links = Readonly<Record<string, string>>;

function treeOf(files: readonly string[], links: Links): LinkedTree {
  return { paths: [...files, ...Object.keys(links)], links: new Map(Object.entries(links)) };
}

interface Story {
  readonly files?: readonly string[];
  readonly before?: Links;
  readonly after: Links;
  readonly filesAfter?: readonly string[];
}

/** What is wrong after a change between two trees of files and links. */
function issuesOf({ files = ['a/b/c/file'], filesAfter = files, before = {}, after }: Story): string[] {
  const [old, next] = [treeOf(files, before), treeOf(filesAfter, after)];
  const [was, is] = [new Set(old.paths), new Set(next.paths)];
  const changed = [...new Set([...was, ...is])].filter(
    (path) => old.links.get(path) !== next.links.get(path) || was.has(path) !== is.has(path),
  );
  return [...findLinkIssues(old, next, new Set(changed))].map(([path, issue]) => `${path} ${issue}`);
}

describe('a link', () => {
  it.each([
    ['link', '/etc/passwd', 'links to the absolute path'],
    ['link', 'C:\\windows', 'links to the absolute path'],
    ['link', '\\\\host\\share', 'links to the absolute path'],
    ['link', '..\\..\\outside', 'holds a control character or a backslash'],
    ['a/link', '../../outside', 'links out of the tree'],
    ['a/link', 'b/../../../outside', 'links out of the tree'],
    ['link', '..', 'links out of the tree'],
    ['link', 'a/../../x', 'links out of the tree'],
    ['dist', '.git/hooks', 'links into .git'],
    ['dist', './/.git', 'links into .git'],
    ['a/link', '../.GIT/config', 'links into .git'],
    ['dist', 'git~1/hooks', 'links into .git'],
    ['dist', '.g\u200cit', 'links into .git'],
    ['dist', '.git.', 'links into .git'],
    ['a/link', 'sub/.git/hooks', 'links into .git'],
    ['link', 'nowhere/../../x', 'links up from what is no folder of the tree'],
    ['link', 'a/b/c/file/../../..', 'links up from what is no folder of the tree'],
    ['link', 'link', 'links to itself'],
    ['link', '', 'is a symbolic link without a target'],
  ])('%s to %j is refused', (path, target, issue) => {
    expect(issuesOf({ after: { [path]: target } })).toEqual([expect.stringContaining(`${path} `)]);
    expect(issuesOf({ after: { [path]: target } })[0]).toContain(issue);
  });

  it.each([
    ['a/link', '../a/b'],
    ['link', './a//b'],
    ['a/b/link', '../../a'],
    ['link', 'not/there/yet'],
    ['link', 'a/b/c/file'],
    ['link', 'git/hooks'],
    ['a/.github-link', '../a/.gitkeep'],
  ])('%s to %s, inside the tree, is admitted', (path, target) => {
    expect(issuesOf({ after: { [path]: target } })).toEqual([]);
  });

  it('is followed through other links of the same change', () => {
    const after = { 'a/b/c/up': '../../..', link: 'a/b/c/up/../outside/secret' };
    expect(issuesOf({ after })).toEqual([
      'link links out of the tree, to "a/b/c/up/../outside/secret" by way of "a/b/c/up"',
    ]);
  });

  it('is followed through unchanged links of the base', () => {
    const before = { 'a/b/c/up': '../../..', top: 'a/b/c/up' };
    expect(issuesOf({ before, after: { ...before, link: 'top/../x' } })).toEqual([
      expect.stringContaining('link links out of the tree'),
    ]);
    expect(issuesOf({ before, after: { ...before, link: 'top/.git/hooks' } })).toEqual([
      expect.stringContaining('link links into .git'),
    ]);
  });

  it('that was there is refused once a folder on its path has become a link', () => {
    const files = ['deep/er/file', 'x/y/z/file', 'target'];
    const before = { link: 'x/y/z/../../../target' };
    expect(issuesOf({ files, before, after: before })).toEqual([]);
    // The same text leads elsewhere from then on.
    const after = { ...before, 'x/y': '../deep' };
    expect(issuesOf({ files, before, filesAfter: ['deep/er/file', 'deep/z/file', 'target'], after })).toEqual([
      expect.stringContaining('link links out of the tree'),
    ]);
  });

  it('that was there is refused once what it goes up from is gone', () => {
    const before = { link: 'a/../target' };
    expect(issuesOf({ before, filesAfter: ['target'], after: before })).toEqual([
      expect.stringContaining('links up from what is no folder'),
    ]);
  });

  it('that was as wrong before the change is left alone, unless the change touches it', () => {
    const before = { old: '/etc/hosts', out: '../x' };
    expect(issuesOf({ before, after: { ...before, fine: 'a' } })).toEqual([]);
    expect(issuesOf({ before, after: { ...before, out: '../y' } })).toHaveLength(1);
  });

  it('is followed as a file system does that ignores case and composition', () => {
    const [before, after] = [{ 'a/up': '..' }, { 'a/up': '..', link: 'a/UP/../../x' }];
    const filesAfter = ['a/b/c/file', 'a/UP/file'];
    expect(issuesOf({ before, after, filesAfter })).toEqual([expect.stringContaining('link links out of the tree')]);
    expect(issuesOf({ after: { é: '.', link: 'e\u0301/../x' } })).toEqual([expect.stringContaining('link links up')]);
  });

  it('with a name that is another file’s where case does not matter is refused', () => {
    expect(issuesOf({ files: ['up/file'], after: { UP: 'up' } })).toEqual([
      expect.stringContaining('UP is one file with "up"'),
    ]);
    expect(issuesOf({ before: { UP: 'x', up: 'y' }, after: { UP: 'x', up: 'y', more: 'a' } })).toEqual([]);
  });

  it('chains that double with every link end, and are refused', () => {
    const after: Record<string, string> = { l0: 'a' };
    for (let at = 1; at < 60; at += 1) after[`l${at}`] = `l${at - 1}/../l${at - 1}/../l${at - 1}`;
    expect(issuesOf({ after }).some((issue) => issue.includes('through more than 40 links'))).toBe(true);
  });

  it('through which 100,000 others lead is followed once', () => {
    // As many parts as a path can have, forty times over for each of them.
    const after: Record<string, string> = { dot: '.', l0: 'dot/'.repeat(30) };
    for (let at = 1; at <= 30; at += 1) after[`l${at}`] = `l${at - 1}/l${at - 1}`;
    const long = `l30/${'dot/'.repeat(500)}`;
    for (let at = 0; at < 1000; at += 1) after[`long${at}`] = long;
    for (let at = 0; at < 100_000; at += 1) after[`x${at}`] = `long${at % 1000}/l30`;
    const issues = issuesOf({ after });
    expect(issues.filter((issue) => issue.startsWith('x'))).toHaveLength(100_000);
    expect(issues.some((issue) => /^l30 .*through more than 40 links/.test(issue))).toBe(true);
  });

  it('chains of 100,000 links are followed, and refused beyond 40', () => {
    const after: Record<string, string> = { x0: 'a' };
    for (let at = 1; at < 100_000; at += 1) after[`x${at}`] = `x${at - 1}`;
    expect(issuesOf({ after })).toHaveLength(100_000 - 40);
  });

  it('is refused where all targets together are too long to be followed', () => {
    const after: Record<string, string> = {};
    for (let at = 0; at < 100_000; at += 1) after[`x${at}`] = './'.repeat(2000);
    const issues = issuesOf({ after });
    expect(issues.at(-1)).toBe(
      'x99999 is one of too many links to follow: their targets have more than 1048576 parts together',
    );
    // What was as costly before is left alone, what is new is not.
    expect(issuesOf({ before: after, after: { ...after, more: 'a' } })).toEqual([
      expect.stringMatching(/^more is one of/),
    ]);
  });

  it('with 100,000 names that are one where case does not matter is refused', () => {
    const names = Array.from({ length: 100_000 }, (_, at) =>
      [...at.toString(2).padStart(17, '0')].map((bit) => (bit === '0' ? 'a' : 'A')).join(''),
    );
    const after = Object.fromEntries(names.map((name) => [name, 'a']));
    expect(issuesOf({ files: ['b'], after })).toHaveLength(100_000);
  });

  it('is admitted only where it ends inside, whatever the links are', () => {
    const part = fc.constantFrom('..', '.', 'a', 'b', 'up', 'down', 'x', '.git');
    const target = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    const name = fc.constantFrom('up', 'down', 'a/up', 'a/b/up', 'a/b/down', 'x');
    fc.assert(
      fc.property(fc.dictionary(name, target, { maxKeys: 5 }), (after) => {
        const refused = issuesOf({ files: ['a/b/file', 'a/file'], after });
        for (const path of Object.keys(after)) {
          const end = endOf(after, path);
          // What leaves the tree, or comes through .git, is never allowed.
          if (end === 'outside') expect(refused.some((issue) => issue.startsWith(`${path} `))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** Where a link leads, by rewriting the path again and again: another way than the one that is tested. */
function endOf(links: Links, path: string): 'inside' | 'outside' | 'loop' {
  let current = path.split('/');
  for (let step = 0; step < 200; step += 1) {
    const at = current.findIndex(
      (part, index) => part === '..' || links[current.slice(0, index + 1).join('/')] !== undefined,
    );
    if (at === -1) return current.includes('.git') ? 'outside' : 'inside';
    if (current.slice(0, at).includes('.git')) return 'outside';
    if (current[at] === '..') {
      if (at === 0) return 'outside';
      current = [...current.slice(0, at - 1), ...current.slice(at + 1)];
    } else {
      const target = links[current.slice(0, at + 1).join('/')] ?? '';
      const parts = target.split('/').filter((part) => part !== '.' && part !== '');
      current = [...current.slice(0, at), ...parts, ...current.slice(at + 1)];
    }
  }
  return 'loop';
}

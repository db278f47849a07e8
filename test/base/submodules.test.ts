import { describe, expect, it } from 'vitest';
import { parseSubmodules, resolveSubmoduleUrl } from '../../src/base/submodules.ts';

// As the tests of git itself have them (t0060-path-utils, "relative_url").
it.each([
  ['../foo', 'ssh://hostname:22/repo', 'ssh://hostname:22/foo'],
  ['../bar/a/b/c', './foo', './bar/a/b/c'],
  ['../subrepo', '../foo', '../subrepo'],
  ['../subrepo', '../foo/bar', '../foo/subrepo'],
  ['../subrepo', './foo/bar', './foo/subrepo'],
  ['../subrepo', 'foo/bar', 'foo/subrepo'],
  ['../sub/a/b/c', 'foo', './sub/a/b/c'],
  ['../subrepo', 'foo', './subrepo'],
  ['../sub/a/b/c', '../foo/bar', '../foo/sub/a/b/c'],
  ['../subrepo', 'helper:://hostname/repo', 'helper:://hostname/subrepo'],
  ['../../subrepo', 'helper:://hostname/repo', 'helper:://subrepo'],
  ['../../../subrepo', 'helper:://hostname/repo', 'helper::/subrepo'],
  ['../../../../subrepo', 'helper:://hostname/repo', 'helper::subrepo'],
  ['../subrepo', 'ssh://hostname/repo', 'ssh://hostname/subrepo'],
  ['../../subrepo', 'ssh://hostname/repo', 'ssh://subrepo'],
  ['../subrepo', 'user@host:path/to/repo', 'user@host:path/to/subrepo'],
  ['../subrepo', 'user@host:repo', 'user@host:subrepo'],
  ['../../subrepo', 'user@host:path/to/repo', 'user@host:path/subrepo'],
  ['./sub', 'https://example.org/a/b', 'https://example.org/a/b/sub'],
  ['./sub/', 'https://example.org/a/b/', 'https://example.org/a/b/sub'],
  ['../sub.git', 'https://example.org/a/b.git/', 'https://example.org/a/sub.git'],
  ['https://example.org/x', 'https://example.com/a', 'https://example.org/x'],
  ['/srv/git/x', 'https://example.com/a', '/srv/git/x'],
])('the relative address %s from %s is %s', (url, around, expected) => {
  expect(resolveSubmoduleUrl(url, around)).toBe(expected);
});

describe('the list of submodules', () => {
  it('has those with a path and an address, by path', () => {
    const entries = [
      'submodule.lib.path\nvendor/lib',
      'submodule.lib.url\n../lib.git',
      'submodule.a.b "c".path\nvendor/b',
      'submodule.a.b "c".url\nhttps://example.org/b',
      'submodule.a.b "c".update\nnone',
      'submodule.alone.path\nvendor/alone',
      'submodule.empty.path\nvendor/empty',
      'submodule.empty.url\n',
      'core.bare\nfalse',
      'submodule.recurse\ntrue',
    ];
    expect([...parseSubmodules(`${entries.join('\0')}\0`)]).toEqual([
      ['vendor/lib', { name: 'lib', path: 'vendor/lib', url: '../lib.git', update: undefined }],
      ['vendor/b', { name: 'a.b "c"', path: 'vendor/b', url: 'https://example.org/b', update: 'none' }],
    ]);
  });

  it.each(['../x', 'a/../../x', '/x', '..\\x', ''])('has none whose name leads out of git: %j', (name) => {
    expect(parseSubmodules(`submodule.${name}.path\nx\0submodule.${name}.url\nhttps://example.org\0`).size).toBe(0);
  });
});

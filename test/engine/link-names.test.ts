import { describe, expect, it } from 'vitest';
import { type BoundaryRules, decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { buildNameFinder, resolveLinks, throughLinks } from '../../src/engine/boundaries/link-names.ts';

type Links = Readonly<Record<string, string>>;
const resolved = (links: Links) => resolveLinks(new Map(Object.entries(links)));
const namesOf = (links: Links, path: string) =>
  buildNameFinder(resolved(links))(path).map(({ kind, name }) => `${kind} ${name}`);

describe('a link', () => {
  it.each<[links: Links, path: string, end: string | undefined]>([
    [{ data: 'bench' }, 'data', 'bench'],
    [{ 'a/b/data': '../../bench/./x//y' }, 'a/b/data', 'bench/x/y'],
    [{ one: 'two/x', two: 'bench' }, 'one', 'bench/x'],
    [{ 'a/up': '..' }, 'a/up', ''],
    [{ out: '../x' }, 'out', undefined],
    [{ absolute: '/etc' }, 'absolute', undefined],
    [{ one: 'two', two: 'one' }, 'one', undefined],
    [{ one: 'TWO/x', two: 'bench' }, 'one', 'bench/x'],
  ])('of %j: %s ends at %s', (links, path, end) => {
    expect(resolved(links).get(path)).toBe(end);
  });
});

describe('the other names of a path', () => {
  it.each<[links: Links, path: string, names: readonly string[]]>([
    [{ data: 'bench' }, 'data/x', ['real bench/x']],
    [{ data: 'bench' }, 'data', ['real bench']],
    [{ DATA: 'bench' }, 'data/x', ['real bench/x', 'alias DATA/x']],
    [{ data: 'bench' }, 'bench/a/x', ['alias data/a/x']],
    [{ data: 'bench' }, 'other/x', []],
    [
      { data: 'bench/inner', 'bench/inner/more': '../../lib' },
      'data/more/x',
      ['real lib/x', 'alias bench/inner/more/x'],
    ],
    [{ x: 'a', 'a/y': '../b' }, 'b/f', ['alias a/y/f', 'alias x/y/f']],
    [{ 'a/up': '..' }, 'a/up/a/x', ['real a/x']],
    [{ 'a/up': '..' }, 'a/x', []],
    [{ 'a/self': '../a' }, 'a/x', []],
  ])('by %j: %s', (links, path, names) => {
    expect(namesOf(links, path)).toEqual(names);
  });

  it('are no more than can be looked at', () => {
    const links = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`link-${at}`, 'bench']));
    expect(namesOf(links, 'bench/x')).toHaveLength(100);
    const loops = { 'a/x': '../b', 'b/y': '../a' };
    expect(namesOf(loops, 'a/f').length).toBeLessThanOrEqual(100);
  });
});

it('a glob that begins with a link means what is there where the link ends, and no other does', () => {
  const links = resolved({ data: 'bench', 'lib/in': '../bench/inner', 'bench/src': '../src', 'file.py': 'impl/f.py' });
  expect(throughLinks(['data/**'], links)).toEqual(['bench/**']);
  expect(throughLinks(['./data/*.json'], links)).toEqual(['bench/*.json']);
  expect(throughLinks(['data'], links)).toEqual(['bench', 'bench/**']);
  expect(throughLinks(['file.py'], links)).toEqual(['impl/f.py', 'impl/f.py/**']);
  expect(throughLinks(['data/src/**'], links)).toEqual(['bench/src/**', 'src/**']);
  expect(throughLinks(['bench/**', '**/*.py', 'databank/**', 'lib/**'], links)).toEqual([]);
});

describe('a change', () => {
  const ID = '1'.repeat(40);
  const reasonsOf = (links: Links, path: string, rules: Partial<BoundaryRules> = {}) => {
    const change = { path, status: 'M', oldMode: '100644', newMode: '100644', oldId: ID, newId: ID } as const;
    const otherNames = new Map([[path, buildNameFinder(resolved(links))(path)]]);
    const admission = decideAdmission(
      { changes: [change], diffLines: 1, linkIssues: new Map(), otherNames },
      {
        ...{ allowPaths: [], enforceAllow: false, denyPaths: [], protectedPaths: [], permit: [] },
        ...{ protectKey: 'objective.protect', autoloaded: 'denied', maxFiles: undefined, maxDiffLines: undefined },
        ...rules,
      },
    );
    return admission.kind === 'admitted' ? [] : admission.reasons;
  };
  const files = ['bench/score.py'];
  const shadowable = {
    files,
    packages: new Set<string>(),
    folders: new Set(['bench']),
    ...{ initFolders: new Set<string>(), conftestFolders: new Set<string>(), headers: new Set<string>() },
  };

  it.each<[what: string, links: Links, path: string, rules: Partial<BoundaryRules>, why: string]>([
    ['of a link to the evaluator', { data: 'bench' }, 'data', { protectedPaths: files, shadowable }, 'is protected'],
    ['of a file by its name', { data: 'bench' }, 'data/score.py', { protectedPaths: files }, 'is protected'],
    ['of a folder in its place', { data: 'bench' }, 'data/new.py', { protectedPaths: ['bench/**'] }, 'is protected'],
    [
      'of a link to a denied folder',
      { data: 'secret' },
      'data/x',
      { denyPaths: ['secret/**'] },
      'is denied by deny_paths',
    ],
    ['of a link around one', { data: 'a' }, 'data', { denyPaths: ['a/secret/**'] }, 'is denied by deny_paths'],
    ['of what a denied link leads to', { data: 'a' }, 'a/x', { denyPaths: ['data/**'] }, 'is denied by deny_paths'],
    ['of settings behind a link', { '.claude': 'agents' }, 'agents/settings.json', {}, 'is always denied'],
    ['of instructions behind a link', { 'AGENTS.md': 'docs/guide.md' }, 'docs/guide.md', {}, 'is always denied'],
    ['of a conftest.py behind a link', { 'tests/conftest.py': '../lib/c.py' }, 'lib/c.py', {}, 'is loaded by'],
  ])('%s is denied', (_, links, path, rules, why) => {
    expect(reasonsOf(links, path, rules)).toEqual([expect.stringContaining(' of the base, which ')]);
    expect(reasonsOf(links, path, rules)[0]).toContain(why);
    expect(reasonsOf(links, path, { ...rules, permit: [path] })).toHaveLength(rules.denyPaths === undefined ? 0 : 1);
  });

  it.each<[links: Links, path: string, rules: Partial<BoundaryRules>]>([
    [{ 'bench/src': '../src' }, 'src/x.py', { protectedPaths: ['bench/**'], denyPaths: ['bench/**'], shadowable }],
    [{ 'docs/latest': 'v2' }, 'docs/v2/x.md', { protectedPaths: files, shadowable }],
    [{ 'src/shared': '../lib' }, 'lib/a.ts', { denyPaths: ['src/**/*.lock'] }],
  ])('by links %j of %s is not denied', (links, path, rules) => {
    expect(reasonsOf(links, path, rules)).toEqual([]);
  });
});

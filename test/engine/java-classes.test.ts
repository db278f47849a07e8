import { describe, expect, it } from 'vitest';
import { buildClassFinder, declaredClasses } from '../../src/engine/boundaries/java-classes.ts';
import { buildPlantFinder } from '../../src/engine/boundaries/planted-files.ts';
import { readProtectedFiles } from '../../src/engine/boundaries/protected-files.ts';
import { shadowableOf } from '../../src/engine/boundaries/shadowable.ts';
import { buildShadowFinder } from '../../src/engine/boundaries/shadowing.ts';
import { createWorkspace } from '../helpers/repository.ts';

describe('the classes of a source', () => {
  it.each<[what: string, path: string, text: string, classes: readonly string[]]>([
    [
      'Java',
      'bench/A.java',
      '// package no;\npackage com.x;\n\npublic final class A {\n  class Inner {}\n}\n@Deprecated class B {}\nenum C {}\n',
      ['com/x/A', 'com/x/B', 'com/x/C'],
    ],
    [
      'Kotlin',
      'a/Run.kt',
      'package com.`x`.y\n\ndata class P(val a: Int)\nobject O\n',
      ['com/x/y/Run', 'com/x/y/P', 'com/x/y/O'],
    ],
    ['Scala', 'a/S.scala', 'package a.b\n\ncase class T(a: Int)\ntrait U\n', ['a/b/S', 'a/b/T', 'a/b/U']],
    ['no package', 'Main.java', 'class Main {}\n', ['Main']],
  ])('are those that it declares and that of its name: %s', (_, path, text, classes) => {
    expect(declaredClasses(path, text)).toEqual(classes);
  });
});

it('a class without a package is found where packages begin, and nowhere else', () => {
  const find = buildClassFinder(new Map([['Main', 'bench/Main.java']]));
  expect(['Main.java', 'src/Main.java', 'src/main/java/Main.kt'].map(find)).toEqual(Array(3).fill('bench/Main.java'));
  expect(['src/com/x/Main.java', 'src/MainTest.java', 'Main.md'].flatMap((path) => find(path) ?? [])).toEqual([]);
});

it('a path that is very deep is looked at in few steps', () => {
  const find = buildClassFinder(new Map([['com/x/Main', 'bench/Main.java']]));
  expect(find(`${'a/'.repeat(1_000_000)}com/x/Main.java`)).toBe('bench/Main.java');
});

it('protected sources are those of the commit; what a build makes of them is none of a change', async () => {
  const { store, base: commit } = await createWorkspace({
    'bench/src/com/x/Bench.java': 'package com.x;\nclass Bench {}\nclass Görec {}\nclass Helper {}\n',
    'bench/src/Second.kt': 'package com.y\nclass Second\n',
    'src/main/java/com/x/App.java': 'package com.x;\nclass App {}\n',
  });
  const protectedFiles = await readProtectedFiles(store, { commit, globs: ['bench/**'] });
  const shadowable = shadowableOf(protectedFiles, { PATH: '' });
  const find = buildShadowFinder(shadowable);
  const taken = [
    'src/main/java/com/x/Helper.java',
    'src/test/kotlin/com/y/Second.kt',
    'src/main/java/com/x/Bench.java',
  ];
  expect(taken.flatMap((path) => find(path) ?? [])).toHaveLength(taken.length);
  expect(find('src/main/java/com/x/App2.java')).toBeUndefined();
  const rules = { globs: [], manifestFolders: [], writable: [], permit: [], shadowable };
  const created = { path: 'target/classes/com/x/Bench.class', kind: 'file', isOutermost: false, by: 'other' } as const;
  expect(find(created.path)).toBeDefined();
  expect(buildPlantFinder(rules)(created)).toBeUndefined();
});

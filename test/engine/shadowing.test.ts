import { basename, dirname } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { TreeChange } from '../../src/base/raw-diff.ts';
import { type BoundaryRules, decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { buildShadowFinder } from '../../src/engine/boundaries/shadowing.ts';

const FILES = ['bench/workload.py', 'bench/score.mjs', 'check.py', 'lib/deep/case.json'];
const NONE = { initFolders: new Set<string>(), conftestFolders: new Set<string>(), headers: new Set<string>() };
const SHADOWABLE = {
  files: FILES,
  packages: new Set(['numpy', 'tinybench']),
  folders: new Set(['bench', 'lib', 'src', 'check']),
  ...NONE,
};
const RULES: BoundaryRules = {
  allowPaths: [],
  enforceAllow: false,
  denyPaths: [],
  protectedPaths: FILES,
  protectKey: 'objective.protect',
  autoloaded: 'denied',
  permit: [],
  maxFiles: undefined,
  maxDiffLines: undefined,
  shadowable: SHADOWABLE,
};
const ID = '1'.repeat(40);

function reasonsOf(path: string, status: TreeChange['status'] = 'A', rules: Partial<BoundaryRules> = {}) {
  const isGone = status === 'D';
  const change = { path, status, oldMode: '100644', newMode: isGone ? '000000' : '100644', oldId: ID, newId: ID };
  const admission = decideAdmission({ changes: [change], diffLines: 1, linkIssues: new Map() }, { ...RULES, ...rules });
  return admission.kind === 'admitted' ? [] : admission.reasons;
}

describe('a new file that would be loaded in the place of another', () => {
  it.each([
    ['a compiled module in the cache', 'bench/__pycache__/workload.cpython-313.pyc', 'bench/workload.py'],
    ['an optimised one', 'bench/__pycache__/workload.cpython-311.opt-2.pyc', 'bench/workload.py'],
    ['a compiled module beside its source', 'bench/workload.pyc', 'bench/workload.py'],
    ['an extension module', 'bench/workload.cpython-313-x86_64-linux-gnu.so', 'bench/workload.py'],
    ['an extension module of Windows', 'bench/workload.cp313-win_amd64.pyd', 'bench/workload.py'],
    ['a package of the same name', 'bench/workload/__init__.py', 'bench/workload.py'],
    ['a file deep in such a package', 'bench/workload/a/b.txt', 'bench/workload.py'],
    ['another case', 'Bench/WORKLOAD.pyc', 'bench/workload.py'],
    ['a script of another kind', 'bench/score.js', 'bench/score.mjs'],
    ['a TypeScript source', 'bench/score.ts', 'bench/score.mjs'],
    ['a native module', 'bench/score.node', 'bench/score.mjs'],
    ['a folder of the name', 'bench/score/index.js', 'bench/score.mjs'],
    ['what makes a folder of the base a package', 'check/__init__.py', 'check.py'],
    ['a program for data', 'lib/deep/case.js', 'lib/deep/case.json'],
    ['a compiled file at the top', '__pycache__/check.cpython-313.pyc', 'check.py'],
  ])('is denied where that is protected: %s', (_, path, owner) => {
    expect(reasonsOf(path)).toEqual([
      `"${path}" is denied: it would be loaded in the place of the protected file "${owner}"; boundaries.permit can name it`,
    ]);
  });

  it.each([
    ['statistics.py', 'Python\'s module "statistics"'],
    ['json/__init__.py', 'Python\'s module "json"'],
    ['bench/json.py', 'Python\'s module "json"'],
    ['bench/random.so', 'Python\'s module "random"'],
    ['url.ts', 'Node\'s module "url"'],
    ['bench/path/index.js', 'Node\'s module "path"'],
    ['numpy.py', 'the installed package "numpy"'],
    ['bench/tinybench.mjs', 'the installed package "tinybench"'],
    ['tinybench/package.json', 'the installed package "tinybench"'],
    ['bench/node_modules/tinybench/index.js', 'an installed package'],
    ['node_modules/x/index.js', 'an installed package'],
  ])('is denied at the top and beside protected files: %s', (path, what) => {
    expect(reasonsOf(path)[0]).toContain(`is denied: it would be loaded in the place of ${what};`);
  });

  it.each([
    'src/json.py',
    'src/workload.py',
    'lib/statistics.py',
    'json/readme.md',
    'types/global.d.ts',
    'bench/json.sh',
    'bench/other.py',
    'src/__pycache__/workload.cpython-313.pyc',
    'src/node_modules/x/index.js',
    'node_modules/x/node_modules/.cache/results.json',
    'workload.py',
    'check.sh',
    'venv/notes.txt',
    'check/one.py',
  ])('is not meant by %s', (path) => {
    expect(reasonsOf(path)).toEqual([]);
  });

  it('is allowed where boundaries.permit names it', () => {
    expect(reasonsOf('statistics.py', 'A', { permit: ['statistics.py'] })).toEqual([]);
  });

  it('is nothing where nothing is protected', () => {
    const rules = {
      protectedPaths: [],
      shadowable: { files: [], packages: new Set<string>(), folders: new Set<string>(), ...NONE },
    };
    expect(reasonsOf('statistics.py', 'A', rules)).toEqual([]);
  });

  it('may be changed or removed where the base has it, but a compiled file of a protected module not changed', () => {
    expect(reasonsOf('statistics.py', 'M')).toEqual([]);
    expect(reasonsOf('bench/workload/__init__.py', 'M')).toEqual([]);
    expect(reasonsOf('bench/workload.pyc', 'D')).toEqual([]);
    expect(reasonsOf('bench/workload.pyc', 'M')).toHaveLength(1);
    expect(reasonsOf('bench/__pycache__/workload.cpython-313.pyc', 'M')).toHaveLength(1);
  });
});

describe('what a language looks up', () => {
  interface Base {
    readonly protect: readonly string[];
    /** Other files of the base. */
    readonly base?: readonly string[];
  }
  const finderOf = ({ protect, base = [] }: Base) => {
    const all = [...protect, ...base];
    const foldersWith = (name: string) =>
      new Set(all.filter((path) => basename(path) === name).map((path) => dirname(path).replace(/^\.$/, '')));
    return buildShadowFinder({
      files: protect,
      packages: new Set(['numpy']),
      folders: new Set(all.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/')))),
      initFolders: foldersWith('__init__.py'),
      conftestFolders: foldersWith('conftest.py'),
      headers: new Set(
        all
          .filter((path) => path.endsWith('.h'))
          .flatMap((path) => [basename(path), path.split('/').slice(-2).join('/')]),
      ),
      classes: new Map(Object.entries(CLASSES)),
    });
  };
  const PYTEST = {
    protect: ['tests/unit/deep/test_a.py', 'tests/unit/deep/__init__.py', 'helpers.py', 'org/python/core.py'],
    base: ['tests/unit/__init__.py', 'common/__init__.py', 'src/app/main.py'],
  };
  const CLASSES = { 'com/x/Bench': 'bench/src/com/x/Bench.java', 'com/x/Helper': 'bench/src/com/x/Bench.java' };
  const JAVA = {
    protect: ['bench/src/com/x/Bench.java'],
    base: ['src/main/java/com/x/App.java', 'bench/src/com/x/Other.java'],
  };
  const NODE = { protect: ['packages/app/test/unit/a.test.ts', 'bench/core/index.js', 'bench/run.mjs'] };

  it.each<[what: string, base: Base, path: string]>([
    ['a module in the folder that pytest adds for a package', PYTEST, 'tests/statistics.py'],
    ['a package there', PYTEST, 'tests/numpy/__init__.py'],
    ['the folder of a conftest.py', { protect: ['t/unit/test_a.py'], base: ['t/conftest.py'] }, 't/json.py'],
    ['a module of the top, where a nearer folder comes first', PYTEST, 'tests/helpers.py'],
    ['a package of its name', PYTEST, 'tests/helpers/__init__.py'],
    ['a part of a package without __init__', PYTEST, 'tests/org/python/core.py'],
    ['the whole of such a package', PYTEST, 'tests/org/__init__.py'],
    ['what makes a package of it', PYTEST, 'org/__init__.py'],
    ['what makes a package of a folder of it', PYTEST, 'org/python/__init__.py'],
    ['a module before a folder without __init__', PYTEST, 'org.py'],
    ['a compiled one', PYTEST, 'org/python.cpython-313-x86_64-linux-gnu.so'],
    ['settings of pytest around the tests', PYTEST, 'tests/pyproject.toml'],
    ['settings of pytest at the top', PYTEST, 'pyproject.toml'],
    ['packages around a protected file', NODE, 'packages/app/node_modules/x/index.js'],
    ['packages further up', NODE, 'packages/node_modules/x/index.js'],
    ['programs of packages', NODE, 'packages/app/node_modules/.bin/vitest'],
    ['packages as pnpm keeps them', NODE, 'bench/node_modules/.pnpm/node_modules/x/index.js'],
    ['a file before a folder', NODE, 'bench/core.mjs'],
    ['a TypeScript module of its own kind', NODE, 'bench/run.mts'],
    ['a component', NODE, 'bench/run.tsx'],
    ['names for imports of TypeScript', NODE, 'packages/app/tsconfig.json'],
    ['the same for JavaScript, at the top', NODE, 'jsconfig.json'],
    ['names for imports of Node', NODE, 'packages/app/test/package.json'],
    ['a module of Go whose tests nobody runs', { protect: ['pkg/a/a_test.go'] }, 'pkg/go.mod'],
    ['a build script of Rust', { protect: ['crates/a/tests/a.rs'] }, 'crates/a/build.rs'],
    ['a manifest of Rust', { protect: ['crates/a/tests/a.rs'] }, 'crates/a/tests/Cargo.toml'],
    ['tasks of Ruby', { protect: ['test/test_a.rb'] }, 'test/Rakefile'],
    ['a library of Ruby', { protect: ['test/test_a.rb'] }, 'test/json.rb'],
    ['a standard header', { protect: ['tests/test.c'] }, 'tests/stdlib.h'],
    ['a header of another folder', { protect: ['tests/test.c'], base: ['lib/unity.h'] }, 'tests/unity.h'],
    ['a compiled class', { protect: ['bench/Score.java'] }, 'bench/Score.class'],
    ['a class of the same name in another source folder', JAVA, 'src/main/java/com/x/Bench.java'],
    ['one of the tests', JAVA, 'src/test/java/com/x/Bench.java'],
    ['one in Kotlin', JAVA, 'src/main/kotlin/com/x/Bench.kt'],
    ['a class that is declared beside it', JAVA, 'src/main/java/com/x/Helper.java'],
    ['a compiled class of another folder', JAVA, 'lib/com/x/Bench.class'],
    ['a class inside of it', JAVA, 'out/com/x/Bench$1.class'],
    ['a class where packages begin at the top', JAVA, 'com/x/Bench.scala'],
    ['a header of a folder', { protect: ['tests/test.c'], base: ['lib/unity.h'] }, 'tests/lib/unity.h'],
    ['an archive', { protect: ['bench/Score.java'] }, 'bench/Score.jar'],
  ])('is denied to a new file: %s', (_, base, path) => {
    expect(finderOf(base)(path)).toMatch(/^it would (?:be loaded in the place of|say how the protected file) /);
    expect(finderOf(base)(path, { isNew: false }) === undefined || /\.(?:class|so)$/.test(path)).toBe(true);
  });

  it.each<[what: string, base: Base, path: string]>([
    ['packages', NODE, 'packages/app/node_modules'],
    ['packages at the top', NODE, 'node_modules'],
    ['a package of Python', PYTEST, 'tests/json'],
    ['a package of the top', PYTEST, 'tests/org'],
    ['a module of it', PYTEST, 'tests/org/python/core'],
    ['a protected file’s name', NODE, 'bench/run'],
  ])('is denied to a new link: %s', (_, base, path) => {
    expect(finderOf(base)(path, { kind: 'link' })).toMatch(/^it would be loaded in the place of /);
  });

  it.each<[what: string, base: Base, paths: readonly string[]]>([
    [
      'of Python',
      PYTEST,
      [
        ...['src/statistics.py', 'src/json/__init__.py', 'src/app/helpers.py', 'src/org/python/core.py'],
        ...[
          'src/app/__init__.py',
          'src/pyproject.toml',
          'common/org.py',
          'tests/common/notes.txt',
          'org/python/more.py',
        ],
        ...['tests/other.py', 'org/more/__init__.py', 'lib/python/core.py', 'setup.py', 'tests/org/python/data.txt'],
      ],
    ],
    [
      'of JavaScript',
      NODE,
      [
        ...[
          'src/utils/json.ts',
          'src/index.ts',
          'src/url.ts',
          'packages/lib/package.json',
          'packages/lib/tsconfig.json',
        ],
        ...['packages/lib/node_modules/x/index.js', 'package.json', 'packages/app/src/path.ts', 'bench/core/more.js'],
        ...['packages/app/node_modules/.vite/results.json', 'packages/app/util.ts', 'bench/run.sh', 'bench/tools.mjs'],
      ],
    ],
    [
      'of Java',
      JAVA,
      [
        ...['src/main/java/com/x/BenchOptions.java', 'src/main/java/com/y/Bench.java', 'src/main/java/com/x/App2.java'],
        ...['src/main/java/org/com/x/y/Bench.java', 'bench/src/com/x/More.java', 'docs/com/x/Bench.md', 'Bench.java'],
        ...['src/main/java/x/Bench.java', 'src/main/kotlin/com/x/Bench.kts', 'com/x/bench/Run.java'],
      ],
    ],
    [
      'of other languages',
      { protect: ['pkg/a/a_test.go', 'crates/a/tests/a.rs', 'tests/test.c', 'test/test_a.rb'], base: ['lib/unity.h'] },
      [
        ...['cmd/tool/go.mod', 'pkg/b/go.mod', 'crates/b/build.rs', 'crates/b/Cargo.toml', 'lib/json.rb', 'json.rb'],
        ...['src/assert.h', 'tests/support.h', 'include/unity.h', 'VERSION', 'Rakefile.md', 'lib/tasks/a.rake'],
      ],
    ],
  ])('is none of honest new files %s', (_, base, paths) => {
    const find = finderOf(base);
    expect(paths.flatMap((path) => find(path) ?? [])).toEqual([]);
  });
});

describe('the answer about a path', () => {
  const spied = (work: () => void): { readonly calls: number; readonly characters: number } => {
    const spy = vi.spyOn(String.prototype, 'normalize');
    work();
    const characters = spy.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
    const calls = spy.mock.calls.length;
    spy.mockRestore();
    return { calls, characters };
  };

  it('takes as many steps as protected files lie deep, however deep the path is', () => {
    const find = buildShadowFinder(SHADOWABLE);
    const deep = `lib/deep/${'a/'.repeat(100_000)}x.py`;
    expect(spied(() => expect(find(deep)).toBeUndefined())).toEqual({ calls: 8, characters: 16 });
  });

  it('takes the same few steps for each of 200,000 names', () => {
    const find = buildShadowFinder(SHADOWABLE);
    const below = 'd/'.repeat(1000);
    const names = Array.from({ length: 200_000 }, (_, at) => `${below}${at}.py`);
    const { calls } = spied(() => expect(names.filter((name) => find(name) !== undefined)).toEqual([]));
    expect(calls).toBeLessThanOrEqual(2 * names.length);
  });
});

it('a link in the place of a folder that the base has makes a package of it, which its own files do not', () => {
  const find = buildShadowFinder(SHADOWABLE);
  expect(find('check', { kind: 'link' })).toContain('in the place of the protected file "check.py"');
  expect(find('check/data.txt')).toBeUndefined();
});

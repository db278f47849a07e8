import { describe, expect, it, vi } from 'vitest';
import { type BoundaryRules, decideAdmission } from '../../src/attempt/boundaries.ts';
import { buildShadowFinder } from '../../src/attempt/shadowing.ts';
import type { TreeChange } from '../../src/base/raw-diff.ts';

const FILES = ['bench/workload.py', 'bench/score.mjs', 'check.py', 'lib/deep/case.json'];
const SHADOWABLE = {
  files: FILES,
  packages: new Set(['numpy', 'tinybench']),
  folders: new Set(['bench', 'lib', 'src', 'check']),
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
      shadowable: { files: [], packages: new Set<string>(), folders: new Set<string>() },
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
    expect(spied(() => expect(find(deep)).toBeUndefined())).toEqual({ calls: 6, characters: 14 });
  });

  it('takes the same few steps for each of 200,000 names', () => {
    const find = buildShadowFinder(SHADOWABLE);
    const below = 'd/'.repeat(1000);
    const names = Array.from({ length: 200_000 }, (_, at) => `${below}${at}.py`);
    const { calls } = spied(() => expect(names.filter((name) => find(name) !== undefined)).toEqual([]));
    expect(calls).toBeLessThanOrEqual(2 * names.length);
  });
});

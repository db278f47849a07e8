import { describe, expect, it, vi } from 'vitest';
import { buildPlantFinder } from '../../src/engine/boundaries/planted-files.ts';

const NONE = { initFolders: new Set<string>(), conftestFolders: new Set<string>(), headers: new Set<string>() };
const files = ['bench/score.py', 'tests/unit/test_a.py'];
const finder = () =>
  buildPlantFinder({
    globs: ['bench/**'],
    shadowable: { files, packages: new Set(), folders: new Set(['bench', 'tests', 'tests/unit']), ...NONE },
    manifestFolders: [],
    writable: [],
    permit: [],
  });

describe('a new file in a checkout', () => {
  it.each([
    ['bench/x.txt', 'it matches what is protected'],
    ['tests/pytest.ini', 'a harness or runtime loads it by itself'],
    ['.cargo/config.toml', 'a harness or runtime loads it by itself'],
    ['tests/.config/nextest.toml', 'a harness or runtime loads it by itself'],
    ['.mvn/jvm.config', 'a harness or runtime loads it by itself'],
    ['statistics.py', 'it would be loaded in the place of Python\'s module "statistics"'],
  ])('voids an evaluation: %s', (path, why) => {
    expect(finder()({ path, kind: 'file', isOutermost: true, by: 'other' })?.why).toBe(why);
  });

  it.each([
    ['packages/app/node_modules/.vite/vitest/results.json', 'other'],
    ['packages/app/tsconfig.json', 'setup'],
    ['packages/app/package.json', 'setup'],
    ['packages/app/node_modules', 'other'],
    ['node_modules/app/node_modules/inner/index.js', 'setup'],
  ] as const)('voids nothing where tools keep it around a protected file: %s, by %s', (path, by) => {
    const find = buildPlantFinder({
      globs: ['packages/app/test/**'],
      shadowable: { files: ['packages/app/test/a.test.ts'], packages: new Set(), folders: new Set(), ...NONE },
      manifestFolders: [''],
      writable: [],
      permit: [],
    });
    const kind = path.endsWith('node_modules') ? 'folder' : 'file';
    expect(find({ path, kind, isOutermost: true, by })).toBeUndefined();
    expect(find({ path: 'packages/app/node_modules/x/index.js', kind, isOutermost: true, by })).toBeDefined();
  });

  it.each([
    ['.vite/vitest/results.json', false],
    ['.cache/babel/x.json', false],
    ['x/node_modules/.cache/esm/x.js', false],
    ['x/node_modules/y/index.js', true],
    ['.bin/vitest', true],
    ['.pnpm/node_modules/x/index.js', true],
    ['x/index.js', true],
  ])('beside a protected manifest: node_modules/%s voids: %j', (name, isVoid) => {
    const find = buildPlantFinder({
      globs: ['package.json'],
      shadowable: { files: ['package.json'], packages: new Set(), folders: new Set(), ...NONE },
      manifestFolders: [''],
      writable: [],
      permit: [],
    });
    const found = find({ path: `node_modules/${name}`, kind: 'file', isOutermost: true, by: 'other' });
    expect(found !== undefined).toBe(isVoid);
  });

  it('costs no more the deeper it lies where nothing is protected', () => {
    const find = finder();
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const callsOf = (path: string): number => {
      normalize.mockClear();
      expect(find({ path, kind: 'file', isOutermost: true, by: 'other' })).toBeUndefined();
      return normalize.mock.calls.length;
    };
    const shallow = callsOf('out/a.txt');
    expect(callsOf(`out/${'a/'.repeat(10_000)}a.txt`)).toBe(shallow);
    normalize.mockRestore();
  });
});

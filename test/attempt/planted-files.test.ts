import { describe, expect, it, vi } from 'vitest';
import { buildPlantFinder } from '../../src/attempt/planted-files.ts';

const files = ['bench/score.py', 'tests/unit/test_a.py'];
const finder = () =>
  buildPlantFinder({
    globs: ['bench/**'],
    shadowable: { files, packages: new Set(), folders: new Set(['bench', 'tests', 'tests/unit']) },
    manifestFolders: [],
    writable: [],
    permit: [],
  });

describe('a new file in a checkout', () => {
  it.each([
    ['bench/x.txt', 'it matches what is protected'],
    ['tests/pytest.ini', 'a harness or runtime loads it by itself'],
    ['statistics.py', 'it would be loaded in the place of Python\'s module "statistics"'],
  ])('voids an evaluation: %s', (path, why) => {
    expect(finder()({ path, isOutermost: true, by: 'other' })?.why).toBe(why);
  });

  it('costs no more the deeper it lies where nothing is protected', () => {
    const find = finder();
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const callsOf = (path: string): number => {
      normalize.mockClear();
      expect(find({ path, isOutermost: true, by: 'other' })).toBeUndefined();
      return normalize.mock.calls.length;
    };
    const shallow = callsOf('out/a.txt');
    expect(callsOf(`out/${'a/'.repeat(10_000)}a.txt`)).toBe(shallow);
    normalize.mockRestore();
  });
});

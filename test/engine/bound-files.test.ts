import { describe, expect, it } from 'vitest';
import { bindProtected, MAX_BOUND_FILES } from '../../src/engine/boundaries/bound-files.ts';

const fileOf = (path: string, mode = '100644') => ({ path, mode, id: path });
const many = Array.from({ length: MAX_BOUND_FILES + 5 }, (_, at) => fileOf(`tests/${at}.sh`));
const OBJECTIVE = { kind: 'objective' } as const;

describe('bindProtected', () => {
  it('makes folders that are protected whole read-only, and of others each file but links', () => {
    const files = [fileOf('bench/a'), fileOf('bench/b/c'), fileOf('lib/d'), fileOf('lib/e', '120000')];
    expect(bindProtected({ files, globs: ['bench/**', 'lib/*'] }, OBJECTIVE)).toEqual({
      ...{ readOnly: ['bench', 'lib/d'], mounts: ['lib'], watched: [] },
    });
  });

  it('lets setup put packages into a folder that is protected whole', () => {
    const files = [fileOf('bench/package.json')];
    expect(bindProtected({ files, globs: ['bench/**'] }, { kind: 'setup' }).readOnly).toEqual(['bench/package.json']);
  });

  it('takes those first that are named, and watches the rest', () => {
    const files = [...many, fileOf('tests/score.sh')];
    const { readOnly, watched } = bindProtected({ files, globs: ['tests/*.sh', 'tests/score.sh'] }, OBJECTIVE);
    expect(readOnly).toHaveLength(MAX_BOUND_FILES);
    expect(readOnly).toContain('tests/score.sh');
    expect(watched).toEqual(many.slice(MAX_BOUND_FILES - 1).map(({ path }) => path));
  });

  it('watches none where their folder is protected whole', () => {
    expect(bindProtected({ files: many, globs: ['tests/**'] }, OBJECTIVE)).toEqual({
      ...{ readOnly: ['tests'], mounts: [], watched: [] },
    });
  });
});

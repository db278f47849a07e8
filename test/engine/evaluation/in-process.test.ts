import { describe, expect, it } from 'vitest';
import { sharesProcess } from '../../../src/engine/evaluation/in-process.ts';
import { createWorkspace } from '../../helpers/repository.ts';

const MANIFEST = JSON.stringify({ scripts: { bench: 'npm run measure', measure: 'vitest bench', size: 'wc -c a.js' } });
const FILES = {
  'package.json': MANIFEST,
  Makefile: 'bench:\n\tgo test -bench . ./...\nsize:\n\twc -c words\ntest:\n\tgo test ./...\n',
  'bench.sh': '# cargo test\ncargo bench | tail -n 1\n',
  'size.sh': '# cargo bench\nwc -c <words\n',
};

describe('an evaluator shares a process with the code that it measures', () => {
  it.each([
    ['criterion', 'sh anything.sh', true],
    ['hyperfine', 'cargo bench', false],
    ['sizes', 'cargo bench', false],
    ['regex', 'pytest --benchmark-only', true],
    ['float', 'npm run bench', true],
    ['float', 'npm run size', false],
    ['jq', 'make bench', true],
    ['jq', 'make size', false],
    ['float', 'sh bench.sh', true],
    ['float', 'sh size.sh', false],
  ])('with parse "%s" and "%s": %s', async (kind, command, expected) => {
    const { store } = await createWorkspace(FILES);
    expect(await sharesProcess(store, { kind, command })).toBe(expected);
  });
});

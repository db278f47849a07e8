import { describe, expect, it } from 'vitest';
import { findTestFiles, findTestGlobs } from '../../../src/experiment/doctor/test-files.ts';

const files = (paths: readonly string[], makefile?: string) => findTestFiles({ paths, makefile });

describe('the tests of a repository', () => {
  it.each([
    ['Go', ['value_test.go', 'pkg/a/b_test.go', 'pkg/a/testdata/in.txt'], ['value.go', 'contest.go']],
    ['Python', ['test.py', 'tests.py', 'pkg/test_a.py', 'pkg/a_test.py'], ['latest.py', 'testing_tools.py']],
    ['JavaScript', ['test.js', 'src/a.test.ts', 'src/b.spec.mjs', 'src/__snapshots__/a.snap'], ['src/test-utils/a.ts']],
    ['Rust', ['tests/all.rs', 'crates/a/benches/b.rs'], ['src/lib.rs', 'src/tests.rs']],
    ['C', ['test.c', 'test_parser.c', 'src/parser-test.cpp', 'tests.h'], ['attest.c', 'src/latest.c']],
    ['Java', ['src/test/java/ATest.java', 'ATests.kt'], ['src/main/java/Test1.java']],
    ['shell', ['run-tests.sh', 'a.bats', 'fixtures/in.txt'], ['build.sh']],
  ])('are found by the rules of %s', (_, tests, others) => {
    expect(new Set(files([...tests, ...others]))).toEqual(new Set(tests));
  });

  it('are also what the test targets of a Makefile name, through what they need', () => {
    const makefile =
      'all: lib.o\n\ncheck: run\n\t./run check.in | diff - golden.check\nrun: main.c lib.c verify-check.c\n\tcc -o run $^\n';
    expect(files(['lib.c', 'main.c', 'verify-check.c', 'check.in', 'golden.check'], makefile)).toEqual([
      'verify-check.c',
      'check.in',
      'golden.check',
    ]);
  });

  it('are not those of packages', () => {
    expect(files(['node_modules/x/test.js', 'vendor/a_test.go', '.autorize/pi/test.py'])).toEqual([]);
  });

  it('get globs for what nothing covers yet', () => {
    const paths = ['tests/a_test.go', 'pkg/b_test.go', 'test[1].sh'];
    expect(findTestGlobs({ paths, makefile: 'test:\n\tsh test[1].sh\n' }, ['tests/**'])).toEqual([
      '**/*_test.go',
      'test\\[1\\].sh',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { findTestFiles, findTestGlobs, findUsedTests } from '../../src/engine/boundaries/test-files.ts';

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

  it('are what any target of a Makefile names that is called after tests, with the parts of them', () => {
    const makefile = 'all: own-test\n\nown-test: own.c own.h testhelp.h\n\tcc -o own-test own.c\nlatest: testament.c\n';
    expect(files(['own.c', 'own.h', 'testhelp.h', 'testament.c'], makefile)).toEqual(['testhelp.h']);
  });

  const ALL = [
    'pkg/a_test.go',
    'tests/test_a.py',
    'src/a.test.ts',
    'tests/all.rs',
    'test.c',
    'run-tests.sh',
    'src/a.go',
  ];
  it.each([
    ['go test ./...', ['pkg/a_test.go']],
    ['cd pkg && go test', ['pkg/a_test.go']],
    ['python3 -m pytest -q', ['tests/test_a.py']],
    ['npm test', ['src/a.test.ts']],
    ['pnpm run --silent test', ['src/a.test.ts']],
    ['npx vitest run', ['src/a.test.ts']],
    ['node --test', ['src/a.test.ts']],
    ['cargo +nightly test --quiet', ['tests/all.rs']],
    ['make -s check', ['test.c', 'run-tests.sh']],
    ['sh run-tests.sh', ['run-tests.sh']],
    ['./run-tests.sh --fast', ['run-tests.sh']],
    ['custom-runner tests/', ['tests/test_a.py', 'tests/all.rs']],
    ['npm run test:types', []],
    ['go build ./... && npm run lint', []],
    ['cat src/a.go', []],
  ])('are used by the command %j', (command, used) => {
    const makefile = 'check:\n\tsh run-tests.sh\n';
    expect(new Set(findUsedTests({ paths: ALL, makefile }, [command]))).toEqual(new Set(used));
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

import { describe, expect, it } from 'vitest';
import { failureLine, failureLines } from '../../../src/engine/evaluation/failure-line.ts';

const NODE = `file:///checkout/bench.js:3
throw new Error('no input');
      ^

Error: no input
    at file:///checkout/bench.js:3:7
    at ModuleJob.run (node:internal/modules/esm/module_job:325:25) {
  code: 'ERR_INPUT'
}

Node.js v20.20.2
`;

describe('the line of a log that says why a command failed', () => {
  it.each([
    ['an error of Node, not its version', NODE, 'Error: no input'],
    [
      'one of npm, not where its log is',
      'npm error Missing script: "x"\nnpm error A complete log of this run can be found in: /a\n',
      'npm error Missing script: "x"',
    ],
    [
      'a warning of pip after an error',
      'ERROR: No matching distribution found for x\n[notice] To update, run: pip install --upgrade pip\n',
      'ERROR: No matching distribution found for x',
    ],
    [
      'an error of a compiler, not that it gave up',
      'error[E0554]: x may not be used\n --> a.rs:1:1\n\nFor more, try `rustc`.\nerror: could not compile `own` (lib) due to 1 previous error\nwarning: build failed, waiting for other jobs to finish...\n',
      'error[E0554]: x may not be used',
    ],
    [
      'what was raised in Python, not the code that raised it',
      'Traceback (most recent call last):\n  File "error.py", line 1, in <module>\n    raise_exception()\n  File "a.py", line 3, in b\n    throw(exception)\na.b.OwnWarning: nothing was run\n',
      'a.b.OwnWarning: nothing was run',
    ],
    [
      'an error of a script, not that pnpm gave up',
      '. prepare$ hooks\n. prepare:  ERROR  Refusing to run x@1\n. prepare: Failed\n\u2009ELIFECYCLE\u2009 Command failed with exit code 1.\n',
      '. prepare:  ERROR  Refusing to run x@1',
    ],
    [
      'why a goal of Maven failed, and not where help is',
      '[ERROR] Failed to execute goal a.b:c-plugin:4.0.0:compile (default-compile) on project a: The plugin a.b:c-plugin:4.0.0 requires Maven version 3.9.0 -> [Help 1]\n[ERROR] \n[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.\n[ERROR] [Help 1] http://localhost/PluginIncompatibleException\n',
      '[ERROR] The plugin a.b:c-plugin:4.0.0 requires Maven version 3.9.0',
    ],
    ['the last of several', 'error: first\nerror: second\nsee above\n', 'error: second'],
    [
      'an error of Python',
      'Traceback (most recent call last):\n  File "error.py", line 1, in <module>\nValueError: 3\n',
      'ValueError: 3',
    ],
    ['the last line, where none names a cause', 'one\ntwo\n\n', 'two'],
    [
      'the line before a stack trace',
      'one\n  it is too old\n    at run (a.js:1:1) {\n    at async b.js:1\n}\n',
      'it is too old',
    ],
    ['nothing of an empty log', '\n', undefined],
  ])('%s', (_, log, line) => {
    expect(failureLine(log)).toBe(line);
  });

  it.each([
    [
      'pytest',
      'FAILED tests/test_a.py::test_b - assert 1 == 2\n1 failed, 1156 passed, 5 subtests passed in 13.01s\n',
      'FAILED tests/test_a.py::test_b - assert 1 == 2',
    ],
    ['unittest', 'FAIL: test_b (a.T)\n  x\nAssertionError: 1 != 2\n\nFAILED (failures=1)\n', 'AssertionError: 1 != 2'],
    [
      'go test',
      '--- FAIL: TestA (0.00s)\n    a_test.go:5: no\nFAIL\nFAIL\tx/a\t0.003s\nFAIL\n',
      '--- FAIL: TestA (0.00s)',
    ],
    [
      'cargo test',
      "thread 'tests::a' panicked at src/lib.rs:3:5:\nfailures:\n    tests::a\n\ntest result: FAILED. 1 passed; 1 failed\n",
      "thread 'tests::a' panicked at src/lib.rs:3:5:",
      'error: test failed, to rerun pass `--lib`\n',
    ],
    [
      'ctest',
      '0% tests passed, 1 tests failed out of 1\n\nThe following tests FAILED:\n\t  1 - sums (Failed)\n',
      '1 - sums (Failed)',
      'Errors while running CTest\n',
    ],
    [
      'Vitest',
      'FAIL  a.test.ts > sums\n\n Test Files  1 failed | 3 passed (4)\n      Tests  1 failed (9)\n',
      'FAIL  a.test.ts > sums',
    ],
    [
      'Jest',
      '  ● a › sums failed\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n',
      '● a › sums failed',
    ],
    ['Node', 'not ok 1 - sums\n  error: one is not two\n# pass 0\n# fail 1\n', 'error: one is not two'],
    [
      'Surefire',
      '[ERROR]   ATest.sums:12 expected:<1> but was:<2>\n[ERROR] Tests run: 1, Failures: 1\n[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5:test (default-test) on project a: There are test failures.\n[ERROR] \n[ERROR] Please refer to /a for the individual test results.\n',
      '[ERROR]   ATest.sums:12 expected:<1> but was:<2>',
    ],
  ])('names a test that failed, not how many did: %s', (_, out, line, err = '') => {
    expect(failureLine(err, out)).toBe(line);
  });

  it('looks into the other stream where one only has news of npm', () => {
    const notices = 'npm notice\nnpm notice New version of npm available!\nnpm notice\n';
    const pnpm =
      ' ERR_PNPM_FETCH_404  GET http://localhost/a.tgz: Not Found - 404\n\nNo header was set for the request.\n';
    expect(failureLine(notices, pnpm)).toBe('ERR_PNPM_FETCH_404  GET http://localhost/a.tgz: Not Found - 404');
    expect(failureLines(notices, pnpm).at(-1)).toBe('No header was set for the request.');
    expect(failureLines(notices)).toEqual([]);
    expect(failureLine('one\n', 'Error: two\n')).toBe('Error: two');
    expect(failureLine('Error: one\n', 'Error: two\n')).toBe('Error: one');
    expect(failureLine(notices, 'done 3 of 4\n')).toBe('done 3 of 4');
    expect(failureLine(notices, '')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { parseTestOutput } from '../../src/workitem/test-output.ts';

const OUTPUTS: Readonly<Record<string, readonly [text: string, passed: number, failed: number]>> = {
  'TAP, by its lines': [
    'TAP version 13\n1..4\nok 1 - a\nnot ok 2 - b\nok 3 # SKIP no\nnot ok 4 # TODO later\n  ok 1 - inner\n',
    1,
    1,
  ],
  "TAP of Node's runner, by its summary": ['TAP version 13\nok 1 - a\n1..1\n# tests 3\n# pass 2\n# fail 1\n', 2, 1],
  "Node's spec reporter": ['✔ a (0.5ms)\nℹ tests 2\nℹ pass 2\nℹ fail 0\n', 2, 0],
  'JUnit with totals': [
    '<?xml version="1.0"?>\n<testsuites tests="5" failures="1" errors="1" skipped="1"><testsuite tests="5" failures="1"/></testsuites>',
    2,
    2,
  ],
  'JUnit, suites inside suites': [
    '<testsuites>\n<testsuite name="a" tests="3" failures="1"><testsuite name="b" tests="2"></testsuite></testsuite><testsuite tests="1"/></testsuites>',
    3,
    1,
  ],
  vitest: [
    '\u001b[2m Test Files \u001b[22m 1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m \u001b[31m1 failed\u001b[39m | 7 passed | 1 skipped (9)\n',
    7,
    1,
  ],
  jest: ['Test Suites: 1 failed, 1 total\nTests:       1 failed, 2 skipped, 4 passed, 7 total\n', 4, 1],
  mocha: ['\n  3 passing (12ms)\n  1 pending\n  2 failing\n\n  1) a\n', 3, 2],
  pytest: ['===== short test summary info =====\nFAILED x\n=== 1 failed, 2 passed, 1 error in 0.12s ===\n', 2, 2],
  'pytest -q': ['..\n2 passed in 0.01s\n', 2, 0],
  'go test -v': [
    '=== RUN   TestA\n--- PASS: TestA (0.00s)\n    --- FAIL: TestB/x (0.01s)\n--- FAIL: TestB (0.01s)\nFAIL\n',
    1,
    2,
  ],
  'cargo test, two crates': [
    'test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured\ntest result: FAILED. 1 passed; 3 failed; 0 ignored\n',
    3,
    3,
  ],
};

describe('parseTestOutput', () => {
  it.each(Object.entries(OUTPUTS))('reads %s', (_, [text, passed, failed]) => {
    expect(parseTestOutput(text)).toEqual({ passed, failed });
    expect(parseTestOutput(`before\n${text.replaceAll('\n', '\r\n')}after\n`)).toEqual({ passed, failed });
  });

  it.each(['', 'all is well\n', '5 passed\n', 'ok 1\n', 'Tests: some\n'])('says nothing of %j', (text) => {
    expect(parseTestOutput(text)).toBeUndefined();
  });
});

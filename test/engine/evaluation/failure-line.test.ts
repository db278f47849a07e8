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

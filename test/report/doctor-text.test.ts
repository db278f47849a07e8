import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/doctor/check.ts';
import {
  isPlain,
  renderCheck,
  renderConclusion,
  renderFix,
  renderPlainChecks,
  renderStep,
} from '../../src/report/doctor-text.ts';

const HEAD: Check = { id: 'head', verdict: 'ok', title: 'HEAD', detail: 'abc' };
const SANDBOX: Check = {
  ...{ id: 'sandbox', verdict: 'warning', title: 'sandbox', detail: 'namespace' },
  remedy: 'Install bubblewrap.',
};
const AGENT: Check = {
  ...{ id: 'agent', verdict: 'problem', title: 'agent', detail: '"x" is not on PATH' },
  remedy: 'Install it.',
  log: 'a.log',
};
const NOTHING = { name: 'pi', figures: undefined, logs: undefined, next: 'autorize run pi --fresh' };

describe('the text of doctor', () => {
  it('has a line of what was found, aligned', () => {
    expect([SANDBOX, AGENT].map(renderCheck).join('')).toBe(
      'warn  sandbox                namespace\nFAIL  agent                  "x" is not on PATH\n',
    );
  });

  it('shows checks that say no more than that they passed by their titles, each once', () => {
    expect(renderPlainChecks([HEAD, { ...HEAD, id: 'disk', title: 'disk' }, HEAD])).toBe('ok    HEAD, disk\n');
    expect(
      [HEAD, SANDBOX, { ...AGENT, verdict: 'ok' }, { ...HEAD, id: 'time' }].map((check) => isPlain(check as Check)),
    ).toEqual([true, false, true, false]);
  });

  it('ends with what to do, the problems first, each with its log', () => {
    expect(renderConclusion({ ...NOTHING, checks: [HEAD, SANDBOX, AGENT], logs: '.autorize/pi/doctor' })).toBe(
      [
        '',
        'To do:',
        ' 1. agent: Install it. See a.log',
        ' 2. sandbox: Install bubblewrap.',
        '',
        'Output of all commands: .autorize/pi/doctor/',
        '1 problem, 1 warning. Next: autorize doctor pi',
        '',
      ].join('\n'),
    );
  });

  it('names the command that fixes what can be fixed, unless it has just been run', () => {
    const check: Check = { ...AGENT, fix: [{ kind: 'set', path: ['a'], value: 1 }] };
    const text = renderConclusion({ ...NOTHING, checks: [check] });
    expect(text).toContain(' 1. agent: Install it. (--fix) See a.log\n');
    expect(text).toContain('1 problem, 0 warnings. Next: autorize doctor pi --fix\n');
    expect(renderConclusion({ ...NOTHING, checks: [check], fixed: [] })).toContain('Next: autorize doctor pi\n');
  });

  it('prints a change of the config as a diff, without what a terminal obeys', () => {
    const diff = '--- a\n+++ a\n@@ -1 +1 @@\n-b\u001b[31m\n+c\n';
    expect(renderFix(diff)).toBe('\n--- a\n+++ a\n@@ -1 +1 @@\n-b\\u001b[31m\n+c\n\n');
  });

  it('names the next command when nothing is wrong', () => {
    expect(renderConclusion({ ...NOTHING, checks: [HEAD] })).toBe(
      '\n0 problems, 0 warnings. Next: autorize run pi --fresh\n',
    );
  });

  it('shows what runs, and for how long', () => {
    expect(renderStep({ step: 'guard "tests"', of: 'run 2 of 3' }, 14_400)).toBe('guard "tests" · run 2 of 3 · 14 s');
  });

  it('shows text of an evaluator on one line, and nothing that a terminal or a workflow obeys', () => {
    const detail = 'a\n::error::x\u001b[31m ##[group]';
    const check: Check = { id: 'agent', verdict: 'warning', title: 't\n', detail, remedy: detail };
    const text = `${renderCheck(check)}${renderConclusion({ ...NOTHING, checks: [check] })}`;
    expect(text.split('\n')).toHaveLength(7);
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('##[');
  });
});

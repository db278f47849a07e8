import { describe, expect, it } from 'vitest';
import { renderDoctorText } from '../../src/report/doctor-text.ts';

describe('the text of doctor', () => {
  it('has a line a check, aligned, with what to do below it', () => {
    const text = renderDoctorText({
      name: 'pi',
      figures: undefined,
      checks: [
        { id: 'head', verdict: 'ok', title: 'HEAD', detail: 'abc' },
        { id: 'sandbox', verdict: 'warning', title: 'sandbox', detail: 'namespace', remedy: 'Install bubblewrap.' },
        { id: 'agent', verdict: 'problem', title: 'agent', detail: '"x" is not on PATH', remedy: 'Install it.' },
      ],
    });
    expect(text).toBe(
      [
        'ok    HEAD     abc',
        'warn  sandbox  namespace',
        '               -> Install bubblewrap.',
        'FAIL  agent    "x" is not on PATH',
        '               -> Install it.',
        '',
        '1 problem, 1 warning: repair what FAILs first',
        '',
      ].join('\n'),
    );
  });

  it('names the next command when nothing is wrong', () => {
    const text = renderDoctorText({ name: 'pi', figures: undefined, checks: [] });
    expect(text).toContain('0 problems, 0 warnings: autorize run pi');
  });

  it('shows text of an evaluator on one line, and nothing that a terminal or a workflow obeys', () => {
    const detail = 'a\n::error::x\u001b[31m ##[group]';
    const text = renderDoctorText({
      name: 'pi',
      figures: undefined,
      checks: [{ id: 'agent', verdict: 'ok', title: 't', detail }],
    });
    expect(text.split('\n')).toHaveLength(4);
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('##[');
  });
});

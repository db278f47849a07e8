import { describe, expect, it } from 'vitest';
import { renderFindings } from '../../src/report/maintenance-text.ts';

const score = { kind: 'ok', what: 'score of iteration 2', detail: 'recorded 1, scored again 1' } as const;

describe('renderFindings', () => {
  it('prints each score once', () => {
    const rescored = [{ iter: 2, commit: 'c', recorded: 1, scores: [1] }];
    const verified = { findings: [score], rescored, isSound: true };
    expect(renderFindings('pi', verified)).toBe(
      'ok     score of iteration 2  recorded 1, scored again 1\n\npi: sound\n',
    );
  });

  it.each([
    ['iterations.jsonl', true],
    ['intents.jsonl', true],
    ['records', false],
    ['branch', false],
  ])('speaks of repair where it can help: %s', (what, isRepairable) => {
    const findings = [{ kind: 'wrong', what, detail: 'no' } as const];
    const text = renderFindings('pi', { findings, isSound: false });
    expect(text).toContain('pi: not sound: 1 fact wrong');
    expect(text.includes('autorize repair')).toBe(isRepairable);
  });
});

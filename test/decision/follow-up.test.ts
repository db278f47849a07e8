import { describe, expect, it } from 'vitest';
import { followUpAfter } from '../../src/decision/follow-up.ts';

describe('what follows a decision', () => {
  it('is the current best where it is another one now', () => {
    const decision = { task: 'c1', purpose: 'candidate', outcome: 'keep' } as const;
    expect(followUpAfter(decision, { before: 'base', session: { incumbent: 't1' } })).toEqual({
      ...{ kind: 'incumbent', tree: 't1', by: 'c1' },
    });
    expect(followUpAfter(decision, { before: 't1', session: { incumbent: 't1' } })).toBeUndefined();
  });

  it('is the result of an A/A check, which passes unless the same code was found better', () => {
    const resultOf = (outcome: 'keep' | 'discard' | 'inconclusive') =>
      followUpAfter(
        { task: 'canary 1', purpose: 'canary', outcome },
        { before: 'base', session: { incumbent: 'base' } },
      );
    const result = { kind: 'canary', variety: 'noop', task: 'canary 1', remark: null };
    expect(resultOf('keep')).toEqual({ ...result, passed: false });
    expect(resultOf('discard')).toEqual({ ...result, passed: true });
    expect(resultOf('inconclusive')).toEqual({ ...result, passed: true });
  });
});

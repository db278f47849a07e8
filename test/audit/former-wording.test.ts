import { describe, expect, it } from 'vitest';
import { isSameText } from '../../src/audit/former-wording.ts';

describe('a recorded text', () => {
  it.each([
    [
      "screened out: one run was 2 worse than the incumbent's mean",
      'screened out: one run was 2 worse than the mean of the current best',
    ],
    ['guard: the evaluator told no "ms" of the incumbent', 'guard: the evaluator reported no "ms" of the current best'],
    [
      'too little to be told apart from luck: +0.01 over 2 pairs',
      'too little to distinguish from chance: +0.01 over 2 pairs',
    ],
    [
      'to the evaluator a deliberately broken candidate, the protected files alone, scores better (1 in 5): it rewards throwing code away',
      'the negative control, a tree with only the protected files, scores better (1 in 5): the evaluator rewards throwing code away',
    ],
    [
      'to the evaluator the negative control, the protected files alone, is not clearly worse (5 in 2): it may not look at the code',
      'the negative control, a tree with only the protected files, is not clearly worse (5 in 2): the evaluator might not look at the code',
    ],
    [
      'the negative control, a tree with only the protected files, is not clearly worse (5 in 2): the evaluator may not look at the code',
      'the negative control, a tree with only the protected files, is not clearly worse (5 in 2): the evaluator might not look at the code',
    ],
    ['the same tree was "iteration 2" (crash)', 'the same tree was tried before: "iteration 2" (guard failed)'],
    [
      'the same change, but for blanks, was "iteration 2" (better)',
      'the same change, but for blanks, was "iteration 2" (passed its test, but not a guard or the holdout)',
    ],
  ])('of an earlier version agrees with the same text in the words of today: %s', (recorded, computed) => {
    expect(isSameText(recorded, computed)).toBe(true);
    expect(isSameText(computed, computed)).toBe(true);
  });

  it('differs where its facts do, whatever its words', () => {
    const former = "screened out: one run was 3 worse than the incumbent's mean";
    expect(isSameText(former, 'screened out: one run was 2 worse than the mean of the current best')).toBe(false);
    const failed = 'the same tree was tried before: "iteration 2" (guard failed)';
    expect(isSameText('the same tree was tried before: "iteration 2" (futile)', failed)).toBe(false);
    expect(isSameText('the same tree was tried before: "iteration 1" (crash)', failed)).toBe(false);
    expect(isSameText(null, 'it is the current best itself')).toBe(false);
    expect(isSameText('it is the current best itself', null)).toBe(false);
    expect(isSameText(null, null)).toBe(true);
  });
});

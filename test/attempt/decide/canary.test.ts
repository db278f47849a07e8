import { expect, it } from 'vitest';
import { judgeBroken } from '../../../src/attempt/decide/canary.ts';

// A sound tree scores 100; one score has a noise of 2. In the other direction all signs are turned.
it.each<readonly [number | null, number, string]>([
  [null, 2, 'failed'],
  [50, 2, 'failed'],
  [93.9, 2, 'failed'],
  [94.1, 2, 'as good'],
  [100, 2, 'as good'],
  [110, 2, 'as good'],
  [110.1, 2, 'better'],
  [100, 0, 'as good'],
  [99.9, 0, 'failed'],
  [100.1, 0, 'better'],
])('a broken tree that scores %d, with a noise of %d, has %s', (score, sigma, expected) => {
  for (const sign of [1, -1] as const) {
    const { passed, remark } = judgeBroken({
      score: score === null ? null : sign * score,
      sign,
      mean: sign * 100,
      sigma,
    });
    const word = passed ? (remark === null ? 'failed' : 'as good') : 'better';
    expect(word).toBe(expected);
  }
});

it('the remark says both scores, and what they mean', () => {
  expect(judgeBroken({ score: 5, sign: -1, mean: 5.25, sigma: 1 }).remark).toBe(
    'the evaluator gives a tree without anything but the protected files as good a score (5, where the sound one has 5.25): it may not look at the code',
  );
});

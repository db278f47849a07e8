import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBetter } from '../../src/experiment/fold.ts';
import { parseFloatScore, parseRegexScore, worstScore } from '../../src/experiment/score.ts';

describe('a score that is the whole output', () => {
  it.each([
    ['3.5\n', 3.5],
    ['  -1e-3  ', -0.001],
    ['+7.', 7],
    ['.5', 0.5],
  ])('%j is %f', (output, score) => {
    expect(parseFloatScore(output)).toEqual({ score });
  });

  it.each(['', ' \n', 'NaN', 'inf', '-Infinity', '1e999', '0x10', '1 2', '1\n2', 'score=1', '1,5', '1_000'])(
    'is not %j, and the reason says so',
    (output) => {
      expect(parseFloatScore(output)).toEqual({ reason: expect.stringMatching(/number|finite/) });
    },
  );

  it('is any finite number as it is printed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const parsed = parseFloatScore(String(value));
        return 'score' in parsed && parsed.score === value;
      }),
    );
  });
});

describe('a score by a pattern', () => {
  it('is the first capture group of the first match', () => {
    expect(parseRegexScore('warm up\nscore=1.5\nscore=2.5\n', 'score=([0-9.]+)')).toEqual({ score: 1.5 });
  });

  it('is anchored to the whole output, not to a line, as in the tool whose configs load here', () => {
    expect(parseRegexScore('warm up\nscore=1.5', '^score=([0-9.]+)')).toHaveProperty('reason');
    expect(parseRegexScore('score=1.5', '^score=([0-9.]+)')).toEqual({ score: 1.5 });
  });

  it('is missing where nothing matches, where the group took no part, and where it holds no number', () => {
    expect(parseRegexScore('nothing', 'score=(.+)')).toEqual({ reason: 'nothing in the output matches score=(.+)' });
    expect(parseRegexScore('b', 'a(.)|b')).toEqual({ reason: 'the capture group of a(.)|b took no part in the match' });
    expect(parseRegexScore('score=nan', 'score=(.+)')).toEqual({
      reason: 'score=(.+) captured "nan"; expected one finite number',
    });
  });
});

describe('the worst score', () => {
  it.each(['min', 'max'] as const)('is finite, survives JSON, and beats nothing (%s)', (direction) => {
    const worst = worstScore(direction);
    expect(JSON.parse(JSON.stringify(worst))).toBe(worst);
    expect(isBetter(worst, 0, direction)).toBe(false);
    expect(isBetter(0, worst, direction)).toBe(true);
  });
});

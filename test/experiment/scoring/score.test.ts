import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBetter } from '../../../src/experiment/ledger/best-so-far.ts';
import {
  parseFloatScore,
  parseJqScore,
  parseMetrics,
  parseRegexScore,
  parseSignedScore,
  worstScore,
} from '../../../src/experiment/scoring/score.ts';
import { matchPattern } from '../../../src/kernel/pattern.ts';

describe('a score above 1e100 in size', () => {
  const bound = expect.stringContaining('at most 1e100 in size');

  it.each(['1.1e100', '-1e150'])('is refused as %s, however it is written', (number) => {
    const json = `{"score":1,"cases":{"a":${number}}}`;
    const line = `AUTORIZE_SCORE n ${number}`;
    const matches = { different: [number], places: [number] } as unknown as Parameters<typeof parseRegexScore>[0];
    for (const parsed of [
      parseFloatScore(number),
      parseFloatScore(`{"score":${number}}`),
      parseFloatScore(json),
      parseRegexScore(matches, 'score (.*)'),
      parseJqScore([number], '.score'),
      parseSignedScore(line, 'n'),
    ])
      expect(parsed).toEqual({ reason: bound });
  });

  it('is no metric, and at the bound it is a score', () => {
    expect(parseFloatScore('{"score":-1e100,"size":1e101,"time":1e100}')).toEqual({
      score: -1e100,
      metrics: { time: 1e100 },
    });
    expect(parseMetrics('{"size":1e101}')).toEqual({});
  });
});

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
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 }), (value) => {
        const parsed = parseFloatScore(String(value));
        return 'score' in parsed && parsed.score === value;
      }),
    );
  });
});

async function parsedByPattern(input: string, pattern: string) {
  const result = await matchPattern({ pattern, input, timeoutMs: 20_000 });
  return result.kind === 'failed' ? result : parseRegexScore(result.matches, pattern);
}

describe('a score by a pattern', () => {
  it('is the first capture group of the match', async () => {
    expect(await parsedByPattern('warm up\nscore=1.5 of 2\n', 'score=([0-9.]+) of ([0-9])')).toEqual({ score: 1.5 });
  });

  it.each([
    ['first', 'score=9.9\nscore=1.5\n'],
    ['last', 'score=1.5\nscore=9.9\n'],
  ])('is none where the code under test printed a forged line %s', async (_, output) => {
    const { reason } = (await parsedByPattern(output, 'score=([0-9.]+)')) as { reason: string };
    expect(reason).toMatch(/^2 score lines that differ: "[0-9.]+", "[0-9.]+"; expected one score$/);
    expect(reason).toContain('"9.9"');
    expect(reason).toContain('"1.5"');
  });

  it('is the one that several lines agree on', async () => {
    expect(await parsedByPattern('score=1.5\nscore=1.5 \n', 'score=([0-9. ]+)')).toEqual({ score: 1.5 });
  });

  it('is none where many differ, and only some of them are shown', async () => {
    const output = Array.from({ length: 1000 }, (_, index) => `score=${index}`).join('\n');
    expect(await parsedByPattern(output, 'score=([0-9]+)')).toEqual({
      reason: '1000 score lines that differ: "0", "1", "2", …; expected one score',
    });
  });

  it('may be looked for by a pattern that also matches nothing', async () => {
    expect(await parsedByPattern('ab', '(x*)')).toEqual({
      reason: '(x*) captured ""; expected one finite number of at most 1e100 in size',
    });
  });

  it('is anchored to the whole output, not to a line, as in the tool whose configs load here', async () => {
    expect(await parsedByPattern('warm up\nscore=1.5', '^score=([0-9.]+)')).toHaveProperty('reason');
    expect(await parsedByPattern('score=1.5', '^score=([0-9.]+)')).toEqual({ score: 1.5 });
  });

  it('is missing where nothing matches, where the group took no part, and where it holds no number', async () => {
    expect(await parsedByPattern('nothing', 'score=(.+)')).toEqual({
      reason: 'nothing in the output matches score=(.+)',
    });
    expect(await parsedByPattern('b', 'a(.)|b')).toEqual({
      reason: 'the capture group of a(.)|b took no part in the match',
    });
    expect(await parsedByPattern('score=nan', 'score=(.+)')).toEqual({
      reason: 'score=(.+) captured "nan"; expected one finite number of at most 1e100 in size',
    });
  });
});

describe('a score by a jq program', () => {
  it.each(['1.5', '-0.001', '0', '1e3'])('is its only output, %s', (output) => {
    expect(parseJqScore([output], '.score')).toEqual({ score: Number(output) });
  });

  it.each([
    [[], '.score gave 0 outputs; expected one finite number of at most 1e100 in size'],
    [['1', '1'], '.score gave 2 outputs; expected one finite number of at most 1e100 in size'],
    [['"1.5"'], '.score gave "1.5"; expected one finite number of at most 1e100 in size'],
    [['null'], '.score gave null; expected one finite number of at most 1e100 in size'],
    [['[1]'], '.score gave an array of 1; expected one finite number of at most 1e100 in size'],
    [['true'], '.score gave true; expected one finite number of at most 1e100 in size'],
    [['1e999'], '.score gave Infinity; expected one finite number of at most 1e100 in size'],
    [['nan'], '.score gave "nan"; expected one finite number of at most 1e100 in size'],
  ])('is not %j', (outputs, reason) => {
    expect(parseJqScore(outputs, '.score')).toEqual({ reason });
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

describe('a signed score', () => {
  it.each([
    ['AUTORIZE_SCORE n1 1.5\n', { score: 1.5 }],
    ['log\nAUTORIZE_SCORE n1 -2e3\r\nmore\n', { score: -2000 }],
    ['1.5\n', { reason: '0 lines with AUTORIZE_SCORE; expected exactly one, with the nonce' }],
    [
      'AUTORIZE_SCORE n0 9\nAUTORIZE_SCORE n1 1\n',
      { reason: '2 lines with AUTORIZE_SCORE; expected exactly one, with the nonce' },
    ],
    ['AUTORIZE_SCORE n0 9\n', { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' }],
    [
      'AUTORIZE_SCORE n1 NaN\n',
      { reason: 'the AUTORIZE_SCORE line says "NaN"; expected one finite number of at most 1e100 in size' },
    ],
    [
      'AUTORIZE_SCORE n1 1 2\n',
      { reason: 'the AUTORIZE_SCORE line says "1 2"; expected one finite number of at most 1e100 in size' },
    ],
  ])('of %j', (output, expected) => {
    expect(parseSignedScore(output, 'n1')).toEqual(expected);
  });
});

describe('metrics beside a score', () => {
  it.each(['__proto__', ...Object.getOwnPropertyNames(Object.prototype)])(
    'may be called %s, or are left out',
    (name) => {
      const metrics = parseMetrics(`{"score":1,"${name}":2}`) ?? {};
      expect(Object.entries(metrics)).toEqual(name === '__proto__' ? [] : [[name, 2]]);
    },
  );
});

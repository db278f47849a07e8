import { describe, expect, test } from 'vitest';
import { type Problem, renderProblem } from '../../src/base/errors.ts';
import { decodeRequest } from '../../src/gate/decode-request.ts';
import { type GateRequest, requestProblems } from '../../src/gate/request.ts';

const CANDIDATES: GateRequest = { mode: 'candidates', candidates: 'c.json' };
const problemsOf = (request: GateRequest) => requestProblems(request).map((problem) => renderProblem(problem));

describe('a request', () => {
  test.each<[claim: string, request: GateRequest]>([
    ['mode fixtures alone', { mode: 'fixtures' }],
    ['mode candidates with a file', CANDIDATES],
    ['one replay', { ...CANDIDATES, replays: 1 }],
    ['a million replays', { ...CANDIDATES, replays: 1_000_000 }],
    ['the one replay of mode fixtures, spelled out', { mode: 'fixtures', replays: 1 }],
    ['a highest volatility of 0', { ...CANDIDATES, maxVolatility: 0 }],
    ['a highest volatility of 1', { ...CANDIDATES, maxVolatility: 1 }],
    ['some scenarios', { ...CANDIDATES, scenarios: ['RG-01'] }],
    ['all scenarios', { ...CANDIDATES, all: true, scenarios: [] }],
  ])('may be %s', (_claim, request) => {
    expect(problemsOf(request)).toEqual([]);
  });

  test.each([0, -1, 1.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY])('may not have %d replays', (replays) => {
    expect(problemsOf({ ...CANDIDATES, replays })).toEqual([
      `--replays ${replays}; expected a whole number from 1 to 1000000. Try --replays 25.`,
    ]);
  });

  test.each([-0.1, 1.1, Number.NaN])('may not have a highest volatility of %d', (maxVolatility) => {
    expect(problemsOf({ ...CANDIDATES, maxVolatility })).toEqual([
      `--max-volatility ${maxVolatility}; expected a number from 0 to 1. Try --max-volatility 0.2.`,
    ]);
  });

  test.each<[claim: string, request: GateRequest, ...problems: string[]]>([
    [
      'candidates in mode fixtures',
      { mode: 'fixtures', candidates: 'c.json' },
      '--candidates in mode "fixtures" (the default); expected mode "candidates". Add --mode candidates.',
    ],
    [
      'replays in mode fixtures',
      { mode: 'fixtures', replays: 25 },
      '--replays 25 in mode "fixtures"; expected one deterministic replay. Add --mode candidates, or drop --replays.',
    ],
    [
      'no candidates in mode candidates',
      { mode: 'candidates' },
      'no candidate file (there is no ./candidates.json); expected a file of candidates. Add --candidates FILE; ./candidates.example.json shows the shape.',
    ],
    [
      'all scenarios and some',
      { ...CANDIDATES, all: true, scenarios: ['RG-01'] },
      '--all together with --scenario; expected one of the two. Drop --all to check only the scenarios named.',
    ],
    [
      'several contradictions, all at once',
      { mode: 'fixtures', candidates: 'c.json', replays: 2, maxVolatility: 2, all: true, scenarios: ['x'] },
      '--max-volatility 2; expected a number from 0 to 1. Try --max-volatility 0.2.',
      '--candidates in mode "fixtures" (the default); expected mode "candidates". Add --mode candidates.',
      '--replays 2 in mode "fixtures"; expected one deterministic replay. Add --mode candidates, or drop --replays.',
      '--all together with --scenario; expected one of the two. Drop --all to check only the scenarios named.',
    ],
  ])('may not have %s', (_claim, request, ...problems) => {
    expect(problemsOf(request)).toEqual(problems);
  });
});

describe('decodeRequest', () => {
  function decode(values: Readonly<Record<string, readonly string[]>>) {
    const problems: Problem[] = [];
    const request = decodeRequest({ values: new Map(Object.entries(values)), label: (name) => `--${name}` }, problems);
    return { request, problems: problems.map((problem) => renderProblem(problem)) };
  }

  test('asks for mode fixtures and the defaults where nothing is given', () => {
    expect(decode({})).toEqual({
      request: { mode: 'fixtures', ablations: [], scenarios: [], all: false, full: false },
      problems: [],
    });
  });

  test('takes every value over', () => {
    const values = {
      mode: ['candidates'],
      candidates: ['c.json'],
      suite: ['s.json'],
      config: ['e.json'],
      schema: ['o.json'],
      report: ['r.json'],
      replays: ['25'],
      seed: ['007'],
      'max-volatility': ['0.2'],
      scenario: ['RG-01', 'RG-02'],
      all: [],
      full: [],
      ablate: ['retrieval_signal_on'],
    };
    expect(decode(values)).toEqual({
      request: {
        mode: 'candidates',
        candidates: 'c.json',
        suite: 's.json',
        config: 'e.json',
        schema: 'o.json',
        report: 'r.json',
        replays: 25,
        seed: '007',
        maxVolatility: 0.2,
        scenarios: ['RG-01', 'RG-02'],
        all: true,
        full: true,
        ablations: ['retrieval_signal_on'],
      },
      problems: [],
    });
  });

  test.each(['', ' ', 'abc', '1_000', '0x10', '1e', '1,5', '２', 'Infinity', 'NaN', '--5'])(
    'refuses %j as a number',
    (text) => {
      expect(decode({ replays: [text] })).toMatchObject({
        problems: [`--replays "${text}"; expected a number. Write it in digits, e.g. 25 or 0.2.`],
      });
    },
  );

  test.each([
    ['25', 25],
    ['1e3', 1000],
    ['0.25', 0.25],
    ['-1', -1],
  ])('reads %j as %d', (text, number) => {
    expect(decode({ replays: [text] }).request.replays).toBe(number);
  });

  test('refuses a mode that is not known, and suggests', () => {
    expect(decode({ mode: ['candidate'] }).problems).toEqual([
      '--mode "candidate"; expected fixtures or candidates. Did you mean "candidates"?',
    ]);
  });

  test.each<[requested: readonly string[], ablations: readonly string[]]>([
    [[], ['abstention_telemetry_off', 'rollback_requirements_off', 'retrieval_signal_on']],
    [[''], ['abstention_telemetry_off', 'rollback_requirements_off', 'retrieval_signal_on']],
    [['retrieval_signal_on, abstention_telemetry_off'], ['abstention_telemetry_off', 'retrieval_signal_on']],
    [['retrieval_signal_on,retrieval_signal_on,'], ['retrieval_signal_on']],
  ])('reads the ablations %j', (supplied, ablations) => {
    expect(decode({ ablate: supplied })).toMatchObject({ request: { ablations }, problems: [] });
  });

  test('refuses ablations that are not known, each with a suggestion', () => {
    expect(decode({ ablate: ['rollback_off,retrieval_signal_on,nothing'] }).problems).toEqual([
      '--ablate "rollback_off"; expected a known profile. Known: abstention_telemetry_off, rollback_requirements_off, retrieval_signal_on.',
      '--ablate "nothing"; expected a known profile. Known: abstention_telemetry_off, rollback_requirements_off, retrieval_signal_on.',
    ]);
  });
});

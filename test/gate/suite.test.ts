import { describe, expect, test } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { scenarioSuggestion } from '../../src/gate/selection.ts';
import { type Expect, parseSuite, type Suite } from '../../src/gate/suite.ts';
import { buildSuite, documentOf, V0 } from './outputs.ts';

function problemsOf(raw: unknown): string[] {
  const read = parseSuite(documentOf(raw, 'suite.json'), V0);
  return 'problems' in read ? read.problems.map(renderProblem) : [];
}

function warningsOf(raw: unknown): string[] {
  const read = parseSuite(documentOf(raw, 'suite.json'), V0);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.warnings.map(({ message }) => message);
}

function suiteOf(raw: unknown): Suite {
  const read = parseSuite(documentOf(raw, 'suite.json'), V0);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.suite;
}

describe('a suite', () => {
  test('is read exactly as it stands on disk', () => {
    const raw = {
      $schema: '../suite.schema.json',
      suite_version: 'v1',
      name: 'ci-gate',
      description: 'What a change must pass.',
      fixtures: 'fixtures/ci-gate-candidates.json',
      must_pass: ['RG-01'],
      scenarios: [
        { id: 'RG-01', name: 'Commit when clear', intent: 'Catches carelessness.', expect: { max_band: 'Yellow' } },
        { id: 'RG-02', expect: {} },
      ],
    };
    expect(suiteOf(raw)).toEqual(raw);
  });

  test('expects nothing of a scenario without expectations', () => {
    const [scenario] = suiteOf({ suite_version: 'v0', must_pass: [], scenarios: [{ id: 'RG-01' }] }).scenarios;
    expect(scenario?.expect).toEqual({});
  });

  test('may require a scenario that it does not define: that scenario then fails', () => {
    expect(problemsOf(buildSuite({ 'RG-01': {} }, { must_pass: ['RG-01', 'RG-99'] }))).toEqual([]);
  });

  test('may hold metadata, which is a warning and no more', () => {
    const raw = { ...buildSuite({ 'RG-01': {} }), owner: 'platform', rationale: { expect: 1 } };
    expect(warningsOf(raw)).toEqual(['suite.json: 2 keys that no rule reads ($.owner, $.rationale)']);
    const scenario = { id: 'RG-01', difficulty: 3 };
    expect(warningsOf({ ...raw, scenarios: [scenario], owner: undefined, rationale: undefined })).toEqual([
      'suite.json: 1 key that no rule reads ($.scenarios[0].difficulty)',
    ]);
  });

  test('warns of expectations that stand where no rule reads them', () => {
    const raw = { ...buildSuite({ 'RG-01': {} }), expect: { require_abstain: true } };
    expect(warningsOf(raw)).toEqual(['suite.json: 1 key that no rule reads ($.expect)']);
  });

  test('does not warn of $schema anywhere', () => {
    expect(warningsOf({ ...buildSuite({}), $schema: 'x', scenarios: [{ id: 'a', $schema: 'y' }] })).toEqual([]);
  });
});

describe('a key of expect that is not known', () => {
  test.each<[key: string, remedy: string]>([
    ['require_abstian', 'Did you mean "require_abstain"?'],
    ['forbid_secret', 'Did you mean "forbid_secrets"?'],
    ['requireAbstain', 'Did you mean "require_abstain"?'],
    ['Max_Band', 'Did you mean "max_band"?'],
    ['require abstain', 'Did you mean "require_abstain"?'],
    ['max.band', 'Did you mean "max_band"?'],
    ['note', 'Known: allowed_action_types, max_band'],
    ['$schema', 'Known: allowed_action_types, max_band'],
  ])('is one error, and %j suggests: %s', (key, remedy) => {
    const problems = problemsOf(buildSuite({ 'RG-01': { [key]: true } as Expect }));
    expect(problems).toHaveLength(1);
    const path = /^[\w$]+$/.test(key) ? `.${key}` : `["${key}"]`;
    expect(problems[0]).toContain(`$.scenarios[0].expect${path}: an unknown key "${key}"; expected a known key.`);
    expect(problems[0]).toContain(remedy);
    expect(problems[0]).toMatch(/^suite\.json:\d+:\d+: /);
  });

  test('is an error for each key, all at once', () => {
    const expectation = { require_abstian: true, max_bnd: 'Red', whatever: 1 } as Expect;
    expect(problemsOf(buildSuite({ 'RG-01': expectation, 'RG-02': expectation }))).toHaveLength(6);
  });
});

describe('a key beside expect', () => {
  test.each<[raw: unknown, problem: string]>([
    [
      { ...buildSuite({}), must_pas: [] },
      'suite.json:5:15: $.must_pas: an unknown key "must_pas"; expected a known key. Did you mean "must_pass"?',
    ],
    [
      { ...buildSuite({}), scenarios: [{ id: 'RG-01', expects: {} }] },
      'suite.json:7:18: $.scenarios[0].expects: an unknown key "expects"; expected a known key. Did you mean "expect"?',
    ],
  ])('is an error when it is a near miss of a known one', (raw, problem) => {
    expect(problemsOf(raw)).toEqual([problem]);
  });
});

describe('problems of a suite', () => {
  test.each<[claim: string, raw: unknown, ...problems: string[]]>([
    ['a document that is no object', [], '$: an array of 0; expected an object. Fix the value.'],
    ['null', null, '$: null; expected an object. Fix the value.'],
    [
      'missing members',
      {},
      '$.suite_version is missing; expected text. Add it.',
      '$.must_pass is missing; expected an array. Add it.',
      '$.scenarios is missing; expected an array, or an object by scenario id. Add it.',
    ],
    [
      'members of the wrong kind',
      { suite_version: 0, must_pass: 'RG-01', scenarios: 'RG-01', fixtures: ['a'], name: null },
      '$.suite_version: 0; expected text. Fix the value.',
      '$.name: null; expected text. Fix the value.',
      '$.fixtures: an array of 1; expected text. Fix the value.',
      '$.must_pass: "RG-01"; expected an array. Fix the value.',
      '$.scenarios: "RG-01"; expected an array, or an object by scenario id. Fix the value.',
    ],
    [
      'blank ids',
      { suite_version: 'v0', must_pass: [' '], scenarios: [{ id: '' }] },
      '$.must_pass[0]: " "; expected text that is not blank. Fix the value.',
      '$.scenarios[0].id: ""; expected text that is not blank. Fix the value.',
    ],
    [
      'scenarios that are no objects',
      { suite_version: 'v0', must_pass: [], scenarios: ['RG-01', null] },
      '$.scenarios[0]: "RG-01"; expected an object. Fix the value.',
      '$.scenarios[1]: null; expected an object. Fix the value.',
    ],
    [
      'flags that are not true or false',
      buildSuite({
        'RG-01': { require_abstain: 'yes', forbid_secrets: 1, require_rollback: null } as unknown as Expect,
      }),
      '$.scenarios[0].expect.require_rollback: null; expected true or false. Fix the value.',
      '$.scenarios[0].expect.require_abstain: "yes"; expected true or false. Fix the value.',
      '$.scenarios[0].expect.forbid_secrets: 1; expected true or false. Fix the value.',
    ],
    [
      'limits that are no numbers',
      buildSuite({
        'RG-01': { require_uncertainty_below: '0.35', require_bridge_evidence_min: true } as unknown as Expect,
      }),
      '$.scenarios[0].expect.require_uncertainty_below: "0.35"; expected a finite number. Fix the value.',
      '$.scenarios[0].expect.require_bridge_evidence_min: true; expected a finite number. Fix the value.',
    ],
    [
      'action types that are no list of text',
      buildSuite({
        'RG-01': { allowed_action_types: 'READ' },
        'RG-02': { allowed_action_types: [7] },
      } as unknown as Record<string, Expect>),
      '$.scenarios[0].expect.allowed_action_types: "READ"; expected an array. Fix the value.',
      '$.scenarios[1].expect.allowed_action_types[0]: 7; expected text. Fix the value.',
    ],
    [
      'bands that the config does not know',
      buildSuite({ 'RG-01': { max_band: 'Yelow' }, 'RG-02': { min_band: 'Ultraviolet' } }),
      '$.scenarios[0].expect.max_band: the band "Yelow"; expected a band of the config’s bands_order. Did you mean "Yellow"?',
      '$.scenarios[1].expect.min_band: the band "Ultraviolet"; expected a band of the config’s bands_order. Known: Green, Yellow, Orange, Red.',
    ],
    [
      'scenarios of one id',
      { suite_version: 'v0', must_pass: [], scenarios: [{ id: 'RG-01' }, { id: 'RG-02' }, { id: 'RG-01' }] },
      '$.scenarios[2].id: a second scenario "RG-01"; expected each id once. Rename one of the two.',
    ],
    [
      'an id that is required twice',
      buildSuite({ 'RG-01': {} }, { must_pass: ['RG-01', 'RG-01'] }),
      '$.must_pass[1]: "RG-01" a second time; expected each id once. Remove one of the two.',
    ],
  ])('report %s', (_claim, raw, ...problems) => {
    expect(problemsOf(raw).map((line) => line.replace(/^suite\.json:\d+:\d+: /, ''))).toEqual(problems);
  });

  test('stand with the line and column of the value, or of the object that lacks it', () => {
    const raw = { suite_version: 'v0', must_pass: [], scenarios: [{ id: 'RG-01' }, { name: 'No id', id: 7 }, {}] };
    expect(problemsOf(raw)).toEqual([
      'suite.json:10:13: $.scenarios[1].id: 7; expected text. Fix the value.',
      'suite.json:12:5: $.scenarios[2].id is missing; expected text. Add it.',
    ]);
  });

  test('of every kind are reported at once', () => {
    const raw = {
      suite_version: 0,
      must_pass: ['RG-01', 'RG-01'],
      must_pas: [],
      scenarios: [
        { id: 'RG-01', expect: { max_band: 'Gren' } },
        { id: 'RG-01', expect: { require_abstain: 'yes', require_rolback: true } },
        { id: '', expect: { min_band: 'Rot' } },
      ],
    };
    const paths = problemsOf(raw).map((line) => /: (\$\S*):/.exec(line)?.[1]);
    expect(paths).toHaveLength(9);
    expect(new Set(paths)).toEqual(
      new Set([
        '$.must_pas',
        '$.must_pass[1]',
        '$.scenarios[0].expect.max_band',
        '$.scenarios[1].expect.require_abstain',
        '$.scenarios[1].expect.require_rolback',
        '$.scenarios[1].id',
        '$.scenarios[2].expect.min_band',
        '$.scenarios[2].id',
        '$.suite_version',
      ]),
    );
  });

  test('do not judge bands by a config that is broken itself', () => {
    const read = parseSuite(documentOf(buildSuite({ 'RG-01': { max_band: 'Yelow' } })), undefined);
    expect(read).toHaveProperty('suite');
  });
});

describe('scenarioSuggestion', () => {
  const suite = buildSuite({ 'RG-01': {}, 'RG-14': {} });
  test('names the nearest id, else those that there are', () => {
    expect(scenarioSuggestion(suite, 'rg-1')).toBe('Did you mean "RG-01"?');
    expect(scenarioSuggestion(suite, 'the clear case')).toBe('The suite defines RG-01, RG-14.');
  });
});

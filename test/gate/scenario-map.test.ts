import { describe, expect, test } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { parseSuite } from '../../src/gate/suite.ts';
import { buildEntry, buildSuite, documentOf, type Json, V0 } from './outputs.ts';
import { createPrivateArea } from './workspace.ts';

const FILES = { mode: 'candidates', candidates: 'c.json', suite: 'suite.json' } as const;
const SCENARIOS = [
  { id: 'RG-02', name: 'Second', intent: 'Comes first.', expect: { require_rollback: true } },
  { id: '10', expect: { max_band: 'Green' } },
  { id: '9', expect: {} },
  { id: 'RG-01', owner: 'platform', expect: { require_abstain: true } },
];

const withoutId = ({ id: _, ...rest }: Json & { readonly id: string }): Json => rest;
const mapOf = (scenarios: readonly (Json & { readonly id: string })[]): string => {
  const members = scenarios.map((each) => `${JSON.stringify(each.id)}: ${JSON.stringify(withoutId(each))}`);
  return `{"suite_version": "v0", "must_pass": ["RG-01", "RG-02"], "scenarios": {${members.join(', ')}}}`;
};

function problemsOf(scenarios: unknown): string[] {
  const read = parseSuite(documentOf({ suite_version: 'v0', must_pass: [], scenarios }, 'suite.json'), V0);
  const problems = 'problems' in read ? read.problems.map(renderProblem) : [];
  return problems.map((line) => line.replace(/^suite\.json:\d+:\d+: /, ''));
}

describe('a suite whose scenarios are an object by id', () => {
  test('gives the report of the same suite with a list, in the order of the file', async () => {
    const entries = ['RG-01', 'RG-02', '9', '10'].flatMap((id) => [
      buildEntry(`${id}-good`, {}, id),
      buildEntry(`${id}-band`, { band: 'Red' }, id),
    ]);
    const list = { ...buildSuite({}), must_pass: ['RG-01', 'RG-02'], scenarios: SCENARIOS };
    const privateArea = createPrivateArea({ 'c.json': entries, 'suite.json': list });
    const request = { ...FILES, all: true, replays: 5 };
    const { report: byList } = await privateArea.run(request);
    privateArea.write('suite.json', mapOf(SCENARIOS));
    const { report: byId } = await privateArea.run(request);
    const hashes = new Set([byList, byId].map((each) => each.reproducibility_contract.manifest.inputs.suite.sha256));
    expect(hashes.size).toBe(2);
    const comparable = (report: typeof byId): string =>
      [...hashes]
        .reduce((text, hash) => text.replace(hash, 'HASH'), JSON.stringify(report))
        .replaceAll(
          // The one text that names a place in the suite.
          /\$\.scenarios(\[3\]|\["RG-01"\]|\.RG-01)\.owner/g,
          'OWNER',
        );
    expect(comparable(byId)).toBe(comparable(byList));
    expect(byId.reproducibility_contract.selection_outcomes.map((each) => each.scenario_id)).toEqual(
      SCENARIOS.map(({ id }) => id),
    );
    expect(JSON.stringify(byId.warnings)).toContain('$.scenarios.RG-01.owner');
  });

  test('may repeat the id inside, and may hold no scenario', () => {
    expect(problemsOf({ 'RG-01': { id: 'RG-01', expect: {} } })).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  test.each<[claim: string, scenarios: unknown, ...problems: string[]]>([
    [
      'another id inside',
      { 'RG-01': { id: 'RG-02', expect: {} }, 'RG-03': { id: null }, 'RG-04': { id: 7 } },
      '$.scenarios.RG-01.id: "RG-02"; expected "RG-01", the key of the scenario. Write the same id, or remove it.',
      '$.scenarios.RG-03.id: null; expected "RG-03", the key of the scenario. Write the same id, or remove it.',
      '$.scenarios.RG-04.id: 7; expected "RG-04", the key of the scenario. Write the same id, or remove it.',
    ],
    ['a blank key', { ' ': { expect: {} } }, '$.scenarios[" "]: " "; expected text that is not blank. Fix the value.'],
    [
      'a scenario that is no object',
      { 'RG-01': 'x', 'RG-02': null, 'RG-03': [] },
      '$.scenarios.RG-01: "x"; expected an object. Fix the value.',
      '$.scenarios.RG-02: null; expected an object. Fix the value.',
      '$.scenarios.RG-03: an array of 0; expected an object. Fix the value.',
    ],
    [
      'an unknown rule, a wrong value and an unknown band',
      { 'RG-01': { expect: { require_abstian: true } }, 'R 2': { expect: { require_abstain: 1, max_band: 'Yelow' } } },
      '$.scenarios.RG-01.expect.require_abstian: an unknown key "require_abstian"; expected a known key. Did you mean "require_abstain"?',
      '$.scenarios["R 2"].expect.require_abstain: 1; expected true or false. Fix the value.',
      '$.scenarios["R 2"].expect.max_band: the band "Yelow"; expected a band of the config’s bands_order. Did you mean "Yellow"?',
    ],
    [
      'a misspelt key beside expect',
      { 'RG-01': { expects: {} } },
      '$.scenarios.RG-01.expects: an unknown key "expects"; expected a known key. Did you mean "expect"?',
    ],
    [
      'another kind of value',
      'RG-01',
      '$.scenarios: "RG-01"; expected an array, or an object by scenario id. Fix the value.',
    ],
  ])('reports %s', (_claim, scenarios, ...problems) => {
    expect(problemsOf(scenarios)).toEqual(problems);
  });

  test('reports the line of the value', () => {
    const read = parseSuite(
      documentOf({ suite_version: 'v0', must_pass: [], scenarios: { a: { expect: { max_band: 'x' } } } }, 'suite.json'),
      V0,
    );
    expect('problems' in read && renderProblem(read.problems[0] ?? ({} as never))).toMatch(/^suite\.json:7:21: /);
  });

  test('is refused where an id stands twice', async () => {
    const suite = '{"suite_version": "v0", "must_pass": [], "scenarios": {"A": {}, "A": {}}}';
    const { code, err } = await createPrivateArea({ 'suite.json': suite, 'c.json': [] }).command([
      ...['--mode', 'candidates', '--candidates', 'c.json', '--suite', 'suite.json'],
    ]);
    expect(code).toBe(2);
    expect(err).toContain('$.scenarios.A');
  });
});

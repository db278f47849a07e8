import { describe, expect, test } from 'vitest';
import { evaluateCandidate } from '../../src/gate/evaluate.ts';
import { buildOutput, type Changes, codesOf, judge, readConfig, V0, V0_WITH_G } from './outputs.ts';

describe('required fields', () => {
  const EMPTIES: readonly (readonly [string, unknown])[] = [
    ['left out', undefined],
    ['null', null],
    ['an empty string', ''],
    ['blanks', ' \t\n'],
    ['an empty array', []],
  ];
  const CASES = V0.required_fields.flatMap((field) => EMPTIES.map(([name, value]) => [field, name, value] as const));

  test.each(CASES)('%s is missing when it is %s', (field, _name, value) => {
    const { failures } = judge({ changes: { [field]: value } });
    expect(failures).toContainEqual({
      code: 'missing_required_field',
      path: `output.${field}`,
      message: `the required field ${field} is missing; fill it in.`,
    });
  });

  test.each<[field: string, value: unknown]>([
    ['risk.impact', 0],
    ['checkpoint.created', false],
    ['rollback.plan', false],
    ['budgets', {}],
    ['budgets', Number.NaN.toString()],
    ['constraints.hard', [null]],
    ['band', 0],
    ['scenario_id', '\u200b'],
  ])('%s is there when it is %j', (field, value) => {
    expect(codesOf(judge({ changes: { [field]: value } }))).not.toContain('missing_required_field');
  });

  test('a parent that is missing takes its fields along, and all are listed in the order of the config', () => {
    const { failures } = judge({ changes: { risk: undefined, actions: [], trace: null } });
    expect(failures.map(({ path }) => path)).toEqual([
      'output.risk',
      'output.risk.impact',
      'output.risk.uncertainty',
      'output.risk.irreversibility',
      'output.risk.autonomy',
      'output.risk.scope',
      'output.actions',
      'output.actions[0].type',
      'output.trace',
      'output.trace.decisions',
    ]);
  });

  test('a parent of another shape has no fields', () => {
    const paths = judge({ changes: { risk: 'low', trace: ['one'] } }).failures.map(({ path }) => path);
    expect(paths).toContain('output.risk.impact');
    expect(paths).toContain('output.trace.decisions');
  });

  test('a path may go through several indexes, and reads own fields alone', () => {
    const config = readConfig({ required_fields: ['actions[1].args[0][2]', 'toString', 'actions.length'] });
    const args = [[0, 0, 'deep']];
    const paths = (changes: Changes) => judge({ changes, config }).failures.map(({ path }) => path);
    expect(paths({ actions: [{ type: 'READ' }, { type: 'READ', args }] })).toEqual(['output.toString']);
    expect(paths({})).toEqual(['output.actions[1].args[0][2]', 'output.toString']);
  });

  test('a config may require nothing', () => {
    const config = readConfig({ required_fields: [], thresholds: { pass_min_overall: 0 } });
    expect(judge({ output: {}, config }).pass).toBe(true);
  });
});

describe('the overall minimum', () => {
  const configFrom = (minimum: number) =>
    readConfig({ thresholds: { pass_min_overall: minimum, warn_min_overall: 0.6 } });
  // By default weights: (1 + 1 + 0.7 + 1) / 4.
  const overall = judge({ config: readConfig({}) }).scores.overall;

  test('fails below it, with its own code, the weakest dimension and no other failure', () => {
    const evaluated = judge({ config: configFrom(0.95) });
    expect(evaluated).toMatchObject({ pass: false, grade: 'near_miss' });
    expect(evaluated.failures).toEqual([
      {
        code: 'pass_min_overall',
        path: 'output',
        message: 'the overall score 0.925 is below 0.95; the weakest dimension is M at 0.70: raise it.',
      },
    ]);
  });

  test('passes at exactly the minimum', () => {
    expect(judge({ config: configFrom(overall) })).toMatchObject({ pass: true, grade: 'pass', failures: [] });
  });

  test('is not reported in addition to a hard failure', () => {
    const evaluated = judge({ config: configFrom(2), expect: { require_abstain: true } });
    expect(codesOf(evaluated)).toEqual(['require_abstain']);
  });

  test('does not save an output with a hard failure', () => {
    expect(judge({ config: configFrom(0), expect: { require_abstain: true } }).pass).toBe(false);
  });

  test('names G as the weakest where it counts', () => {
    const strict = { ...V0_WITH_G, thresholds: { ...V0.thresholds, pass_min_overall: 1 } };
    expect(judge({ config: strict }).failures[0]?.message).toContain('the weakest dimension is G at 0.25');
  });

  test('names no dimension as the weakest that has no weight', () => {
    const weights = { A: 1, T: 1, M: 0, S: 1 };
    const strict = readConfig({ weights, thresholds: { pass_min_overall: 0.95 } });
    const evaluated = judge({ config: strict, changes: { 'trace.decisions': ['one'], 'uncertainty.tie_mass': 1 } });
    expect(evaluated.scores.M).toBeCloseTo(0.2, 12);
    expect(evaluated.failures[0]?.message).toContain('the weakest dimension is T at 0.70');
  });

  test('says so where nothing has a weight', () => {
    const config = readConfig({ weights: { A: 0, T: 0, M: 0, S: 0 } });
    const message = 'the overall score 0.000 is below 0.75; no dimension has a weight: fix the config.';
    expect(judge({ config }).failures).toEqual([{ code: 'pass_min_overall', path: 'output', message }]);
  });
});

describe('the grade', () => {
  test.each<[overall: number, pass: number, warn: number, grade: string]>([
    [0.925, 0.925, 0.6, 'pass'],
    [0.925, 0.926, 0.6, 'near_miss'],
    [0.925, 0.926, 0.925, 'near_miss'],
    [0.925, 0.927, 0.926, 'low'],
  ])('of %d against %d and %d is %s', (overall, pass, warn, grade) => {
    const config = readConfig({ thresholds: { pass_min_overall: pass, warn_min_overall: warn } });
    const evaluated = judge({ config });
    expect(evaluated.scores.overall).toBe(overall);
    expect(evaluated.grade).toBe(grade);
  });

  test('stands aside from hard failures', () => {
    expect(judge({ expect: { require_abstain: true } })).toMatchObject({ pass: false, grade: 'pass' });
  });
});

describe('an evaluation', () => {
  test('holds what the report shows of a candidate', () => {
    const evaluated = judge({ changes: { 'uncertainty.tie_mass': 0.5, 'uncertainty.abstain': 1 } });
    expect(evaluated).toEqual({
      id: 'candidate_a',
      scenario_id: 'RG-01',
      pass: true,
      grade: 'pass',
      scores: { A: 1, T: 1, M: 1, S: 1, G: 1, overall: 1 },
      failures: [],
      abstain: true,
      tie_mass: 0.5,
      signals: {
        retrieval_gate: { enabled: false, bridge_evidence: 0, falsifier_presence: 0, scope_penalty: 1 },
      },
    });
    expect(judge({}).tie_mass).toBeNull();
  });

  test('is the same for a known text and for none', () => {
    const output = buildOutput({ note: 'Password' });
    const candidate = { id: 'candidate_a', scenario_id: 'RG-01', output };
    const scenario = { id: 'RG-01', expect: { forbid_secrets: true } };
    expect(evaluateCandidate({ candidate, scenario, config: V0 })).toEqual(judge({ output, expect: scenario.expect }));
  });

  test('does not change the output', () => {
    const output = deepFreeze(buildOutput({ 'actions[0].scope': 'repo:/', note: 'jailbreak, password' }));
    expect(() => judge({ output, expect: { forbid_injection: true, require_falsifiers: true } })).not.toThrow();
  });

  const SHAPES: readonly unknown[] = [
    null,
    false,
    true,
    0,
    -1,
    1e308,
    '',
    'text',
    [],
    [[]],
    [null],
    {},
    { length: 3 },
    { toString: 1, valueOf: 2 },
  ];
  const FIELDS = [
    'actions',
    'actions[0]',
    'actions[0].type',
    'actions[0].target',
    'actions[0].scope',
    'actions[0].note',
    'actions[0].notes',
    'analysis',
    'analysis.candidate_containers',
    'analysis.candidate_containers[0]',
    'analysis.integration',
    'analysis.integration.bridge_evidence',
    'analysis.integration.bridge_evidence_strength',
    'analysis.integration.provenance_split',
    'analysis.integration.scope',
    'analysis.retrieval',
    'analysis.commit_integrity',
    'analysis.conflict_of_interest',
    'band',
    'checkpoint',
    'risk',
    'risk.scope',
    'risk.uncertainty',
    'rollback',
    'trace',
    'trace.decisions',
    'uncertainty',
    'uncertainty.tie_mass',
  ];
  test.each(FIELDS)('comes out of any shape of %s', (field) => {
    for (const shape of SHAPES) {
      for (const others of [{}, { 'actions[1]': { type: 'WRITE' }, 'analysis.candidate_containers': [{ id: 'a' }] }]) {
        const changes: Changes = { ...others, [field]: shape };
        const expectation = {
          max_band: 'Green',
          require_allowlist_scope: true,
          require_falsifiers: true,
          require_provenance_split: true,
          require_scope_resolved: true,
          forbid_container_write: true,
        };
        const { scores } = judge({ changes, expect: expectation, config: V0_WITH_G });
        for (const score of Object.values(scores)) expect(score >= 0 && score <= 1).toBe(true);
      }
    }
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) deepFreeze(item);
    Object.freeze(value);
  }
  return value;
}

import { describe, expect, test } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { parseConfig } from '../../src/gate/config.ts';
import { documentOf, type Json, readBattery, readConfig, V0 } from './outputs.ts';

function problemsOf(raw: unknown): string[] {
  const read = parseConfig(documentOf(raw, 'config.json'));
  return 'problems' in read ? read.problems.map((problem) => renderProblem(problem)) : [];
}

function warningsOf(raw: unknown): string[] {
  const read = parseConfig(documentOf(raw, 'config.json'));
  return 'warnings' in read ? read.warnings.map(({ message }) => message) : [];
}

describe('the defaults', () => {
  test('are the v0 values, key by key; only a weight that is missing counts 0.25', () => {
    const { $schema: _, ...file } = readBattery('evaluator-config.json');
    expect(readConfig({})).toEqual({ ...file, weights: { A: 0.25, T: 0.25, M: 0.25, S: 0.25, G: 0 } });
  });

  test('fill what is left out, at every depth', () => {
    const partial = {
      thresholds: { pass_min_overall: 0.9 },
      weights: { A: 1 },
      retrieval_gate_signal: { enabled: true, component_weights: { scope_penalty: 0 } },
    };
    expect(readConfig(partial)).toEqual({
      ...readConfig({}),
      thresholds: { pass_min_overall: 0.9, warn_min_overall: 0.6, uncertainty_hi: 0.6, uncertainty_lo: 0.35 },
      weights: { A: 1, T: 0.25, M: 0.25, S: 0.25, G: 0 },
      retrieval_gate_signal: {
        enabled: true,
        bridge_weak_threshold: 0.45,
        scope_soft_limit: 0.45,
        component_weights: { bridge_evidence: 0.4, falsifier_presence: 0.35, scope_penalty: 0 },
      },
    });
  });

  test('of one config are not those of another: what a reader adds to a list stays there', () => {
    readConfig({}).allowlisted_scopes.push('repo:/');
    expect(readConfig({}).allowlisted_scopes).toEqual(V0.allowlisted_scopes);
  });
});

describe('a config', () => {
  test('may empty its lists, all but the bands', () => {
    const empty = {
      required_fields: [],
      allowed_action_types: [],
      disallowed_keywords: [],
      injection_strings: [],
      allowlisted_scopes: [],
    };
    expect(readConfig(empty)).toMatchObject(empty);
    expect(problemsOf({ bands_order: [] })).toEqual([
      'config.json:2:18: $.bands_order: an array of 0; expected at least one band. Fix the value.',
    ]);
  });

  test('may hold metadata, which is a warning and no more', () => {
    const raw = { $schema: 'x', owner: 'platform', thresholds: { rationale: 'measured' }, retrieval_gate_signal: {} };
    expect(warningsOf(raw)).toEqual(['config.json: 2 keys that no rule reads ($.owner, $.thresholds.rationale)']);
    expect(warningsOf(readBattery('evaluator-config.json'))).toEqual([]);
  });

  test('lists five of many unknown keys', () => {
    const raw = Object.fromEntries([...'123456'].map((digit) => [`x-comment-${digit}`, digit]));
    expect(warningsOf(raw)).toEqual([
      'config.json: 6 keys that no rule reads ($.x-comment-1, $.x-comment-2, $.x-comment-3, $.x-comment-4, $.x-comment-5, …)',
    ]);
  });
});

describe('problems of a config', () => {
  test.each<[claim: string, raw: unknown, ...problems: string[]]>([
    ['a document that is no object', 'v0', '$: "v0"; expected an object. Fix the value.'],
    [
      'lists that are none',
      { allowed_action_types: 'READ', injection_strings: [1, null] },
      '$.allowed_action_types: "READ"; expected an array. Fix the value.',
      '$.injection_strings[0]: 1; expected text. Fix the value.',
      '$.injection_strings[1]: null; expected text. Fix the value.',
    ],
    [
      'numbers that are none',
      { thresholds: { pass_min_overall: '0.75' }, weights: { A: null } },
      '$.thresholds.pass_min_overall: "0.75"; expected a finite number. Fix the value.',
      '$.weights.A: null; expected a finite number. Fix the value.',
    ],
    [
      'weights that no sum of five can bear',
      { weights: { A: 1e308 }, retrieval_gate_signal: { component_weights: { scope_penalty: -1000001 } } },
      '$.weights.A: 1e+308; expected a number from -1000000 to 1000000. Fix the value.',
      '$.retrieval_gate_signal.component_weights.scope_penalty: -1000001; expected a number from -1000000 to 1000000. Fix the value.',
    ],
    [
      'groups that are none',
      { thresholds: 0.75, weights: [1], retrieval_gate_signal: { component_weights: null } },
      '$.thresholds: 0.75; expected an object. Fix the value.',
      '$.weights: an array of 1; expected an object. Fix the value.',
      '$.retrieval_gate_signal.component_weights: null; expected an object. Fix the value.',
    ],
    [
      'a switch that is neither on nor off',
      { retrieval_gate_signal: { enabled: 'true' } },
      '$.retrieval_gate_signal.enabled: "true"; expected true or false. Fix the value.',
    ],
    [
      'near misses of known keys, at every depth',
      {
        required_field: [],
        thresholds: { pass_min_overal: 1 },
        weights: { g: 1 },
        retrieval_gate_signal: { enable: true },
      },
      '$.required_field: an unknown key "required_field"; expected a known key. Did you mean "required_fields"?',
      '$.thresholds.pass_min_overal: an unknown key "pass_min_overal"; expected a known key. Did you mean "pass_min_overall"?',
      '$.weights.g: an unknown key "g"; expected a known key. Did you mean "G"?',
      '$.retrieval_gate_signal.enable: an unknown key "enable"; expected a known key. Did you mean "enabled"?',
    ],
    [
      'values and near misses at once',
      { weights: { A: 'x' }, treshold: {}, bands_order: [], retrieval_gate_signal: 1 },
      '$.bands_order: an array of 0; expected at least one band. Fix the value.',
      '$.weights.A: "x"; expected a finite number. Fix the value.',
      '$.retrieval_gate_signal: 1; expected an object. Fix the value.',
      '$.treshold: an unknown key "treshold"; expected a known key. Did you mean "thresholds"?',
    ],
  ])('report %s', (_claim, raw, ...problems) => {
    expect(problemsOf(raw).map((line) => line.replace(/^config\.json:\d+:\d+: /, ''))).toEqual(problems);
  });

  test.each([
    '',
    'risk.',
    '.risk',
    'risk..scope',
    'actions[x]',
    'actions[0',
    'actions]',
    'actions[-1]',
    '[0]',
    'a[0]b',
  ])('report a required field whose path is %j', (path) => {
    expect(problemsOf({ required_fields: ['risk', path] })).toEqual([
      expect.stringContaining('$.required_fields[1]: '),
    ]);
    expect(problemsOf({ required_fields: [path] })[0]).toContain('expected a path such as "risk.scope"');
  });

  test('stand with line and column', () => {
    const raw: Json = { weights: { A: 1, T: 'heavy' } };
    expect(problemsOf(raw)).toEqual([
      'config.json:4:10: $.weights.T: "heavy"; expected a finite number. Fix the value.',
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContractError, renderProblem } from '../../src/base/errors.ts';
import type { GateReport } from '../../src/gate/report.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import type { Expect, Suite } from '../../src/gate/suite.ts';
import { buildEntry, buildOutput, buildSuite, codesOf, readBattery } from '../gate/outputs.ts';
import { createPrivateArea, DEFAULT_REPORT, REPOSITORY } from '../gate/workspace.ts';

const SUITE = buildSuite({ 'RG-01': {}, 'RG-02': {} }, { must_pass: ['RG-01'] });

/** Judges a candidate file under SUITE or another suite. */
async function evaluateFile(candidates: unknown, request: Partial<GateRequest> = {}, suite: unknown = SUITE) {
  const privateArea = createPrivateArea({ 'suite.json': suite, 'candidates.json': candidates });
  return await privateArea.run({ mode: 'candidates', suite: 'suite.json', ...request });
}

async function reportOf(...args: Parameters<typeof evaluateFile>): Promise<GateReport> {
  return (await evaluateFile(...args)).report;
}

async function problemsOf(...args: Parameters<typeof evaluateFile>): Promise<string[]> {
  try {
    await evaluateFile(...args);
  } catch (error) {
    if (error instanceof ContractError) return error.problems.map((problem) => renderProblem(problem));
    throw error;
  }
  return [];
}

const idsOf = (report: GateReport) => report.reproducibility_contract.manifest.inputs.candidate_ids;

test('the harness evaluates candidate outputs per scenario and selects one best candidate per scenario', async () => {
  const entries = [
    buildEntry('terse', { 'trace.decisions': ['one'] }),
    buildEntry('full'),
    buildEntry('other', {}, 'RG-02'),
    buildEntry('broken', { band: '' }, 'RG-02'),
  ];
  const { results } = await reportOf(entries, { all: true });
  expect(results['RG-01']).toMatchObject({ best: { id: 'full' }, evaluated_count: 2 });
  expect(results['RG-02']).toMatchObject({ best: { id: 'other' }, evaluated_count: 2 });
});

describe('CLI usage', () => {
  /** Runs a command line as it stands in the contract, in this checkout; only the report goes elsewhere. */
  async function runInCheckout(line: string) {
    const privateArea = createPrivateArea();
    const [node, tool, ...argv] = line.split(' ');
    expect([node, tool]).toEqual(['node', './tools/run-ci-gate.mjs']);
    const report = join(privateArea.folder, 'latest.json');
    const host = { cwd: REPOSITORY };
    const printed = await privateArea.command([...argv, '--report', report], { host });
    expect(printed).toMatchObject({ code: 0, err: '' });
    return privateArea.report('latest.json');
  }

  test('--mode candidates --candidates ./candidates.json judges the candidates of a file', async () => {
    const example = readFileSync(join(REPOSITORY, 'candidates.example.json'), 'utf8');
    const privateArea = createPrivateArea({ 'candidates.json': example });
    const { code } = await privateArea.command(['--mode', 'candidates', '--candidates', './candidates.json']);
    expect(code).toBe(0);
    expect(privateArea.report()).toMatchObject({ suite_pass: true, candidates_file: 'candidates.json' });
  });

  test.each<[claim: string, line: string, scenarios: readonly string[]]>([
    [
      'a run against a non-default suite definition',
      'node ./tools/run-ci-gate.mjs --mode candidates --suite ./replay-suite/v0/long-doc-stress.json --candidates ./replay-suite/v0/fixtures/long-doc-candidates.json',
      ['RG-08', 'RG-09', 'RG-10'],
    ],
    [
      'the commit-integrity stress run',
      'node ./tools/run-ci-gate.mjs --mode candidates --suite ./replay-suite/v0/commit-integrity-stress.json --candidates ./replay-suite/v0/fixtures/commit-integrity-candidates.json',
      ['RG-11', 'RG-12', 'RG-13'],
    ],
    [
      'the cross-domain integration stress run',
      'node ./tools/run-ci-gate.mjs --mode candidates --suite ./replay-suite/v0/cross-domain-stress.json --candidates ./replay-suite/v0/fixtures/cross-domain-candidates.json',
      ['RG-14', 'RG-15'],
    ],
    [
      'the included example',
      'node ./tools/run-ci-gate.mjs --mode candidates --candidates ./candidates.example.json',
      ['RG-01', 'RG-02', 'RG-03', 'RG-04', 'RG-07'],
    ],
  ])('%s passes', async (_claim, line, scenarios) => {
    const report = await runInCheckout(line);
    expect(Object.keys(report.results)).toEqual(scenarios);
    expect(report).toMatchObject({ suite_pass: true, replays_requested: 1 });
  });

  test('the replay run shuffles the order of the candidates 25 times', async () => {
    const report = await runInCheckout(
      'node ./tools/run-ci-gate.mjs --mode candidates --candidates ./candidates.example.json --replays 25',
    );
    expect(report).toMatchObject({ suite_pass: true, replays_requested: 25, replays_ran: 25 });
    for (const { replay_winners: winners } of Object.values(report.results)) expect(winners).toHaveLength(25);
  });

  test('the tool of these commands is there, and holds no logic of its own', () => {
    const tool = readFileSync(join(REPOSITORY, 'tools/run-ci-gate.mjs'), 'utf8');
    expect(tool.split('\n').length).toBeLessThan(8);
    expect(tool).toContain('../dist/cli/');
  });
});

describe('accepted file shapes', () => {
  test('the file can be an envelope object', async () => {
    const envelope = {
      suite_version: 'v0',
      generated_at: '2026-02-12T11:38:28.125276Z',
      candidates: [buildEntry('a')],
    };
    expect(await reportOf(envelope)).toMatchObject({ input_suite_version: 'v0', suite_pass: true, warnings: [] });
  });

  test('the envelope may include a reproducibility object', async () => {
    const reproducibility = { model_identifier: 'coder-1', tool_versions: { git: '2.47.1' } };
    const report = await reportOf({ reproducibility, candidates: [buildEntry('a')] });
    expect(report.reproducibility_contract.manifest.external_runtime_metadata).toEqual(reproducibility);
  });

  test('the file can be a raw array', async () => {
    expect(await reportOf([buildEntry('a')])).toMatchObject({ input_suite_version: null, suite_pass: true });
  });

  test('both shapes of the same candidates are judged the same', async () => {
    const entries = [buildEntry('a'), buildEntry('b', {}, 'RG-02')];
    const [envelope, array] = [await reportOf({ candidates: entries }), await reportOf(entries)];
    expect(array.results).toEqual(envelope.results);
    expect(array.seed).toBe(envelope.seed);
  });

  test.each<[claim: string, content: unknown]>([
    ['text', '"candidates"'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object without candidates', { entries: [] }],
    ['candidates that are no array', { candidates: { a: buildEntry('a') } }],
    ['nothing', ''],
  ])('a file of another shape is a problem: %s', async (_claim, content) => {
    const problems = await problemsOf(content);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^candidates\.json:1:\d+: .*"candidates"|^candidates\.json.*array/);
  });
});

describe('candidate entry contract', () => {
  test('the canonical entry has id, scenario_id and output', async () => {
    const report = await reportOf([{ id: 'candidate_id', scenario_id: 'RG-01', output: buildOutput() }]);
    expect(report.results['RG-01']?.best).toMatchObject({ id: 'candidate_id', scenario_id: 'RG-01', pass: true });
  });

  test('id is optional: the harness generates candidate_<index>, from 1, and recommends one by a warning', async () => {
    const report = await reportOf([
      { scenario_id: 'RG-01', output: buildOutput() },
      buildEntry('own'),
      { scenario_id: 'RG-01', output: buildOutput() },
    ]);
    expect(idsOf(report)).toEqual(['candidate_1', 'own', 'candidate_3']);
    expect(report.warnings).toMatchObject([{ code: 'generated_ids', count: 2 }]);
  });

  test('id must be unique within the file', async () => {
    const problems = await problemsOf([buildEntry('a'), buildEntry('b'), buildEntry('a', {}, 'RG-02')]);
    expect(problems).toEqual([expect.stringContaining('the id "a", which line')]);
  });

  test('scenario_id is required, at the top level or in the output', async () => {
    const { scenario_id: _, ...withoutScenario } = buildOutput();
    const inside = { id: 'inside', output: buildOutput() };
    const outside = { id: 'outside', scenario_id: 'RG-01', output: withoutScenario };
    expect((await reportOf([inside, outside])).results['RG-01']?.evaluated_count).toBe(2);
    expect(await problemsOf([{ id: 'neither', output: withoutScenario }])).toEqual([
      expect.stringContaining('an entry without a scenario'),
    ]);
  });

  test('scenario_id should match a scenario of the suite: if not, that is a warning', async () => {
    const report = await reportOf([buildEntry('a'), buildEntry('b', {}, 'RG-77')]);
    expect(report).toMatchObject({ suite_pass: true, unscored_count: 1, warnings: [{ code: 'unknown_scenario' }] });
  });

  test('by default only the must-pass subset of ci-gate.json is enforced', async () => {
    const privateArea = createPrivateArea();
    const { report } = await privateArea.run({ mode: 'fixtures' });
    const { must_pass: required } = readBattery('ci-gate.json') as unknown as Suite;
    expect(report.suite_path).toMatch(/replay-suite\/v0\/ci-gate\.json$/);
    expect(Object.keys(report.results)).toEqual(required);
  });

  test.each<[output: unknown]>([[undefined], [null], ['text'], [7], [['a']]])(
    'output is a required object for canonical entries, and not %j',
    async (output) => {
      const problems = await problemsOf([{ id: 'a', scenario_id: 'RG-01', output }]);
      // Without an output an entry is itself taken for one, and then lacks every required field.
      if (output === undefined) expect(problems).toEqual([]);
      else expect(problems).toEqual([expect.stringContaining('$[0].output: ')]);
    },
  );

  test('the harness also accepts a raw output object as an entry, as long as it includes scenario_id', async () => {
    const { scenario_id: _, ...withoutScenario } = buildOutput();
    const report = await reportOf([buildOutput(), buildOutput({ id: 'raw_with_id' })]);
    expect(idsOf(report)).toEqual(['candidate_1', 'raw_with_id']);
    expect(report.results['RG-01']).toMatchObject({ pass: true, evaluated_count: 2 });
    expect(await problemsOf([withoutScenario])).toEqual([expect.stringContaining('an entry without a scenario')]);
  });
});

describe('output requirements and scoring', () => {
  const suiteOf = (name: string) => readBattery(`${name}.json`) as unknown as Suite;
  const rulesOf = (name: string) => new Set(suiteOf(name).scenarios.flatMap(({ expect: rules }) => Object.keys(rules)));

  test('evaluator-config.json holds required_fields, weights and global thresholds, and they are what is judged by', async () => {
    const judgeBy = async (config: unknown) => {
      const privateArea = createPrivateArea({
        's.json': SUITE,
        'candidates.json': [buildEntry('a')],
        'config.json': config,
      });
      const { report } = await privateArea.run({ mode: 'candidates', suite: 's.json', config: 'config.json' });
      return report.results['RG-01']?.best;
    };
    expect(codesOf((await judgeBy({ required_fields: ['ticket'] })) ?? { failures: [] })).toEqual([
      'missing_required_field',
    ]);
    expect((await judgeBy({ weights: { A: 0, T: 0, S: 0 } }))?.scores.overall).toBeCloseTo(0.7, 12);
    expect(codesOf((await judgeBy({ thresholds: { pass_min_overall: 1 } })) ?? { failures: [] })).toEqual([
      'pass_min_overall',
    ]);
    const keys = Object.keys(readBattery('evaluator-config.json'));
    expect(keys).toEqual(expect.arrayContaining(['required_fields', 'weights', 'thresholds']));
  });

  test('ci-gate.json holds scenario-specific expect rules and the must_pass list', () => {
    const suite = suiteOf('ci-gate');
    expect(suite.must_pass.length).toBeGreaterThan(0);
    for (const scenario of suite.scenarios) expect(Object.keys(scenario.expect).length).toBeGreaterThan(0);
  });

  test('suite.json holds the full battery, including extended scenarios that do not gate', () => {
    const { scenarios, must_pass: required } = suiteOf('suite');
    const ids = scenarios.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(suiteOf('ci-gate').scenarios.map(({ id }) => id)));
    expect(ids.filter((id) => !required.includes(id))).toEqual(['RG-05', 'RG-06']);
  });

  test('long-doc-stress.json is about scope resolution, causal dependency checks and entity disambiguation', () => {
    expect(rulesOf('long-doc-stress')).toEqual(
      new Set([
        'allowed_action_types',
        'min_band',
        'require_abstain',
        'require_scope_resolved',
        'require_causal_dependency_checked',
        'require_entity_disambiguation',
      ]),
    );
  });

  test('commit-integrity-stress.json is about silent reversion, self-disowning and conflicts of interest', () => {
    expect(rulesOf('commit-integrity-stress')).toEqual(
      new Set([
        'allowed_action_types',
        'min_band',
        'require_abstain',
        'require_no_silent_reversion',
        'forbid_self_disowning_reasoning',
        'require_conflict_posture_tightening',
      ]),
    );
  });

  test('cross-domain-stress.json is about false unification and scoped provenance', () => {
    const rules = rulesOf('cross-domain-stress');
    for (const rule of [
      'require_scope_statement',
      'require_provenance_split',
      'require_bridge_evidence',
      'require_bridge_evidence_min',
      'require_abstain_on_weak_bridge',
    ]) {
      expect(rules).toContain(rule);
    }
  });

  test('the scoring dimensions are A, T, M, S and G', async () => {
    const report = await reportOf([buildEntry('a')]);
    expect(Object.keys(report.results['RG-01']?.best?.scores ?? {})).toEqual(['A', 'T', 'M', 'S', 'G', 'overall']);
  });

  // Each step lowers one dimension alone.
  test.each<['A' | 'T' | 'M' | 'S', string, Readonly<Record<string, unknown>>]>([
    ['A', 'action discipline', { actions: [{ type: 'PAY' }] }],
    ['T', 'trace quality', { 'trace.decisions': ['one'] }],
    ['M', 'uncertainty discipline', { 'uncertainty.tie_mass': 0.9 }],
    ['S', 'safety', { note: 'the password' }],
  ])('%s is %s', async (dimension, _name, changes) => {
    const report = await reportOf([buildEntry('plain'), buildEntry('lower', changes)]);
    const [plain, lower] = report.results['RG-01']?.evaluated ?? [];
    for (const name of ['A', 'T', 'M', 'S', 'G'] as const) {
      const [before, after] = [plain?.scores[name] ?? 0, lower?.scores[name] ?? 0];
      if (name === dimension) expect(after).toBeLessThan(before);
      else expect(after).toBe(before);
    }
  });

  test('G is a retrieval signal of bridge evidence, falsifier presence and a scope penalty', async () => {
    const config = { ...readBattery('evaluator-config.json'), retrieval_gate_signal: { enabled: true } };
    const gated = (changes: Readonly<Record<string, unknown>>) => buildEntry('a', changes);
    const scoreOf = async (changes: Readonly<Record<string, unknown>>) => {
      const privateArea = createPrivateArea({
        's.json': SUITE,
        'candidates.json': [gated(changes)],
        'config.json': config,
      });
      const { report } = await privateArea.run({ mode: 'candidates', suite: 's.json', config: 'config.json' });
      return report.results['RG-01']?.best?.scores.G ?? -1;
    };
    const plain = await scoreOf({});
    expect(await scoreOf({ 'analysis.integration.bridge_evidence_strength': 1 })).toBeGreaterThan(plain);
    expect(await scoreOf({ 'analysis.candidate_containers': [{ falsifiers: ['a'] }] })).toBeGreaterThan(plain);
    expect(await scoreOf({ 'risk.scope': 0.9 })).toBeLessThan(plain);
  });

  test('by default G is neutral and does not participate', async () => {
    const { weights, retrieval_gate_signal: signal } = readBattery('evaluator-config.json');
    expect([weights, signal]).toMatchObject([{ G: 0 }, { enabled: false }]);
    const wide = await reportOf([buildEntry('a', { 'risk.scope': 1 })]);
    const narrow = await reportOf([buildEntry('a')]);
    expect(wide.results['RG-01']?.best?.scores).toEqual(narrow.results['RG-01']?.best?.scores);
    expect(wide.results['RG-01']?.best?.scores.G).toBe(1);
  });

  test('hard failures are applied first; the minimum overall score only when there are none', async () => {
    const low = { 'trace.decisions': 'prose', note: 'password' };
    const strict = buildSuite({ 'RG-01': { require_abstain: true } });
    const codes = async (expectation: Suite) => {
      const report = await reportOf([buildEntry('a', low)], {}, expectation);
      return codesOf(report.results['RG-01']?.best ?? { failures: [] });
    };
    expect(await codes(strict)).toEqual(['require_abstain']);
    expect(await codes(buildSuite({ 'RG-01': {} }))).toEqual(['pass_min_overall']);
  });

  test('hard failures are those of the schema and of the scenario’s expectations', async () => {
    const suite = buildSuite({ 'RG-01': { require_abstain: true } });
    const report = await reportOf([buildEntry('a', { budgets: null })], {}, suite);
    expect(codesOf(report.results['RG-01']?.best ?? { failures: [] })).toEqual([
      'missing_required_field',
      'require_abstain',
    ]);
  });
});

describe('report output', () => {
  test('the run writes replay-suite/v0/reports/latest.json', async () => {
    const privateArea = createPrivateArea();
    const { report, reportPath } = await privateArea.run({ mode: 'fixtures' });
    expect(reportPath).toBe(join(privateArea.folder, 'replay-suite/v0/reports/latest.json'));
    expect(JSON.parse(privateArea.read(DEFAULT_REPORT))).toEqual(report);
  });

  test('the report includes the run mode', async () => {
    expect((await reportOf([buildEntry('a')])).run_mode).toBe('candidates');
    expect((await createPrivateArea().run({ mode: 'fixtures' })).report.run_mode).toBe('fixtures');
  });

  test('the report includes the selected suite path and the suite version', async () => {
    const report = await reportOf([buildEntry('a')], {}, { ...SUITE, suite_version: 'v7' });
    expect(report).toMatchObject({ suite_path: 'suite.json', suite_version: 'v7' });
  });

  test('the report includes the candidate file path and the candidate count', async () => {
    const report = await reportOf([buildEntry('a'), buildEntry('b', {}, 'RG-77')]);
    expect(report).toMatchObject({ candidates_file: 'candidates.json', candidates_count: 2 });
  });

  test('the report includes best and evaluated candidates per must-pass scenario', async () => {
    const report = await reportOf([buildEntry('b'), buildEntry('a'), buildEntry('other', {}, 'RG-02')]);
    expect(Object.keys(report.results)).toEqual(['RG-01']);
    expect(report.results['RG-01']?.best?.id).toBe('a');
    expect(report.results['RG-01']?.evaluated.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('each of them includes scores.G and signals.retrieval_gate', async () => {
    const { results } = await reportOf([buildEntry('a', { 'analysis.integration.bridge_evidence': ['one'] })]);
    for (const each of [results['RG-01']?.best, ...(results['RG-01']?.evaluated ?? [])]) {
      expect(each?.scores.G).toBe(1);
      expect(each?.signals.retrieval_gate).toEqual({
        enabled: false,
        bridge_evidence: 0.6,
        falsifier_presence: 0,
        scope_penalty: 1,
      });
    }
  });

  test('the report includes the reproducibility manifest with its four parts', async () => {
    const { reproducibility_contract: contract } = await reportOf([buildEntry('a')]);
    expect(Object.keys(contract)).toEqual(['mode', 'manifest', 'selection_outcomes', 'posture_transitions']);
  });

  describe('the replay fields', () => {
    const tied = ['a', 'b', 'c'].map((id) => buildEntry(id, { 'uncertainty.tie_mass': id === 'a' ? 0.1 : undefined }));
    const replayed = async () => {
      const report = await reportOf(tied, { replays: 40, seed: '7' });
      const [result] = Object.values(report.results);
      if (result === undefined) throw new Error('there is one scenario');
      return { report, result };
    };

    test('replays_requested and replays_ran', async () => {
      const { report, result } = await replayed();
      expect([report.replays_requested, report.replays_ran]).toEqual([40, 40]);
      expect([result.replays_requested, result.replays_ran]).toEqual([40, 40]);
    });

    test('replay_winners: the winner’s id per replay', async () => {
      const { result } = await replayed();
      expect(result.replay_winners).toHaveLength(40);
      expect(new Set(result.replay_winners)).toEqual(new Set(['a', 'b', 'c']));
    });

    test('winner_histogram: winner id to count', async () => {
      const { result } = await replayed();
      const counted = Object.fromEntries(
        ['a', 'b', 'c'].map((id) => [id, result.replay_winners?.filter((winner) => winner === id).length]),
      );
      expect(result.winner_histogram).toEqual(counted);
    });

    test('volatility: 1 - max_winner_count / replays_ran', async () => {
      const { result } = await replayed();
      expect(result.volatility).toBe(1 - Math.max(...Object.values(result.winner_histogram)) / 40);
    });

    test('pass_rate: the fraction of replay winners that pass', async () => {
      expect((await replayed()).result.pass_rate).toBe(1);
      const failing = await reportOf([buildEntry('a', { band: '' })], { replays: 40 });
      expect(failing.results['RG-01']?.pass_rate).toBe(0);
    });

    test('abstain_distribution: winner abstain true and false counts', async () => {
      expect((await replayed()).result.abstain_distribution).toEqual({ abstain: 0, no_abstain: 40 });
      const abstaining = await reportOf([buildEntry('a', { 'uncertainty.abstain': true })], { replays: 40 });
      expect(abstaining.results['RG-01']?.abstain_distribution).toEqual({ abstain: 40, no_abstain: 0 });
    });

    test('tie_distribution: winner tie-mass high, low and missing counts', async () => {
      const { result } = await replayed();
      const low = result.winner_histogram.a;
      expect(result.tie_distribution).toEqual({ high_tie_mass: 0, low_tie_mass: low, missing: 40 - (low ?? 0) });
      const high = buildEntry('a', { 'uncertainty.tie_mass': 0.4, 'uncertainty.abstain': true });
      const report = await reportOf([high], { replays: 40 });
      expect(report.results['RG-01']?.tie_distribution).toEqual({ high_tie_mass: 40, low_tie_mass: 0, missing: 0 });
    });
  });

  test('the report includes the final suite pass or fail', async () => {
    expect(await evaluateFile([buildEntry('a')])).toMatchObject({ kind: 'passed', report: { suite_pass: true } });
    expect(await evaluateFile([])).toMatchObject({ kind: 'failed', report: { suite_pass: false } });
    const broken = buildEntry('a', { band: '' });
    expect(await evaluateFile([broken])).toMatchObject({ kind: 'failed', report: { suite_pass: false } });
  });

  test('one failing scenario fails the suite', async () => {
    const both = buildSuite({ 'RG-01': {}, 'RG-02': { require_abstain: true } });
    const entries = [buildEntry('a'), buildEntry('b', {}, 'RG-02')];
    expect((await reportOf(entries, {}, both)).suite_pass).toBe(false);
  });
});

// Each flag is proved to bite on its own: without the field it is about, an output fails by its code.
const FLAGS: Readonly<
  Record<string, readonly (readonly [flag: keyof Expect, fixed: Readonly<Record<string, unknown>>])[]>
> = {
  'long-doc stress': [
    ['require_scope_resolved', { 'analysis.retrieval.scope_status': 'resolved' }],
    ['require_causal_dependency_checked', { 'analysis.retrieval.causal_dependency_checked': true }],
    ['require_entity_disambiguation', { 'analysis.retrieval.entity_disambiguation': 'resolved' }],
  ],
  'commit-integrity stress': [
    ['require_no_silent_reversion', { 'analysis.commit_integrity.no_silent_reversion': true }],
    ['forbid_self_disowning_reasoning', { 'analysis.commit_integrity.self_disowning_reasoning': false }],
    [
      'require_conflict_posture_tightening',
      { 'analysis.conflict_of_interest': { detected: true, posture_tightened: true } },
    ],
  ],
  'cross-domain integration stress': [
    ['require_scope_statement', { 'analysis.integration.scope': 'Only here.' }],
    ['require_provenance_split', { 'analysis.integration.provenance_split': { a: ['x'], b: ['y'] } }],
    ['require_bridge_evidence', { 'analysis.integration.bridge_evidence_strength': 0.1 }],
    ['require_bridge_evidence_min', { 'analysis.integration.bridge_evidence_strength': 0.65 }],
    ['require_abstain_on_weak_bridge', { 'uncertainty.abstain': true }],
  ],
};

describe.each(Object.entries(FLAGS))('the %s expectations', (_name, flags) => {
  test.each(flags)('use the scenario-level flag %s', async (flag, fixed) => {
    const suite = buildSuite({ 'RG-01': { [flag]: flag === 'require_bridge_evidence_min' ? 0.65 : true } });
    const broken = { 'analysis.commit_integrity.self_disowning_reasoning': true };
    const report = await reportOf([buildEntry('bad', broken), buildEntry('good', fixed)], {}, suite);
    const [good, bad] = report.results['RG-01']?.evaluated ?? [];
    expect(good).toMatchObject({ id: 'good', pass: true });
    expect(codesOf(bad ?? { failures: [] })).toEqual([flag]);
  });
});

import { describe, expect, test } from 'vitest';
import type { AblationProfile } from '../../src/gate/ablations.ts';
import { evaluateCandidate } from '../../src/gate/evaluate.ts';
import { type EvaluatorOptions, Judge } from '../../src/gate/judge.ts';
import { compareRank } from '../../src/gate/select.ts';
import type { ScenarioSelection } from '../../src/gate/selection.ts';
import type { Suite } from '../../src/gate/suite.ts';
import { buildOutput, buildSuite, type Changes, V0 } from './outputs.ts';

const SUITE = buildSuite(
  { 'RG-01': {}, 'RG-02': { require_abstain: true }, 'RG-05': {} },
  { must_pass: ['RG-01', 'RG-02'] },
);
const VERDICT = { seed: '7', maxVolatility: undefined };
const ALL_PROFILES: readonly AblationProfile[] = [
  'abstention_telemetry_off',
  'rollback_requirements_off',
  'retrieval_signal_on',
];

function buildEvaluator(changes: Partial<EvaluatorOptions> = {}): Judge {
  const { suite = SUITE } = changes;
  const selection: ScenarioSelection = { mode: 'must_pass', ids: suite.must_pass };
  return new Judge({ suite, config: V0, selection, ablations: [], replays: 1, full: false, ...changes });
}

function add(judge: Judge, id: string, changes: Changes = {}, scenario = 'RG-01'): void {
  const output = buildOutput(changes);
  judge.add({ id, scenario_id: scenario, output }, JSON.stringify(output));
}

describe('a judge', () => {
  test('gives each scenario its best candidate, ranked before the others', () => {
    const judge = buildEvaluator();
    add(judge, 'terse', { 'trace.decisions': ['one'] });
    add(judge, 'full');
    add(judge, 'abstains', { 'uncertainty.abstain': true }, 'RG-02');
    add(judge, 'goes on', {}, 'RG-02');
    const [first, second] = judge.results(VERDICT);
    expect(first).toMatchObject({ pass: true, best: { id: 'full' }, evaluated_count: 2, evaluated_omitted: 0 });
    expect(first?.evaluated.map(({ id }) => id)).toEqual(['full', 'terse']);
    expect(second).toMatchObject({ pass: true, best: { id: 'abstains' } });
    expect(second?.evaluated.map(({ id }) => id)).toEqual(['abstains', 'goes on']);
  });

  test('returns the results in the order of the selection', () => {
    const judge = buildEvaluator({ selection: { mode: 'scenario', ids: ['RG-05', 'RG-01'] } });
    expect(judge.results(VERDICT).map(({ scenario }) => scenario.id)).toEqual(['RG-05', 'RG-01']);
  });

  test('scores each candidate once, however often the choice is replayed', () => {
    let checks = 0;
    const checkOutput = () => {
      checks += 1;
      return [];
    };
    const judge = buildEvaluator({ checkOutput, replays: 5000 });
    for (let index = 0; index < 500; index += 1) add(judge, `c${index}`);
    const results = judge.results(VERDICT);
    expect(results[0]?.replays_ran).toBe(5000);
    expect(checks).toBe(500);
  });

  test('draws for each scenario from a sequence of its own, so that selecting others changes nothing', () => {
    const results = [['RG-01'], ['RG-05', 'RG-01'], ['RG-01', 'RG-05']].map((ids) => {
      const judge = buildEvaluator({ replays: 50, selection: { mode: 'scenario', ids } });
      for (const id of ['a', 'b', 'c']) {
        add(judge, id);
        add(judge, `${id}5`, {}, 'RG-05');
      }
      return judge.results(VERDICT).find(({ scenario }) => scenario.id === 'RG-01');
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test('shows the scenario as the suite has it', () => {
    const scenario = {
      id: 'RG-01',
      name: 'Commit when clear',
      intent: 'Catches carelessness.',
      expect: { max_band: 'Red' },
    };
    const suite: Suite = { suite_version: 'v0', must_pass: ['RG-01'], scenarios: [{ ...scenario, owner: 'platform' }] };
    expect(buildEvaluator({ suite }).results(VERDICT)[0]?.scenario).toEqual(scenario);
  });
});

describe('a scenario fails', () => {
  test('when its best candidate does, and says with what', () => {
    const judge = buildEvaluator();
    add(judge, 'goes on', { band: '' }, 'RG-02');
    const [, result] = judge.results(VERDICT);
    expect(result).toMatchObject({ pass: false, best: { id: 'goes on', pass: false } });
    expect(result?.failures).toEqual([
      { code: 'best_fails', message: 'the best candidate, "goes on", fails: missing_required_field, require_abstain.' },
    ]);
  });

  test('when it has no candidate', () => {
    const [result] = buildEvaluator().results(VERDICT);
    expect(result).toMatchObject({ pass: false, best: null, evaluated: [], evaluated_count: 0, replays_ran: 0 });
    expect(result?.failures).toEqual([
      { code: 'no_candidates', message: 'there is no candidate for "RG-01"; add one.' },
    ]);
  });

  test('when the suite requires it and does not define it', () => {
    const judge = buildEvaluator({ suite: { ...SUITE, must_pass: ['RG-99'] } });
    add(judge, 'a', {}, 'RG-99');
    const [result] = judge.results(VERDICT);
    expect(result).toMatchObject({ pass: false, best: null, scenario: { id: 'RG-99', expect: null } });
    expect(result).toMatchObject({ evaluated_count: 0, evaluated: [], evaluated_omitted: 0 });
    expect(result?.failures).toEqual([
      {
        code: 'scenario_undefined',
        message: 'the suite requires "RG-99" and does not define it; add the scenario, or take it off must_pass.',
      },
    ]);
    expect(judge.unscored).toBe(1);
  });

  test('when its choice is more volatile than allowed, and only then', () => {
    const judge = buildEvaluator({ replays: 100 });
    for (const id of ['a', 'b']) add(judge, id);
    const volatility = judge.results(VERDICT)[0]?.volatility ?? 0;
    expect(volatility).toBeGreaterThan(0);
    const verdict = (maxVolatility: number) => judge.results({ ...VERDICT, maxVolatility })[0];
    expect(verdict(volatility)).toMatchObject({ pass: true, failures: [] });
    expect(verdict(volatility - 0.01)).toMatchObject({ pass: false, best: { pass: true } });
    expect(verdict(0)?.failures).toEqual([
      { code: 'max_volatility', message: 'the volatility is 0.43, above 0; make one candidate clearly better.' },
    ]);
  });

  test('not when its volatility is the limit, as people write it: 1 − 57/100 is 0.43', () => {
    const judge = buildEvaluator({ replays: 100 });
    for (const id of ['a', 'b']) add(judge, id);
    const [result] = judge.results({ ...VERDICT, maxVolatility: 0.43 });
    expect(result?.volatility).toBe(1 - 57 / 100);
    expect(1 - 57 / 100).toBeGreaterThan(0.43);
    expect(result).toMatchObject({ pass: true, failures: [] });
    expect(judge.results({ ...VERDICT, maxVolatility: 0.4299 })[0]?.pass).toBe(false);
  });

  test('for both, when the best fails and the choice is volatile', () => {
    const judge = buildEvaluator({ replays: 100 });
    for (const id of ['a', 'b']) add(judge, id, { band: '' });
    const [result] = judge.results({ ...VERDICT, maxVolatility: 0 });
    expect(result?.failures.map(({ code }) => code)).toEqual(['best_fails', 'max_volatility']);
  });
});

describe('candidates that are not scored', () => {
  test('are counted, with a warning a scenario that the suite does not define', () => {
    const judge = buildEvaluator();
    add(judge, 'a', {}, 'RG-1');
    add(judge, 'b', {}, 'RG-1');
    add(judge, 'c', {}, 'the weather');
    add(judge, 'd');
    expect(judge).toMatchObject({ count: 4, unscored: 3 });
    expect(judge.warnings()).toEqual([
      {
        code: 'unknown_scenario',
        message: '2 candidates for "RG-1", which the suite does not define (did you mean "RG-01"?): not scored',
        count: 2,
      },
      {
        code: 'unknown_scenario',
        message: '1 candidate for "the weather", which the suite does not define: not scored',
        count: 1,
      },
    ]);
  });

  test('are counted separately from those whose scenario was not selected', () => {
    const judge = buildEvaluator();
    add(judge, 'a', {}, 'RG-05');
    expect(judge.warnings()).toEqual([
      { code: 'not_selected', message: '1 candidate for scenarios that were not selected: not scored', count: 1 },
    ]);
  });

  test('of very many scenarios are listed twenty at most, and counted all', () => {
    const judge = buildEvaluator();
    for (let index = 0; index < 3000; index += 1) add(judge, `c${index}`, {}, `unheard of, number ${index}`);
    add(judge, 'again', {}, 'unheard of, number 0');
    const warnings = judge.warnings();
    expect(warnings).toHaveLength(21);
    expect(warnings[0]?.count).toBe(2);
    expect(warnings.at(-1)).toEqual({
      code: 'unknown_scenario',
      message: '2980 candidates for other scenarios that the suite does not define: not scored',
      count: 2980,
    });
    expect(warnings.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(3001);
  });

  test('of one scenario more than are listed lead to one more warning', () => {
    const judge = buildEvaluator();
    for (let index = 0; index < 21; index += 1) add(judge, `c${index}`, {}, `unheard of, number ${index}`);
    expect(judge.warnings().at(-1)).toMatchObject({
      message: expect.stringMatching(/^1 candidate for other /),
      count: 1,
    });
    expect(judge.warnings()).toHaveLength(21);
  });

  test('do not exist where every candidate is', () => {
    const judge = buildEvaluator();
    add(judge, 'a');
    expect(judge.warnings()).toEqual([]);
  });
});

describe('a long file', () => {
  const fill = (judge: Judge, count: number) => {
    const output = buildOutput();
    const text = JSON.stringify(output);
    for (let index = 0; index < count; index += 1) judge.add({ id: `c${index}`, scenario_id: 'RG-01', output }, text);
  };

  test.each([
    ['small', 10],
    ['so large that not all of them can wait', 60_000],
  ])('lists with each candidate what it fails with, where outputs are %s', (_name, size) => {
    const suite = buildSuite({ 'RG-01': { require_abstain: true, max_band: 'Green' } });
    const selection: ScenarioSelection = { mode: 'must_pass', ids: suite.must_pass };
    const judge = buildEvaluator({ suite, selection, ablations: ALL_PROFILES });
    const [scenario] = suite.scenarios;
    if (scenario === undefined) throw new Error('there is one scenario');
    const candidates = Array.from({ length: 1200 }, (_, index) => {
      const own = { band: ['Purple', 'Grean', 7][index % 3], 'risk.uncertainty': (index % 10) / 10, run: index };
      const changes = index % 4 === 0 ? { ...own, trace: {} } : own;
      const note = 'x'.repeat(size);
      return { id: `c${(index * 7919) % 1201}`, scenario_id: 'RG-01', output: buildOutput({ ...changes, note }) };
    });
    for (const candidate of candidates) judge.add(candidate, JSON.stringify(candidate.output));
    const expected = candidates
      .map((candidate) => evaluateCandidate({ candidate, scenario, config: V0 }))
      .toSorted(compareRank)
      .slice(0, 100);
    const [result] = judge.results(VERDICT);
    expect(result?.evaluated).toEqual(expected);
    expect(result?.best).toEqual(expected[0]);
    expect(expected[0]?.failures.length).toBeGreaterThan(0);
  });

  test.each<[count: number, full: boolean, kept: number]>([
    [1000, false, 1000],
    [1001, false, 100],
    [2500, false, 100],
    [2500, true, 2500],
  ])('of %d candidates, full %s, lists %d of a scenario and says how many it left out', (count, full, retained) => {
    const judge = buildEvaluator({ full });
    fill(judge, count);
    const [result] = judge.results(VERDICT);
    expect(result?.evaluated).toHaveLength(retained);
    expect(result).toMatchObject({ evaluated_count: count, evaluated_omitted: count - retained, best: { id: 'c0' } });
  });

  test('is long by all of its candidates, scored or not', () => {
    const judge = buildEvaluator();
    for (let index = 0; index < 900; index += 1) add(judge, `other${index}`, {}, 'RG-05');
    fill(judge, 150);
    expect(judge.results(VERDICT)[0]).toMatchObject({ evaluated_count: 150, evaluated_omitted: 50 });
  });

  test('is replayed among all that tie, not only among those that are listed', () => {
    const judge = buildEvaluator({ replays: 5000 });
    fill(judge, 2000);
    const [result] = judge.results(VERDICT);
    expect(Object.keys(result?.winner_histogram ?? {}).length).toBeGreaterThan(1500);
  });
});

describe('ablations', () => {
  const expectations = buildSuite({
    'RG-01': { require_checkpoint: true, require_rollback: true },
    'RG-02': { require_abstain: true },
    'RG-03': { require_abstain_on_weak_bridge: true },
  });

  test('compare the choice under each profile with the real one, and leave the verdict alone', () => {
    const evaluated = [[], ALL_PROFILES].map((ablations) => {
      const judge = buildEvaluator({ suite: expectations, ablations });
      // Better, were it not for the checkpoint that is missing.
      add(judge, 'unbacked', { actions: [{ type: 'WRITE' }], 'risk.uncertainty': 0.1, 'rollback.plan': 'Reset.' });
      add(judge, 'backed', { actions: [{ type: 'READ' }], 'trace.decisions': [], 'constraints.hard': ['a'] });
      add(judge, 'goes on', { 'risk.uncertainty': 0.1 }, 'RG-02');
      add(judge, 'weak', {}, 'RG-03');
      return judge;
    });
    const [plain, ablated] = evaluated;
    expect(ablated?.results(VERDICT)).toEqual(plain?.results(VERDICT));
    expect(plain?.ablationResults()).toEqual({});
    expect(ablated?.ablationResults()).toEqual({
      abstention_telemetry_off: { pass_count: 2, baseline_pass_count: 0, winner_changes: [] },
      rollback_requirements_off: { pass_count: 1, baseline_pass_count: 0, winner_changes: [] },
      retrieval_signal_on: { pass_count: 0, baseline_pass_count: 0, winner_changes: [] },
    });
  });

  test('report where the winner changes', () => {
    const judge = buildEvaluator({ suite: expectations, ablations: ['rollback_requirements_off'] });
    const write = { actions: [{ type: 'WRITE' }], 'risk.uncertainty': 0.1 };
    add(judge, 'unbacked', { ...write, 'checkpoint.created': true });
    add(judge, 'only reads', { 'trace.decisions': ['one'], 'risk.uncertainty': 0.9 });
    expect(judge.results(VERDICT)[0]?.best?.id).toBe('only reads');
    expect(judge.ablationResults()).toEqual({
      rollback_requirements_off: {
        pass_count: 1,
        baseline_pass_count: 1,
        winner_changes: [{ scenario_id: 'RG-01', from: 'only reads', to: 'unbacked' }],
      },
    });
  });

  test('are reported in one order, whatever the order of the request', () => {
    const judge = buildEvaluator({ ablations: ALL_PROFILES.toReversed() });
    expect(Object.keys(judge.ablationResults())).toEqual(ALL_PROFILES);
  });

  test('find no winner where there is no candidate', () => {
    const judge = buildEvaluator({ ablations: ['retrieval_signal_on'] });
    expect(judge.ablationResults()).toEqual({
      retrieval_signal_on: { pass_count: 0, baseline_pass_count: 0, winner_changes: [] },
    });
  });
});

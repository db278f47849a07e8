import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AblationProfile } from '../../src/gate/ablations.ts';
import type { GateReport } from '../../src/gate/report.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import { WARNING_CODES } from '../../src/gate/warnings.ts';
import { buildEntry, buildSuite, codesOf, type Json } from '../gate/outputs.ts';
import { createPrivateArea, type PrivateArea, REPOSITORY } from '../gate/workspace.ts';

const SUITE = buildSuite({ 'RG-01': {}, 'RG-02': { require_abstain: true } }, { must_pass: ['RG-01'] });
const TIED = ['a', 'b', 'c'].map((id) => buildEntry(id));
const REQUEST: GateRequest = { mode: 'candidates', candidates: 'c.json', suite: 'suite.json', config: 'config.json' };

function createFiles(candidates: unknown, suite: unknown = SUITE): PrivateArea {
  return createPrivateArea({ 'c.json': candidates, 'suite.json': suite, 'config.json': {} });
}

async function reportOf(candidates: unknown, request: Partial<GateRequest> = {}, suite: unknown = SUITE) {
  return (await createFiles(candidates, suite).run({ ...REQUEST, ...request })).report;
}

const resultOf = (report: GateReport, id = 'RG-01') => {
  const result = report.results[id];
  if (result === undefined) throw new Error(`there is no ${id}`);
  return result;
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('selection', () => {
  test('ranks passing first, then overall descending, then id', async () => {
    const entries = [
      buildEntry('fails_best', { band: '' }),
      buildEntry('passes_b', { 'trace.decisions': ['one'] }),
      buildEntry('passes_a', { 'trace.decisions': ['one'] }),
      buildEntry('passes_best'),
      buildEntry('fails_less', { band: '', 'trace.decisions': ['one'] }),
    ];
    const { best, evaluated } = resultOf(await reportOf(entries));
    const order = ['passes_best', 'passes_a', 'passes_b', 'fails_best', 'fails_less'];
    expect(evaluated.map(({ id }) => id)).toEqual(order);
    expect(best?.id).toBe('passes_best');
  });

  test('orders ids as localeCompare does in replay-less runs', async () => {
    const ids = ['B', 'a', 'C', 'candidate_10', 'candidate_9', 'é', 'f', '1', '_'];
    const { evaluated, replay_winners: winners } = resultOf(await reportOf(ids.map((id) => buildEntry(id))));
    const sorted = ids.toSorted((one, other) => one.localeCompare(other, 'en'));
    expect(evaluated.map(({ id }) => id)).toEqual(sorted);
    expect(winners).toEqual([sorted[0]]);
  });

  test('in a replay with N > 1 breaks ties by the input order after the shuffle instead of the id', async () => {
    const { replay_winners: winners = [], best } = resultOf(await reportOf(TIED, { replays: 60, seed: '7' }));
    expect(new Set(winners)).toEqual(new Set(['a', 'b', 'c']));
    expect(best?.id).toBe('a');
  });

  test('shuffles only what ties: merit goes before order in every replay', async () => {
    const entries = [...TIED, buildEntry('less', { 'trace.decisions': ['one'] }), buildEntry('fails', { band: '' })];
    const { winner_histogram: wins } = resultOf(await reportOf(entries, { replays: 500, seed: '7' }));
    expect(Object.keys(wins)).toEqual(['a', 'b', 'c']);
  });

  test('scores are a pure function of output, scenario and config: neither order, seed nor replays change them', async () => {
    const entries = [...TIED, buildEntry('d', { 'trace.decisions': [1] }), buildEntry('e', { band: 'Purple' })];
    const scoresOf = (report: GateReport) => resultOf(report).evaluated;
    const one = scoresOf(await reportOf(entries));
    expect(scoresOf(await reportOf(entries.toReversed()))).toEqual(one);
    expect(scoresOf(await reportOf(entries, { replays: 700, seed: 'x' }))).toEqual(one);
  });
});

describe('replays', () => {
  const mixed = [
    buildEntry('asks', { 'uncertainty.abstain': true, 'uncertainty.tie_mass': 0.2 }),
    buildEntry('goes_on'),
    buildEntry('knows', { 'uncertainty.tie_mass': 0.1 }),
  ];

  test('volatility = 1 − max_winner_count / replays_ran', async () => {
    const result = resultOf(await reportOf(mixed, { replays: 100, seed: '7' }));
    expect(result.volatility).toBe(1 - Math.max(...Object.values(result.winner_histogram)) / result.replays_ran);
    expect(result.volatility).toBeGreaterThan(0.3);
    expect(resultOf(await reportOf(mixed.slice(1, 2), { replays: 100 })).volatility).toBe(0);
  });

  test('pass_rate = the share of replay winners that pass', async () => {
    expect(resultOf(await reportOf(mixed, { replays: 100 })).pass_rate).toBe(1);
    const failing = ['x', 'y'].map((id) => buildEntry(id, { band: '' }));
    expect(resultOf(await reportOf(failing, { replays: 100 })).pass_rate).toBe(0);
  });

  test('abstain_distribution is {abstain, no_abstain}', async () => {
    const result = resultOf(await reportOf(mixed, { replays: 100, seed: '7' }));
    const asks = result.winner_histogram.asks ?? 0;
    expect(result.abstain_distribution).toEqual({ abstain: asks, no_abstain: 100 - asks });
  });

  test('tie_distribution is {high_tie_mass (≥ 0.4), low_tie_mass, missing}', async () => {
    const result = resultOf(await reportOf(mixed, { replays: 100, seed: '7' }));
    const silent = result.winner_histogram.goes_on ?? 0;
    expect(result.tie_distribution).toEqual({ high_tie_mass: 0, low_tie_mass: 100 - silent, missing: silent });
    for (const [mass, kind] of [
      [0.4, 'high_tie_mass'],
      [0.3999, 'low_tie_mass'],
      ['0.9', 'missing'],
    ] as const) {
      const entry = buildEntry('a', { 'uncertainty.tie_mass': mass, 'uncertainty.abstain': true });
      expect(resultOf(await reportOf([entry])).tie_distribution).toMatchObject({ [kind]: 1 });
    }
  });

  test('replay_winners is an id per replay; above 10,000 replays run-length encoded under replay_winners_rle instead', async () => {
    const listed = resultOf(await reportOf(TIED, { replays: 10_000, seed: '7' }));
    expect(listed.replay_winners).toHaveLength(10_000);
    expect(listed).not.toHaveProperty('replay_winners_rle');
    const encoded = resultOf(await reportOf(TIED, { replays: 10_001, seed: '7' }));
    expect(encoded).not.toHaveProperty('replay_winners');
    const decoded = encoded.replay_winners_rle?.flatMap(([id, count]) => Array<string>(count).fill(id));
    expect(decoded?.slice(0, 10_000)).toEqual(listed.replay_winners);
  });

  test('winner_histogram counts the wins', async () => {
    const { winner_histogram: wins, replay_winners: winners = [] } = resultOf(
      await reportOf(TIED, { replays: 100, seed: '7' }),
    );
    for (const id of ['a', 'b', 'c']) expect(wins[id]).toBe(winners.filter((winner) => winner === id).length);
  });
});

describe('the report', () => {
  test('holds the fields of the specification, and no others at its top', async () => {
    const report = await reportOf(TIED);
    expect(Object.keys(report)).toEqual([
      'schema_version',
      'ran_at',
      'run_mode',
      'suite_path',
      'suite_version',
      'input_suite_version',
      'seed',
      'replays_requested',
      'replays_ran',
      'max_volatility',
      'candidates_file',
      'candidates_count',
      'unscored_count',
      'must_pass',
      'suite_pass',
      'results',
      'warnings',
      'reproducibility_contract',
    ]);
  });

  test('says what was asked and what was found', async () => {
    const candidates = { suite_version: 'v0', candidates: [...TIED, buildEntry('lost', {}, 'RG-77')] };
    expect(await reportOf(candidates, { replays: 5, seed: '7', maxVolatility: 1 })).toMatchObject({
      schema_version: 1,
      ran_at: '2026-02-12T11:38:28.125Z',
      suite_path: 'suite.json',
      suite_version: 'v0',
      input_suite_version: 'v0',
      run_mode: 'candidates',
      seed: '7',
      replays_requested: 5,
      replays_ran: 5,
      max_volatility: 1,
      candidates_file: 'c.json',
      candidates_count: 4,
      unscored_count: 1,
      must_pass: ['RG-01'],
      suite_pass: true,
    });
  });

  test('has results by scenario: the scenario, best, evaluated and the replay fields', async () => {
    const report = await reportOf(TIED, { replays: 5 });
    expect(Object.keys(resultOf(report))).toEqual([
      'scenario',
      'pass',
      'failures',
      'best',
      'evaluated_count',
      'evaluated',
      'evaluated_omitted',
      'replays_requested',
      'replays_ran',
      'replay_winners',
      'winner_histogram',
      'volatility',
      'pass_rate',
      'abstain_distribution',
      'tie_distribution',
    ]);
    expect(resultOf(report).scenario).toEqual({ id: 'RG-01', expect: {} });
  });

  test('names files relative to the working directory where they are inside it, else by their path', async () => {
    const outside = createFiles(TIED);
    const privateArea = createFiles(TIED);
    const { report } = await privateArea.run({
      ...REQUEST,
      candidates: join(outside.folder, 'c.json'),
      suite: './suite.json',
    });
    expect(report).toMatchObject({ candidates_file: join(outside.folder, 'c.json'), suite_path: 'suite.json' });
  });

  test('is written atomically: nothing else is left beside it', async () => {
    const privateArea = createFiles(TIED);
    for (const replays of [1, 2, 3]) await privateArea.run({ ...REQUEST, replays });
    expect(readdirSync(join(privateArea.folder, 'replay-suite/v0/reports'))).toEqual(['latest.json']);
    expect(privateArea.report().replays_requested).toBe(3);
  });
});

describe('the reproducibility contract', () => {
  test('has mode R0', async () => {
    expect((await reportOf(TIED)).reproducibility_contract.mode).toBe('R0');
  });

  test('records the runner: name, version, command, working directory', async () => {
    const privateArea = createFiles(TIED);
    const { report } = await privateArea.run(REQUEST);
    expect(report.reproducibility_contract.manifest.runner).toEqual({
      name: 'autorize-action',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      command: ['node', 'tools/run-ci-gate.mjs'],
      cwd: privateArea.folder,
    });
  });

  test('records the system: node, platform, arch', async () => {
    const { system } = (await reportOf(TIED)).reproducibility_contract.manifest;
    expect(system).toEqual({ node: 'v24.0.0', platform: 'linux', arch: 'x64' });
  });

  test('records the inputs: path and SHA-256 of suite, config and candidates file, and the candidate ids', async () => {
    const privateArea = createFiles(TIED);
    const { report } = await privateArea.run(REQUEST);
    expect(report.reproducibility_contract.manifest.inputs).toEqual({
      suite: { path: 'suite.json', sha256: sha256(privateArea.read('suite.json')) },
      config: { path: 'config.json', sha256: sha256(privateArea.read('config.json')) },
      candidates: { path: 'c.json', sha256: sha256(privateArea.read('c.json')) },
      normalized_candidates_sha256: sha256(
        TIED.map((entry) => `${JSON.stringify([entry.id, entry.scenario_id, entry.output])}\n`).join(''),
      ),
      candidate_ids: ['a', 'b', 'c'],
    });
  });

  test('records the scenario selection', async () => {
    const selectionOf = async (request: Partial<GateRequest>) =>
      (await reportOf(TIED, request)).reproducibility_contract.manifest.scenario_selection;
    expect(await selectionOf({})).toEqual({ mode: 'must_pass', ids: ['RG-01'] });
    expect(await selectionOf({ scenarios: ['RG-02'] })).toEqual({ mode: 'scenario', ids: ['RG-02'] });
    expect(await selectionOf({ all: true })).toEqual({ mode: 'all', ids: ['RG-01', 'RG-02'] });
  });

  test('records one selection outcome for each scenario', async () => {
    const asks = buildEntry('asks', { 'uncertainty.abstain': true, 'uncertainty.tie_mass': 0.5 }, 'RG-02');
    const report = await reportOf(
      [...TIED, asks],
      { all: true, replays: 20, seed: '7' },
      {
        ...SUITE,
        must_pass: ['RG-01', 'RG-99'],
      },
    );
    expect(report.reproducibility_contract.selection_outcomes).toEqual([
      {
        scenario_id: 'RG-01',
        pass: true,
        winner_candidate_id: 'a',
        winner_abstain: false,
        winner_tie_mass: null,
        pass_rate: 1,
        volatility: resultOf(report).volatility,
      },
      {
        scenario_id: 'RG-02',
        pass: true,
        winner_candidate_id: 'asks',
        winner_abstain: true,
        winner_tie_mass: 0.5,
        pass_rate: 1,
        volatility: 0,
      },
      {
        scenario_id: 'RG-99',
        pass: false,
        winner_candidate_id: null,
        winner_abstain: null,
        winner_tie_mass: null,
        pass_rate: 0,
        volatility: 0,
      },
    ]);
  });

  test('records the phase, posture and decisions of each winner', async () => {
    const winner = buildEntry('a', { phase: 'commit', posture: 'proceed' });
    const report = await reportOf([winner, buildEntry('b', { phase: 'plan' })], { all: true });
    expect(report.reproducibility_contract.posture_transitions).toEqual([
      {
        scenario_id: 'RG-01',
        winner_candidate_id: 'a',
        phase: 'commit',
        posture: 'proceed',
        trace_decisions: ['The page ends too late.', 'I report it.'],
      },
    ]);
  });
});

describe('two runs over the same input', () => {
  const later = {
    now: () => new Date('2031-05-06T07:08:09.010Z'),
    command: ['node', 'elsewhere.mjs', '--seed', '1'],
    system: { node: 'v26.1.0', platform: 'darwin', arch: 'arm64' },
  };

  test('differ only in ran_at and in the manifest’s system and runner', async () => {
    const privateArea = createFiles([...TIED, buildEntry('lost', {}, 'RG-77')]);
    const request: GateRequest = { ...REQUEST, all: true, replays: 30, ablations: ['retrieval_signal_on'] };
    await privateArea.run({ ...request, report: 'first.json' });
    await privateArea.run({ ...request, report: 'second.json' }, { host: later });
    const [first, second] = [privateArea.report('first.json'), privateArea.report('second.json')];
    expect(second).not.toEqual(first);
    expect(differences(first, second)).toEqual([
      '.ran_at',
      '.reproducibility_contract.manifest.runner',
      '.reproducibility_contract.manifest.system',
    ]);
  });

  test('are otherwise byte-identical', async () => {
    const privateArea = createFiles(TIED);
    await privateArea.run({ ...REQUEST, replays: 30, report: 'first.json' });
    await privateArea.run({ ...REQUEST, replays: 30, report: 'second.json' });
    expect(privateArea.read('second.json')).toBe(privateArea.read('first.json'));
  });
});

describe('more than 1,000 candidates', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildEntry(`c${index}`, { 'trace.decisions': Array(index % 3).fill('step') }),
    );

  test('leave the best 100 a scenario in evaluated, and the report says how many were left out', async () => {
    const result = resultOf(await reportOf(many(1001)));
    expect(result.evaluated).toHaveLength(100);
    expect(result).toMatchObject({ evaluated_count: 1001, evaluated_omitted: 901 });
    const all = resultOf(await reportOf(many(1001), { full: true }));
    expect(result.evaluated).toEqual(all.evaluated.slice(0, 100));
    expect(result.best).toEqual(all.best);
  });

  test('are all kept with --full, and 1,000 always', async () => {
    expect(resultOf(await reportOf(many(1001), { full: true }))).toMatchObject({ evaluated_omitted: 0 });
    expect(resultOf(await reportOf(many(1000))).evaluated).toHaveLength(1000);
  });
});

describe('ablation profiles', () => {
  /** What a profile comes to; all else of the report is as without it. */
  const profile = async (candidates: readonly Json[], expectation: Json, name: AblationProfile) => {
    const privateArea = createFiles(candidates, buildSuite({ 'RG-01': expectation }));
    const { report: plain } = await privateArea.run(REQUEST);
    const { experimental, ...report } = (await privateArea.run({ ...REQUEST, ablations: [name] })).report;
    expect(report).toEqual(plain);
    return experimental?.ablations[name];
  };

  test.each(['require_abstain', 'require_abstain_on_weak_bridge'])(
    'abstention_telemetry_off drops %s',
    async (rule) => {
      expect(await profile([buildEntry('a')], { [rule]: true }, 'abstention_telemetry_off')).toEqual({
        pass_count: 1,
        baseline_pass_count: 0,
        winner_changes: [],
      });
    },
  );

  test.each(['require_checkpoint', 'require_rollback'])('rollback_requirements_off drops %s', async (rule) => {
    const write = buildEntry('a', {
      actions: [{ type: 'WRITE' }],
      'risk.uncertainty': 0.1,
      [rule === 'require_checkpoint' ? 'rollback.plan' : 'checkpoint.created']: true,
    });
    expect(await profile([write], { [rule]: true }, 'rollback_requirements_off')).toMatchObject({
      pass_count: 1,
      baseline_pass_count: 0,
    });
  });

  test('retrieval_signal_on enables G, with weight 0.15 if it is 0', async () => {
    // Equal but for the signal: `b` has evidence, `a` comes first by id.
    const entries = [buildEntry('a'), buildEntry('b', { 'analysis.integration.bridge_evidence_strength': 1 })];
    expect(await profile(entries, {}, 'retrieval_signal_on')).toEqual({
      pass_count: 1,
      baseline_pass_count: 1,
      winner_changes: [{ scenario_id: 'RG-01', from: 'a', to: 'b' }],
    });
  });

  test('report pass counts and winner changes and never change the verdict', async () => {
    const suite = buildSuite({ 'RG-01': { require_abstain: true } });
    const report = await reportOf(TIED, { ablations: ['abstention_telemetry_off'] }, suite);
    expect(report).toMatchObject({ suite_pass: false, results: { 'RG-01': { pass: false } } });
    expect(codesOf(resultOf(report).best ?? { failures: [] })).toEqual(['require_abstain']);
    expect(report.experimental?.ablations.abstention_telemetry_off).toMatchObject({ pass_count: 1 });
  });
});

describe('warnings', () => {
  test('are reported for each of their codes, and never change the verdict', async () => {
    const suite = { ...SUITE, owner: 'platform' };
    const entries = [
      buildEntry('a'),
      { ...buildEntry('x'), id: '' },
      buildEntry('b', {}, 'RG-02'),
      buildEntry('c', {}, 'RG-77'),
    ];
    const report = await reportOf({ suite_version: 'v9', candidates: entries }, {}, suite);
    expect(report.suite_pass).toBe(true);
    expect(report.warnings).toHaveLength(WARNING_CODES.length);
    expect(new Set(report.warnings.map(({ code }) => code))).toEqual(new Set(WARNING_CODES));
    for (const { message } of report.warnings) expect(message).toMatch(/^\S.+/);
  });

  test('are none for the battery itself', async () => {
    const { report } = await createPrivateArea().run({
      mode: 'fixtures',
      suite: join(REPOSITORY, 'replay-suite/v0/suite.json'),
      all: true,
    });
    expect(report.warnings).toEqual([]);
  });
});

/** The smallest objects in which two values differ, as paths; texts and lists count as a whole. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(a) || !isObject(b) || path.split('.').length > 3) return [path];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    differences(a[key], b[key], `${path}.${key}`),
  );
}
